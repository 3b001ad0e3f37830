/** The look of the note, in the typesetter's language. It reads data.json and holds no text of its own. */
export const TEMPLATE = `
#let data = json("data.json")
#let accent = rgb(data.accent)
#let ink = rgb("#17202a")
#let muted = rgb("#566270")
#let rule-colour = rgb("#cfd6dd")
#let mark-colour = rgb("#f8e8e6")
#let tones = (good: rgb("#1c6e3f"), bad: rgb("#a3281f"), open: rgb("#7a5200"), plain: muted)
#let tints = (good: rgb("#eef6f0"), bad: rgb("#fbefed"), open: rgb("#faf4e6"), plain: rgb("#f3f5f7"))
#let length-of(s) = if s == "auto" { auto } else if s.ends-with("fr") { float(s.slice(0, -2)) * 1fr } else if s.ends-with("mm") { float(s.slice(0, -2)) * 1mm } else if s.ends-with("%") { float(s.slice(0, -1)) * 1% } else { float(s) * 1pt }

#set document(title: data.title, author: if data.author == "" { () } else { data.author }, date: datetime(year: data.date.at(0), month: data.date.at(1), day: data.date.at(2), hour: data.date.at(3), minute: data.date.at(4), second: data.date.at(5)))
#set page(
  paper: "a4",
  margin: (top: 27mm, bottom: 24mm, left: 24mm, right: 20mm),
  background: if data.mark != none { rotate(-54deg, box(width: 340mm, align(center, text(size: 36pt, weight: 600, fill: mark-colour, data.mark)))) },
  header: context {
    set text(size: 8pt, fill: muted)
    if data.mark != none { align(center, text(size: 9pt, weight: 600, fill: tones.bad, upper(data.mark))) }
    if counter(page).get().first() > 1 {
      block(width: 100%, stroke: (bottom: 0.4pt + rule-colour), inset: (bottom: 4pt), [#data.header.left #h(1fr) #data.header.right])
    }
  },
  footer: context {
    set text(size: 8pt, fill: muted, number-width: "tabular")
    let number = [#data.footer.page #counter(page).display() #data.footer.of #counter(page).final().first()]
    if "state" in data.footer { grid(columns: (1fr, auto), column-gutter: 6mm, data.footer.state, number) }
    else { [#data.footer.left #h(1fr) #number] }
  },
)
#set text(font: ("Source Sans 3", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew"), fallback: false, size: 9.5pt, fill: ink, lang: data.language, number-width: "tabular", hyphenate: false, overhang: false)
// A word that no line holds is broken where the line ends.
#show regex("[^\\\\s]{30,}"): it => it.text.clusters().map(box).join()
#set par(leading: 0.62em, spacing: 0.95em, justify: false)
#show math.equation: set text(font: "Noto Sans Math", features: (ssty: 0), size: 0.93em, fallback: false)
#show math.equation.where(block: true): set align(left)
#set heading(numbering: "1.1")
#show heading: set text(weight: 600)
#show heading.where(level: 1): it => block(above: 2.2em, below: 1em, sticky: true, width: 100%, stroke: (bottom: 0.8pt + accent), inset: (bottom: 4pt), text(size: 14pt, fill: accent, it))
#show heading.where(level: 2): it => block(above: 1.7em, below: 0.8em, sticky: true, text(size: 11pt, it))
#show heading.where(level: 3): set heading(numbering: none)
#show heading.where(level: 3): it => block(above: 1.3em, below: 0.65em, sticky: true, text(size: 9.5pt, it))
#show outline.entry.where(level: 1): set text(weight: 600)
#show outline.entry.where(level: 1): set block(above: 0.95em)
#set list(indent: 0pt, body-indent: 6pt, spacing: 0.72em, marker: text(fill: accent, "•"))

#let align-point = $&$.body
#let operators = ("+": sym.plus, "−": sym.minus, "·": sym.dot.op, "=": sym.eq, "<": sym.lt, "≤": sym.lt.eq)
#let build(n) = {
  if n.k == "italic" { math.italic(n.v) }
  else if n.k == "upright" or n.k == "number" { math.upright(n.v) }
  else if n.k == "operator" { if n.v in operators { operators.at(n.v) } else { math.class("punctuation", n.v) } }
  else if n.k == "space" { sym.space.thin }
  else if n.k == "row" { n.v.map(build).join() }
  else if n.k == "fraction" { math.frac(build(n.n), build(n.d)) }
  else if n.k == "sub" { math.attach(build(n.b), b: math.upright(n.s)) }
  else if n.k == "power" { math.attach(build(n.b), t: build(n.e)) }
  else if n.k == "bar" { math.overline(build(n.v)) }
  else if n.k == "root" { if n.i == "" { math.sqrt(build(n.v)) } else { math.root(math.upright(n.i), build(n.v)) } }
  else if n.k == "brackets" { math.lr({ symbol(n.o); build(n.v); symbol(n.c) }) }
}

#let inline(x) = {
  if type(x) == str { x }
  else if type(x) == array { x.map(inline).join() }
  else if "math" in x { math.equation(block: false, alt: x.alt, build(x.math)) }
  else if "strong" in x { text(weight: 600, x.strong) }
  else { text(fill: muted, if "to" in x { link(x.to, x.muted) } else { x.muted }) }
}

#let step(s) = {
  let first = build(s.lines.at(0).at(0)) + s.lines.at(0).slice(1).map(p => align-point + sym.eq + build(p)).join()
  let body = (first, ..s.lines.slice(1).map(l => align-point + sym.eq + l.map(build).join(sym.eq))).join(linebreak())
  let equation = math.equation(block: true, alt: s.alt, body)
  let source = {
    set text(size: 8pt, fill: muted)
    set par(leading: 0.45em)
    if s.clause != "" { s.clause }
    if s.clause != "" and s.remark != "" { if s.wide [, ] else { linebreak() } }
    s.remark
  }
  block(above: 0.62em, below: 0.62em, inset: (left: 4mm), breakable: false, width: 100%, if s.wide {
    layout(size => {
      let width = measure(equation).width
      set text(size: calc.min(1, size.width / width) * 1em)
      equation
      align(right, block(above: 0.3em, source))
    })
  } else {
    grid(columns: (1fr, 43mm), column-gutter: 4mm, align: (left + horizon, right + horizon), equation, source)
  })
}

#let source-of(s) = {
  set text(size: 8pt, fill: muted)
  set par(leading: 0.45em)
  if s.clause != "" { s.clause }
  if s.clause != "" and s.remark != "" { linebreak() }
  s.remark
}

#let values(b) = block(above: 0.62em, below: 0.62em, inset: (left: 4mm), breakable: false, width: 100%, grid(
  columns: (1fr, 43mm), column-gutter: 4mm, align: (left + horizon, right + horizon),
  grid(columns: (1fr, 1fr, 1fr), row-gutter: 0.6em, column-gutter: 3mm, ..b.items.map(x => math.equation(block: false, alt: x.alt, build(x.math)))),
  source-of(b),
))

#let data-table(b) = {
  set text(size: if b.at("small", default: false) { 8pt } else { 9pt })
  set par(leading: 0.5em)
  let bold = b.at("strongRows", default: ())
  let small = b.at("small", default: false)
  // A short table stays in one piece; a long one never leaves fewer than four rows on a page: a last column without width holds them together.
  let long = b.rows.len() > (if b.at("mayBreak", default: false) { 8 } else if small { 20 } else { 14 })
  let kept = 4
  let bond(i) = if not long { () } else if i == 0 or i == b.rows.len() - kept { (table.cell(rowspan: kept, breakable: false, []),) } else if i < kept or i > b.rows.len() - kept { () } else { ([],) }
  let last = b.columns.len() - 1
  block(width: 100%, breakable: long, table(
    columns: b.columns.map(c => length-of(c.width)) + if long { (0pt,) },
    align: b.columns.map(c => (left: left, right: right, center: center).at(c.align) + horizon) + if long { (left,) },
    stroke: none,
    inset: (x, y) => (left: if x == 0 or x > last { 0pt } else { 5pt }, right: if x >= last { 0pt } else { 5pt }, top: if small { 2.6pt } else { 3.6pt }, bottom: if small { 2.6pt } else { 3.6pt }),
    table.header(
      table.hline(stroke: 0.8pt + ink),
      ..b.head.map(h => text(weight: 600, inline(h))),
      ..if long { ([],) },
      table.hline(stroke: 0.5pt + ink),
    ),
    ..b.rows.enumerate().map(((i, r)) => {
      let cells = r.map(c => if i in bold { text(weight: 600, inline(c)) } else { inline(c) }) + bond(i)
      if i < b.rows.len() - 1 { cells + (table.hline(stroke: 0.4pt + rule-colour),) } else { cells + (table.hline(stroke: 0.8pt + ink),) }
    }).flatten(),
  ))
}

#let facts(rows, columns, ratio: (1fr, 1fr)) = {
  let cell(r) = (text(fill: muted, r.at(0)), inline(r.at(1)))
  let half = calc.ceil(rows.len() / columns)
  let part(rs) = table(columns: (auto, 1fr), stroke: none, align: left + top, inset: (x, y) => (left: 0pt, right: if x == 0 { 10pt } else { 0pt }, top: 2.4pt, bottom: 2.4pt), ..rs.map(cell).flatten())
  if columns == 1 { part(rows) } else { grid(columns: ratio, column-gutter: 8mm, part(rows.slice(0, half)), part(rows.slice(half))) }
}

#let render(b) = {
  if b.kind == "heading" {
    let tag = b.at("tag", default: "")
    if b.at("unnumbered", default: false) { heading(level: b.level, numbering: none, b.text) } else if tag == "" { heading(level: b.level, b.text) } else {
      grid(columns: (1fr, auto), column-gutter: 6mm, align: (left + bottom, right + bottom), heading(level: b.level, b.text), text(size: 11pt, weight: 600, fill: tones.at(b.at("tone", default: "plain")), tag))
    }
  }
  else if b.kind == "text" {
    let style = b.at("style", default: "")
    if style == "muted" { par(text(fill: muted, inline(b.text))) } else if style == "lead" { par(text(size: 11pt, inline(b.text))) } else { block(sticky: true, par(inline(b.text))) }
  }
  else if b.kind == "list" { list(..b.items.map(inline)) }
  else if b.kind == "table" { data-table(b) }
  else if b.kind == "facts" { facts(b.rows, b.columns) }
  else if b.kind == "figure" {
    block(above: 1em, below: 1em, breakable: false, width: 100%, {
      align(center, image(b.file, alt: b.alt, width: length-of(b.width)))
      if b.caption != "" { v(-0.2em); align(center, text(size: 8.5pt, fill: muted, b.caption)) }
    })
  }
  else if b.kind == "pair" {
    grid(columns: b.ratio.map(length-of), column-gutter: 7mm, align: top, b.left.map(render).join(), b.right.map(render).join())
  }
  else if b.kind == "steps" { b.items.map(step).join() }
  else if b.kind == "values" { values(b) }
  else if b.kind == "verdict" {
    let c = tones.at(b.tone)
    block(above: 1.2em, below: 1.2em, width: 100%, fill: tints.at(b.tone), stroke: (left: 3pt + c), inset: (x: 5mm, y: 4.5mm), breakable: false, grid(
      columns: (1fr, auto), column-gutter: 8mm, align: (left + horizon, right + horizon),
      { text(size: 15pt, weight: 600, b.headline); linebreak(); v(0.1em); text(fill: c, weight: 600, inline(b.text)) },
      { text(size: 22pt, weight: 600, fill: c, b.figure); linebreak(); text(size: 8.5pt, fill: muted, b.figureLabel) },
      grid.cell(colspan: 2, inset: (top: 3.5mm), box(width: 100%, height: 4pt, fill: rule-colour, if b.bar > 0 { box(width: calc.min(b.bar, 1) * 100%, height: 4pt, fill: c) })),
    ))
  }
  else if b.kind == "notice" {
    let tone = b.at("tone", default: none)
    let stroke = if tone == none { 0.6pt + rule-colour } else { 1.2pt + tones.at(tone) }
    let fill = if tone == none { none } else { tints.at(tone) }
    block(above: 1.2em, below: 1.2em, width: 100%, fill: fill, stroke: stroke, inset: if tone == none { 4mm } else { 3mm }, breakable: false, inline(b.text))
  }
  else if b.kind == "signatures" {
    let lines = b.labels.map(l => block(width: 100%, stroke: (top: 0.5pt + muted), inset: (top: 4pt), text(size: 8.5pt, fill: muted, l)))
    let columns = b.labels.map(_ => 1fr)
    if "issued" not in b { block(above: 2.4em, breakable: false, grid(columns: columns, column-gutter: 8mm, ..lines)) } else {
      // The room to sign by hand, and for the remark, is the same before and after the check, so that no page ends elsewhere.
      let remark = text(size: 8.5pt, fill: muted, b.issued.remark)
      block(above: 1.2em, breakable: false, width: 100%, {
        grid(columns: columns, column-gutter: 8mm, row-gutter: 4pt, ..b.issued.signed.map(t => grid(columns: (0pt, 1fr), align: left + bottom, box(height: 15mm), text(size: 9pt, t))), ..lines)
        if b.issued.isSaid { block(above: 0.9em, remark) } else { layout(size => block(above: 0.9em, height: measure(block(remark), width: size.width).height)) }
      })
    }
  }
  else if b.kind == "together" {
    // The space above a heading is lost at the top of a block.
    let chapter = b.blocks.at(0).kind == "heading" and b.blocks.at(0).level == 1
    let above = if chapter { 3em } else { 1.9em }
    let body = b.blocks.map(render).join()
    if not b.at("ifPageHolds", default: false) { block(above: above, breakable: false, width: 100%, body) }
    else { block(above: above, width: 100%, layout(page => block(breakable: measure(body, width: page.width).height > page.height, width: 100%, body))) }
  }
  else if b.kind == "page-break" { pagebreak(weak: true) }
}

#let title-block(b) = {
  let cell(label, body) = { set par(leading: 0.5em); text(size: 8pt, fill: muted, label); linebreak(); text(weight: 600, body) }
  let office = {
    if b.logo != none { image(b.logo.file, alt: b.logo.alt, width: 36mm, height: 15mm, fit: "contain") }
    if b.office != "" { text(weight: 600, b.office) }
  }
  let has-office = b.logo != none or b.office != ""
  let qr = if b.verify != none { link(b.verify.url, image(b.verify.file, alt: b.verify.alt, width: 26mm)) }
  let columns = (..if has-office { (40mm,) }, 1fr, ..if qr != none { (30mm,) })
  let whole = b.lines.map(((label, body)) => grid.cell(colspan: columns.len(), inset: (x: 3mm, y: 2mm), { text(size: 8pt, fill: muted, label); h(2mm); body }))
  let verify = if b.verify != none { (grid.cell(colspan: columns.len(), inset: (x: 3mm, y: 2mm), { text(size: 8pt, fill: muted, b.verify.label); h(2mm); text(size: 8pt, link(b.verify.url, b.verify.url)) }),) } else { () }
  block(above: 1.7em, below: 1.3em, width: 100%, grid(
    columns: columns,
    stroke: 0.5pt + rule-colour,
    align: horizon,
    ..if has-office { (grid.cell(inset: 2mm, align: center + horizon, office),) },
    grid.cell(inset: (x: 3mm, y: 3mm), grid(columns: (1fr,) * (if has-office or qr != none { 2 } else { 3 }), column-gutter: 5mm, row-gutter: 3.4mm, align: left + top, ..b.cells.map(((label, body)) => cell(label, body)))),
    ..if qr != none { (grid.cell(inset: 2mm, align: center + horizon, qr),) },
    ..whole,
    ..verify,
  ))
}

#let t = data.titlePage
#v(-9mm)
#grid(columns: (1fr, auto), column-gutter: 8mm, align: (left + horizon, right + top),
  { if t.logo != none { box(image(t.logo, alt: t.brand, height: 11mm), baseline: 30%); h(3mm) }
    text(size: 17pt, weight: 600, fill: accent, t.brand) },
  text(size: 8pt, fill: muted, t.address),
)
#v(3mm)
#line(length: 100%, stroke: 1.2pt + accent)
#v(3mm)
#par(text(size: 22pt, weight: 600, t.heading))
#if "block" in t { title-block(t.block) }
#facts(t.facts, 2, ratio: (1.6fr, 1fr))
#v(-0.6em)
#facts((t.checksum,), 1)
#data.first.map(render).join()
// What a long title block moves to the second page does not stand there alone.
#if "block" in t { context if here().page() == 1 { pagebreak() } else { v(1em) } } else { pagebreak() }
#if data.contents != none {
  heading(level: 1, numbering: none, outlined: false, data.contents)
  outline(title: none, depth: 2, indent: auto)
  pagebreak()
}
#data.body.map(render).join()
`
