// Voice Control as a language: the phrases, the names that they contain, and the overlays that
// number items. The module is independent of sessions; `EarshotSession` provides the visible items
// and performs the action of a phrase.
