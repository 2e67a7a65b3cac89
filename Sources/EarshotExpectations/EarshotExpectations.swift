// The code that both testing products share: it compares speech and updates the source of a test.
// It encapsulates the reading and writing of Swift source, so the products only report issues.
