// The contents of a screen as values (elements, traits, containers, handlers, conditions, and
// text), and the rules of speech and focus as values with their evidence. The module doesn't print,
// read, or speak anything. Imports nothing.
