extension PropertySpec {
  /// Returns the row of a property, which is the only place that combines its name, its holders,
  /// and its storage.
  static func row(of property: Property) -> PropertySpec {
    switch property {
    case .label: text("label", "The name of the element, without its kind.", .label)
    case .value:
      text(
        "value",
        """
        The current value. For a toggle: 1 (on), 0 (off), or 2 (mixed).
        """,
        isChecked: true,
        .value
      )
    case .hint: text("hint", "A description of the result of activating the element.", .hint)
    case .placeholder:
      text("placeholder", "The text that a text field shows while it's empty.", .placeholder)
    case .spokenLabel:
      PropertySpec(
        "label.spoken",
        "The pronunciation of the label, if not as written.",
        repeats: true
      ) { $0.spokenLabel = $1.spokenLabel }
    case .language:
      PropertySpec(
        "language",
        "The language of the text, as a BCP 47 tag.",
        in: .everywhere,
        isSettable: true
      ) { $0.language = $1.language }
    case .traits:
      PropertySpec(
        "traits",
        "The element's kind, state, and behavior, in addition to what its role implies.",
        isSettable: true,
        restore: { $0.traits = $1.traits.union($1.fallbackTraits ?? []) },
        copy: { element, block in
          element.traits.formUnion(block.traits)
          if let fallback = block.fallbackTraits { element.fallbackTraits = fallback }
        }
      )
    case .expandedStatus:
      PropertySpec(
        "expandedStatus",
        "Whether an element that can expand is expanded.",
        isSettable: true
      ) { $0.expandedStatus = $1.expandedStatus }
    case .level: PropertySpec("level", "The level of a heading.") { $0.level = $1.level }
    case .values:
      PropertySpec(
        "values",
        "The words that the value steps through.",
        isSettable: true,
        rival: .range,
        isChecked: true,
        restore: { $0.ownScale = $1.ownScale },
        copy: { if let scale = $1.ownScale { $0.ownScale = scale } }
      )
    case .range:
      PropertySpec(
        "range",
        "The numbers that the value steps through; 'as time' makes VoiceOver say seconds as “1 "
          + "minute 15 seconds”.",
        rival: .values,
        isChecked: true
      ) {
        if let scale = $1.ownScale { $0.ownScale = scale }
      }
    case .pages:
      PropertySpec(
        "pages",
        "The number of pages of a scroll view or a screen.",
        isChecked: true
      ) { $0.pages = $1.pages }
    case .status:
      PropertySpec("status", "The words that VoiceOver says for each page instead of its number.") {
        $0.status = $1.status
      }
    case .columns:
      PropertySpec(
        "columns",
        """
        On a screen without frames, the number of columns in a view, group, list, landmark, or \
        scroll view.
        """,
        isChecked: true
      ) { $0.columns = $1.columns }
    case .selection:
      PropertySpec(
        "selection",
        "The selection limit of the container; with 'one', a double tap on a stop deselects the "
          + "others.",
        isChecked: true
      ) { $0.selection = $1.selection }
    case .opens:
      PropertySpec("opens", "The screen that a tab of the app opens.", isChecked: true) {
        $0.opens = $1.opens
      }
    case .identifier:
      PropertySpec(
        "identifier",
        "The identifier; if several nodes have the same one, it refers to the first node.",
        in: .node
      ) {
        $0.identifier = $1.identifier
      }
    case .tags: PropertySpec("tags", "Tags for rotors, 'each', and effects.") { $0.tags = $1.tags }
    case .class:
      PropertySpec("class", "The UIKit class, if it isn't the usual one for the role.") {
        $0.classOverride = $1.classOverride
      }
    case .element:
      PropertySpec("element", "Whether VoiceOver stops at the node; if missing, the role decides.")
      {
        $0.elementOverride = $1.elementOverride
      }
    case .frame:
      PropertySpec(
        "frame",
        "The accessibility frame, in points on the screen; unknown if missing.",
        isSettable: true
      ) { $0.frame = $1.frame }
    case .viewFrame:
      PropertySpec(
        "viewFrame",
        "The view's own frame, if it differs from the accessibility frame."
      ) { $0.viewFrame = $1.viewFrame }
    case .path:
      PropertySpec(
        "path",
        "The accessibility path, as a bounding box, a shape, or 'empty'."
      ) { $0.path = $1.path }
    case .activationPoint:
      PropertySpec(
        "activationPoint",
        "The point that activation touches, as x and y; if missing, the middle of the frame."
      ) { $0.activationPoint = $1.activationPoint }
    case .hidden:
      PropertySpec("hidden", "Whether the view is hidden.", isSettable: true, isChecked: true) {
        $0.isHidden = $1.isHidden
      }
    case .alpha:
      PropertySpec("alpha", "The view's opacity; 1 if missing.") { $0.alpha = $1.alpha }
    case .clipsToBounds:
      PropertySpec("clipsToBounds", "Whether the view clips content outside its bounds.") {
        $0.clipsToBounds = $1.clipsToBounds
      }
    case .elements:
      PropertySpec(
        "elements",
        """
        The identifiers of the elements inside this one, in the order of swipes; with an empty list, \
        VoiceOver reaches none of them.
        """,
        isSettable: true
      ) { $0.elements = $1.elements }
    case .elementsHidden:
      PropertySpec(
        "elementsHidden",
        "Whether the elements inside this one are hidden from VoiceOver.",
        isSettable: true
      ) { $0.elementsHidden = $1.elementsHidden }
    case .viewIsModal:
      PropertySpec(
        "viewIsModal",
        "Whether VoiceOver ignores the siblings of the view.",
        isSettable: true
      ) {
        $0.viewIsModal = $1.viewIsModal
      }
    case .shouldGroupChildren:
      PropertySpec(
        "shouldGroupChildren",
        "Whether VoiceOver reads all elements inside this one before any others."
      ) {
        $0.shouldGroupChildren = $1.shouldGroupChildren
      }
    case .respondsToUserInteraction:
      PropertySpec(
        "respondsToUserInteraction",
        """
        Whether Voice Control lists the element while it isn't dimmed; if missing, the traits, \
        handlers, and actions decide.
        """
      ) { $0.respondsToUserInteraction = $1.respondsToUserInteraction }
    case .navigationStyle:
      PropertySpec(
        "navigationStyle",
        "The way that Switch Control moves through the element.",
        use: .kept(for: "Switch Control")
      ) { $0.navigationStyle = $1.navigationStyle }
    case .textualContext:
      PropertySpec(
        "textualContext",
        "The kind of text that the element contains, such as names of files, for audits."
      ) { $0.textualContext = $1.textualContext }
    case .recognized:
      PropertySpec(
        "recognized",
        "The content that VoiceOver recognizes in a picture without a label."
      ) { $0.recognized = $1.recognized }
    case .recognizedText:
      PropertySpec("recognizedText", "The text that VoiceOver recognizes in a picture.") {
        $0.recognizedText = $1.recognizedText
      }
    case .directTouchOptions:
      PropertySpec(
        "directTouchOptions",
        "Whether direct touches are silent, and whether they require a double tap first."
      ) { $0.directTouchOptions = $1.directTouchOptions }
    case .userInputLabels:
      PropertySpec(
        "userInputLabels",
        "The names that people can say to Voice Control, beginning with the name that Voice Control "
          + "shows; if missing, the label."
      ) { $0.userInputLabels = $1.userInputLabels }
    case .span:
      PropertySpec(
        "span",
        """
        The number of rows and columns that a cell covers.
        """
      ) { $0.span = $1.span }
    case .header:
      PropertySpec("header", "The kind of header cell: for a row, a column, or both.") {
        $0.heading = $1.heading
      }
    case .foreground:
      PropertySpec(
        "foreground",
        "The color of the text or image, for audits."
      ) { $0.foreground = $1.foreground }
    case .background:
      PropertySpec(
        "background",
        "The color behind the text or image, for audits."
      ) { $0.background = $1.background }
    case .fontSize:
      PropertySpec(
        "fontSize",
        "The size of the text in points, for audits, such as 15 or 15 bold."
      ) { $0.fontSize = $1.fontSize }
    case .size:
      PropertySpec(
        "size",
        "The size of the screen in points, such as 390x844.",
        in: .screens
      ) { $0.size = $1.size }
    case .idiom:
      PropertySpec(
        "idiom",
        "The kind of device, which determines the minimum distance between rows.",
        in: .screens
      ) { $0.idiom = $1.idiom }
    case .direction:
      PropertySpec(
        "direction",
        "The layout direction of the screen.",
        in: .screens
      ) { $0.direction = $1.direction }
    }
  }
}
