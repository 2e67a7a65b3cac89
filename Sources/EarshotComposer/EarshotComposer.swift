// The words of what happened: descriptions and events in, utterances out, each part with its rule.
// Pure functions: it moves nothing and keeps nothing.
// Imports EarshotFocusEngine and EarshotModel.
