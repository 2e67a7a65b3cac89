import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

// Checks that the fuzzers share. A failed check ends the process, and libFuzzer keeps the input.

/// Checks that messages have places inside their sources, and contain nothing that a terminal would
/// obey.
func expectSound(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
  for diagnostic in diagnostics {
    precondition(sources.indices.contains(diagnostic.source), "a diagnostic of no source")
    let count = sources[diagnostic.source].utf8.count
    precondition(diagnostic.range.upperBound <= count, "a diagnostic behind the end")
  }
  expectClean(Diagnostic.rendered(diagnostics, in: sources))
}

/// Checks that a string contains no control characters except tabs and line ends, and none that
/// change directions.
func expectClean(_ text: String) {
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A: break
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xE0000...0xE007F:
      preconditionFailure("a raw control character: \(scalar.value)")
    default: break
    }
  }
}

/// Walks through an app for a few steps, so its order and speech are computed.
func expectWalkable(_ document: AppDocument) {
  var session = Session(document)
  for line in ["start", "swipe right", "double tap", "rotor right", "swipe down", "wait 2s"] {
    for heard in session.run(line).lines { expectClean(heard) }
  }
}
