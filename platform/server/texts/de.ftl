# Die E-Mails, die der Server verschickt.

subject-confirm = Monumenta: Bestätige deine E-Mail-Adresse
mail-confirm =
    Hallo,

    dieser Code bestätigt deine E-Mail-Adresse. Gib ihn auf der Seite „Meine Ecke“ ein:

    { $code }

    Er gilt einmal und { $minutes } Minuten lang. Wenn du ihn nicht verlangt hast, beachte diese E-Mail nicht: Es ändert sich nichts.

    Monumenta
subject-recover = Monumenta: Neues Passwort
mail-recover =
    Hallo,

    du hast ein neues Passwort für das Konto „{ $account }“ verlangt. Gib diesen Code auf der Seite „Meine Ecke“ unter „Passwort vergessen?“ ein:

    { $code }

    Er gilt einmal und { $minutes } Minuten lang. Wenn du ihn nicht verlangt hast, beachte diese E-Mail nicht: Dein Passwort bleibt, wie es ist.

    Monumenta
