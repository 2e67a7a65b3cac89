// VoiceOver's cursor and rotor: the reading order, the destinations of gestures, and their results
// as events. This module produces no words. The only app type in its interface is `App`. Imports
// EarshotSimulatedApp and EarshotModel.
