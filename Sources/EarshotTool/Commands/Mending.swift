internal import EarshotImporters
internal import EarshotNotation

/// The files of an app, with fix-its applied as long as they reduce the number of problems.
///
/// A fix may make another fix possible, so this type parses the files again after each round. It
/// accepts a round only if fewer problems are left. Therefore, the files never get worse, the
/// rounds end, and fixing the files again changes nothing.
struct Mending {
  /// The current files.
  private(set) var sources: [SourceText]
  /// The number of changes made.
  private(set) var count = 0
  private let options: ImportOptions

  /// A measure of the problems in the files, for comparing rounds.
  private struct Harm: Comparable {
    var errors: Int
    var others: Int

    static func < (first: Harm, second: Harm) -> Bool {
      (first.errors, first.others) < (second.errors, second.others)
    }
  }

  /// The maximum number of changes to try one by one, if all changes of a round together make the
  /// files worse.
  private static let trials = 100

  /// Applies fix-its to files until no fix-it reduces the number of problems.
  ///
  /// - Parameters:
  ///   - sources: The files. Text from standard input doesn't change.
  ///   - options: The options for opening other tools' files.
  /// - Complexity: O(*n* · *r*), where *n* is the length of the files and *r* is the number of
  ///   rounds, which is at most the number of diagnostics.
  init(_ sources: [SourceText], importing options: ImportOptions) {
    self.sources = sources
    self.options = options
    var found = diagnostics(of: sources)
    while let better = improve(found) { found = better }
  }

  /// Applies one round of fixes.
  ///
  /// - Returns: The remaining problems, or `nil` if no change reduced them.
  private mutating func improve(_ found: [Diagnostic]) -> [Diagnostic]? {
    let changes = found.compactMap { problem in
      sources[problem.source].name == "-" ? nil : problem.fixed(in: sources[problem.source])
    }
    if let better = take(changes, insteadOf: found) { return better }
    guard changes.count > 1 else { return nil }
    for change in changes.prefix(Self.trials) {
      if let better = take([change], insteadOf: found) { return better }
    }
    return nil
  }

  /// Applies the fix-its of the given diagnostics if that reduces the number of problems.
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
    return reading.checked(in: sources) + reading.untold
  }

  private static func harm(_ found: [Diagnostic]) -> Harm {
    let errors = found.count { $0.severity == .error }
    return Harm(errors: errors, others: found.count { $0.severity == .warning })
  }
}

extension Diagnostic {
  /// Returns the diagnostic with its whole line or its fix-it, or `nil` if it has neither.
  ///
  /// A message such as “did you mean 'button'?” provides a fix-it if the marked word is almost the
  /// same.
  fileprivate func fixed(in source: SourceText) -> Diagnostic? {
    if let correction = certainCorrection {
      var problem = self
      problem.fixIt = correction
      return problem
    }
    guard fixIt == nil else { return self }
    let question = "; did you mean '"
    guard message.text.hasSuffix("'?"), let start = message.text.firstRange(of: question) else {
      return nil
    }
    let marked = String(decoding: source.utf8[range], as: UTF8.self)
    let name = String(message.text[start.upperBound...].dropLast(2))
    let word = marked.hasPrefix("#") && !name.hasPrefix("#") ? "#\(name)" : name
    guard Suggestion.nearest(to: marked, in: [word]) == word else { return nil }
    var problem = self
    problem.fixIt = FixIt(range: range, replacement: word)
    return problem
  }
}
