/** What can be changed in a clause file, one place at a time: every number × 1.1, + and −, min and max, ≤ and <, ≥ and >. */
import { parseAst } from 'vite'

/** A word, a number or a mark of a formula's text. */
const TOKEN = /[\p{L}_][\p{L}\p{M}\p{N}_]*|\d+(?:\.\d+)?|[+-]/gu
/** The text of a formula or a part of one, as clause files write it: without a space, and more than a name, a label or a unit. */
const isFormulaText = (text) => /^[\w.,+\-*/^()]+$/.test(text) && /[+\-*/^]|\b(?:min|max)\(/.test(text)

const SWAPPED = { '+': '-', '-': '+', '<=': '<', '<': '<=', '>=': '>', '>': '>=', min: 'max', max: 'min' }
/** 7.81 → 8.591, 0.1 → 0.11 */
const enlarged = (digits) => String(Number((Number(digits.replaceAll('_', '')) * 1.1).toPrecision(12)))

/** The places of a formula's text that change, from where the text stands. */
function* inText(text, from) {
  for (const found of text.matchAll(TOKEN)) {
    const [token] = found
    const start = from + found.index
    const end = start + token.length
    if (/^\d/.test(token) && Number(token) !== 0) yield { start, end, to: enlarged(token) }
    else if (token === '+' || token === '-') yield { start, end, to: SWAPPED[token] }
    else if ((token === 'min' || token === 'max') && text[end - from] === '(') yield { start, end, to: SWAPPED[token] }
  }
}

/** The operator between two operands. */
function between(source, { left, right, operator }) {
  const start = left.end + source.slice(left.end, right.start).indexOf(operator)
  return { start, end: start + operator.length, to: SWAPPED[operator] }
}

const isFunction = ({ type }) => /^(?:Arrow)?Function(?:Expression|Declaration)?$/.test(type) && type !== 'Function'
const isFormula = ({ type, callee }) => type === 'CallExpression' && callee.name === 'formula'

/** What changes in one node, its children aside. */
function* inNode(source, node) {
  const { type, start, end } = node
  if (type === 'Literal' && typeof node.value === 'number' && node.value !== 0)
    yield { start, end, to: enlarged(node.raw) }
  if (type === 'Literal' && typeof node.value === 'string' && isFormulaText(node.value))
    yield* inText(node.value, start + 1)
  if (type === 'TemplateElement' && isFormulaText(node.value.raw))
    yield* inText(node.value.raw, source.indexOf(node.value.raw, start))
  if (type === 'BinaryExpression' && node.operator in SWAPPED) yield between(source, node)
  if (type === 'UnaryExpression' && node.operator === '-') yield { start, end: start + 1, to: '+' }
  if (type === 'MemberExpression' && node.object.name === 'Math' && node.property.name in SWAPPED)
    yield { start: node.property.start, end: node.property.end, to: SWAPPED[node.property.name] }
  if (type === 'CallExpression' && node.callee.name === 'differenceOf') {
    const [, b] = node.arguments
    yield { start: b.start, end: b.end, to: `-(${source.slice(b.start, b.end)})` }
  }
}

/** The children that are arithmetic: no types, no places of imports; of a formula its text alone. */
function childrenOf(node) {
  if (isFormula(node)) return [node.arguments[2]]
  if (node.type === 'MemberExpression' && node.computed) return [node.object]
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string')
    .filter(
      ({ type }) =>
        type !== 'ImportDeclaration' &&
        (!type.startsWith('TS') || type === 'TSAsExpression' || type === 'TSNonNullExpression'),
    )
}

/**
 * Every change of a source, and every place that can say it was reached.
 * @returns `mutants`: start, end, the text put there, the innermost formula or function around it (null: the module);
 *   `places`: these formulas and functions
 */
export function mutantsOf(source) {
  const mutants = []
  const places = []
  function visit(node, around) {
    const isPlace = isFormula(node) || isFunction(node)
    if (isPlace) places.push(node)
    const place = isPlace ? node.start : around
    for (const change of inNode(source, node)) mutants.push({ ...change, place })
    for (const child of childrenOf(node)) visit(child, place)
  }
  visit(parseAst(source, { lang: 'ts' }), null)
  return { mutants: mutants.sort((a, b) => a.start - b.start), places }
}

export const mutated = (source, { start, end, to }) => source.slice(0, start) + to + source.slice(end)

/** The line of a change, before and after: how a mutant is named. */
export function lineOf(source, mutant) {
  const line = source.slice(0, mutant.start).split('\n').length
  const at = (text) => text.split('\n')[line - 1].trim()
  return { line, before: at(source), after: at(mutated(source, mutant)) }
}

/** The source with every formula and function saying when it is asked. */
export function watched(source, places, name) {
  const insertions = places.flatMap((node) => {
    const place = JSON.stringify(`${name}:${node.start}`)
    if (isFormula(node))
      return [
        [node.start, `globalThis.watched(${place}, `],
        [node.end, ')'],
      ]
    if (node.body.type === 'BlockStatement') return [[node.body.start + 1, `globalThis.reached(${place});`]]
    return [
      [node.body.start, `(globalThis.reached(${place}), `],
      [node.body.end, ')'],
    ]
  })
  return insertions
    .map(([at, text], i) => ({ at, text, i }))
    .sort((a, b) => b.at - a.at || b.i - a.i)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), source)
}
