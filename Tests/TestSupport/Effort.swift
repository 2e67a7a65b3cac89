import Foundation

/// The share of random and large-scale tests that one run performs.
///
/// The environment variable `EARSHOT_EFFORT` gives the number of twentieths. Without it, it is one,
/// so `swift test` is quick; `20` or `full` is everything, as in `.ci/run`. Seeds are fixed: a run
/// with less effort tries a part of what a run with more effort tries.
public enum Effort {
  /// The number of twentieths, from 1 to 20.
  static let twentieths: Int = {
    let text = ProcessInfo.processInfo.environment["EARSHOT_EFFORT"] ?? ""
    return text == "full" ? all : min(max(Int(text) ?? 1, 1), all)
  }()

  private static let all = 20

  /// Whether the run tries everything.
  public static var isFull: Bool { twentieths == all }

  /// Returns the part of a count that this run tries.
  ///
  /// - Parameters:
  ///   - count: The count for a run with full effort.
  ///   - least: The minimum number to try.
  /// - Returns: This run's twentieths of the count, rounded up.
  public static func share(of count: Int, atLeast least: Int = 1) -> Int {
    min(max((count * twentieths + all - 1) / all, least), count)
  }

  /// Returns the part of a list that this run tries, spread evenly over it.
  ///
  /// - Parameters:
  ///   - list: The list for a run with full effort.
  ///   - least: The minimum number to try.
  /// - Returns: This run's twentieths of the list, in its order.
  public static func share<Item>(of list: [Item], atLeast least: Int = 1) -> [Item] {
    let count = share(of: list.count, atLeast: min(least, list.count))
    return (0..<count).map { list[$0 * list.count / count] }
  }

  /// Returns the part of a list that this run tries, with at least one in the given number.
  ///
  /// - Parameters:
  ///   - list: The list for a run with full effort.
  ///   - divisor: The number of items of which every run tries at least one.
  /// - Returns: The items, in their order.
  public static func share<Item>(of list: [Item], atLeastOneIn divisor: Int) -> [Item] {
    share(of: list, atLeast: list.count / divisor)
  }
}
