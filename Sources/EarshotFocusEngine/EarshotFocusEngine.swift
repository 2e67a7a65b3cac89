// VoiceOver's cursor and rotor: the reading order, the destinations of gestures, and their results
// as events. This module produces no words. Imports EarshotSimulatedApp and EarshotModel.
