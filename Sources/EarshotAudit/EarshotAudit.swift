// EarshotAudit: what is wrong with an app for those who hear it, and what it costs to use.
//
// `Rules` has the judge of each rule, and `AuditRule.all` lists the rules. The words of a rule are in
// its page in `Docs/Audit`, which `AuditPage` reads. Rules judge what is heard: at a stop, on a screen
// as it is, or on the way through an app. `Subjects` is what they judge, `Exploring` meets the states
// that an app can reach, `Effort` counts gestures and words, `Living` leaves out known findings, and
// `Reports` prints.
