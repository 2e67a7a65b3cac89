import EarshotModel
import EarshotNotation

/// What a file says of a screen, whatever its format: views in depth-first order.
struct Dump: Sendable {
  /// The views.
  var nodes: [DumpNode] = []
  /// The name of the app.
  var appName: String?
  /// What the screen is called, where the format says so.
  var title: String?
  /// Whether the views are in the order in which VoiceOver reads them.
  var isInReadingOrder = false
  /// Whether the format tells headings from other text, whether or not it names traits.
  var namesHeadings = false
  /// Further screens of the same file.
  var more: [Dump] = []
  /// What is doubtful in the file.
  var warnings: [Diagnostic] = []
}

/// What a file says of one view.
struct DumpNode: Sendable {
  /// What the view is.
  var type: ElementType
  /// The number of views around it.
  var depth: Int
  /// The bytes that say so.
  var range: Range<Int>
  /// The name.
  var label: String?
  /// What changes.
  var value: String?
  /// The result of activation.
  var hint: String?
  /// The text that a text field shows while it is empty.
  var placeholder: String?
  /// The identifier, where it is known to be one.
  var identifier: String?
  /// The traits that the file names, or `nil` if it names none.
  var traits: Traits?
  /// The frame in points of the screen, or `nil` if it is not known.
  var frame: Rect?
  /// Whether the view can be used.
  var isEnabled = true
  /// Whether the view is selected.
  var isSelected = false
  /// Whether the view is seen, or `nil` if the file does not say.
  var isVisible: Bool?
  /// Whether VoiceOver stops here, or `nil` if the file does not say.
  var isElement: Bool?
  /// What the view is as a container, where the file says so.
  var container: Role?
  /// Whether a container holds the screen to itself.
  var isModal = false
  /// The names of the custom actions.
  var actions: [String] = []
  /// The custom content.
  var content: [CustomContent] = []
  /// The names for Voice Control.
  var userInputLabels: [String] = []
  /// The language, BCP-47.
  var language: String?
  /// The words that the value steps through.
  var values: [String] = []
  /// The point that activation touches.
  var activationPoint: Point?
  /// Whether activation can do anything, or `nil` for what the traits say.
  var responds: Bool?
  /// What the tool itself says is spoken.
  var spoken: String?

  /// Creates a view of which no more is known.
  init(_ type: ElementType, depth: Int, range: Range<Int>) {
    self.type = type
    self.depth = depth
    self.range = range
  }
}

extension Dump {
  /// The screens of the file that have a stop; if none has, the first, for what is wrong with it.
  func screensWithStops(_ options: ImportOptions) -> [Dump] {
    guard !more.isEmpty else { return [self] }
    let screens = [self] + more
    let heard = screens.filter { screen in
      var maker = ScreenMaker(screen, options: options)
      maker.makeNodes()
      return maker.summary.stopCount > 0
    }
    return heard.isEmpty ? [self] : heard
  }

  /// Warnings of labels that nobody will hear to the end.
  func longLabels(in source: Int) -> [Diagnostic] {
    let long = nodes.lazy.filter { node in
      node.label.map {
        $0.utf8.count > Dump.labelLimit && $0.unicodeScalars.count > Dump.labelLimit
      }
        ?? false
    }
    return long.prefix(DiagnosticCollector.limit).map { node in
      Diagnostic(.warning, .longLabel, source: source, range: node.range)
    }
  }

  private static let labelLimit = 4_096
}

extension DumpNode {
  /// The label, or `nil` if there is nothing in it to say.
  var text: String? { label?.orNilIfBlank }

  /// Whether there is a label or a value to say.
  var hasText: Bool { text != nil || value?.orNilIfBlank != nil }
}

extension String {
  /// The text, or `nil` if it holds nothing but blanks.
  var orNilIfBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
