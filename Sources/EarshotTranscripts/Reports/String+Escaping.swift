extension String {
  /// The text with something else in the place of some characters, one scalar at a time, so that
  /// no combining mark behind one can hide it.
  package func escaping(_ table: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { table[$0] != nil }) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let replacement = table[scalar] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
