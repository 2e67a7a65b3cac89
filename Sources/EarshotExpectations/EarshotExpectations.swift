// The code that both products for tests share: it compares speech and updates the source of a test. It
// hides from them how it reads and writes Swift source. They know only how to report an issue.
