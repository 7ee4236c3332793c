# Les courriels que le serveur envoie.

subject-confirm = Monumenta : confirmez votre adresse
mail-confirm =
    Bonjour,

    ce code confirme votre adresse électronique. Saisissez-le dans « Mon coin » :

    { $code }

    Il sert une seule fois, dans les { $minutes } minutes qui viennent. Si vous n’avez rien demandé, ignorez ce courriel : rien ne change.

    Monumenta
subject-recover = Monumenta : nouveau mot de passe
mail-recover =
    Bonjour,

    vous avez demandé un nouveau mot de passe pour le compte « { $account } ». Saisissez ce code dans « Mon coin », sous « Mot de passe oublié ? » :

    { $code }

    Il sert une seule fois, dans les { $minutes } minutes qui viennent. Si vous n’avez rien demandé, ignorez ce courriel : votre mot de passe reste le même.

    Monumenta
