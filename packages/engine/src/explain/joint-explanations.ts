/** Moments of each lap over its support and their shares by member, line by line; method 4.24. */
import { lapSteps } from '../derivation/lap-derivation.ts'
import type { JointedLines } from '../design/jointed-design.ts'
import { roofLoadPlaceOf } from '../design/roof-load-at-joints.ts'
import type { OnLine } from '../design/worst-of-lines.ts'
import type { JointExplanation } from '../explanation.ts'
import type { JointRecord, Solution } from '../result.ts'
import type { Purlin } from '../search/candidate.ts'

type LapRecord = Extract<JointRecord, { kind: 'LAP' }>

/** Every lap in the combination and model of its largest moment. */
export function jointExplanations({ joints = [] }: Solution, { given }: JointedLines): JointExplanation[] {
  return joints.flatMap((record): JointExplanation[] => {
    if (record.kind !== 'LAP') return []
    const on = given.find(
      ({ placed, purlin }) =>
        placed.model === record.model && purlin.line.jointed!.laps.some(({ joint }) => joint === record.joint),
    )!
    const { purlin, roofLoadX } = loaded(on, record)
    const c = purlin.line.uls.combinations.findIndex(({ id }) => id === record.combinationId)
    const from = on.placed.part.from
    return [
      {
        joint: record.joint,
        combinationId: record.combinationId,
        model: record.model,
        roofLoadXM: roofLoadX === null ? null : (roofLoadX + from) / 1e3,
        steps: lapSteps(purlin, c, lapOf(purlin, record.joint)),
      },
    ]
  })
}

/** The index of a lap in its line. */
const lapOf = ({ line }: Purlin, joint: number): number => line.jointed!.laps.findIndex((lap) => lap.joint === joint)

/** The section on the line of that combination, with the concentrated load of a roof if the combination has it. */
function loaded(on: OnLine, { joint, combinationId }: LapRecord): { purlin: Purlin; roofLoadX: number | null } {
  const { purlin, placed } = on
  if (purlin.line.uls.combinations.some(({ id }) => id === combinationId)) return { purlin, roofLoadX: null }
  const k = lapOf(purlin, joint)
  const roofLoadX = roofLoadPlaceOf(on, k, combinationId)
  return { purlin: { ...purlin, line: placed.space.roof!.lineAt(roofLoadX).line }, roofLoadX }
}
