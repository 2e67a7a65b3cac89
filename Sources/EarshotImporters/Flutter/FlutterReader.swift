import EarshotModel
import EarshotNotation

/// A reader of the semantics tree that Flutter prints.
///
/// Each line can begin with the name that a console gives the app, such as `flutter:`. The tree can
/// end early.
///
/// - Source: Flutter, `SemanticsNode.debugFillProperties`, and `SemanticsObject.mm` for what
///   VoiceOver stops at.
struct FlutterReader {
  private var dump = Dump()
  /// The open nodes, from the root inward.
  private var open: [OpenNode] = []
  /// The node in progress, or `nil` if there's none.
  private var node: FlutterNode?

  /// A node whose contents are in progress.
  private struct OpenNode {
    /// The column of the node's name.
    let column: Int
    /// The depth of the views inside.
    let depth: Int
    /// The position that the frames of the views inside are relative to.
    let origin: Point
    /// The index of the view, or `nil` for a part of another node.
    let place: Int?
  }

  /// Returns whether text contains the name of a node, followed by its frame.
  static func recognizes(_ text: SourceText) -> Bool {
    var hasNode = false
    for line in LineRanges(text.utf8).prefix(lineLimit) {
      guard line.count < 400 else { continue }
      let content = FlutterLine(String(decoding: text.utf8[line], as: UTF8.self))
      if content.isNode { hasNode = true }
      if hasNode, content.text.hasPrefix("Rect.fromLTR") { return true }
    }
    return false
  }

  /// The maximum number of lines before the first node and its frame.
  private static let lineLimit = 200

  /// Converts a string to views.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the length of the text and *d* is the depth of the tree.
  static func read(_ text: SourceText, source: Int) throws(Diagnostic) -> Dump {
    var reader = FlutterReader()
    for range in LineRanges(text.utf8) {
      let line = FlutterLine(String(decoding: text.utf8[range], as: UTF8.self))
      if line.isNode {
        reader.close()
        // A second tree repeats the first one.
        if !reader.dump.nodes.isEmpty, reader.open.first.map({ $0.column >= line.column }) ?? true {
          break
        }
        reader.node = FlutterNode(column: line.column, range: range)
      } else {
        reader.node?.take(line.text)
      }
    }
    reader.close()
    return reader.dump
  }

  /// Adds the node in progress.
  private mutating func close() {
    guard let node else { return }
    self.node = nil
    while let last = open.last, last.column >= node.column { open.removeLast() }
    let outer = open.last
    if node.isMergedUp, let place = open.last(where: { $0.place != nil })?.place {
      dump.nodes[place].merge(node)
      open.append(
        OpenNode(
          column: node.column,
          depth: outer?.depth ?? 0,
          origin: Point(x: 0, y: 0),
          place: nil
        )
      )
      return
    }
    let origin = outer?.origin ?? Point(x: 0, y: 0)
    var view = node.view(depth: outer?.depth ?? 0, origin: origin)
    if dump.nodes.isEmpty, view.isElement != true { view.type = .application }
    if node.isScaled, !dump.nodes.isEmpty {
      // The frame of the root is in pixels.
      dump.nodes[0].frame = nil
      view.type = .window
    }
    let corner = view.frame.map { Point(x: $0.x, y: $0.y) } ?? origin
    // VoiceOver also stops at the nodes inside a node that it stops at.
    let inside = view.isElement == true ? view.depth : view.depth + 1
    open.append(
      OpenNode(column: node.column, depth: inside, origin: corner, place: dump.nodes.count)
    )
    dump.nodes.append(view)
  }
}

/// A line of the tree, without the console's prefix and the lines that connect the nodes.
struct FlutterLine {
  /// The text of the line.
  let text: Substring
  /// The column of the text, in characters.
  let column: Int

  init(_ line: String) {
    let content = FlutterLine.withoutPrefix(line)
    let rest = content.drop { $0.isWhitespace || "│├└─╎╘╞═║".contains($0) }
    text = rest
    column = content.distance(from: content.startIndex, to: rest.startIndex)
  }

  /// Whether the line begins a node.
  var isNode: Bool {
    text.hasPrefix("SemanticsNode#") && text.dropFirst(14).first?.isNumber ?? false
  }

  /// Returns the line without the prefix of a console, such as `flutter: ` or `I/flutter (123): `.
  private static func withoutPrefix(_ line: String) -> Substring {
    guard let colon = line.firstIndex(of: ":"), line[..<colon].contains("flutter"),
      !line[..<colon].contains(where: { "│├└".contains($0) })
    else { return line[...] }
    let rest = line[line.index(after: colon)...]
    return rest.first == " " ? rest.dropFirst() : rest
  }
}
