/// The style sheet of a drawing.
///
/// It has a rule for each style of ``Shape``, in light and dark appearance.
///
/// Colors are variables, so a page sets them once for all its drawings. Each accent color has a
/// contrast of at least 4.5:1 with each of its backgrounds, and a test measures it.
enum DrawingStyle {
  /// The colors in light appearance.
  static let light =
    "--bg:#fbfaf7;--ink:#1b1a17;--soft:#625e55;--line:#e0dbd0;--paper:#fff;--card:#f3f0e9;"
    + "--fill:#d5cfc2;--mark:#0b57c9;--tint:#e4edfb;--warn:#8f4500;--bad:#b3161d;--good:#1f6b3a;"
    + "--dim:#c9c5bc"
  /// The colors in dark appearance.
  static let dark =
    "--bg:#16171a;--ink:#f1efea;--soft:#aba79e;--line:#37393f;--paper:#0f1013;--card:#1f2126;"
    + "--fill:#4a4d55;--mark:#86b6ff;--tint:#1c2b45;--warn:#ffb469;--bad:#ff9a94;--good:#7fd29b;"
    + "--dim:#2b2d33"

  /// The rules of the style sheet.
  static let rules =
    ".g0{fill:var(--paper)}.g1{fill:var(--card)}.g2{fill:var(--fill)}.g3{fill:var(--mark)}"
    + ".g4{fill:var(--tint)}.g5{fill:var(--dim)}.g6{stroke:var(--soft);stroke-dasharray:3 3}"
    + ".l0{fill:none;stroke:var(--line)}.l1{fill:none;stroke:var(--soft);stroke-width:1.6;"
    + "stroke-linecap:round;stroke-linejoin:round}.l2{fill:none;stroke:var(--mark);"
    + "stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}"
    + ".l3{fill:none;stroke:var(--mark);stroke-width:1.5;stroke-dasharray:2 4;opacity:.6}"
    + ".g3~.l3{stroke:var(--paper);stroke-dasharray:none;opacity:1;stroke-width:2}"
    + ".t0{fill:var(--ink)}.t1{fill:var(--ink);font-weight:700}.t2{fill:var(--soft)}"
    + ".t3{fill:var(--mark)}.t4{fill:var(--paper)}.pale{opacity:.45}"
    + ".seen{fill:none;stroke:var(--mark);stroke-width:5}.seen.bad{stroke:var(--bad)}"
    + ".hit{fill:transparent;stroke:transparent;stroke-width:2}.dot{fill:var(--mark)}.found{fill:var(--bad)}"
    + ".num{fill:var(--paper);font-size:11.5px;font-weight:700;text-anchor:middle}"
    + ".twice{fill:none;stroke:var(--mark);stroke-dasharray:2 2}"
    + ".new .dot,.gone .dot,.moved .dot,.differs .dot{fill:var(--warn)}"
    + ".new .hit,.gone .hit,.moved .hit,.differs .hit{stroke:var(--warn);stroke-dasharray:6 3}"
}
