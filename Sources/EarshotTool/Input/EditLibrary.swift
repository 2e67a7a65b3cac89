#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The system's line editing library, opened at run time through its readline interface.
///
/// Other interfaces have variadic functions, which Swift can't call through a pointer on every
/// platform. The library stays open until the program ends.
struct EditLibrary {
  typealias ReadKey = @convention(c) (OpaquePointer?) -> CInt
  typealias Matches = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  typealias Complete = @convention(c) (UnsafePointer<CChar>?, CInt, CInt) -> Matches?
  private typealias ReadLine =
    @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>?
  private typealias AddHistory = @convention(c) (UnsafePointer<CChar>?) -> CInt
  private typealias InsertText = @convention(c) (UnsafePointer<CChar>?) -> CInt
  typealias Look = @convention(c) (CInt, CInt) -> CInt
  typealias BeforePrompt = @convention(c) () -> CInt
  private typealias AddFunction = @convention(c) (UnsafePointer<CChar>?, Look?, CInt) -> CInt
  private typealias LimitHistory = @convention(c) (CInt) -> Void
  private typealias Action = @convention(c) () -> CInt

  /// The file names to try when opening the library.
  ///
  /// On Apple systems, the only name is a full path. For a name without a path, `dlopen` would also
  /// search the current folder, and a cloned repository could contain a library with that name.
  #if canImport(Darwin)
  private static let names = ["/usr/lib/libedit.3.dylib"]
  #else
  private static let names = ["libedit.so.2", "libedit.so.0", "libedit.so"]
  #endif

  private let readLine: ReadLine
  private let addHistory: AddHistory
  private let insertText: InsertText
  private let refresh: Action
  private let resize: Action
  private let isOver: UnsafeMutablePointer<CInt>?
  private let addFunction: AddFunction
  private let text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let cursor: UnsafeMutablePointer<CInt>
  private let end: UnsafeMutablePointer<CInt>
  private let beforePrompt: UnsafeMutablePointer<BeforePrompt?>?

  /// The code of Ctrl-], which ``ReadKey`` returns to get access to the current line.
  ///
  /// The key has no other function.
  static let lookKey: CInt = 29

  /// Opens the library, and connects two Swift functions: one for reading keys, and one for
  /// completion with the Tab key.
  ///
  /// - Returns: `nil` if the library isn't available, or the locale doesn't have UTF-8.
  init?(readKey: ReadKey, complete: Complete) {
    guard Self.usesUTF8(), let library = Self.opened(),
      let readLine = dlsym(library, "readline"),
      let addHistory = dlsym(library, "add_history"),
      let insertText = dlsym(library, "rl_insert_text"),
      let refresh = dlsym(library, "rl_forced_update_display"),
      let resize = dlsym(library, "rl_resize_terminal"),
      let addFunction = dlsym(library, "rl_add_defun"),
      let text = dlsym(library, "rl_line_buffer"),
      let cursor = dlsym(library, "rl_point"),
      let end = dlsym(library, "rl_end"),
      let keys = dlsym(library, "rl_getc_function"),
      let completion = dlsym(library, "rl_attempted_completion_function")
    else { return nil }
    self.readLine = unsafeBitCast(readLine, to: ReadLine.self)
    self.addHistory = unsafeBitCast(addHistory, to: AddHistory.self)
    self.insertText = unsafeBitCast(insertText, to: InsertText.self)
    self.refresh = unsafeBitCast(refresh, to: Action.self)
    self.resize = unsafeBitCast(resize, to: Action.self)
    self.addFunction = unsafeBitCast(addFunction, to: AddFunction.self)
    self.text = text.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    self.cursor = cursor.assumingMemoryBound(to: CInt.self)
    self.end = end.assumingMemoryBound(to: CInt.self)
    beforePrompt = dlsym(library, "rl_pre_input_hook")?.assumingMemoryBound(to: BeforePrompt?.self)
    isOver = dlsym(library, "rl_attempted_completion_over")?.assumingMemoryBound(to: CInt.self)
    keys.assumingMemoryBound(to: Optional<ReadKey>.self).pointee = readKey
    completion.assumingMemoryBound(to: Optional<Complete>.self).pointee = complete
    Self.configure(library)
  }

  /// Connects ``lookKey`` to a Swift function.
  ///
  /// Call the method once, while a line is being read, because the library must not use the
  /// terminal earlier.
  func bindLookKey(to look: Look) { _ = addFunction("earshot-look", look, Self.lookKey) }

  /// The text before the cursor.
  ///
  /// The value is valid only while the function of ``lookKey`` runs.
  var textBeforeCursor: String {
    guard let start = text.pointee else { return "" }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(max(0, cursor.pointee)))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the line is empty.
  ///
  /// The value is valid only while the function of ``lookKey`` runs.
  var isLineEmpty: Bool { end.pointee == 0 }

  /// Sets a Swift function for the library to call before each prompt, after it has set up the
  /// terminal.
  ///
  /// Use the function to switch the terminal to reading key by key, because the library does so
  /// only after it shows the prompt. Until then, the terminal would show the keys that the user
  /// types, and Control-C would delete them.
  func callBeforePrompts(_ function: BeforePrompt) {
    beforePrompt?.pointee = function
  }

  /// Edits one line.
  ///
  /// Returns `nil` at the end of the input or if ``ReadKey`` ended the line.
  func line(prompt: String) -> [UInt8]? {
    guard let text = readLine(prompt) else { return nil }
    defer { free(text) }
    return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// Adds a line to the history for the arrow keys.
  func remember(_ line: String) { _ = addHistory(line) }

  /// Inserts text at the cursor, without drawing it.
  func insert(_ text: String) { _ = insertText(text) }

  /// Draws the line again.
  func redraw() { _ = refresh() }

  /// Prevents the library from completing file names if the Swift function has no match.
  func stopAtOurs() { isOver?.pointee = 1 }

  /// Makes the library read the size of the terminal again.
  ///
  /// Call the method only between lines, and after the first line.
  func takeSize() { _ = resize() }

  private static func opened() -> UnsafeMutableRawPointer? {
    for name in names {
      if let library = dlopen(name, RTLD_NOW) { return library }
    }
    return nil
  }

  /// Makes the library use UTF-8, like the rest of the program, and returns whether that succeeded.
  private static func usesUTF8() -> Bool {
    setlocale(LC_ALL, "")
    if isUTF8() { return true }
    for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where setlocale(LC_CTYPE, name) != nil {
      if isUTF8() { return true }
    }
    return false
  }

  private static func isUTF8() -> Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }

  /// Configures the library to complete whole lines, append nothing to them, list all matches
  /// without asking, and never suggest file names.
  private static func configure(_ library: UnsafeMutableRawPointer) {
    set(library, "rl_basic_word_break_characters", to: strdup(""))
    set(library, "rl_readline_name", to: strdup("earshot"))
    set(library, "rl_completion_append_character", to: CInt(0))
    set(library, "rl_completion_query_items", to: CInt(10_000))
    // Earshot handles signals, because the library would change the size in the middle of a line.
    set(library, "rl_catch_signals", to: CInt(0))
    set(library, "rl_catch_sigwinch", to: CInt(0))
    if let limit = dlsym(library, "stifle_history") {
      unsafeBitCast(limit, to: LimitHistory.self)(1_000)
    }
  }

  private static func set<Value>(
    _ library: UnsafeMutableRawPointer,
    _ name: String,
    to value: Value
  ) {
    dlsym(library, name)?.assumingMemoryBound(to: Value.self).pointee = value
  }
}
