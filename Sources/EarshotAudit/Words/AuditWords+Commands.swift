// Texts that are commands, and names in code that say what a view is.
extension AuditWords {
  /// Commands that are the title of nothing, in lower case, in the languages of most exports.
  ///
  /// - Source: our choice.
  private static let commands: Set<String> = [
    "cancel", "got it", "learn more", "load more", "maybe later", "no thanks", "not now", "ok",
    "read more", "resend code", "retry", "see all", "see more", "send code", "show all",
    "show more", "skip", "skip for now", "try again", "view all", "view more",
    "abbrechen", "alle anzeigen", "code anfordern", "erneut versuchen", "jetzt nicht",
    "mehr anzeigen", "mehr erfahren", "mehr laden", "nicht jetzt", "überspringen",
    "не сейчас", "отмена", "повторить", "подробнее", "показать все", "показать ещё",
    "попробовать снова", "получить код", "пропустить",
    "afficher plus", "annuler", "en savoir plus", "plus tard", "réessayer", "tout afficher",
    "voir plus", "voir tout",
    "ahora no", "cancelar", "mostrar más", "omitir", "reintentar", "saltar", "ver más", "ver todo",
    "agora não", "pular", "tentar novamente", "ver mais", "ver tudo",
    "annulla", "mostra altro", "riprova", "salta", "vedi tutti",
    "关闭", "再刷新下", "刷新", "加载更多", "取消", "去登录", "去看看", "我知道了", "暂不", "查看全部",
    "查看更多", "知道了", "确定", "立即体验", "立即注册", "立即登录", "立即购买", "获取验证码", "跳过", "重新加载",
    "重新获取", "重试",
    "すべて見る", "もっと見る", "キャンセル", "スキップ", "再試行", "閉じる",
    "건너뛰기", "다시 시도", "더 보기", "더보기", "모두 보기", "취소",
  ]

  /// What leads from a sign-in to a new password, in lower case.
  ///
  /// - Source: our choice: on the screen it leads to, the words are the title.
  private static let forgetting: Set<String> = [
    "forgot password", "forgot your password", "forgotten password", "passwort vergessen",
    "kennwort vergessen", "забыли пароль", "mot de passe oublié", "olvidaste tu contraseña",
    "esqueceu a senha", "esqueci minha senha", "password dimenticata", "忘记密码", "忘記密碼",
    "パスワードをお忘れですか", "パスワードを忘れた方",
  ]

  /// Returns whether a text is a command and nothing else, such as `Skip` or `跳过`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isBesidePassword: Whether the screen has a field for a password, so that “Forgot
  ///     password?” is a command, too.
  /// - Returns: Whether it is.
  static func isCommand(_ text: String, besidePassword isBesidePassword: Bool) -> Bool {
    guard (2...60).contains(text.utf8.count) else { return false }
    let words = text.plainWords.joined(separator: " ")
    return commands.contains(words) || isBesidePassword && forgetting.contains(words)
  }

  /// Returns whether a name in code is that of a button: `menu_button`, `loginBtn`,
  /// `button-login`, or `Login.button[disabled]`.
  static func namesButton(_ name: String) -> Bool {
    let bare = name.prefix { $0 != "[" }
    guard !bare.contains(where: \.isWhitespace), bare.utf8.count < 80 else { return false }
    let words = bare.lowercased().split { $0 == "-" || $0 == "_" || $0 == "." }
    if let first = words.first, words.count > 1, first == "button" || first == "btn",
      let last = words.last, !["label", "text", "title", "icon", "image", "name"].contains(last)
    {
      return true
    }
    for (word, other) in [("button", "Button"), ("btn", "Btn"), ("BUTTON", "BTN")] {
      // In camel case, a capital begins the word.
      if bare.hasSuffix(other), other != "BTN" { return true }
      guard bare.hasSuffix(word) else { continue }
      return bare.dropLast(word.count).last.map { !$0.isLetter } ?? true
    }
    return false
  }
}
