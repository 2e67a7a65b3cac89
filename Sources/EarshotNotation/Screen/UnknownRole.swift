/// An unknown word in place of a role, which may be the name of a component that follows later.
struct UnknownRole {
  let name: String
  let source: Int
  let range: Range<Int>
}
