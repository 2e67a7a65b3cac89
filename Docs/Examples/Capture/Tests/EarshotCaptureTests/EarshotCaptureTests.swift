import Accessibility
import Earshot
import EarshotCapture
import EarshotTesting
import Testing
import UIKit

/// A button with its own content.
private final class Badge: UIView, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]? = []
}

@Suite("A captured screen")
@MainActor
struct EarshotCaptureTests {
  /// A label, a button, or another element.
  private func element<View: UIView>(
    _ view: View,
    _ label: String,
    _ traits: UIAccessibilityTraits = [],
    value: String? = nil
  ) -> View {
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityValue = value
    view.accessibilityTraits = traits
    return view
  }

  private func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  private func open(_ view: UIView) throws -> VoiceOverSession {
    try VoiceOverSession(
      screen: EarshotCapture.json(of: view, named: "cart"),
      named: "cart.json"
    )
  }

  @Test("is heard as its views describe themselves, in the order of their frames")
  func stops() throws {
    let root = view(0, 0, 390, 844)
    let pay = element(view(16, 700, 358, 44), "Pay", [.button, .notEnabled], value: "0 roubles")
    pay.accessibilityIdentifier = "pay"
    pay.accessibilityHint = "Opens the order"
    let hidden = element(view(16, 300, 358, 44), "Old price")
    hidden.isHidden = true
    root.addSubview(pay)
    root.addSubview(hidden)
    root.addSubview(element(view(16, 60, 358, 44), "Cart", .header))
    let session = try open(root)
    expectSpeech(session.order, "Cart, Heading\nPay, 0 roubles, dimmed, Button")
    let stop = try #require(session.stop("#pay"))
    #expect(stop.hint == "Opens the order")
    #expect(stop.frame == .init(x: 16, y: 700, width: 358, height: 44))
    #expect(session.screen == "cart")
  }

  @Test("keeps explicit orders, made-up identifiers and elements that are no views")
  func explicitOrder() throws {
    let root = view(0, 0, 390, 844)
    let first = UIAccessibilityElement(accessibilityContainer: root)
    first.accessibilityLabel = "Second in place"
    first.accessibilityFrame = CGRect(x: 0, y: 500, width: 390, height: 44)
    let second = element(view(0, 100, 390, 44), "First in place")
    second.accessibilityIdentifier = "own"
    root.addSubview(second)
    root.accessibilityElements = [first, second]
    let session = try open(root)
    expectSpeech(session.order, "Second in place\nFirst in place")
    #expect(session.order.map(\.identifier) == ["captured-1", "own"])
  }

  @Test("has groups, modal views, actions, content and rotors")
  func parts() throws {
    let root = view(0, 0, 390, 844)
    root.addSubview(element(view(0, 0, 390, 44), "Behind"))
    let sheet = view(0, 400, 390, 444)
    sheet.accessibilityViewIsModal = true
    let group = view(0, 0, 390, 100)
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Offers"
    let offer = element(Badge(frame: CGRect(x: 0, y: 0, width: 390, height: 44)), "Garden", .button)
    offer.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Hide")]
    let content = AXCustomContent(label: "Calories", value: "900")
    content.importance = .high
    offer.accessibilityCustomContent = [content]
    group.addSubview(offer)
    let plain = element(view(0, 50, 390, 44), "Four Cheese", .button)
    group.addSubview(plain)
    sheet.addSubview(group)
    root.addSubview(sheet)
    root.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Cheese") { search in
        search.currentItem.targetElement === plain
          ? nil : .init(targetElement: plain, targetRange: nil)
      }
    ]
    var session = try open(root)
    #expect(session.order.map(\.label) == ["Garden", "Four Cheese"])
    #expect(session.stop("Garden")?.actions == ["Hide"])
    #expect(session.readOut.first?[.content]?.contains("900") == true)
    #expect(session.readOut.first?[.context] == "Offers")
    try session.perform(.rotor("Cheese"))
    try session.swipe(.down)
    #expect(session.focus?.label == "Four Cheese")
  }

  @Test("leaves out a rotor that finds nothing on the screen")
  func emptyRotor() throws {
    let root = view(0, 0, 390, 844)
    let row = element(view(0, 0, 390, 44), "Row")
    let inside = element(view(0, 0, 100, 44), "Inside")
    row.addSubview(inside)
    root.addSubview(row)
    root.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Parts") { search in
        search.currentItem.targetElement === inside
          ? nil : .init(targetElement: inside, targetRange: nil)
      }
    ]
    expectSpeech(try open(root).order, "Row")
  }

  @Test("is that of the key window of an app, with its size")
  func app() throws {
    let app = UIApplication.shared
    let scene = UIWindowScene()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isKeyWindow = true
    window.addSubview(element(view(0, 0, 390, 44), "Hello"))
    scene.windows = [UIWindow(frame: .zero), window]
    app.connectedScenes = [scene]
    let json = try EarshotCapture.json(of: app, named: "main")
    let session = try VoiceOverSession(screen: json, named: "main.json")
    expectSpeech(session.order, "Hello")
    #expect(session.document.warnings.isEmpty)
    #expect(session.document.screenText.contains("size: 390x844"))
  }

  @Test("survives frames that are no numbers")
  func brokenFrames() throws {
    let root = view(0, 0, 390, 844)
    let broken = element(view(0, 0, 390, 44), "Broken")
    broken.accessibilityFrame = CGRect(x: Double.nan, y: 0, width: Double.infinity, height: 44)
    root.addSubview(broken)
    expectSpeech(try open(root).order, "Broken")
  }
}
