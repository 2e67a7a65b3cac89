// The words for what happened: descriptions and events go in, and utterances come out, with a rule
// for each part. Its functions are pure: the module moves nothing and keeps no state. Imports
// EarshotFocusEngine and EarshotModel.
