// The words for events: the module turns descriptions and events into utterances, with a rule for
// each part. Its functions are pure: they move nothing and keep no state. Imports
// EarshotFocusEngine and EarshotModel.
