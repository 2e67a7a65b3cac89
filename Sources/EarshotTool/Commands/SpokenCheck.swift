internal import EarshotImporters
internal import EarshotLines
internal import EarshotModel
internal import EarshotNotation
internal import EarshotReadOut

/// A comparison of each stop's words in the imported files with Earshot's words in the snapshot
/// style.
struct SpokenCheck {
  /// A stop with the words from the file and Earshot's words.
  struct Stop {
    /// The position in reading order, starting at 1.
    let number: Int
    /// The words in the file, as displayed.
    let theirs: String
    /// Earshot's words.
    let ours: String

    /// Whether the two strings are the same.
    var agrees: Bool { theirs == ours }
  }

  /// The stops for which a file contains VoiceOver's words, in order.
  private(set) var stops: [Stop] = []

  /// Compares the words on all screens of an app.
  ///
  /// - Parameters:
  ///   - files: The imported files, one for each screen.
  ///   - document: The app.
  ///   - declaring: The same app, but with lists and landmarks that declare their elements.
  ///   - options: The settings for the app's speech, with the snapshot style.
  init(
    _ files: [ImportedFile],
    _ document: AppDocument,
    declaring: AppDocument,
    _ options: SessionOptions
  ) {
    var options = options
    options.set("style", to: "snapshot")
    for (file, screen) in zip(files, document.tree.screens) {
      let name = document.tree[screen].identifier
      let lines = [document, declaring].map { document in
        (ReadOut(document, screen: name, options: options)?.stops ?? []).map {
          $0.lines.first ?? ""
        }
      }
      guard lines.allSatisfy({ $0.count == file.spoken.count }) else { continue }
      stops += Self.stops(file.spoken, held: lines[0], declared: lines[1])
    }
  }

  /// Returns the stops of one screen.
  ///
  /// The files don't show whether a list declares its elements or only contains them, so this
  /// method uses the alternative that agrees better.
  private static func stops(
    _ texts: [SpokenText],
    held: [String],
    declared: [String]
  ) -> [Stop] {
    var lead: [Int: Int] = [:]
    for (place, text) in texts.enumerated() {
      guard let list = text.list, let spoken = text.text.map({ Display.spoken($0) }) else {
        continue
      }
      lead[list, default: 0] += declared[place] == spoken ? 1 : 0
      lead[list, default: 0] -= held[place] == spoken ? 1 : 0
    }
    return texts.enumerated().compactMap { place, text in
      guard let spoken = text.text else { return nil }
      let isDeclared = text.list.map { lead[$0, default: 0] > 0 } ?? false
      let ours = isDeclared ? declared[place] : held[place]
      return Stop(number: place + 1, theirs: Display.spoken(spoken), ours: ours)
    }
  }
}
