// Findings and reports: the results of a command, and the formats in which other programs read
// them. Every command uses the same implementation of each format.
