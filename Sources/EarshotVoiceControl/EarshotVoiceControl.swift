// Voice Control as a language: the phrases, the names that they mean, and the overlays that number items. It knows
// no session; `EarshotSession` gives it the items that are shown, and does what a phrase asks for.
