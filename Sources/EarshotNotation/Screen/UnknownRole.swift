/// A word at the beginning of a line that isn't a role.
///
/// It may be a component that follows later.
struct UnknownRole {
  let name: String
  let source: Int
  let range: Range<Int>
}
