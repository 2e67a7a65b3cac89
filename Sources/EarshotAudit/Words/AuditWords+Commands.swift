// Text that is a command, and names in code that say what a view is.
extension AuditWords {
  /// Commands that are never titles, in lowercase, in the languages of most exports.
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

  /// Phrases for resetting a forgotten password, in lowercase.
  ///
  /// - Source: our choice: on the screen that the phrase leads to, the words are the title.
  private static let forgetting: Set<String> = [
    "forgot password", "forgot your password", "forgotten password", "passwort vergessen",
    "kennwort vergessen", "забыли пароль", "mot de passe oublié", "olvidaste tu contraseña",
    "esqueceu a senha", "esqueci minha senha", "password dimenticata", "忘记密码", "忘記密碼",
    "パスワードをお忘れですか", "パスワードを忘れた方",
  ]

  /// Returns whether text is only a command, such as `Skip` or `跳过`.
  ///
  /// - Parameters:
  ///   - text: The text of an element.
  ///   - isBesidePassword: Whether the screen has a password field, so “Forgot password?” is also a
  ///     command.
  /// - Returns: Whether the text is a command.
  static func isCommand(_ text: String, besidePassword isBesidePassword: Bool) -> Bool {
    guard (2...60).contains(text.utf8.count) else { return false }
    let words = text.plainWords.joined(separator: " ")
    return commands.contains(words) || isBesidePassword && forgetting.contains(words)
  }

  /// Verbs that begin the name of a command in the settings of an app, in lowercase.
  ///
  /// - Source: our choice: “Show” and “Sort” also begin the names of switches.
  private static let verbsOfCommands: Set<String> = [
    "add", "clear", "contact", "create", "delete", "export", "import", "invite", "manage", "open",
    "remove", "reset", "restore", "send", "share", "visit",
  ]

  /// Returns whether text begins with a verb and names what the command affects, such as `Import
  /// Subscriptions`.
  static func beginsLikeCommand(_ text: String) -> Bool {
    guard text.isASCIIText, text.utf8.count <= 40, let last = text.last,
      last.isLetter || last == "…"
    else { return false }
    let words = text.plainWords
    guard (2...4).contains(words.count), let first = words.first else { return false }
    return verbsOfCommands.contains(first)
  }

  /// Answers that appear next to “Cancel” in a dialog, in lowercase.
  ///
  /// Elsewhere, the same word may be a title or a state.
  ///
  /// - Source: our choice.
  private static let answers: Set<String> = [
    "accept", "agree", "allow", "apply", "confirm", "continue", "delete", "deny", "done", "install",
    "log out", "next", "no", "open", "proceed", "remove", "save", "send", "settings", "sign out",
    "submit", "update", "yes",
    "akzeptieren", "bestätigen", "erlauben", "fertig", "fortfahren", "ja", "löschen", "nein",
    "senden", "sichern", "speichern", "weiter", "zulassen",
    "да", "далее", "готово", "нет", "подтвердить", "продолжить", "разрешить", "сохранить",
    "удалить",
    "autoriser", "continuer", "confirmer", "enregistrer", "supprimer", "aceptar", "borrar",
    "confirmar", "continuar", "guardar", "permitir",
    "保存", "允许", "下一步", "删除", "同意", "完成", "打开", "提交", "拒绝", "确认", "继续", "设置",
    "はい", "いいえ", "削除", "許可", "次へ", "続ける", "완료", "삭제", "계속", "확인", "허용",
  ]

  /// Returns whether text is an answer in a dialog, next to a command such as “Cancel”.
  static func isAnswer(_ text: String) -> Bool {
    guard (2...60).contains(text.utf8.count) else { return false }
    return answers.contains(text.plainWords.joined(separator: " "))
  }

  /// Names of buttons that send a form, in lowercase, in addition to ``answers``.
  ///
  /// - Source: our choice.
  private static let sending: Set<String> = [
    "create account", "log in", "login", "register", "sign in", "sign up",
    "signin", "signup",
    "anmelden", "einloggen", "registrieren", "konto erstellen", "войти", "зарегистрироваться",
    "connexion", "se connecter", "s'inscrire", "entrar", "iniciar sesión", "registrarse",
    "accedi", "登录", "登錄", "注册", "ログイン", "登録", "로그인",
  ]

  /// Answers that are also names of screens, or answer a question instead of sending a form.
  private static let otherAnswers: Set<String> = [
    "delete", "deny", "install", "no", "open", "remove", "settings", "update", "yes",
    "ja", "nein", "да", "нет", "打开", "拒绝", "设置", "はい", "いいえ",
  ]

  /// Returns whether text is the name of a button that sends a form, such as `LOGIN`.
  static func sendsForm(_ text: String) -> Bool {
    guard (2...60).contains(text.utf8.count) else { return false }
    let words = text.plainWords.joined(separator: " ")
    return sending.contains(words) || answers.contains(words) && !otherAnswers.contains(words)
  }

  /// Returns the commands among the text elements of a control without a label.
  ///
  /// Next to a command, an answer is also a command.
  static func commands(among texts: [String]) -> [String] {
    guard texts.contains(where: { isCommand($0, besidePassword: false) }) else { return [] }
    return texts.filter { isCommand($0, besidePassword: false) || isAnswer($0) }
  }

  /// Returns the name of the document that text asks people to tap and read, or `nil` if there's
  /// none.
  ///
  /// Examples are `请点击查看《隐私政策》` and `Tap to read our privacy policy`.
  ///
  /// - Source: our choice of words.
  static func documentToTap(in text: String) -> String? {
    guard (20...12_000).contains(text.utf8.count) else { return nil }
    if text.isASCIIText {
      let words = text.lowercased()
      guard ["tap", "click"].contains(where: words.contains) else { return nil }
      let named = ["privacy policy", "terms of service", "terms of use", "terms and conditions"]
      guard let name = named.first(where: words.contains), asks(text.plainWords, before: name)
      else {
        return nil
      }
      return name
    }
    guard ["点击", "點擊", "点按"].contains(where: text.contains),
      ["查看", "阅读", "閱讀", "了解"].contains(where: text.contains),
      let start = text.lastIndex(of: "《"), let end = text.lastIndex(of: "》"), start < end
    else { return nil }
    return String(text[text.index(after: start)..<end])
  }

  /// Returns whether the eight words before a name include “tap” or “click” and a verb for reading.
  private static func asks(_ words: [String], before name: String) -> Bool {
    let names = name.plainWords
    guard
      let place = words.indices.first(where: { Array(words[$0...].prefix(names.count)) == names })
    else { return false }
    let before = words[max(0, place - 8)..<place]
    guard let tap = before.firstIndex(where: { $0 == "tap" || $0 == "click" }) else { return false }
    return before[tap...].contains { ["read", "view", "see", "open", "here"].contains($0) }
  }

  /// The codes of languages that can be the whole label of a button, without codes that are also
  /// words, units, or other abbreviations.
  ///
  /// - Source: ISO 639-1; our choice.
  static let languageCodes: Set<String> = [
    "EN", "DE", "FR", "ES", "RU", "ZH", "JA", "KO", "中", "英", "한",
  ]

  /// Returns whether a name in code belongs to a button, such as `menu_button`, `loginBtn`,
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
      // In camel case, a capital letter begins the word.
      if bare.hasSuffix(other), other != "BTN" { return true }
      guard bare.hasSuffix(word) else { continue }
      return bare.dropLast(word.count).last.map { !$0.isLetter } ?? true
    }
    return false
  }
}
