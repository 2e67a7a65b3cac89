// The entry point of the program earshot. It's a separate target, because the program is linked statically with Swift's
// library, and its tests can't be.
//
// The entry point is in C to get the command-line arguments. On Linux, Swift reads the arguments from /proc, so it gets
// none if /proc isn't mounted.
// Imports EarshotTool.

extern int earshot_main(int count, char **words);

int main(int count, char **words) { return earshot_main(count, words); }
