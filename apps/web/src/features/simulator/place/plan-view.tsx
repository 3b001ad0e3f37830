import { planOf, type Site, type WindCase } from '@madre/climate'
import type { CalculationRequest } from '@madre/contract'
import { casesOf, surfacePlan } from '@madre/drawing'
import type { Say } from '@madre/words/climate/climate-words'
import { useMemo, useState } from 'react'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { Select } from '../../../ui/form/select.tsx'
import styles from './place-dialog.module.css'

/** The roof in plan, or the wall in elevation, with the zones of the direction chosen and the line. */
export function PlanView({ request, site, say }: { request: CalculationRequest; site: Site; say: Say }) {
  const plan = useMemo(() => planOf({ ...request, metadata: { site } }), [request, site])
  const [chosen, setChosen] = useState<WindCase | null>(null)
  if (!plan) return null
  const cases = casesOf(plan)
  const shown = chosen && cases.includes(chosen) ? chosen : (cases[0] ?? 'EAVE')
  return (
    <div className={styles.plan}>
      <Select
        label={say('drawn')}
        value={shown}
        onChange={setChosen}
        options={cases.map((value) => ({ value, label: say(`case.${value}`) }))}
      />
      <Drawing drawing={surfacePlan(plan, shown)} className={styles.drawing} />
    </div>
  )
}
