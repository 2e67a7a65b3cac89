import EarshotLines
import EarshotModel
package import EarshotNotation
package import EarshotSession
import EarshotTranscripts

/// A session for tests: a screen in the notation, commands, and the lines under them.
package struct Walk {
  /// The session.
  package var session: Session

  /// Opens a screen and starts it.
  package init(_ screen: String, _ settings: KeyValuePairs<String, String> = [:]) throws {
    try self.init(unstarted: screen, settings)
    session.run("start")
  }

  /// Opens a screen without starting it.
  package init(unstarted screen: String, _ settings: KeyValuePairs<String, String> = [:]) throws {
    var options = SessionOptions()
    for (name, value) in settings { options.set(name, to: value) }
    session = try Session(screen: screen, options: options)
  }

  /// Runs a line, and returns the lines below it.
  @discardableResult
  package mutating func callAsFunction(_ line: String) -> [String] { session.run(line).lines }

  /// Runs a line, and returns its echo without the prompt.
  package mutating func echo(_ line: String) -> String {
    String(session.run(line).echo.dropFirst(2))
  }

  /// Runs lines, and returns the lines below the last one.
  @discardableResult
  package mutating func callAsFunction(_ lines: String...) -> [String] {
    lines.map { session.run($0).lines }.last ?? []
  }

  /// The identifier of the element under the cursor.
  package var focus: String? { session.cursor.flatMap { session.tree.name(of: $0) } }
}

extension AppDocument {
  /// The app that a source describes.
  package static func of(_ text: String) throws -> AppDocument {
    try Session(screen: text).document
  }
}

/// The app at the beginning of SCREEN-FORMAT.md, which the examples of SESSIONS.md walk through.
package let pizzeria = """
  # A pizzeria: the menu, the card of one pizza, the cart.
  app "Pizzeria"
    language: en
    tabBar
      tab "Menu"
        opens: menu
      tab "Cart" #cartTab
        values: 0 items | 1 item | 2 items | 3 items
        opens: cart

  screen menu "Menu"
    rotor "Specials": .special
    header "Menu"
    button "Bonus points" #points
      value: 24
      hint: Opens your offers
      on activate: present offers
    list "Pizzas"
      button "Pepperoni Fresh, from 245 roubles" .special
        value: Pepperoni, mozzarella, tomato
        on activate: push card
      button "Four Cheese, from 320 roubles"

  screen card "Pepperoni Fresh"
    on magicTap: activate #add
    back "Menu"
    image "Pepperoni Fresh pizza"
    adjustable "Size" #size
      value: Medium
      values: Small | Medium | Large
    switch off "Extra cheese"
    button "Add to cart, {#size}, 245 roubles" #add
      on activate:
        increment #cartTab
        announce "Added to cart"

  screen offers "Offers"
    header "Your offers"
    button "Close"
      on activate: dismiss

  screen cart "Cart"
    header "Cart"
    button "Pay"
      traits when #cartTab is 0 items: notEnabled
      on activate: present #paid
    alert "Your pizza is on its way" #paid
      button "OK"
        on activate: dismiss
  """
