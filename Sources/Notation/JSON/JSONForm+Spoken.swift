import AccessibilityModel

extension JSONForm<SpokenAttribute> {
  static let spoken = JSONForm(
    read: { (reader, index) throws(Diagnostic) in
      throw reader.error("not yet", at: reader.json.range(index))
    },
    write: { _ in .null }
  )
}
