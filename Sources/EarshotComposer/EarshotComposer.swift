// The words for events: the module turns descriptions and events into utterances, with a rule for
// each part. Its functions are pure: they don't move the cursor or keep state. Imports
// EarshotFocusEngine and EarshotModel.
