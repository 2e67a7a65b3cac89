// The file is long because its tables are the style sheet and the script of a page.

/// The style sheet of a page, which is plain and uses the reader's own fonts.
enum PageStyle {
  /// The maximum number of stops on a screen for which the drawing and the list highlight each
  /// other without a script.
  static let pointedStops = 60

  /// The style sheet.
  static let sheet = PageConstant(
    ":root{\(DrawingStyle.light)}@media(prefers-color-scheme:dark){:root{\(DrawingStyle.dark)}}"
      + DrawingStyle.rules + rules + pairs + narrow + print
  )

  private static let rules =
    "*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:24px;"
    + "-webkit-text-size-adjust:100%;text-size-adjust:100%}"
    + "@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}"
    + "body{margin:0;background:var(--bg);color:var(--ink);"
    + "font:17px/1.5 -apple-system,system-ui,\"Segoe UI\",Roboto,sans-serif}"
    + ".page{max-width:1120px;margin:0 auto;padding:56px 24px 96px}"
    + "h1{font-size:42px;line-height:1.1;letter-spacing:-.02em;margin:0 0 12px}"
    + "h2{font-size:28px;line-height:1.2;letter-spacing:-.01em;margin:0}"
    + "h3{font-size:17px;margin:32px 0 8px}h1,h2,h3,p,li{overflow-wrap:anywhere}"
    + "p{max-width:75ch}a{color:var(--mark)}"
    + ":focus-visible{outline:3px solid var(--mark);outline-offset:3px;border-radius:4px}"
    + ".lead{color:var(--soft);margin:0 0 36px;font-size:19px}"
    + ".pair.one{display:block}.pair.one h3{margin-top:0}.one .phone-side{margin-bottom:28px;"
    + "position:static}.vh{position:absolute;width:1px;height:1px;overflow:hidden;"
    + "clip-path:inset(50%);white-space:nowrap}"
    + ".skip{position:absolute;left:-999px}.skip:focus{left:16px;top:8px}"
    + "ul.facts{display:flex;flex-wrap:wrap;gap:8px 48px;margin:0 0 40px;padding:20px 0;list-style:none;"
    + "border-block:1px solid var(--line)}"
    + ".facts b{display:block;font-size:30px;line-height:1.2;letter-spacing:-.01em;"
    + "font-variant-numeric:tabular-nums}.facts span{color:var(--soft);font-size:15px}"
    + ".toc{display:flex;flex-wrap:wrap;gap:4px 24px;margin:0;padding:0;list-style:none}"
    + ".toc li{padding:4px 0}.legend{margin:40px 0 0;font-size:15px}"
    + "section{margin-top:88px}.sub{color:var(--soft);margin:6px 0 28px;font-size:15px}"
    + ".pair{display:grid;grid-template-columns:minmax(0,340px) minmax(0,1fr);gap:56px;align-items:start}"
    + ".pair.pad{grid-template-columns:minmax(0,1fr)}"
    + ".pair.two{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:40px}"
    + "figure{margin:0}.phone{border:1px solid var(--line);border-radius:36px;padding:10px;"
    + "background:var(--card)}.phone svg{display:block;width:100%;height:auto;border-radius:27px}"
    + ".phone svg svg{display:inline;border-radius:0}.two .phone{max-width:340px}"
    + ".pair.pad .phone{max-width:720px}"
    + "figcaption{color:var(--soft);font-size:14px;line-height:1.4;margin:12px 8px 0}"
    + "ol.read{margin:0;padding:0;list-style:none}"
    + "ol.read>li{position:relative;padding-block:14px;padding-inline-start:54px;border-bottom:1px solid var(--line)}"
    + "ol.read>li:first-child{padding-top:4px}ol.read>li:first-child .n{top:3px}"
    + ".n{position:absolute;inset-inline-start:0;top:13px;min-width:32px;height:32px;border-radius:16px;"
    + "border:1.5px solid var(--mark);color:var(--mark);font-weight:700;font-size:14px;line-height:29px;"
    + "text-align:center;text-decoration:none;font-variant-numeric:tabular-nums;background:var(--bg)}"
    + ".say{margin:0;font-size:19px;line-height:1.45}.l{font-weight:650}.r,.c{color:var(--soft)}"
    + ".c{font-style:italic}.none{color:var(--soft);font-style:italic}"
    + ".hint{margin:2px 0 0;color:var(--soft);font-size:16px}.hint::before{content:\"… \"}"
    + "ul.acts{margin:8px 0 0;padding:0;display:flex;gap:6px 8px;flex-wrap:wrap;list-style:none}"
    + ".acts li{border:1px solid var(--soft);border-radius:99px;padding:0 12px;font-size:14px;"
    + "line-height:24px;color:var(--soft)}"
    + "[dir=rtl] .say,[dir=rtl] .hint{unicode-bidi:plaintext;text-align:right}"
    + "[dir=rtl] .note,[dir=rtl] details ul{direction:ltr;text-align:left}"
    + "details{margin:8px 0 0;font-size:15px;color:var(--soft)}"
    + "summary{cursor:pointer;width:fit-content;padding:2px 0}"
    + "details ul,details ol{margin:6px 0 0;padding:0 0 0 20px}details li{padding:2px 0;max-width:75ch}"
    + "dl.more{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;margin:6px 0 0}"
    + "dl.more dt{color:var(--soft)}dl.more dd{margin:0;color:var(--ink)}"
    + ".note{margin:10px 0 0;padding:10px 14px;border-left:3px solid var(--warn);background:var(--card);"
    + "font-size:15px;max-width:75ch}.note b{color:var(--warn)}.note.error{border-color:var(--bad)}"
    + ".note.error b{color:var(--bad)}.note p{margin:0}.note .fix{color:var(--soft)}"
    + ".n.found{border-color:var(--bad);color:var(--bad);border-radius:6px}.note code{white-space:nowrap}"
    + ".note code,.step code{font:inherit;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em}"
    + ".tag{display:inline-block;margin:0 8px 0 0;padding:0 8px;border:1px solid var(--warn);"
    + "border-radius:4px;color:var(--warn);font-size:13px;font-weight:650;line-height:20px}"
    + "ul.plain{margin:8px 0 0;padding:0 0 0 20px}ul.plain li{padding:3px 0;max-width:75ch}"
    + ".story{margin-top:40px}.story h3{font-size:20px;margin:0}.story h4{margin:24px 0 0;font-size:16px}"
    + "ol.steps{margin:12px 0 0;padding:0;list-style:none}"
    + ".step{display:grid;grid-template-columns:minmax(0,16em) minmax(0,1fr);gap:4px 32px;padding:10px 0;"
    + "border-bottom:1px solid var(--line)}.step p{margin:0}.step .soft,.soft{color:var(--soft)}"
    + ".step .at{font-size:14px;color:var(--soft)}.pass{color:var(--good)}.fail{color:var(--bad);"
    + "font-weight:650}.warn{color:var(--warn)}ul.first{margin:20px 0 0;padding:0;list-style:none}"
    + "ul.first li{padding:6px 0;max-width:90ch}"
    + ".panel{display:grid;grid-template-columns:150px minmax(0,1fr);gap:32px;margin:16px 0 28px}"
    + ".thumb{position:sticky;top:24px;align-self:start}.thumb svg{display:block;width:100%;height:auto}"
    + ".thumb>svg{border:1px solid var(--line);border-radius:12px}.thumb figcaption{margin:6px 0 0;"
    + "font-size:13px}.panel ol.steps{margin:0}.panel .step:first-child{padding-top:0}footer{margin-top:88px;padding-top:20px;border-top:1px solid var(--line);"
    + "color:var(--soft);font-size:14px}"
    + "pre{overflow-x:auto;padding:14px 16px;background:var(--card);border-radius:10px;"
    + "font:14px/1.5 ui-monospace,Menlo,Consolas,monospace}table{border-collapse:collapse;width:100%;"
    + "font-size:15px}th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;"
    + "border-bottom:1px solid var(--line)}ul.boxes{list-style:none;margin:8px 0 0;padding:0}"
    + "ul.boxes li::before{content:\"\\25A2\";margin-right:10px}.lines p{height:1.8em;margin:0;"
    + "border-bottom:1px solid var(--line)}.sheet{margin-top:72px}"
    + ".said,section{min-width:0}section.screen{content-visibility:auto;contain-intrinsic-size:auto 900px}"

  /// The rules for pairs, each of which consists of a stop in the drawing and its counterpart in
  /// the list.
  private static let pairs =
    "svg .stop:hover .hit,svg .stop:target .hit,svg .stop.on .hit{stroke:var(--mark);stroke-width:2.5}"
    + "ol.read>li:target,ol.read>li.on{background:var(--tint);box-shadow:-12px 0 0 var(--tint),"
    + "12px 0 0 var(--tint)}ol.read>li:target .n,ol.read>li.on .n{background:var(--mark);"
    + "color:var(--paper)}"
    + (1...pointedStops).map { number in
      ".pair:has(li:nth-child(\(number))>.n:hover) .k\(number) .hit{stroke:var(--mark);stroke-width:2.5}"
        + ".pair:has(.k\(number):hover) ol.read>li:nth-child(\(number)) .n{background:var(--mark);"
        + "color:var(--paper)}"
    }.joined()

  private static let narrow =
    "@media(min-width:761px){.read summary{position:absolute;inset-inline-end:0;top:15px}"
    + ".read li:first-child summary{top:5px}.say{padding-inline-end:72px}"
    + ".pair>.phone-side{position:sticky;top:24px}"
    + ".pair>.phone-side.tall,.pair.pad>.phone-side{position:static}}"
    + "@media(max-width:760px){.page{padding:32px 16px 64px}h1{font-size:34px}h2{font-size:24px}"
    + "section{margin-top:64px}.pair,.pair.two{grid-template-columns:minmax(0,1fr);gap:28px}"
    + ".phone-side{max-width:340px}.pair.pad .phone-side{max-width:none}ul.facts{gap:12px 32px}"
    + ".step{grid-template-columns:minmax(0,1fr)}.panel{grid-template-columns:72px minmax(0,1fr);"
    + "gap:16px}}"

  private static let print =
    "@media print{:root{\(DrawingStyle.light)}body{font-size:11pt;background:none}"
    + ".page{max-width:none;padding:0}.skip,.toc-nav,summary:empty{display:none}"
    + "section.screen{content-visibility:visible;break-before:page;margin-top:0}"
    + ".pair{grid-template-columns:220px minmax(0,1fr);gap:28px}.pair.two{grid-template-columns:1fr 1fr}"
    + ".phone-side{position:static!important}.say{font-size:12.5pt}li,.step,.note,figure{break-inside:avoid}"
    + "h2,h3,h4{break-after:avoid}.read details{display:none}"
    + "details::details-content{content-visibility:visible;display:block;block-size:auto}.panel{"
    + "grid-template-columns:90px minmax(0,1fr)}.thumb{position:static}summary{list-style:none;break-after:avoid;"
    + "color:var(--ink)}.state{font-size:9.5pt}.state li{padding:0}"
    + ".lines p{border-bottom:1px solid var(--line);height:2.2em}.sheet{break-before:page}"
    + ".n{-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    + "svg{-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    + "a{color:inherit}a[href^=\"#\"].ref::after{content:\" (page \" target-counter(attr(href url),page) \")\"}}"

  /// The script.
  ///
  /// With it, the arrow keys move from stop to stop, and pointing at a stop highlights its
  /// counterpart.
  static let script = PageConstant(
    """
    (()=>{const d=document,all=[...d.querySelectorAll('ol.read>li[id]:has(>a.n)')];\
    const twin=x=>x&&d.getElementById((x.id[0]==='s'?'b':x.id[0]==='b'?'s':x.id[0]==='o'?'p':'o')+x.id.slice(1));\
    let lit=[];const show=x=>{lit.forEach(y=>y.classList.remove('on'));\
    lit=x?[x,twin(x)].filter(Boolean):[];lit.forEach(y=>y.classList.add('on'))};\
    const of=e=>e.target.closest&&e.target.closest('ol.read>li[id],g.stop');\
    d.addEventListener('mouseover',e=>show(of(e)));d.addEventListener('focusin',e=>show(of(e)));\
    d.addEventListener('click',e=>{const g=e.target.closest&&e.target.closest('g.stop');\
    if(g){const t=twin(g);if(t)t.querySelector('.n').focus()}});\
    d.addEventListener('keydown',e=>{if(e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;\
    const s=e.key==='ArrowRight'?1:e.key==='ArrowLeft'?-1:0;if(!s||!all.length)return;\
    const a=all.findIndex(x=>x.contains(d.activeElement)||d.activeElement===d.body&&lit.includes(x));let i=a<0?(s>0?0:-1):a+s;\
    if(a<0){const y=all.findIndex(x=>x.getBoundingClientRect().bottom>0);if(y>=0)i=y}\
    if(i<0||i>=all.length)return;e.preventDefault();all[i].querySelector('.n').focus()})})()
    """
  )
}
