// The start of the program earshot, and nothing else: a target of its own, because the program is linked with Swift's
// library inside, and its tests can't be.
// Imports EarshotTool.
