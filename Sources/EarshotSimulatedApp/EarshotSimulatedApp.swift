// The app as it runs: screens, states, handlers, timers, and the notifications it posts. It knows
// neither VoiceOver's cursor nor a word that is spoken.
// Imports EarshotModel.
