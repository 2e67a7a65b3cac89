import Testing

/// SESSIONS.md, "Commands", `item chooser`; VOICEOVER.md, chapter 5.
@Suite("The item chooser")
struct ChooserTests {
  @Test("finds stops", arguments: cases)
  func replay(_ session: SessionCase) throws { try session.check() }

  @Test("lists the stops as they are heard on the way, and moves nothing")
  func list() throws {
    var walk = try Walk(
      """
      screen a
        group "Profile"
          image "Photo"
          text "# 1"
        button "Pay"
          hint: Pays
        element
      """
    )
    #expect(
      walk("two-finger triple tap") == [
        "~ silent", "# 1. Profile, Photo, Image", "# 2. # 1", "# 3. Pay, Button", "# 4.",
      ]
    )
    #expect(walk("item chooser") == walk("two-finger triple tap"))
    #expect(walk("tap") == ["Photo, Image"])
  }

  static let cases: [SessionCase] = [
    .init(
      "the first whose description holds the text, whatever its case, and lands on it",
      """
      > start
      Menu, Heading
      > item chooser "CHEESE"
      Four Cheese, from 320 roubles, Button
      ~ hint: Opens it
      > two-finger triple tap "heading"
      Menu, Heading
      > item chooser 24
      Bonus points, 24, Button
      > item chooser nothing
      ~ sound: boundary
      > tap
      Bonus points, 24, Button
      > item chooser "Opens"
      ~ sound: boundary

      -- app.screen --
      screen a
        header "Menu"
        button "Bonus points"
          value: 24
        button "Four Cheese, from 320 roubles"
          hint: Opens it
        text "Cheese"
      """
    ),
    .init(
      "groups are entered, and the app is told",
      """
      > start
      Menu
      > item chooser "city"
      Address, City
      Found
      > item chooser "address"
      ~ sound: boundary

      -- app.screen --
      screen a
        text "Menu"
        group "Address"
          text "Street"
          text "City"
            on focus: announce "Found"
      """
    ),
    .init(
      "nothing on an empty screen",
      """
      > start
      ~ silent
      > item chooser
      ~ sound: boundary
      > item chooser "a"
      ~ sound: boundary

      -- app.screen --
      screen a
      """
    ),
  ]
}
