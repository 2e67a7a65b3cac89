// The contents of a screen as values (elements, traits, containers, handlers, conditions, and
// text), and the rules of speech and focus as values with their evidence. The module reads the
// rules from the built-in pages. It doesn't print or speak anything. Imports EarshotTexts.
