# The mails that the server sends.

subject-confirm = Monumenta: confirm your e-mail address
mail-confirm =
    Hello,

    this code confirms your e-mail address. Enter it on the page “My corner”:

    { $code }

    It can be used once, within { $minutes } minutes. If you did not ask for it, ignore this mail: nothing changes.

    Monumenta
subject-recover = Monumenta: a new password
mail-recover =
    Hello,

    you asked for a new password for the account “{ $account }”. Enter this code on the page “My corner”, under “Forgotten your password?”:

    { $code }

    It can be used once, within { $minutes } minutes. If you did not ask for it, ignore this mail: your password stays as it is.

    Monumenta
