// The screens of Screens/mistakes.screen as a UIKit app has them, including the mistakes. The test
// captures and audits them, and expects the findings at lines in this folder.
import UIKit

/// A screen whose views are one below the other, under a back button.
@MainActor
public class ListController: UIViewController {
  private var bottom = 59.0

  /// Adds a view below the others.
  func add(_ view: UIView, to container: UIView? = nil, height: Double = 44) {
    let top = container == nil ? bottom : bottom - (container?.accessibilityFrame.minY ?? 0)
    view.frame = CGRect(x: 0, y: top, width: 390, height: height)
    (container ?? self.view).addSubview(view)
    bottom += height
  }

  /// Adds a container, which is as high as its contents.
  func add(_ container: UIView, around views: [UIView]) {
    container.frame = CGRect(x: 0, y: bottom, width: 390, height: 44 * Double(views.count))
    view.addSubview(container)
    for view in views { add(view, to: container) }
  }

  /// Adds the back button, which the navigation bar makes in an app.
  func addBackButton(_ title: String) {
    let back = UIButton(frame: .zero)
    back.setTitle(title, for: .normal)
    back.accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 27)
    add(back)
  }

  func heading(_ text: String) -> UILabel {
    let label = label(text)
    label.accessibilityTraits = .header
    return label
  }

  func label(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    return label
  }

  func button(_ title: String?, _ identifier: String? = nil) -> UIButton {
    let button = UIButton(frame: .zero)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    return button
  }

  func toggle(_ label: String?, isOn: Bool = false) -> UISwitch {
    let toggle = UISwitch(frame: .zero)
    toggle.accessibilityLabel = label
    toggle.isOn = isOn
    return toggle
  }

  func group(_ label: String) -> UIView {
    let group = UIView(frame: .zero)
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = label
    return group
  }
}
