// Findings and reports: what a command found, and the forms in which other programs read it. Each form is written once
// and serves every command.
