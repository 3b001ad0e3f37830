import type { WordKey } from '@madre/words/keys'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../../api/catalogue.ts'
import { capital } from '../../../i18n/capital.ts'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { useHelp } from '../../../ui/form/help.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { hasSleeves } from '../../../ui/simulation/sleeves.ts'
import folded from '../fields/point-load-fields.module.css'
import type { SheetProps } from '../fields/section.tsx'
import { GridErrors } from '../grid/grid-errors.tsx'
import { BOUNDS } from '../model/bounds.ts'
import { greatestHeightMm, lapBounds, setAllJoints, setLapSide, setLapsInMetres } from '../model/joint-edits.ts'
import {
  areLapsProposed,
  countedJoints,
  heavierNeeds,
  JOINT_KINDS,
  type JointKind,
  jointFaults,
  offersLap,
  proposeLaps,
  setJointKind,
} from '../model/joints.ts'
import styles from './joint-fields.module.css'
import { faultText, needText } from './joint-texts.ts'

/** What the kinds are, with usual lengths. */
const HELP = tk(
  'O que fica sobre cada apoio entre dois vãos. Contínua: uma só peça passa por cima. Sobreposição: dois Z encaixados e aparafusados sobre o apoio e nas duas pontas; o comprimento de cada lado vai do eixo do apoio à última fila de parafusos. Manga: uma peça do fabricante une as duas. Rótula: as duas acabam no apoio, sem momento. Corrente: sobreposições de 10 % do vão, e 15 % do lado de dentro do primeiro e do último apoio interior.',
)

const SIDES = ['left', 'right'] as const

/** What stands over every inner support, how long its laps are, and whether the end bays are heavier. */
export default function JointFields({ values, update }: SheetProps) {
  const { t } = useTranslation()
  const help = useHelp(t(HELP), useId())
  const { supports } = countedJoints(values)
  const offered = useOfferedKinds({ values })
  const hasLaps = supports.some(({ kind }) => kind === 'LAP')
  const format = useFormat()
  const ofSpans = jointFaults(values).filter((fault) => fault.of === 'SPAN')
  return (
    <div className={styles.fields} {...help.area}>
      <div>
        <p className={folded.hint}>
          {t('O que fica sobre cada apoio entre dois vãos, da esquerda para a direita.')}
          {help.button}
        </p>
        {help.words}
        {offered.reasons.map((reason) => (
          <p key={reason} className={folded.hint}>
            {reason}
          </p>
        ))}
      </div>
      {(supports.length > 1 || hasLaps) && (
        <div className={styles.common}>
          {supports.length > 1 && <AllSupports values={values} update={update} />}
          {hasLaps && (
            <Select
              label={t('Comprimentos em')}
              value={values.joints.isInMetres ? 'M' : 'PERCENT'}
              onChange={(unit) => update((v) => setLapsInMetres(v, unit === 'M'))}
              options={[
                { value: 'PERCENT', label: t('% do vão') },
                { value: 'M', label: t('metros') },
              ]}
            />
          )}
        </div>
      )}
      <ol className={styles.rows}>
        {supports.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a support is its place in the line
          <SupportRow key={i} i={i} values={values} update={update} />
        ))}
      </ol>
      {ofSpans.length > 0 && <GridErrors errors={ofSpans.map((fault) => faultText(fault, values, t, format))} />}
      {hasLaps && (
        <div>
          <Button compact aria-disabled={areLapsProposed(values)} onClick={() => update(proposeLaps)}>
            {t('Propor comprimentos')}
          </Button>
        </div>
      )}
      <HeavierEndBays values={values} update={update} />
    </div>
  )
}

/** The kinds that a support can be given, and why the others are not among them. */
function useOfferedKinds({ values }: Pick<SheetProps, 'values'>) {
  const { t } = useTranslation()
  const { data: catalogue } = useCatalogue()
  const isSleeved = catalogue !== undefined && hasSleeves(catalogue, values.profileType)
  const isOffered: Record<JointKind, boolean> = {
    CONTINUOUS: true,
    LAP: offersLap(values),
    SLEEVE: isSleeved,
    HINGE: true,
  }
  const reasons = [
    ...(isOffered.LAP ? [] : [t('Só perfis Z se sobrepõem, encaixados um no outro: um C ou um Ω não.')]),
    ...(isSleeved || !catalogue
      ? []
      : [t('Mangas: o catálogo não tem nenhuma para este perfil; contam com os ensaios do fabricante.')]),
  ]
  const options = (chosen: JointKind | 'MIXED') =>
    JOINT_KINDS.filter((kind) => isOffered[kind] || kind === chosen).map((value) => ({
      value,
      label: capital(t(`joint.${value}` satisfies WordKey)),
    }))
  return { reasons, options }
}

function AllSupports({ values, update }: SheetProps) {
  const { t } = useTranslation()
  const { supports } = countedJoints(values)
  const first = supports[0]?.kind ?? 'CONTINUOUS'
  const common: JointKind | 'MIXED' = supports.every(({ kind }) => kind === first) ? first : 'MIXED'
  const { options } = useOfferedKinds({ values })
  return (
    <Select<JointKind | 'MIXED'>
      label={t('Todos os apoios')}
      value={common}
      onChange={(kind) => kind !== 'MIXED' && update((v) => setAllJoints(v, kind))}
      options={[
        ...(common === 'MIXED' ? [{ value: 'MIXED' as const, label: t('diferentes'), disabled: true }] : []),
        ...options(common),
      ]}
    />
  )
}

/** One support: its joint, and of a lap both lengths with the highest section they allow. */
function SupportRow({ i, values, update }: SheetProps & { i: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { options } = useOfferedKinds({ values })
  const joint = countedJoints(values).supports[i]!
  const name = t('Apoio {{n}}', { n: i + 2 })
  const faults = jointFaults(values).filter((fault) => fault.of !== 'SPAN' && fault.joint === i)
  const ofSide = (side: (typeof SIDES)[number]) => faults.find((fault) => fault.of === 'SIDE' && fault.side === side)
  const ofLap = faults.filter((fault) => fault.of === 'LAP')
  const height = joint.kind === 'LAP' ? greatestHeightMm(values, i, joint) : 0
  return (
    <li>
      <fieldset className={styles.row} aria-label={name}>
        <Select
          className={styles.kind}
          label={name}
          value={joint.kind}
          onChange={(kind) => update((v) => setJointKind(v, i, kind))}
          options={options(joint.kind)}
        />
        {joint.kind === 'LAP' &&
          SIDES.map((side, k) => {
            const fault = ofSide(side)
            return (
              <NumberField
                key={side}
                label={t('No vão {{n}}', { n: i + 1 + k })}
                {...(values.joints.isInMetres ? BOUNDS.lapM : BOUNDS.lapPercent)}
                {...lapBounds(values, i, side)}
                error={fault && faultText(fault, values, t, format)}
                value={joint[side]}
                onChange={(length) => update((v) => setLapSide(v, i, side, length))}
              />
            )
          })}
        {joint.kind === 'LAP' && height > 0 && (
          <p className={styles.height}>{t('Para secções até {{h}} de altura', { h: `${height}\u00a0mm` })}</p>
        )}
      </fieldset>
      {ofLap.length > 0 && <GridErrors errors={ofLap.map((fault) => faultText(fault, values, t, format))} />}
    </li>
  )
}

function HeavierEndBays({ values, update }: SheetProps) {
  const { t } = useWords()
  const needs = heavierNeeds(values)
  return (
    <Switch
      label={capital(t('heavierEndBays' satisfies WordKey))}
      hint={
        needs.length === 0
          ? t(
              'Procura também pares de espessuras: a maior no primeiro e no último vão, até uma vez e meia a dos outros.',
            )
          : needs.map((need) => needText(need, t)).join(' ')
      }
      disabled={needs.length > 0}
      checked={countedJoints(values).hasHeavierEndBays}
      onChange={(hasHeavierEndBays) => update((v) => ({ ...v, joints: { ...v.joints, hasHeavierEndBays } }))}
    />
  )
}
