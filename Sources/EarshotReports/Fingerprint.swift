/// A short name for a string, which stays the same from run to run.
///
/// - Source: our choice: FNV-1a with 64 bits by Fowler, Noll, and Vo, with two different start
///   values.
package enum Fingerprint {
  /// Returns the fingerprint of a string, as 32 hexadecimal digits.
  package static func of(_ text: String) -> String {
    let starts: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F]
    return starts.map { start in
      let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
