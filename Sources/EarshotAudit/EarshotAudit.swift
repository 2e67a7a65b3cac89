// EarshotAudit: what is wrong with an app for those who hear it, and what it costs to use.
//
// A rule is one row, in a file of its own under `Rules`; `AuditRule.all` lists them, and everything
// that is told of rules is derived from it. Rules judge what is heard: at a stop, on a screen as it
// stands, or on the way through an app. `Subjects` is what they are shown, `Exploring` meets the
// states that an app can reach, `Effort` counts gestures and words, `Living` leaves out what is
// known, and `Reports` prints.
