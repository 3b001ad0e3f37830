/**
 * Which tests may say that a changed formula is wrong. One counts where what it expects comes from elsewhere than the engine: printed in the
 * standard or another source, computed by another program, by theory or by hand, or a law that every answer obeys (thicker resists more).
 * It does not where the engine stands on both sides: twins, printed lines evaluated again, a search against the same search without its bounds.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ENGINE = 'packages/engine'

/** Every file beside a clause and every list of references counts, but for what is named here. */
const PARTS = {
  'src/en1993-1-3-2006/6-1-5-shear.test.ts': {
    except: /of a slanted web/,
    why: 'f_bv comes from the formulas it tests',
  },
  'src/en1993-1-3-2006/5-5-3-2-edge-stiffener.test.ts': {
    except: /keeps K and b_e1/,
    why: 'K, the first pass and the last one are those of the functions it tests',
  },
  'validation/invariants/derivations.test.ts': {
    only: /that of Table 10.1/,
    why: 'the other tests evaluate printed lines again',
  },
  'src/derivation/effective-derivation.test.ts': {
    only: /buckling factor of a plate/,
    why: 'the picture is compared with itself',
  },
}

/** Files elsewhere that count. */
const ELSEWHERE = {
  'src/checks/section/axial-bending.test.ts': 'the lines of 6.1.9 written out by hand',
  'src/checks/web-crippling/cleat-under-loads.test.ts': 'limits worked out by hand',
  'validation/full-scale/full-scale.test.ts':
    'tests to failure by others; their ratios by another program of the method',
  'validation/invariants/sections.test.ts':
    'thicker and stronger never resists less, nothing is effective in more than itself',
  'validation/shell/free-flange-shared.test.ts': 'stresses of shells by another program',
  'validation/stability/columns.test.ts': 'columns by theory',
  'validation/stability/free-flange.test.ts': 'tables of the standard and theory',
  'validation/stability/invariants.test.ts': 'laws of buckling',
  'validation/stability/lateral-torsional.test.ts': 'theory and published values',
  'validation/stability/omega-line.test.ts': 'another program',
  'validation/stability/omega.test.ts': 'theory',
}

/** Files that do not count. */
const DOES_NOT = {
  'validation/references.test.ts': 'its references count one by one; the page of verification is our own output',
  'validation/twins.test.ts': 'the twin is the engine too',
  'validation/second-program/second-program.test.ts': 'another program against published numbers, without the engine',
  'validation/shell/free-flange-own.test.ts': 'its bounds are drawn round what the rule gives',
  'validation/shell/lapped-flange-own.test.ts': 'its bounds are drawn round what the rule gives',
  'validation/shell/omega-lines-own.test.ts': 'its bounds are drawn round what the rule gives',
  'validation/shell/generator.test.ts': 'tests the generator of shell models',
  'validation/invariants/axial-bending.test.ts': 'the search against every combination by the same formulas',
  'validation/invariants/bounded-search.test.ts': 'the search against every combination by the same formulas',
  'validation/invariants/free-flange-search.test.ts': 'the search against every combination by the same formulas',
  'validation/invariants/point-loads.test.ts': 'the search against every combination by the same formulas',
  'validation/invariants/support-search.test.ts': 'the search against every combination by the same formulas',
  'validation/invariants/mirror.test.ts': 'a wrong formula is the same from both sides too',
  'validation/invariants/restraints.test.ts': 'a wrong formula is not worse with a restraint either',
  'validation/invariants/results.test.ts': 'an answer is compared with itself',
  'validation/invariants/beam.test.ts': 'statics, which no clause enters',
  'validation/invariants/load-cases.test.ts': 'statics, which no clause enters',
  'validation/invariants/statics.test.ts': 'statics, which no clause enters',
  'src/checks/deflection/deflection-stiffness.test.ts': 'the derivation against the search',
  'src/derivation/effective-table.test.ts': 'the table against the search',
  'src/explain/met-limits.test.ts': 'the words of a limit against its own number',
}
/** Of these folders no test asks for the value of a clause. */
const ASKS_FOR_NO_VALUE =
  /^src\/(?:actions|beam|checks\/free-flange|design|explain|formula|line|redesign|search|sections|stability|warnings)\//

const filesUnder = (root, folder) =>
  readdirSync(join(root, ENGINE, folder), { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile())
    .map((f) => join(f.parentPath, f.name).slice(join(root, ENGINE).length + 1))

/** Whole designs and shells: half a minute and more. */
const SLOW = [
  'validation/references/cases.ts',
  'validation/invariants/sections.test.ts',
  'validation/shell/',
  'validation/stability/',
]

/** The units that count; a test file that stands in no list is an error. @returns file, which of its tests `only` or `except`, whether it is slow */
export function countingUnits(root) {
  const references = filesUnder(root, 'validation/references')
  const tests = [...filesUnder(root, 'src'), ...filesUnder(root, 'validation')].filter((file) =>
    file.endsWith('.test.ts'),
  )
  const counts = (file) => /^src\/en1993-/.test(file) || file in PARTS || file in ELSEWHERE
  const undecided = tests.filter((file) => !counts(file) && !(file in DOES_NOT) && !ASKS_FOR_NO_VALUE.test(file))
  const gone = Object.keys({ ...PARTS, ...ELSEWHERE, ...DOES_NOT }).filter(
    (file) => !existsSync(join(root, ENGINE, file)),
  )
  if (undecided.length > 0) throw new Error(`counts or not? scripts/mutate/what-counts.mjs: ${undecided.join(', ')}`)
  if (gone.length > 0) throw new Error(`not there: ${gone.join(', ')}`)
  const isSlow = (file) => SLOW.some((slow) => file.startsWith(slow))
  return [...tests.filter(counts), ...references].map((file) => ({
    file: join(ENGINE, file),
    isSlow: isSlow(file),
    ...PARTS[file],
  }))
}
