import EarshotModel
import EarshotNotation

extension ScreenMaker {
  /// Returns the app with the converted screen.
  ///
  /// - Parameters:
  ///   - name: The name of the screen if the file contains no title.
  ///   - source: The number of the file.
  /// - Returns: The app, or an error if the screen contains no stop, unless the file shows that the
  ///   screen is empty or that people see more on it than VoiceOver says.
  func app(named name: String, source: Int) -> ForeignApp {
    let range = dump.nodes.first?.range ?? 0..<0
    var warnings: [Diagnostic] = []
    if hearsOnlyTheApp {
      let message = Diagnostic.Message.onlyTheApp(dump.nodes.count - 1)
      return ForeignApp(diagnostics: [Diagnostic(.error, message, source: source, range: range)])
    }
    if summary.stopCount == 0 {
      let silent = silentViews
      guard isSeenEmpty || !silent.isEmpty else {
        let error = Diagnostic(.error, emptiness, source: source, range: range)
        return ForeignApp(diagnostics: [error])
      }
      let message: Diagnostic.Message =
        silent.isEmpty
        ? .emptyScreen
        : .silentScreen(silent.kindsWithCounts)
      warnings.append(Diagnostic(.warning, message, source: source, range: range))
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
    let first = ForeignNode(screen, depth: 0, range: range, remarks: remarksOnScreen)
    return ForeignApp(app: app, nodes: [first] + nodes, diagnostics: warnings)
  }

  /// Whether the app itself shows an empty screen.
  ///
  /// If so, the window and the views that fill it are visible, and nothing in the file has a name
  /// or is a control.
  private var isSeenEmpty: Bool {
    var area: Double?
    var isFilled = false
    var systemEnd = 0
    for (place, node) in dump.nodes.enumerated() where node.type != .application {
      if case .skipped = node.type.treatment { systemEnd = max(systemEnd, ends[place]) }
      guard place >= systemEnd else { continue }
      guard node.text == nil, node.type == .window || node.type.isWrapper else { return false }
      guard node.isVisible == true, let frame = node.frame, !frame.isEmpty else { continue }
      if node.type == .window {
        area = area ?? frame.width * frame.height
      } else if let area, frame.width * frame.height >= area / 2 {
        isFilled = true
      }
    }
    return isFilled
  }

  /// The error message for a screen without stops.
  private var emptiness: Diagnostic.Message {
    if dump.nodes.isEmpty { return .emptyDump(inFormat: options.format) }
    if dump.nodes.allSatisfy({ $0.type == .any }) { return .failedCapture(dump.nodes.count) }
    let hidden = summary.invisible + summary.offScreen + summary.withoutSize
    if hidden > 0 { return .allHidden(hidden, of: dump.nodes.count) }
    let named = dump.nodes.count { $0.hasText && $0.type.mayBeStop && $0.isElement == false }
    return named > 0
      ? .noneAccessible(named) : .nothingHeard
  }

  /// Whether the only stop is the app itself, because Earshot doesn't know the types in the file.
  private var hearsOnlyTheApp: Bool {
    summary.stopCount == 1 && candidates.first == true && dump.nodes[0].type == .any
      && ends[0] == dump.nodes.count && dump.nodes.count > 3
  }

  /// The title of the screen, from the file or its navigation bar, or `nil` if neither has one.
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

  /// The minimum width of an iPad screen.
  ///
  /// Every iPad is at least 744 points wide, and no iPhone is 500 points wide.
  private static let leastWidthOfPad = 700.0
}

extension ElementType {
  /// Whether a view of this type has no speech by itself.
  fileprivate var isWrapper: Bool { if case .wrapper = treatment { true } else { false } }
}

extension String {
  /// Whether the string is the name of a class, which UIKit gives a bar whose title it doesn't
  /// know.
  ///
  /// - Source: UIKit; the endings are our choice. A one-word title in camel case with the ending of
  ///   a view is the name of a class in any app.
  var isNameOfClass: Bool {
    if hasPrefix("_Tt") || hasPrefix("_UI") { return true }
    let name = split(separator: ".").last ?? self[...]
    guard name.utf8.allSatisfy({ $0 < 0x80 }), name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return false }
    let ends = ["View", "Controller", "ViewController", "Hosting"]
    return ends.contains { name.hasSuffix($0) && name.count > $0.count }
  }

  /// The text as the name of a screen, with its first six words in lowercase and hyphens between
  /// them, or `nil` if it has no words.
  fileprivate var asScreenName: String? {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.prefix(6).joined(separator: "-")
    return name.isEmpty ? nil : name
  }
}

extension Diagnostic.Message {
  static func emptyDump(inFormat format: String?) -> Self {
    let again = "export the screen again while the app is in the foreground"
    return format.map {
      """
      this file contains no views in the format of '--from \($0)'; leave out '--from', or \(again)
      """
    } ?? "this file contains no views; \(again)"
  }

  static func failedCapture(_ count: Int) -> Self {
    """
    the tool couldn't inspect the app, so it didn't record the type of \(count.counted("view")); \
    export the screen again when it has finished loading
    """
  }

  static func allHidden(_ hidden: Int, of count: Int) -> Self {
    """
    VoiceOver doesn't stop anywhere on this screen; Earshot left out \
    \(hidden < count ? "\(hidden) of \(count) views" : count == 1 ? "the only view" : "all \(count) views"), \
    which \(hidden == 1 ? "is" : "are") invisible, off the screen, or without a size; to include all \
    views, use '--all'
    """
  }

  static var emptyScreen: Self {
    """
    VoiceOver finds nothing on this screen, because none of its views has a label or a role; \
    if the app shows more, export the screen again when it has finished loading
    """
  }

  static func silentScreen(_ views: String) -> Self {
    """
    VoiceOver finds nothing on this screen, but people can see \(views); if VoiceOver finds them in \
    the app, export the screen again when it has finished loading
    """
  }

  static func noneAccessible(_ named: Int) -> Self {
    """
    VoiceOver doesn't stop anywhere on this screen, although \
    \(named == 1 ? "1 view has a label" : "\(named) views have labels"), because the file doesn't mark \
    any view as accessible; export the whole screen when it has finished loading
    """
  }

  static func onlyTheApp(_ count: Int) -> Self {
    let types = count == 1 ? "type of the only view" : "types of the \(count) views"
    return """
      VoiceOver stops only at the app itself, because Earshot doesn't know the \(types) in it; \
      export the screen in a format that 'earshot help import' lists
      """
  }

  static var nothingHeard: Self {
    """
    VoiceOver doesn't stop anywhere on this screen, because none of its views has a label or a \
    role; export the screen again when it has finished loading
    """
  }
}
