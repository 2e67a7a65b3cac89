import UIKit

/// An overlay that is only drawn as one; it is hidden until a button shows it.
public final class OverlayController: ListController {
  override public func viewDidLoad() {
    addBackButton("Mistakes")
    add(heading("Your order"))
    add(label("Four Cheese, 425 roubles"))
    add(button("Cancel the order", "cancel"))
    add(button("Help, the wrong way", "wrongHelp"))
    add(button("Help, nearly right", "nearlyHelp"))
    add(button("Help, the right way", "rightHelp"))
    let leaking = UIView(frame: .zero)
    leaking.accessibilityIdentifier = "leaking"
    leaking.isHidden = true
    add(leaking, around: [label("Do you want a call?"), button("Close")])
  }
}

/// Rows with buttons inside.
public final class CellsController: ListController {
  override public func viewDidLoad() {
    addBackButton("Mistakes")
    add(heading("Cart"))
    let hiding = UIView(frame: .zero)
    hiding.isAccessibilityElement = true
    hiding.accessibilityLabel = "Four Cheese, 425 roubles, Fewer, More"
    hiding.addSubview(button("Fewer", "fewer"))
    hiding.addSubview(button("More", "more"))
    add(group("Hidden"), around: [hiding])
    let row = UIView(frame: .zero)
    row.isAccessibilityElement = true
    row.accessibilityIdentifier = "row"
    row.accessibilityLabel = "Pepperoni, 425 roubles"
    row.accessibilityValue = "1"
    row.accessibilityCustomActions = ["More", "Fewer"].map { UIAccessibilityCustomAction(name: $0) }
    add(group("Offered"), around: [row])
  }
}

/// Offers that start over after the last one.
public final class CarouselController: ListController {
  override public func viewDidLoad() {
    addBackButton("Mistakes")
    add(heading("Offers"))
    let offer = UIView(frame: .zero)
    offer.isAccessibilityElement = true
    offer.accessibilityLabel = "Offer of the day"
    offer.accessibilityValue = "Two for one"
    offer.accessibilityTraits = .adjustable
    add(offer)
    let endless = toggle("Endless strip")
    endless.accessibilityIdentifier = "endless"
    add(endless)
    let cards = [
      button("Two for one", "firstCard"), button("Free lemonade"), button("Birthday dessert"),
    ]
    add(group("Strip"), around: cards)
    add(button("Order", "order"))
  }
}
