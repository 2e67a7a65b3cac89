// The running app: its screens, states, handlers, and timers, and the notifications that it posts.
// It knows neither VoiceOver's cursor nor VoiceOver's words. Imports EarshotModel.
