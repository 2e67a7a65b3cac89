extension HelpPage {
  /// The page about remembering numbers, words, and states in an app.
  static let numbers = HelpPage(
    topic: "numbers",
    text: """
      Numbers and states: the values that an app remembers.

      variable #seats           on a screen, or on 'app' for all screens
        value: 3
      set #seats.value: {#seats - 1}
      increment #seats          needs a 'range:' below the variable
      {#seats}                  in any text
      when #seats is above 2
      when #seats is below {#wanted}

      A state belongs to an element:
      switch on "Milk" #milk
        toggle #milk, when #milk is on
      button selected "Large" #large
        select #large, deselect #large, when #large is selected
      button notEnabled "Pay" #pay
        enable #pay, disable #pay, when #pay is dimmed
      expandedStatus: collapsed
        toggle #more, when #more is expanded
      hidden: true
        show #error, hide #error, when #error is hidden

      See also: earshot help effects, conditions. For more information, see
      Docs/Numbers.md.

      """
  )

  /// The topics for which help shows ``numbers``.
  static let wordsForNumbers: Set = [
    "variables", "state", "states", "number", "count", "counter", "store", "memory",
  ]
}
