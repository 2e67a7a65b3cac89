// EarshotAudit: the problems in an app for people who use it by ear, and the cost of using it.
//
// `Rules` contains the judge of each rule, and `AuditRule.all` lists the rules. The words of a rule
// are in its page in `Docs/Audit`, which `AuditPage` reads. Rules judge VoiceOver's words: at a
// stop, on a screen, or on the way through an app. `Subjects` contains the subjects of rules,
// `Exploring` finds the states that an app can reach, `Effort` counts gestures and words, `Living`
// leaves out known findings, and `Reports` formats the results.
