#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

internal import EarshotSession

// What depends on the line that is being typed, which the library shows for a key of ours alone.
extension LineEditor {
  /// What is to be done when the library shows what is typed.
  enum Look: Hashable, Sendable {
    /// Lines that came up are shown above it.
    case interject(String)
    /// The user breaks off.
    case interrupt
    /// The user broke off; whether the line was empty.
    case interrupted(atEmptyLine: Bool)
  }

  /// Has the library show what is typed; gives the key for it.
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

  /// Does what waited for the library to show what is typed.
  func takeLook() {
    switch look {
    case .interject(let lines):
      look = nil
      interject(lines, below: rowsAboveCursor)
    case .interrupt: look = .interrupted(atEmptyLine: library.isLineEmpty)
    case .interrupted, nil: break
    }
  }

  /// Ends what was begun, also where another key took ours; gives what the line is broken off with.
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

  /// The number of rows that the prompt and what is typed take above that of the cursor.
  private var rowsAboveCursor: Int {
    guard let columns = size?.columns, columns > 0 else { return 0 }
    return TextWidth.columns(of: prompt + library.textBeforeCursor) / columns
  }

  /// Shows lines that came up meanwhile, and below them what was typed so far.
  ///
  /// The line that is being typed is erased first: it is seen once, below.
  private func interject(_ lines: String, below rows: Int) {
    let up = rows > 0 ? "\u{1B}[\(rows)A" : ""
    writeAll(Array("\(up)\r\u{1B}[J\(lines)".utf8), to: STDOUT_FILENO)
    library.redraw()
  }
}
