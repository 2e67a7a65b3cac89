import Foundation

/// How much of what is tried at random or at a large scale one run of the tests tries.
///
/// The environment variable `EARSHOT_EFFORT` says how many twentieths: without it one, so that
/// `swift test` is quick; `20` or `full` is everything, as in `.ci/run`. Seeds are fixed: a run of
/// less effort tries a part of what a run of more effort tries.
public enum Effort {
  /// The number of twentieths, from 1 to 20.
  static let twentieths: Int = {
    let text = ProcessInfo.processInfo.environment["EARSHOT_EFFORT"] ?? ""
    return text == "full" ? all : min(max(Int(text) ?? 1, 1), all)
  }()

  private static let all = 20

  /// Whether everything is tried.
  public static var isFull: Bool { twentieths == all }

  /// The part of a count that this run tries.
  ///
  /// - Parameters:
  ///   - count: What a run of full effort tries.
  ///   - least: How many are tried in any case.
  /// - Returns: As many twentieths of the count as this run tries, rounded up.
  public static func share(of count: Int, atLeast least: Int = 1) -> Int {
    min(max((count * twentieths + all - 1) / all, least), count)
  }

  /// The part of a list that this run tries, spread evenly over it.
  ///
  /// - Parameters:
  ///   - list: What a run of full effort tries.
  ///   - least: How many are tried in any case.
  /// - Returns: As many twentieths of the list as this run tries, in its order.
  public static func share<Item>(of list: [Item], atLeast least: Int = 1) -> [Item] {
    let count = share(of: list.count, atLeast: min(least, list.count))
    return (0..<count).map { list[$0 * list.count / count] }
  }

  /// The part of a list that this run tries, at least every so many-th.
  ///
  /// - Parameters:
  ///   - list: What a run of full effort tries.
  ///   - divisor: One in so many is tried in any case.
  /// - Returns: The items, in their order.
  public static func share<Item>(of list: [Item], atLeastOneIn divisor: Int) -> [Item] {
    share(of: list, atLeast: list.count / divisor)
  }
}
