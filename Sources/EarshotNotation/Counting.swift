extension Int {
  /// A number of things in words: `1 stop`, `2 stops`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
