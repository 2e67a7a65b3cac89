import EarshotModel
import EarshotFocusEngine

// The content that VoiceOver recognizes in pictures. If the app doesn't specify it, Earshot adds no
// words.
extension Stop {
  /// The content that VoiceOver recognizes in a picture or in a button without a label, and the
  /// text in a picture.
  ///
  /// For example, VoiceOver says “Possibly add” and “Possible text: Sale ends Friday”. Only the
  /// spoken style has them.
  ///
  /// - Source: WordPress-iOS#12870, WordPress-iOS#12872; WWDC17-215 for text.
  var recognition: [Part] {
    guard style == .spoken, settings.imageDescriptions else { return [] }
    return recognizedPicture + recognizedText
  }

  /// Whether the element has words for the content of a picture.
  var hasRecognition: Bool {
    hasDetails && (!element.recognized.isEmpty || !element.recognizedText.isEmpty)
  }

  private var recognizedPicture: [Part] {
    guard element.label.nonEmpty == nil, !traits.isDisjoint(with: [.image, .button]) else {
      return []
    }
    return element.recognized.filter { !$0.isEmpty }.map { name in
      words.part(.recognized, .possibly, [name], from: .recognized, by: .recognizedPicture)
    }
  }

  private var recognizedText: [Part] {
    guard traits.contains(.image) else { return [] }
    let text = element.recognizedText.filter { !$0.isEmpty }.joined(separator: ", ")
    guard !text.isEmpty else { return [] }
    return [
      words.part(.recognized, .possibleText, [text], from: .recognizedText, by: .recognizedText)
    ]
  }
}
