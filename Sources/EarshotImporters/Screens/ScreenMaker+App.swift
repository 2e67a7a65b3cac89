import EarshotModel
import EarshotNotation

extension ScreenMaker {
  /// Returns the app with the converted screen.
  ///
  /// - Parameters:
  ///   - name: The name of the screen if the file provides no title.
  ///   - source: The number of the file.
  /// - Returns: The app, or an error if it contains no stop for VoiceOver.
  func app(named name: String, source: Int) -> ForeignApp {
    guard summary.stopCount > 0 else {
      let range = dump.nodes.first?.range ?? 0..<0
      return ForeignApp(diagnostics: [Diagnostic(.error, emptiness, source: source, range: range)])
    }
    var screen = Element(role: .screen)
    screen.identifier = options.screen ?? (title ?? name).asScreenName ?? name
    if let title { screen.set(label: title) }
    setSize(of: &screen)
    var app: Element?
    if let label = dump.appName {
      var element = Element(role: .app)
      element.set(label: label)
      app = element
    }
    let range = dump.nodes.first?.range ?? 0..<0
    let first = ForeignNode(screen, depth: 0, range: range, remarks: remarksOnScreen)
    return ForeignApp(app: app, nodes: [first] + nodes)
  }

  /// The reason that there is no speech.
  private var emptiness: Diagnostic.Message {
    if dump.nodes.isEmpty { return .emptyDump }
    if dump.nodes.allSatisfy({ $0.type == .any }) { return .failedCapture(dump.nodes.count) }
    let hidden = summary.invisible + summary.offScreen
    return hidden > 0 ? .allHidden(hidden, of: dump.nodes.count) : .nothingHeard(dump.nodes.count)
  }

  /// The name of the screen, from the file or its navigation bar.
  private var title: String? {
    if let title = dump.title?.orNilIfBlank { return title }
    guard let bar = nodes.firstIndex(where: { $0.element.role == .navigationBar }) else {
      return nil
    }
    let inside = nodes[(bar + 1)...].prefix { $0.depth > nodes[bar].depth }
    let header = inside.first { $0.element.role == .header }?.element.label
    let name = header ?? nodes[bar].element.label ?? nodes[bar].element.identifier
    return name?.isNameOfClass == true ? nil : name
  }

  private func setSize(of screen: inout Element) {
    guard let frame = summary.screen, options.order == .geometry, !dump.isInReadingOrder else {
      return
    }
    screen.size = Size(width: frame.width, height: frame.height)
    screen.declared.insert(.size)
    if min(frame.width, frame.height) >= ScreenMaker.leastWidthOfPad {
      screen.idiom = .pad
      screen.declared.insert(.idiom)
    }
  }

  /// The minimum width of an iPad screen: every iPad has 744 points or more, and no iPhone has 500.
  private static let leastWidthOfPad = 700.0
}

extension String {
  /// Whether it's the name of a class, which UIKit gives a bar whose title it doesn't know.
  fileprivate var isNameOfClass: Bool { hasPrefix("_Tt") || hasPrefix("_UI") }

  /// The text as the name of a screen: its words in lowercase with hyphens between them, or `nil`
  /// if there are none.
  fileprivate var asScreenName: String? {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.prefix(6).joined(separator: "-")
    return name.isEmpty ? nil : name
  }
}

extension Diagnostic.Message {
  static var emptyDump: Self {
    """
    this file contains no views: the tool found no app; export it again while the app is in the \
    foreground
    """
  }

  static func failedCapture(_ count: Int) -> Self {
    """
    \(count.counted("view")) without a type: the tool couldn't inspect the app; \
    export it again once the screen has settled
    """
  }

  static func allHidden(_ hidden: Int, of count: Int) -> Self {
    """
    nothing here that VoiceOver stops at: \(hidden) of \(count.counted("view")) are invisible or \
    off the screen; '--all' also reads those
    """
  }

  static func nothingHeard(_ count: Int) -> Self {
    """
    nothing here that VoiceOver stops at: \(count.counted("view")), none with a label or a role; \
    export it again once the screen has settled
    """
  }
}
