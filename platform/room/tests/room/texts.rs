//! The texts of rooms are complete.

use protocol::NotNow;

#[test]
fn every_reason_not_to_do_something_now_has_a_text_in_both_languages() {
    for (language, text) in
        [("fr", include_str!("../../texts/fr.ftl")), ("en", include_str!("../../texts/en.ftl"))]
    {
        for reason in NotNow::ALL {
            let id = format!("not-now-{} = ", reason.code().replace('_', "-"));
            assert!(
                text.lines().any(|line| line.starts_with(&id)),
                "{id} is missing in {language}"
            );
        }
    }
}
