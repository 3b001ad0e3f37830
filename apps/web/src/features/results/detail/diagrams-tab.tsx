import type { CalculationResult } from '@madre/contract'
import { lineGeometry } from '@madre/drawing'
import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { Select } from '../../../ui/form/select.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { actionName, combinationName, formulaInWords, situationName } from '../model/actions.ts'
import { type DiagramCurves, DiagramStack, ofCase, ofEnvelopes, ofForces } from './diagram-stack.tsx'
import styles from './diagrams.module.css'

const ENVELOPE = 'envelope'
const CASE = 'case:'

type LapModel = 'SUM' | 'SINGLE'
const MODELS: Record<LapModel, string> = {
  SUM: tk('SUM (as duas peças na sobreposição)'),
  SINGLE: tk('SINGLE (a peça do vão)'),
}

/** Diagrams of the models of a line's laps side by side. A line with tested laps has a single model, without a name here. */
function lapModelsOf({ joints = [], checks }: Solution): LapModel[] {
  const isTested = checks.some((c) => c.model === 'TEST')
  return joints.some(({ kind }) => kind === 'LAP') && !isTested ? ['SUM', 'SINGLE'] : []
}

/** The concentrated load of a roof may be anywhere: its combinations have no curve of their own, but are part of the envelope. */
const drawable = ({ combinations }: CalculationResult) => combinations.filter((c) => !('LiveR' in c.factors))

/** M, V and δ along the line: over all combinations, of one combination, or of one unfactored load case. */
export function DiagramsTab({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const results = useResults()
  const { typed, result } = results
  const [picked, setPicked] = useState<string>(ENVELOPE)
  const [model, setModel] = useState<LapModel>('SUM')
  const models = lapModelsOf(solution)
  const isCase = picked.startsWith(CASE)
  const envelopes = useEngine('envelopes', picked === ENVELOPE ? { solutionId: solution.id } : null)
  const forces = useEngine(
    'forces',
    picked === ENVELOPE || isCase
      ? null
      : { solutionId: solution.id, combinationId: picked, ...(models.length > 1 && { model }) },
  )
  const combination = result.combinations.find((c) => c.id === picked)
  const loadCase = isCase ? result.statics.loadCases.find((c) => c.id === picked.slice(CASE.length)) : undefined
  const failed = envelopes.isError || forces.isError

  let curves: DiagramCurves | null = null
  if (loadCase) curves = ofCase(loadCase)
  else if (picked === ENVELOPE) curves = envelopes.data ? ofEnvelopes(envelopes.data) : null
  else if (forces.data) curves = ofForces(forces.data)

  return (
    <div className={styles.tab}>
      <Picker picked={picked} onPick={setPicked} />
      {combination && models.length > 1 && (
        <Select
          label={t('lapModel' satisfies WordKey)}
          className={styles.picker}
          value={model}
          onChange={setModel}
          options={models.map((of) => ({ value: of, label: t(MODELS[of]) }))}
        />
      )}
      <Legend picked={picked} models={models} curves={curves} />
      {failed && <ErrorState title={t('Não foi possível calcular os diagramas.')} />}
      {!curves && !failed && <Skeleton lines={3} height="120px" />}
      {curves && <DiagramStack curves={curves} geometry={lineGeometry(typed)} />}
    </div>
  )
}

function Picker({ picked, onPick }: { picked: string; onPick: (picked: string) => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { result } = useResults()
  const cases = result.statics
  return (
    <Select
      label={t('Envolvente, combinação ou caso de carga')}
      className={styles.picker}
      value={picked}
      onChange={onPick}
      options={[
        { value: ENVELOPE, label: t('Envolvente de todas as combinações') },
        ...(['ULS', 'SLS'] as const).map((limitState) => ({
          group: limitState === 'ULS' ? t('Estados limites últimos') : t('Estados limites de utilização'),
          options: drawable(result)
            .filter((c) => c.limitState === limitState)
            .map((c) => ({
              value: c.id,
              label: `${combinationName(c.id, t)} · ${formulaInWords(c, cases, t, format)}`,
            })),
        })),
        {
          group: t('Casos de carga, sem coeficientes'),
          options: cases.loadCases.map((c) => ({ value: CASE + c.id, label: actionName(c.id, cases, t) })),
        },
      ]}
    />
  )
}

function Legend({ picked, models, curves }: { picked: string; models: LapModel[]; curves: DiagramCurves | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { result } = useResults()
  const combination = result.combinations.find((c) => c.id === picked)
  const isCase = picked.startsWith(CASE)
  return (
    <p className={styles.legend}>
      {combination &&
        format.labelled(
          situationName(combination.situation, t),
          formulaInWords(combination, result.statics, t, format),
        )}
      {combination && '.'}
      {isCase && t('Sem coeficientes; o peso próprio do perfil não está incluído.')}
      {isCase && models.length > 0 && ` ${t('De uma só secção em toda a linha, modelo SINGLE.')}`}
      {picked === ENVELOPE && t('M e V nos estados limites últimos, δ na combinação do limite de deformação.')}
      {picked === ENVELOPE &&
        drawable(result).length < result.combinations.length &&
        ` ${t('As combinações com a carga concentrada de cobertura, que corre a linha, entram só na envolvente.')}`}
      {picked === ENVELOPE &&
        models.length > 1 &&
        ` ${t('Dentro das sobreposições, da peça que continua, nos dois modelos.')}`}
      {curves?.ending && ` ${t('A peça que continua e, em linha fina, as que terminam dentro das sobreposições.')}`}
      {combination?.limitState === 'ULS' && ` ${t('As flechas são dos estados limites de utilização.')}`}
    </p>
  )
}
