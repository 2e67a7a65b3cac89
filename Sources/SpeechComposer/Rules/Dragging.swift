extension Utterance.Rule {
  static let drop = Self("a drop says that it is done", source: "WWDC24-10073")
}
