import EarshotModel

// Words that people type at the left margin, inside containers, and in JSON, with their
// replacements. A test types every word in its position and expects its replacement.
extension BorrowedWord {
  static let margin = [
    BorrowedWord(
      """
      page frame artboard window scene canvas viewcontroller uiviewcontroller bildschirm \
      seite ansicht maske
      """,
      "write 'screen NAME \"Title\"'"
    ),
    BorrowedWord("application project", "write 'app \"Name\"'"),
    BorrowedWord(
      "modal dialog overlay drawer bottomsheet lightbox",
      """
      write 'sheet \"Title\" #name' or 'alert \"Title\" #name' on a screen, indented by two spaces, \
      and 'present #name' in the event that opens it
      """
    ),
    BorrowedWord(
      "for foreach every all style class",
      "write 'each SELECTOR', as in 'each .message'"
    ),
    components,
  ]

  /// Other tools' words that begin a component.
  static let components = BorrowedWord(
    "symbol template define function func struct macro instance variant",
    "write 'component NAME'"
  )

  /// Words that have a different meaning inside a container.
  static let inside: [(role: Role, row: BorrowedWord)] = [
    (
      .menu,
      BorrowedWord(
        "item option li row cell menuitem entry items options choices",
        "write each item in a 'menu' as a 'button'"
      )
    ),
    (.tabBar, BorrowedWord("item option li", "write each item in a 'tabBar' as a 'tab'")),
    (.segments, BorrowedWord("item option li segment", "write each item in 'segments' as a 'tab'")),
    (.list, BorrowedWord("item li listitem row cell", "write each item in a 'list' as a 'text'")),
    (.table, BorrowedWord("item li tr line", "write each line in a 'table' as a 'row' of cells")),
  ]

  /// The keys in other tools' JSON, each with Earshot's key as the replacement.
  static let keys = [
    BorrowedWord("type kind elementtype", "role"),
    BorrowedWord("text title name caption alt", "label"),
    BorrowedWord("id testid", "identifier"),
    BorrowedWord("items elements subviews nodes", "children"),
    BorrowedWord("ontap onclick onpress events handlers", "on"),
    BorrowedWord("identifier", "screen"),
    BorrowedWord("bounds rect", "frame"),
  ]
}
