/// The kind of device, which decides how far apart rows are.
public enum Idiom: String, CaseIterable, Hashable, Sendable {
  /// A phone: rows part at 8 points.
  case phone
  /// A tablet: rows part at 13 points.
  case pad
}

/// The direction in which a screen is laid out.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left.
  case rightToLeft = "rtl"
}
