package import EarshotModel

extension Milliseconds {
  /// The length as the notation writes it: `2s`, `0.5s`.
  package var notation: String {
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: 1_000)
    guard rest != 0 else { return "\(seconds)s" }
    var decimals = String(String(1_000 + rest).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(seconds).\(decimals)s"
  }
}
