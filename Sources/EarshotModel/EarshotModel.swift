// The contents of a screen as values (elements, traits, containers, handlers, conditions, and
// text), and the rules of speech and focus as values with their evidence, which it finds on the
// built-in pages. The module doesn't print or speak anything. Imports EarshotTexts.
