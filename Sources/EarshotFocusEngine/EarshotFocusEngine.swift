// VoiceOver's cursor and rotor: the reading order, the destination of a gesture, and the results,
// as events. It produces no words. Of the app, its interface exposes only `App`. Imports
// EarshotSimulatedApp and EarshotModel.
