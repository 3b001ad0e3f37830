import { planOf, type Site, type SurfacePlan, type WindCase } from '@madre/climate'
import type { CalculationRequest } from '@madre/contract'
import { casesOf, surfacePlan } from '@madre/drawing'
import type { Say } from '@madre/words/climate/climate-words'
import { useMemo, useState } from 'react'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import { Select } from '../../../ui/form/select.tsx'
import styles from './place-dialog.module.css'

/** Of a plan, so that the loads stand in sight below it [px]. */
const PLAN_HEIGHT = 190

/** The roof in plan, or the wall in elevation, with the zones of the direction chosen and the line. */
export function PlanView({ request, site, say }: { request: CalculationRequest; site: Site; say: Say }) {
  const plan = useMemo(() => planOf({ ...request, metadata: { site } }), [request, site])
  return plan && <Plan plan={plan} say={say} />
}

function Plan({ plan, say }: { plan: SurfacePlan; say: Say }) {
  const [frame, width] = useWidth<HTMLDivElement>()
  const [chosen, setChosen] = useState<WindCase | null>(null)
  const cases = casesOf(plan)
  const shown = chosen && cases.includes(chosen) ? chosen : (cases[0] ?? 'EAVE')
  return (
    <div ref={frame} className={styles.plan}>
      <Select
        label={say('drawn')}
        value={shown}
        onChange={setChosen}
        options={cases.map((value) => ({ value, label: say(`case.${value}`) }))}
      />
      {width > 0 && <Drawing drawing={surfacePlan(plan, shown, { width, height: PLAN_HEIGHT })} />}
    </div>
  )
}
