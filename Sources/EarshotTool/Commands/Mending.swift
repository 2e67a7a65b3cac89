internal import EarshotImporters
internal import EarshotNotation

/// The files of an app, changed as their diagnostics suggest until nothing more is to be changed.
///
/// A change may uncover another, so the files are read again after each round. A round counts only if
/// less is wrong afterwards: so the files read at least as well as before, the rounds end, and mending
/// what was mended changes nothing.
struct Mending {
  /// The files as they are now.
  private(set) var sources: [SourceText]
  /// The number of changes that were made.
  private(set) var count = 0
  private let options: ImportOptions

  /// How much is wrong with some files.
  private struct Harm: Comparable {
    var errors: Int
    var others: Int

    static func < (first: Harm, second: Harm) -> Bool {
      (first.errors, first.others) < (second.errors, second.others)
    }
  }

  /// The number of changes that are tried one by one, where all of a round together make it worse.
  private static let trials = 100

  /// Mends some files.
  ///
  /// - Parameters:
  ///   - sources: The files; standard input stays as it is.
  ///   - options: How files of other tools are opened.
  /// - Complexity: O(*n* · *r*) in the length of the files and the number of rounds, of which there
  ///   are at most as many as diagnostics.
  init(_ sources: [SourceText], importing options: ImportOptions) {
    self.sources = sources
    self.options = options
    var found = diagnostics(of: sources)
    while let better = improve(found) { found = better }
  }

  /// Makes one round of changes.
  ///
  /// - Returns: What is still wrong, or `nil` if no change made it better.
  private mutating func improve(_ found: [Diagnostic]) -> [Diagnostic]? {
    let changes = found.filter { $0.fixIt != nil && sources[$0.source].name != "-" }
    if let better = take(changes, insteadOf: found) { return better }
    guard changes.count > 1 else { return nil }
    for change in changes.prefix(Self.trials) {
      if let better = take([change], insteadOf: found) { return better }
    }
    return nil
  }

  /// Makes some changes if less is wrong then.
  private mutating func take(
    _ changes: [Diagnostic],
    insteadOf found: [Diagnostic]
  ) -> [Diagnostic]? {
    let mended = sources.enumerated().map { $0.element.fixed(by: changes, number: $0.offset) }
    guard mended != sources else { return nil }
    let left = diagnostics(of: mended)
    guard Self.harm(left) < Self.harm(found) else { return nil }
    sources = mended
    count += changes.count
    return left
  }

  private func diagnostics(of sources: [SourceText]) -> [Diagnostic] {
    let reading = AppDocument.open(sources, importing: options)
    return reading.diagnostics + reading.untold
  }

  private static func harm(_ found: [Diagnostic]) -> Harm {
    let errors = found.count { $0.severity == .error }
    return Harm(errors: errors, others: found.count { $0.severity == .warning })
  }
}
