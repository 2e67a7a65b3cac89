// The code that both testing products share: it compares speech and updates the source of a test.
// It encapsulates the reading and writing of Swift source. The products only know how to report an
// issue.
