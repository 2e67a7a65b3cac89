// VoiceOver's cursor and rotor: the reading order, where a gesture leads, and what happened, as events.
// It makes no words, and shows nothing of the app in its interface but the app itself.
// Imports EarshotSimulatedApp and EarshotModel.
