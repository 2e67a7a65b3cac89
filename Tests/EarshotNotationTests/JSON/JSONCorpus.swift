import EarshotNotation
import Testing

/// An input of the reader: it must accept `y_`, must reject `n_`, and may do either with `i_`.
struct JSONCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// The place of the error or the warning.
  let places: [Range<Int>]

  init(_ name: String, _ text: String, _ places: Range<Int>...) {
    self.init(name, Array(text.utf8), places)
  }

  init(_ name: String, bytes: [UInt8], _ places: Range<Int>...) {
    self.init(name, bytes, places)
  }

  private init(_ name: String, _ bytes: [UInt8], _ places: [Range<Int>]) {
    self.name = name
    self.bytes = bytes
    self.places = places
  }

  var testDescription: String { name }

  var source: SourceText { SourceText(name: "\(name).json", utf8: bytes) }

  static let all = accepted + refused + doubtful

  static let accepted: [JSONCase] = [
    JSONCase("y_null", "null"),
    JSONCase("y_true", "true"),
    JSONCase("y_false", "false"),
    JSONCase("y_zero", "0"),
    JSONCase("y_minus_zero", "-0"),
    JSONCase("y_integer", "1240"),
    JSONCase("y_negative", "-17"),
    JSONCase("y_fraction", "0.125"),
    JSONCase("y_exponent", "1e10"),
    JSONCase("y_exponent_plus", "1E+2"),
    JSONCase("y_exponent_minus_zeros", "2.5e-007"),
    JSONCase("y_zero_exponent", "0e1"),
    JSONCase("y_many_digits", "0." + String(repeating: "3", count: 400)),
    JSONCase("y_too_small_for_a_double", "1e-400"),
    JSONCase("y_greatest_double", "1.7976931348623157e308"),
    JSONCase("y_empty_string", #""""#),
    JSONCase("y_string", #""Add to cart""#),
    JSONCase("y_string_cyrillic", #""Пепперони""#),
    JSONCase("y_string_four_bytes", #""🍕""#),
    JSONCase("y_string_last_character", "\"\u{10FFFF}\""),
    JSONCase("y_string_noncharacter", "\"\u{FFFF}\""),
    JSONCase("y_string_del", "\"\u{7F}\""),
    JSONCase("y_string_line_separator", "\"\u{2028}\""),
    JSONCase("y_string_slash", #""a/b""#),
    JSONCase("y_string_single_quote", #""it's""#),
    JSONCase("y_escapes", #""\"\\\/\b\f\n\r\t""#),
    JSONCase("y_escape_nul", #""\u0000""#),
    JSONCase("y_escape_mixed_case", #""\u00eF""#),
    JSONCase("y_escape_pair", #""\uD83C\uDF55""#),
    JSONCase("y_escape_backslash_then_u", #""\\u12""#),
    JSONCase("y_comment_in_string", #""/* a */ // b""#),
    JSONCase("y_empty_array", "[]"),
    JSONCase("y_array_spaces", "[ 1 ,\t2\r\n,\n3 ]"),
    JSONCase("y_array_mixed", #"[null, true, 1, "a", [], {}]"#),
    JSONCase("y_empty_object", "{}"),
    JSONCase("y_object", #"{"a": 1, "b": {"a": 2}}"#),
    JSONCase("y_object_empty_name", #"{"": 0}"#),
    JSONCase("y_object_escaped_name", #"{"\u0061": 0}"#),
    JSONCase("y_object_same_names_apart", #"[{"a": 1}, {"a": 2}]"#),
    JSONCase("y_space_around", "\n  []\n\t "),
    JSONCase("y_lines_cr", "[\r1\r]"),
  ]

  static let doubtful: [JSONCase] = [
    JSONCase("i_byte_order_mark", bytes: [0xEF, 0xBB, 0xBF] + Array("[]".utf8), 0..<3),
    JSONCase("i_repeated_name", #"{"a": 1, "a": 2}"#, 9..<12),
    JSONCase("i_repeated_name_other_spelling", #"{"a": 1, "\u0061": 2}"#, 9..<17),
    JSONCase("i_repeated_name_inside", #"[{"a": {"b": 1, "b": 2}}]"#, 16..<19),
    JSONCase("i_repeated_three_times", #"{"a":1,"a":2,"a":3}"#, 7..<10, 13..<16),
  ]

  static let refused: [JSONCase] = structure + numbers + strings + encodings

  private static let structure: [JSONCase] = [
    JSONCase("n_empty", "", 0..<0),
    JSONCase("n_space_alone", " \n", 2..<2),
    JSONCase("n_array_unclosed", "[1, 2", 0..<1),
    JSONCase("n_array_unclosed_comma", "[1,", 0..<1),
    JSONCase("n_array_unclosed_inner", "[1, [2]", 0..<1),
    JSONCase("n_object_unclosed", #"{"a": 1"#, 0..<1),
    JSONCase("n_object_unclosed_name", #"{"a""#, 0..<1),
    JSONCase("n_object_unclosed_colon", #"{"a":"#, 0..<1),
    JSONCase("n_array_trailing_comma", "[1,]", 2..<3),
    JSONCase("n_object_trailing_comma", #"{"a": 1,}"#, 7..<8),
    JSONCase("n_array_leading_comma", "[,1]", 1..<2),
    JSONCase("n_array_only_comma", "[,]", 1..<2),
    JSONCase("n_array_double_comma", "[1,,2]", 3..<4),
    JSONCase("n_object_double_comma", #"{"a":1,,"b":2}"#, 7..<8),
    JSONCase("n_array_missing_comma", "[1 2]", 3..<4),
    JSONCase("n_object_missing_comma", #"{"a": 1 "b": 2}"#, 8..<9),
    JSONCase("n_array_closed_as_object", "[1}", 2..<3),
    JSONCase("n_object_closed_as_array", #"{"a": 1]"#, 7..<8),
    JSONCase("n_array_colon", "[1: 2]", 2..<3),
    JSONCase("n_object_missing_colon", #"{"a" 1}"#, 5..<6),
    JSONCase("n_object_equals", #"{"a" = 1}"#, 5..<6),
    JSONCase("n_object_missing_value", #"{"a": }"#, 6..<7),
    JSONCase("n_object_missing_value_first", #"{"a":, "b": 1}"#, 5..<6),
    JSONCase("n_object_number_as_name", #"{1: 2}"#, 1..<2),
    JSONCase("n_object_bare_name", "{label: 1}", 1..<6),
    JSONCase("n_object_name_alone", #"{"a"}"#, 4..<5),
    JSONCase("n_object_value_alone", "{[]: 1}", 1..<2),
    JSONCase("n_closing_alone", "]", 0..<1),
    JSONCase("n_two_values", "[] []", 3..<4),
    JSONCase("n_text_behind", "{} x", 3..<4),
    JSONCase("n_surplus_closing", "[]]", 2..<3),
    JSONCase("n_line_comment", "[1 // one\n]", 3..<9),
    JSONCase("n_hash_comment", "# a\n[]", 0..<3),
    JSONCase("n_block_comment", "[/* one */ 1]", 1..<10),
    JSONCase("n_block_comment_unclosed", "[] /* x", 3..<5),
    JSONCase("n_slash", "[/]", 1..<2),
    JSONCase("n_semicolon", "[1;2]", 2..<3),
    JSONCase("n_word_capital", "[True]", 1..<5),
    JSONCase("n_word_nil", "[nil]", 1..<4),
    JSONCase("n_word_undefined", "undefined", 0..<9),
    JSONCase("n_word_prefix", "[nulls]", 1..<6),
    JSONCase("n_word_cut", "[tru]", 1..<4),
    JSONCase("n_screen_file", "screen menu", 0..<6, 7..<8),
    JSONCase("n_at_sign", "[@]", 1..<2),
    JSONCase("n_no_break_space", "[\u{A0}1]", 1..<3),
    JSONCase("n_form_feed", "[\u{C}]", 1..<2),
    JSONCase("n_nul_byte", "[\u{0}1]", 1..<2),
    JSONCase("n_nul_behind", "[]\u{0}", 2..<3),
    JSONCase("n_two_mistakes", #"[01, "\q"]"#, 1..<3, 6..<8),
  ]

  private static let numbers: [JSONCase] = [
    JSONCase("n_number_leading_zero", "[01]", 1..<3),
    JSONCase("n_number_minus_leading_zero", "[-012]", 1..<5),
    JSONCase("n_number_plus", "[+1]", 1..<3),
    JSONCase("n_number_no_whole_part", "[.5]", 1..<3),
    JSONCase("n_number_no_fraction", "[1.]", 1..<3),
    JSONCase("n_number_minus_alone", "[-]", 1..<2),
    JSONCase("n_number_two_minus", "[--1]", 1..<4),
    JSONCase("n_number_empty_exponent", "[1e]", 1..<3),
    JSONCase("n_number_exponent_sign_alone", "[1e+]", 1..<4),
    JSONCase("n_number_exponent_fraction", "[1e1.5]", 1..<6),
    JSONCase("n_number_two_points", "[1.2.3]", 1..<6),
    JSONCase("n_number_hexadecimal", "[0x1F]", 1..<5),
    JSONCase("n_number_underscore", "[1_000]", 1..<6),
    JSONCase("n_number_unit", "[15pt]", 1..<5),
    JSONCase("n_number_too_large", "[1e400]", 1..<6),
    JSONCase("n_number_too_large_negative", "[-1e400]", 1..<7),
    JSONCase("n_number_nan", "[NaN]", 1..<4),
    JSONCase("n_number_infinity", "[Infinity]", 1..<9),
    JSONCase("n_number_minus_infinity", "[-Infinity]", 1..<10),
    JSONCase("n_number_arabic_digits", "[\u{0661}]", 1..<3),
  ]

  private static let strings: [JSONCase] = [
    JSONCase("n_string_unclosed", #"["abc"#, 1..<5),
    JSONCase("n_string_unclosed_escape", #"["abc\"#, 1..<6),
    JSONCase("n_string_unclosed_quote", #"["a\"]"#, 1..<6),
    JSONCase("n_string_line_break", "[\"a\nb\"]", 1..<3),
    JSONCase("n_string_tab", "[\"a\tb\"]", 3..<4),
    JSONCase("n_string_control", "[\"a\u{1}b\u{1F}\"]", 3..<4, 5..<6),
    JSONCase("n_string_nul", "[\"\u{0}\"]", 2..<3),
    JSONCase("n_string_single_quotes", "['a']", 1..<4),
    JSONCase("n_escape_unknown", #"["\x41"]"#, 2..<4),
    JSONCase("n_escape_single_quote", #"["\'"]"#, 2..<4),
    JSONCase("n_escape_capital_u", #"["\U0041"]"#, 2..<4),
    JSONCase("n_escape_not_ascii", #"["\é"]"#, 2..<5),
    JSONCase("n_escape_short", #"["\u00e"]"#, 2..<7),
    JSONCase("n_escape_empty", #"["\u"]"#, 2..<4),
    JSONCase("n_escape_no_digit", #"["\u00g0"]"#, 2..<6),
    JSONCase("n_escape_braces", #"["\u{1F355}"]"#, 2..<4),
    JSONCase("n_surrogate_high_alone", #"["\ud83c"]"#, 2..<8),
    JSONCase("n_surrogate_high_then_text", #"["\ud83cabc"]"#, 2..<8),
    JSONCase("n_surrogate_low_alone", #"["\udf55"]"#, 2..<8),
    JSONCase("n_surrogates_swapped", #"["\udf55\ud83c"]"#, 2..<8, 8..<14),
    JSONCase("n_surrogates_two_high", #"["\ud83c\ud83c\udf55"]"#, 2..<8),
    JSONCase("n_surrogate_then_escape", #"["\ud83c\u0041"]"#, 2..<8),
  ]

  private static let encodings: [JSONCase] = [
    JSONCase("n_utf16_mark_big", bytes: [0xFE, 0xFF, 0, 0x5B, 0, 0x5D], 0..<2),
    JSONCase("n_utf16_mark_little", bytes: [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], 0..<2),
    JSONCase("n_utf16_big", bytes: [0, 0x5B, 0, 0x5D], 0..<2),
    JSONCase("n_utf16_little", bytes: [0x5B, 0, 0x5D, 0], 0..<2),
    JSONCase("n_utf8_lone_continuation", bytes: [0x5B, 0x22, 0x80, 0x22, 0x5D], 2..<3),
    JSONCase("n_utf8_cut_sequence", bytes: [0x5B, 0x22, 0xC3, 0x22, 0x5D], 2..<3),
    JSONCase("n_utf8_overlong", bytes: [0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], 2..<4),
    JSONCase("n_utf8_overlong_three", bytes: [0x22, 0xE0, 0x80, 0xAF, 0x22], 1..<4),
    JSONCase("n_utf8_surrogate", bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], 1..<4),
    JSONCase("n_utf8_beyond", bytes: [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1..<5),
    JSONCase("n_utf8_ff", bytes: [0x22, 0xFF, 0x22], 1..<2),
    JSONCase("n_latin1", bytes: [0x22, 0x63, 0x61, 0x66, 0xE9, 0x22], 4..<5),
    JSONCase("n_utf8_outside", bytes: [0x5B, 0xFF, 0x5D], 1..<2),
    JSONCase("n_utf8_end_of_file", bytes: [0x22, 0xE2, 0x82], 1..<3, 0..<3),
    JSONCase(
      "n_two_byte_order_marks",
      bytes: [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x5B, 0x5D],
      3..<6
    ),
  ]
}
