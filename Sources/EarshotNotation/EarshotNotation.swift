// Reads, prints, and checks the two file formats for a screen: the notation and JSON. The module
// also contains the only path by which text from a file reaches a terminal or a report. Imports
// EarshotModel.
