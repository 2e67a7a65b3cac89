// What the two products for tests share: comparing, and updating the source of a test. It hides from
// them how Swift source is read and written; they know only where their framework puts an issue.
