/// The number of other people's utterances that Earshot says the same way, for the beginning of
/// Docs/Fidelity.md.
enum ObservedRate {
  /// The section of the page.
  static var text: String {
    let all = ObservedUtterance.all
    let rows = sources(of: all).map { source in row(source, all.filter { $0.source == source }) }
    let misses = all.filter { !$0.agrees }.map(miss)
    return """
      ## How often a real VoiceOver said the same

      Earshot agrees with \(all.count { $0.agrees }) of \(all.count) utterances that others wrote \
      down. Each utterance is in a comment, `# Observed: …`, below the step that reproduces it, \
      in a session under [Screens/demonstrations](../Screens/demonstrations). The comparison \
      ignores capitals and punctuation, because sources differ in them. In sessions with the \
      readings style, it compares numbers and signs as voices read them. This isn't a blind test, \
      and the utterances aren't a random sample: we knew many of them when we wrote the rules. \
      [Verifying.md](Verifying.md) shows how to compare Earshot with your own phone.

      | source | system | agree | of |
      | --- | --- | --- | --- |
      \(rows.joined())
      What differs:

      | observed | heard in Earshot | where |
      | --- | --- | --- |
      \(misses.joined())
      """
  }

  private static func sources(of all: [ObservedUtterance]) -> [String] {
    var sources: [String] = []
    for each in all where !sources.contains(each.source) { sources.append(each.source) }
    return sources.sorted()
  }

  private static func row(_ source: String, _ all: [ObservedUtterance]) -> String {
    "| \(source) | \(system(of: source)) | \(all.count { $0.agrees }) | \(all.count) |\n"
  }

  private static func miss(_ observed: ObservedUtterance) -> String {
    let name = observed.path.split(separator: "/").last ?? ""
    let link = "[\(name)](../\(observed.path)#L\(observed.line))"
    return "| \(observed.words) | \(observed.heardLine) | \(link) |\n"
  }

  /// The version of iOS that a source shows, if it says so.
  private static func system(of source: String) -> String {
    if source.hasPrefix("iOS ") {
      return source.split(separator: " ").prefix(2).joined(separator: " ")
    }
    if source == "OpenCCman logs" { return "iOS 27" }
    if source.hasPrefix("WWDC") { return "iOS of 20\(source.dropFirst(4).prefix(2))" }
    return "unknown"
  }
}
