import { useCatalogue } from '../../../api/catalogue.ts'
import { STEEL_GRADES } from '../model/simulation.ts'
import type { Step } from '../model/steps.ts'
import type { SimulatorState } from '../state/use-simulator.ts'
import { AdditionalSheet } from './additional-sheet.tsx'
import { GeneralSheet } from './general-sheet.tsx'
import { LiveSheet } from './live-sheet.tsx'
import { PermanentSheet } from './permanent-sheet.tsx'
import { SnowSheet } from './snow-sheet.tsx'
import styles from './step-sheet.module.css'
import { WindSheet } from './wind-sheet.tsx'

export function StepSheet({ step, simulator }: { step: Step; simulator: SimulatorState }) {
  const { data: catalogue } = useCatalogue()
  const { draft, update, setSteelGrades, setFromPlace } = simulator
  const props = { values: draft.values, update, onStep: (to: Step) => void simulator.requestStep(to) }
  const place = { draft, setFromPlace }
  const available = catalogue?.steels ?? STEEL_GRADES.map((id) => ({ id, name: id }))
  return (
    <div className={styles.sheet}>
      {step === 'general' && (
        <GeneralSheet {...props} steel={{ available, chosen: draft.steelGrades, onChange: setSteelGrades }} />
      )}
      {step === 'loads' && <PermanentSheet {...props} />}
      {step === 'overloads' && <LiveSheet {...props} />}
      {step === 'wind' && <WindSheet {...props} place={place} wasNegative={simulator.hasNegativeWind} />}
      {step === 'snow' && <SnowSheet {...props} place={place} />}
      {step === 'additional-parameters' && <AdditionalSheet {...props} />}
    </div>
  )
}
