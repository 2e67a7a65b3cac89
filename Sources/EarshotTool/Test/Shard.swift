/// The number of one of several machines that share the sessions, in the form `2/4`.
///
/// - Source: our choice, after Jest and Playwright; SESSIONS.md, "Transcripts", `--shard`.
struct Shard: Hashable, Sendable {
  /// The number of this machine, starting at 1.
  let number: Int
  /// The total number of machines.
  let count: Int

  /// The maximum number of machines.
  private static let limit = 1_000

  /// Parses `I/N`, or returns `nil` if the text has a different form.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(digits.contains) }),
      let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.limit).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Returns this machine's share.
  ///
  /// Beginning with the largest file, each file goes to the machine with the least work so far.
  ///
  /// Every machine with the same files and weights computes the same shares.
  ///
  /// - Parameter weights: The work of each file.
  /// - Returns: The indices of the files in the share, in order.
  /// - Complexity: O(*n* log *n* + *n*·*m*), where *n* is the number of files and *m* is the number
  ///   of machines.
  func share(of weights: [Int]) -> [Int] {
    var loads = Array(repeating: 0, count: count)
    var own: [Int] = []
    let order = weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
    for place in order {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += max(1, weights[place])
      if least == number - 1 { own.append(place) }
    }
    return own.sorted()
  }
}
