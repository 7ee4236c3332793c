//! The texts of rooms are complete.

use protocol::NotNow;

const TEXTS: ftl::Texts = ftl::texts!();

#[test]
fn every_reason_not_to_do_something_now_has_a_text_in_every_language() {
    assert!(TEXTS.len() > 1);
    for (language, text) in TEXTS {
        let messages = ftl::messages(text).unwrap();
        for reason in NotNow::ALL {
            let id = format!("not-now-{}", reason.code().replace('_', "-"));
            assert!(messages.iter().any(|it| it.id == id), "{id} is missing in {language}");
        }
    }
}
