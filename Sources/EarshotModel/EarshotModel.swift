// What a screen is: elements, traits, containers, handlers, guards and texts as values, and the rules
// of speech and focus as values with their evidence. It prints nothing, reads nothing, speaks nothing.
// Imports nothing.
