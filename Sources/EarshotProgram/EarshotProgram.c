// The start of the program earshot, and nothing else: a target of its own, because the program is linked with Swift's
// library inside, and its tests can't be.
//
// It's in C for the words of the command line. Swift reads them from /proc on Linux, and has none where that isn't mounted.
// Imports EarshotTool.

extern int earshot_main(int count, char **words);

int main(int count, char **words) { return earshot_main(count, words); }
