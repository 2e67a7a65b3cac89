import EarshotModel
import EarshotNotation

extension ImportFormat {
  /// All formats, in the order in which Earshot tries them.
  public static let all: [ImportFormat] = [
    .wda, .android, .vega, .trailblaze, .buttonHeist, .simUse, .cdp, .voiceOverDesigner,
    .accessibilitySnapshot, .androidMaestro, .maestro, .maestroDriver, .wdaJSON, .idb, .flutter,
    .xctest, .playwright, .speechRecord,
  ]

  /// The page source of Appium and WebDriverAgent.
  static let wda = ImportFormat(
    name: "wda",
    title: "Appium and WebDriverAgent page source (XML)",
    sign: "a root <AppiumAUT> or <XCUIElementTypeApplication>",
    lacks: """
      hints, languages, rotors, custom content, and the app's own order; in older files, also \
      traits and whether a view is a stop
      """,
    reader: .xml(
      recognizes: { $0.name == "AppiumAUT" || $0.name.hasPrefix("XCUIElementType") },
      read: { (tree, source) throws(Diagnostic) in WDAXMLReader.read(tree, source: source) }
    )
  )

  /// The page source of WebDriverAgent as JSON.
  static let wdaJSON = ImportFormat(
    name: "wda-json",
    title: "WebDriverAgent page source (JSON)",
    sign: """
      views with 'type' and either 'rect' or 'isEnabled', at the top level or in 'value', or XML \
      in 'value'
      """,
    lacks: "languages, rotors, custom content, the app's own order, and most hints and traits",
    reader: .json(
      recognizes: { WDAJSONReader.recognizes($0) },
      read: { (json, source) throws(Diagnostic) in try WDAJSONReader.read(json, source: source) }
    )
  )

  /// The output of idb and AXe.
  static let idb = ImportFormat(
    name: "idb",
    title: "idb describe-all or AXe describe-ui (JSON)",
    sign: """
      views with 'AXLabel', 'AXFrame', or 'role_description', or the key 'elements' beside 'backend'
      """,
    lacks: """
      languages, rotors, custom content, the app's own order, and often the traits; in some \
      versions, the tabs of a tab bar
      """,
    reader: .json(
      recognizes: { IDBReader.recognizes($0) },
      read: { (json, source) throws(Diagnostic) in IDBReader.read(json, source: source) }
    )
  )

  /// Flutter's semantics tree.
  static let flutter = ImportFormat(
    name: "flutter",
    title: "Flutter semantics tree (text)",
    sign: "a line with 'SemanticsNode#0', and frames such as 'Rect.fromLTRB(0.0, …)' below it",
    lacks: """
      languages, rotors, custom actions, and native views, such as a system alert or a map inside \
      the app
      """,
    reader: .text(
      recognizes: { FlutterReader.recognizes($0) },
      read: { (text, source) throws(Diagnostic) in try FlutterReader.read(text, source: source) }
    )
  )

  /// XCUITest's description of an app.
  static let xctest = ImportFormat(
    name: "xctest",
    title: "XCUITest debugDescription (text)",
    sign: "the line 'Element subtree:', or lines such as 'Button, 0x7f00, {{0.0, 0.0}, …'",
    lacks: """
      traits, hints, custom actions, languages, the app's own order, whether a view is visible, \
      and whether it's a stop
      """,
    reader: .text(
      recognizes: { DebugDescriptionReader.recognizes($0) },
      read: { (text, source) throws(Diagnostic) in
        try DebugDescriptionReader.read(text, source: source)
      }
    )
  )

  /// The model of AccessibilitySnapshot.
  static let accessibilitySnapshot = ImportFormat(
    name: "accessibility-snapshot",
    title: "AccessibilitySnapshot model (JSON)",
    sign: "an array of objects with 'element' or 'container'",
    lacks: "the effects of activation, notifications, and the rows and columns of table cells",
    reader: .json(
      recognizes: { AccessibilitySnapshotReader.recognizes($0) },
      read: { (json, source) throws(Diagnostic) in
        try AccessibilitySnapshotReader.read(json, source: source)
      }
    )
  )

  /// The interface that ButtonHeist sends.
  static let buttonHeist = ImportFormat(
    name: "buttonheist",
    title: "ButtonHeist interface (JSON)",
    sign: "the key 'buttonHeistVersion', or 'tree' in 'payload'",
    lacks: "the effects of activation, notifications, and the rows and columns of table cells",
    reader: .json(
      recognizes: { AccessibilitySnapshotReader.recognizesButtonHeist($0) },
      read: { (json, source) throws(Diagnostic) in
        try AccessibilitySnapshotReader.readButtonHeist(json, source: source)
      }
    )
  )

  /// A document of VoiceOver Designer.
  static let voiceOverDesigner = ImportFormat(
    name: "voiceover-designer",
    title: "VoiceOver Designer document (JSON)",
    sign: "elements with 'trait' and 'label', at the top level or in 'elements'",
    lacks: "languages, rotors, identifiers, the effects of activation, and notifications",
    reader: .json(
      recognizes: { VoiceOverDesignerReader.recognizes($0) },
      read: { (json, source) throws(Diagnostic) in
        try VoiceOverDesignerReader.read(json, source: source)
      }
    )
  )

  /// The hierarchy of Maestro.
  static let maestro = ImportFormat(
    name: "maestro",
    title: "Maestro hierarchy (JSON)",
    sign: "views with 'attributes' and 'children'",
    lacks: """
      types and traits (a button looks like text), hints, custom actions, and the app's own order
      """,
    reader: .json(
      recognizes: { MaestroReader.recognizes($0) },
      read: { (json, source) throws(Diagnostic) in try MaestroReader.read(json, source: source) }
    )
  )

  /// The hierarchy as Maestro's driver returns it.
  static let maestroDriver = ImportFormat(
    name: "maestro-driver",
    title: "Maestro driver hierarchy (JSON)",
    sign: """
      views with a number as 'elementType' and 'Width' in 'frame', at the top level or in \
      'axElement'
      """,
    lacks: """
      traits, hints, custom actions, languages, the app's own order, whether a view is visible, \
      and whether it's a stop
      """,
    reader: .json(
      recognizes: { MaestroDriverReader.recognizes($0) },
      read: { (json, source) throws(Diagnostic) in
        try MaestroDriverReader.read(json, source: source)
      }
    )
  )

  /// Maestro's hierarchy of an Android app.
  static let androidMaestro = ImportFormat(
    name: "maestro-android",
    title: "Android app hierarchy (JSON)",
    sign: "views with 'attributes' that include 'class' or 'content-desc'",
    lacks: "everything that VoiceOver knows about an app; TalkBack follows different rules",
    reader: .refused(
      .json { MaestroReader.recognizesAndroid($0) },
      instead: """
        Android apps use TalkBack, not VoiceOver; export the same screen from the iOS app
        """
    )
  )

  /// The outline of sim-use.
  static let simUse = ImportFormat(
    name: "sim-use",
    title: "sim-use outline (JSON)",
    sign: "'entries' with 'role' and 'frame' in 'data'",
    lacks: """
      languages, rotors, the app's own order, and most traits; without 'raw' beside 'entries', \
      also containers, hints, custom actions, and whether an element belongs to the status bar
      """,
    reader: .json(
      recognizes: { SimUseReader.recognizes($0) },
      read: { (json, source) throws(Diagnostic) in try SimUseReader.read(json, source: source) }
    )
  )

  /// The tree of Chrome's protocol.
  static let cdp = ImportFormat(
    name: "cdp",
    title: "Chrome accessibility tree (JSON)",
    sign: "'nodes' with 'nodeId' and either 'role' or 'ignored'",
    lacks: """
      positions and sizes, identifiers, languages, custom actions, rotors, and anything that Safari \
      reports differently from Chrome
      """,
    reader: .json(
      recognizes: { CDPReader.recognizes($0) },
      read: { (json, source) throws(Diagnostic) in try CDPReader.read(json, source: source) }
    )
  )

  /// Trailblaze's record of a waypoint.
  static let trailblaze = ImportFormat(
    name: "trailblaze",
    title: "Trailblaze waypoint example (JSON)",
    sign: "'waypointId' beside 'viewHierarchy'",
    lacks: "types and traits of iOS views",
    reader: .refused(
      .json { JSONValue($0)["waypointId"] != nil && JSONValue($0).has("viewHierarchy") },
      instead: """
        it contains text and positions in pixels, often from Android, but no accessibility \
        information; export the screen from the iOS app with AXe or Maestro's driver, and open that file
        """
    )
  )

  /// The snapshot of a page that Playwright writes.
  static let playwright = ImportFormat(
    name: "playwright",
    title: "Playwright aria snapshot (YAML)",
    sign: "lines such as '- button \"Send\"'",
    lacks: """
      positions and sizes, hints, and anything that Safari reports differently from other browsers
      """,
    reader: .refused(
      .text { PlaywrightSign.isSeen(in: $0) },
      instead: """
        it shows a web page without positions; export the page's tree with Chrome's \
        Accessibility.getFullAXTree, and open that file
        """
    )
  )

  /// The speech of a real VoiceOver, move by move.
  static let speechRecord = ImportFormat(
    name: "record",
    title: "record of VoiceOver's speech (JSON)",
    sign: """
      entries with 'utterance', either directly or in 'value'; the entries are at the top \
      level or in 'steps'
      """,
    lacks: "the app itself; the file contains only VoiceOver's words",
    reader: .refused(
      .json { json in
        let root = JSONValue(json)
        let records = [root] + (root["captures"]?.members.map(\.value) ?? [])
        return (records.compactMap { $0["steps"] } + [root]).contains {
          $0.entries.contains { $0.has("utterance") || $0["value"]?.has("utterance") == true }
        }
      },
      instead: """
        it contains VoiceOver's speech, not the app; to compare them, use 'earshot verify'
        """
    )
  )

  /// The hierarchy of Android's UI Automator.
  static let android = ImportFormat(
    name: "android",
    title: "Android UI Automator hierarchy (XML)",
    sign: "a root <hierarchy>, or attributes such as resource-id and content-desc",
    lacks: "everything that VoiceOver knows about an app; TalkBack follows different rules",
    reader: .refused(
      .xml { root in
        root.name == "hierarchy" || root.name.hasPrefix("android.")
          || root.start.contains("resource-id=") || root.start.contains("content-desc=")
      },
      instead: """
        it shows an Android app, and Android apps use TalkBack, not VoiceOver; export the screen \
        from the iOS app with Appium, and open that file
        """
    )
  )

  /// The page source of Amazon's Vega.
  static let vega = ImportFormat(
    name: "vega",
    title: "Vega app page source (XML)",
    sign: "elements with the attribute keplerAppId or uccVersionMajor",
    lacks: "everything that VoiceOver knows about an app; VoiceView follows different rules",
    reader: .refused(
      .xml { $0.start.contains("keplerAppId=") || $0.start.contains("uccVersionMajor=") },
      instead: """
        it shows an app for Amazon TVs, which use VoiceView, not VoiceOver; export the screen \
        from the iOS or tvOS app with Appium, and open that file
        """
    )
  )
}
