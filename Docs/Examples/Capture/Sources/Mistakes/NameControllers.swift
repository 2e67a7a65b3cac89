import UIKit

/// The list of all screens.
public final class MistakesController: ListController {
  override public func viewDidLoad() {
    add(heading("Mistakes"))
    let titles = [
      "Buttons without a name", "Labels that say the role", "An overlay that leaks",
      "A cell that hides its buttons", "A carousel that never ends", "A price with a sign",
    ]
    add(group("Mistakes"), around: titles.map { button($0) })
  }
}

/// Elements without a name.
public final class NamelessController: ListController {
  override public func viewDidLoad() {
    addBackButton("Mistakes")
    add(heading("My pizza"))
    add(button(nil, "share-by-picture"))
    add(button("ic_close"))
    let picture = UIImageView(frame: .zero)
    picture.isAccessibilityElement = true
    picture.accessibilityIdentifier = "pizza-picture"
    add(picture)
    let spacer = UIView(frame: .zero)
    spacer.isAccessibilityElement = true
    spacer.accessibilityIdentifier = "spacer"
    add(spacer)
    add(label("Extra cheese"))
    let cheese = toggle(nil)
    cheese.accessibilityIdentifier = "extra-cheese"
    add(cheese)
    add(button("Share"))
  }
}

/// Names that say more than the name.
public final class RolesController: ListController {
  override public func viewDidLoad() {
    addBackButton("Mistakes")
    add(heading("Toppings"))
    add(button("Add button"))
    let picture = UIImageView(frame: .zero)
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Image of a pizza"
    add(picture)
    add(toggle("Sound is on", isOn: true))
    let next = button("Next")
    next.accessibilityHint = "Adds the toppings and opens the cart"
    add(next)
    add(button("Add"))
    add(toggle("Sound", isOn: true))
  }
}

/// Text that is hard to say.
public final class PricesController: ListController {
  override public func viewDidLoad() {
    addBackButton("Mistakes")
    add(heading("Prices"))
    add(label("Pepperoni, 425 ₽"))
    add(label("Four Cheese, 425–725 ₽"))
    add(label("Order 25041007"))
    add(label("SALE"))
    add(label("Garden, from 425 roubles"))
    add(label("Order 2 5 0 4 1 0 0 7"))
  }
}
