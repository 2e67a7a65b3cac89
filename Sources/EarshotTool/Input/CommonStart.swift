/// Returns the longest common prefix of the strings, or the typed text if that's longer.
func commonStart(of texts: [String], atLeast typed: String) -> String {
  guard var common = texts.first?[...] else { return typed }
  for text in texts.dropFirst() { common = Substring(common.commonPrefix(with: text)) }
  return common.count < typed.count ? typed : String(common)
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> Substring {
    let length = zip(self, other).prefix { $0 == $1 }.count
    return prefix(length)
  }
}
