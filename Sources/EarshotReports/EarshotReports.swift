// Findings and reports: the results of a command, and the formats in which other programs read
// them. Each format is implemented once and serves every command.
