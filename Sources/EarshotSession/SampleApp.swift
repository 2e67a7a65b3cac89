public import EarshotNotation

/// The app that is walked where no file is named: a pizzeria.
///
/// It is compiled in, so that the tool needs no files; a test checks that it equals
/// `Screens/pizzeria.screen`. Tables are exempt from the length of a file.
public enum SampleApp {
  /// The file as it would be read from disk.
  public static let source = SourceText(name: "pizzeria.screen", text)

  private static let text = #"""
    # A pizzeria: the menu and its offers, the card of one pizza, the cart, delivery, payment, and the way of the order.
    # This is the sample that opens when no file is named.
    # Prices are words: a voice reads a currency sign by its name, not as the price it stands for.
    app "Pizzeria"
      tabBar
        tab "Menu" #menuTab
          opens: menu
        # The sum stands in the cart alone; the tab refers to it.
        tab "Cart" #cartTab
          value when #line is empty: empty
          value: {#line}
          opens: cart

    screen menu "Menu"
      rotor "Vegetarian": .vegetarian

      header "Menu"
      button "Bonus points" #points
        value: 24
        hint: Opens what they are worth
        range: 0...1200 by 12
        on activate: present #bonus
      # The strip scrolls sideways on the phone. The group keeps its offers together and says where they begin.
      group "Offers"
        button "Lemonade as a gift" .offer
          value: With two pizzas or more
        button "A dip of your choice" .offer
          value: On Tuesdays
        button "Dessert for a birthday" .offer
          value: Three days before and after
      header "Pizzas"
        level: 2
      # A product is one stop: name and price are its label, what is in it is its value.
      list "Pizzas"
        button "Pepperoni Fresh, from 425 roubles" .pizza
          value: Pepperoni, mozzarella, tomato sauce
          on activate:
            set #name.label: Pepperoni Fresh
            set #ingredients.label: Pepperoni, mozzarella, tomato sauce
            push card
        button "Four Cheese, from 425 roubles" .pizza .vegetarian
          value: Blue cheese, cheddar, feta, mozzarella
          on activate:
            set #name.label: Four Cheese
            set #ingredients.label: Blue cheese, cheddar, feta, mozzarella
            push card
        button "Garden, from 425 roubles" .pizza .vegetarian
          value: Aubergine, sweet pepper, mozzarella, basil
          on activate:
            set #name.label: Garden
            set #ingredients.label: Aubergine, sweet pepper, mozzarella, basil
            push card
        button notEnabled "Wild Mushroom, from 425 roubles" .vegetarian
          value: Back on Friday
      sheet "Bonus points" #bonus
        text "{#points} points are worth {#points} roubles"
        button "Close"
          on activate: dismiss

    # Presented over the menu: a scrub closes it by itself, a magic tap takes the offer.
    screen offer "Offer"
      on magicTap: activate #take

      header "Lemonade as a gift" #offerName
      text "With two pizzas or more" #offerTerms
      button "Take the offer" #take
        on activate:
          set #gift.label: {#offerName}
          set #gift.value: {#offerTerms}
          dismiss
          announce "The offer is in your cart"
      button "Close"
        on activate: dismiss

    screen card "Pizza"
      on magicTap: activate #add

      back "Menu"
      image "{#name} on a wooden board"
      header "Pepperoni Fresh" #name
      text "Pepperoni, mozzarella, tomato sauce" #ingredients
        content important "Allergens": milk and gluten
        content "Energy": 267 kilocalories in 100 grams
      # Three sizes and two kinds of dough would be five buttons; as adjustables they are two stops.
      adjustable "Size" #size
        value: Medium
        values: Small | Medium | Large
        on valueChanged when value is Small:
          set #dough.value: Traditional
          set #quantity.value: 1, 425 roubles
        on valueChanged when value is Medium: set #quantity.value: 1, 575 roubles
        on valueChanged: set #quantity.value: 1, 725 roubles
      # Small pizzas are made of traditional dough only.
      adjustable "Dough" #dough
        value: Traditional
        traits when #size is Small: notEnabled
        values: Traditional | Thin
      # The price belongs to the quantity, so that one swipe tells both.
      adjustable "Quantity" #quantity
        value: 1, 575 roubles
        values when #size is Small: 1, 425 roubles | 2, 850 roubles | 3, 1275 roubles
        values when #size is Large: 1, 725 roubles | 2, 1450 roubles | 3, 2175 roubles
        values: 1, 575 roubles | 2, 1150 roubles | 3, 1725 roubles
      button "Add to cart, {#size}, {#dough}, {#quantity}" #add
        on activate when #line is empty:
          set #line.label: {#name}, {#size}, {#dough} dough
          set #line.value: {#quantity}
          announce "Added to cart"
        on activate:
          set #line.label: {#name}, {#size}, {#dough} dough
          set #line.value: {#quantity}
          announce "Changed in your cart"

    screen cart "Cart"
      on magicTap when #line is not empty: push delivery

      header "Cart"
      list "Your order"
        # What has no value yet is not in the cart yet.
        cell "Pizza" #line
          hidden when value is empty: true
          action "Remove":
            set value:
            notify layoutChanged next
            announce "Removed"
        cell "Offer" #gift
          hidden when value is empty: true
      text "Your cart is empty"
        hidden when #line is not empty: true
        hidden when #gift is not empty: true
      text "Total for {#line}"
        hidden when #line is empty: true
      button "Go on to delivery"
        hint when #line is not empty: A magic tap does the same
        traits when #line is empty: notEnabled
        on activate: push delivery

    screen delivery "Delivery"
      on magicTap: push payment

      back "Cart"
      header "Delivery"
      segments
        tab selected "To my door"
        tab "I pick it up" #pickup
      textField "Address" #address
        value: 10 Garden Street
        hidden when #pickup is selected: true
      adjustable "Time" #time
        value: As soon as possible
        values: As soon as possible | In one hour | In two hours
      switch off "Leave it at the door"
        hidden when #pickup is selected: true
      button "Go on to payment"
        on activate: push payment

    screen payment "Payment"
      on magicTap: activate #pay

      back "Delivery"
      header "Payment"
      group "Pay with"
        button selected "Card ending in 4 4 7 1" .method
        button "Cash" .method
      switch off "Use {#points} bonus points"
      button "Pay for {#line}" #pay
        on activate: present #confirm
      alert "Pay for {#line}?" #confirm
        on magicTap: activate #confirmed
        text "Delivery: {#time}"
        button "Pay" #confirmed
          on activate:
            set #receipt.label: Paid for {#line}
            set #stage.value: Accepted
            set #line.value:
            set #gift.value:
            increment #points
            replace status
        button "Cancel"
          on activate: dismiss

    # There is no way back into paying: a scrub leads to the menu.
    screen status "Your order"
      on escape: activate #menuTab
      every 20s when #stage is not At your door:
        increment #stage
        announce "{#stage}"

      header "Your order"
      text summaryElement "State of your order" #stage
        value: Accepted
        values: Accepted | In the oven | On its way | At your door
      text "Paid" #receipt
      button "Back to the menu"
        on activate: activate #menuTab

    each .offer
      on activate:
        set #offerName.label: {label}
        set #offerTerms.label: {value}
        present offer

    each .method
      on activate:
        deselect .method
        select self

    """#
}
