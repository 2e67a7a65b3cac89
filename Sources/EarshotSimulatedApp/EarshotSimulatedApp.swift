// The running app: screens, states, handlers, timers, and the notifications that it posts. It knows
// neither VoiceOver's cursor nor VoiceOver's words. Imports EarshotModel.
