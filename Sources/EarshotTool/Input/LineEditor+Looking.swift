#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

internal import EarshotSession

// Operations that depend on the current line, which the library shows only for Earshot's own key.
extension LineEditor {
  /// The operation to perform when the library shows the current line.
  enum Look: Hashable, Sendable {
    /// Shows lines that appeared in the meantime above it.
    case interject(String)
    /// Interrupts the line.
    case interrupt
    /// Records that the user pressed Ctrl-C, and whether the line was empty.
    case interrupted(atEmptyLine: Bool)
  }

  /// Asks the library for the current line and returns the key for that.
  func begin(_ look: Look) -> CInt {
    self.look = look
    if !knowsLookKey {
      knowsLookKey = true
      library.bindLookKey { _, _ in
        LineEditor.current?.takeLook()
        return 0
      }
    }
    return EditLibrary.lookKey
  }

  /// Performs the operation while the library shows the current line.
  func takeLook() {
    switch look {
    case .interject(let lines):
      look = nil
      interject(lines, below: rowsAboveCursor)
    case .interrupt: look = .interrupted(atEmptyLine: library.isLineEmpty)
    case .interrupted, nil: break
    }
  }

  /// Ends the operation, even if a different key replaced Earshot's, and returns the input that
  /// ends the line.
  func endOfLook() -> Input? {
    defer { look = nil }
    switch look {
    case .interject(let lines): interject(lines, below: 0)
    case .interrupt: return interrupt(atEmptyLine: false)
    case .interrupted(let isEmpty): return interrupt(atEmptyLine: isEmpty)
    case nil: break
    }
    return nil
  }

  /// The number of rows of the prompt and the input above the row of the cursor.
  private var rowsAboveCursor: Int {
    guard let columns = size?.columns, columns > 0 else { return 0 }
    return TextWidth.columns(of: prompt + library.textBeforeCursor) / columns
  }

  /// Shows lines that arrived in the meantime, followed by the current input.
  ///
  /// First erases the current line, which then appears once, below.
  private func interject(_ lines: String, below rows: Int) {
    let up = rows > 0 ? "\u{1B}[\(rows)A" : ""
    writeAll(Array("\(up)\r\u{1B}[J\(lines)".utf8), to: STDOUT_FILENO)
    library.redraw()
  }
}
