extension [String] {
  /// The words as a message names what may stand there: `'a', 'b' or 'c'`.
  package var asAlternatives: String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
