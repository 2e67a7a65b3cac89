import EarshotComposer
package import EarshotLines
package import EarshotNotation
package import EarshotModel
import EarshotSession

/// Starter code with the modifiers or properties that make a view match a screen file.
///
/// Each stop, container, and hidden element that needs code gets a function, so the file compiles
/// on its own and nothing in it runs. Comments list behavior that no modifier provides, such as
/// moving the cursor.
///
/// - Source: Apple, SwiftUI “Accessibility modifiers” and UIKit `UIAccessibility`; the form is our
///   choice.
package struct CodeHandover {
  /// A framework for the code.
  package enum Framework: String, CaseIterable, Sendable {
    case swiftUI = "swiftui"
    case uiKit = "uikit"

    /// The module to import.
    fileprivate var module: String { self == .swiftUI ? "SwiftUI" : "UIKit" }
  }

  private let framework: Framework
  private let screens: [ReviewScreen]

  /// Creates the code for the screens of an app.
  package init(
    _ document: AppDocument,
    for framework: Framework,
    options: SessionOptions = SessionOptions(),
    work: WorkBudget.Limits = .usual
  ) {
    self.framework = framework
    screens = Review.screens(of: document, options, work)
  }

  /// The code of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package var code: String {
    var lines = [
      "// A starting point for the accessibility of each view. Move the code to your views.",
      "",
      "import \(framework.module)",
    ]
    if hasCharts { lines += ChartCode.support(for: framework) }
    for screen in screens {
      lines += ["", "// MARK: \(Display.spoken(screen.title))"]
      lines += CodeWork.sentences(of: screen, for: framework).map { "// In code: \($0)" }
      for stop in screen.stops {
        let words = stop.utterance.text
        let heading = words.isEmpty ? "Stop \(stop.number)" : "Stop \(stop.number): \(words)"
        lines += function("stop\(stop.number)", screen, heading, body(of: .init(stop)))
      }
      for (place, part) in CodePart.others(of: screen).enumerated() {
        lines += function("part\(place + 1)", screen, part.heading, body(of: part))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Whether an element is a chart.
  private var hasCharts: Bool {
    screens.contains { screen in
      let tree = screen.session.tree
      return tree.subtree(of: screen.root).contains { tree.chart(of: $0) != nil }
    }
  }

  private func body(of part: CodePart) -> [String] {
    framework == .swiftUI ? SwiftUIModifiers.lines(of: part) : UIKitProperties.lines(of: part)
  }

  private func function(
    _ name: String,
    _ screen: ReviewScreen,
    _ heading: String,
    _ body: [String]
  ) -> [String] {
    guard !body.isEmpty else { return [] }
    let start = ["", "/// \(Display.spoken(heading))"]
    let name = "\(name)OfScreen\(screen.number)"
    switch framework {
    case .swiftUI:
      return start + ["@MainActor func \(name)(_ view: some View) -> some View {", "  view"]
        + body.map { "    \($0)" } + ["}"]
    case .uiKit:
      return start + ["@MainActor func \(name)(_ view: UIView) {"] + body.map { "  \($0)" } + ["}"]
    }
  }
}
