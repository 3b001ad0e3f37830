import { SHEETS, type Sheet } from '@madre/contract'
import { sheetDrawing } from '@madre/drawing'
import { type FormEvent, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, descriptionOf } from '../../../api/problem.ts'
import { useChangeSheet, useCreateSheet, useSheetNamed } from '../../../api/sheets.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { OptionalNumberField } from '../../../ui/number-field/optional-number-field.tsx'
import { useOneAtATime } from '../../../ui/one-at-a-time.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { notify } from '../../../ui/overlay/notify.ts'
import { SymbolText } from '../../../ui/symbol-text.tsx'
import { BOUNDS, type FieldBounds } from '../model/bounds.ts'
import { areFlangesTooWide, isPairMissing, NEW_DECLARED, NEW_TRAPEZOIDAL } from '../model/sheeting-edits.ts'
import type { SheetLaid } from '../model/values.ts'
import { HasAccount } from './has-account.ts'
import styles from './sheeting.module.css'

type Trapezoidal = Extract<Sheet, { kind: 'TRAPEZOIDAL' }>
type Declared = Extract<Sheet, { kind: 'DECLARED' }>

/** A sheet or tested cladding, typed; it is taken over by a button, and kept in the account by another. */
export function SheetDialog({
  kind,
  sheet,
  laid,
  onUse,
  onClose,
}: {
  kind: Sheet['kind']
  /** the one chosen now */
  sheet: Sheet | null
  laid: SheetLaid
  onUse: (sheet: Sheet) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const hasAccount = useContext(HasAccount)
  const { typed, change, whenWhole, isWrong, keeping } = useTypedSheet(kind, sheet)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    whenWhole(onUse)
  }
  const name = keeping.isTaken
    ? t('Já tem uma chapa com este nome.')
    : isWrong('NAME')
      ? t('A chapa precisa de um nome.')
      : null
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === 'TRAPEZOIDAL' ? t('Chapa trapezoidal') : t('Painel sandwich ou chapa ensaiada')}
      large
      footer={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          {hasAccount && (
            <Button busy={keeping.isBusy} onClick={() => whenWhole((whole) => void keeping.keep(whole))}>
              {keeping.isTaken ? t('Substituir a chapa') : t('Guardar esta chapa')}
            </Button>
          )}
          <Button variant="primary" type="submit" form="sheet-form">
            {t('Usar')}
          </Button>
        </>
      }
    >
      <form id="sheet-form" onSubmit={submit} noValidate className={styles.columns}>
        <div className={styles.fields}>
          <TextField
            label={t('Nome da chapa')}
            value={typed.name}
            maxLength={SHEETS.nameLength}
            autoComplete="off"
            required
            error={name}
            onChange={(next) => change({ name: next })}
          />
          {typed.kind === 'TRAPEZOIDAL' ? (
            <ShapeFields sheet={typed} onChange={change} />
          ) : (
            <DeclaredFields sheet={typed} onChange={change} isPairWrong={isWrong('PAIR')} />
          )}
          <TextField
            label={t('Fonte')}
            hint={
              typed.kind === 'DECLARED'
                ? t('O ensaio ou a declaração de onde vêm os valores; fica na nota de cálculo.')
                : t('Por exemplo a tabela do fabricante; fica na nota de cálculo. Pode ficar vazia.')
            }
            value={typed.source ?? ''}
            maxLength={SHEETS.sourceLength}
            autoComplete="off"
            error={isWrong('SOURCE') ? t('Valores declarados precisam da sua fonte.') : null}
            onChange={(source) => change({ source })}
          />
        </div>
        {typed.kind === 'TRAPEZOIDAL' && (
          <div className={styles.drawing}>
            {areFlangesTooWide(typed) ? null : <Drawing drawing={sheetDrawing(typed, laid)} />}
          </div>
        )}
      </form>
    </Dialog>
  )
}

type Problem = 'NAME' | 'SOURCE' | 'FLANGES' | 'PAIR'

function problemsOf(sheet: Sheet): Problem[] {
  const isDeclared = sheet.kind === 'DECLARED'
  return [
    ...(sheet.name.trim() === '' ? (['NAME'] as const) : []),
    ...(isDeclared && sheet.source.trim() === '' ? (['SOURCE'] as const) : []),
    ...(!isDeclared && areFlangesTooWide(sheet) ? (['FLANGES'] as const) : []),
    ...(isDeclared && isPairMissing(sheet) ? (['PAIR'] as const) : []),
  ]
}

/** Without what is not there: an absent value is not sent. */
const without = (sheet: Sheet): Sheet =>
  Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== undefined)) as Sheet

function trimmed(sheet: Sheet): Sheet {
  const source = sheet.source?.trim()
  return without({ ...sheet, name: sheet.name.trim(), source: source || undefined } as Sheet)
}

/** What is typed of a sheet; what is wrong with it is said once it was to be used. */
function useTypedSheet(kind: Sheet['kind'], sheet: Sheet | null) {
  const [typed, setTyped] = useState<Sheet>(() =>
    sheet?.kind === kind ? { ...sheet } : kind === 'TRAPEZOIDAL' ? NEW_TRAPEZOIDAL : NEW_DECLARED,
  )
  const [isAsked, setAsked] = useState(false)
  const keeping = useKeepSheet()
  const problems = problemsOf(typed)
  const change = (part: Partial<Trapezoidal> | Partial<Declared>) => {
    setTyped((now) => without({ ...now, ...part } as Sheet))
    keeping.forget()
  }
  const whenWhole = (then: (whole: Sheet) => void) => {
    setAsked(true)
    if (problems.length === 0) then(trimmed(typed))
  }
  const isWrong = (problem: Problem) => isAsked && problems.includes(problem)
  return { typed, change, whenWhole, isWrong, keeping }
}

/** A sheet is kept under its name; one of the same name is replaced once the user has said so. */
function useKeepSheet() {
  const { t } = useTranslation()
  const create = useCreateSheet()
  const change = useChangeSheet()
  const named = useSheetNamed()
  const oneAtATime = useOneAtATime()
  const [isTaken, setTaken] = useState(false)
  const keep = (sheet: Sheet) =>
    oneAtATime(async () => {
      try {
        const present = isTaken ? await named(sheet.name) : undefined
        if (present) await change.mutateAsync({ id: present.id, sheet })
        else await create.mutateAsync({ name: sheet.name, sheet })
        setTaken(false)
        notify.success(t('Chapa guardada.'), t('Está na lista de chapas de todas as suas simulações.'))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'SheetNameTaken') setTaken(true)
        else notify.error(t('Não foi possível guardar a chapa.'), descriptionOf(error))
      }
    })
  return { keep, isTaken, isBusy: create.isPending || change.isPending, forget: () => setTaken(false) }
}

function ShapeFields({ sheet, onChange }: { sheet: Trapezoidal; onChange: (part: Partial<Trapezoidal>) => void }) {
  const { t } = useTranslation()
  const field = (
    label: string,
    bounds: FieldBounds,
    value: number,
    set: (value: number) => void,
    error?: string | null,
  ) => <NumberField label={label} {...bounds} value={value} onChange={set} error={error} />
  return (
    <div className={styles.numbers}>
      {field(t('Altura da chapa'), BOUNDS.sheetHeight, sheet.heightMm, (heightMm) => onChange({ heightMm }))}
      {field(t('Distância entre nervuras'), BOUNDS.sheetRib, sheet.ribMm, (ribMm) => onChange({ ribMm }))}
      {field(t('Banzo estreito'), BOUNDS.sheetFlange, sheet.narrowFlangeMm, (narrowFlangeMm) =>
        onChange({ narrowFlangeMm }),
      )}
      {field(
        t('Banzo largo'),
        BOUNDS.sheetFlange,
        sheet.wideFlangeMm,
        (wideFlangeMm) => onChange({ wideFlangeMm }),
        areFlangesTooWide(sheet)
          ? t('O banzo largo não pode ser menor que o estreito, e os dois juntos têm de caber entre duas nervuras.')
          : null,
      )}
      {field(t('Espessura nominal'), BOUNDS.sheetThickness, sheet.tNomMm, (tNomMm) => onChange({ tNomMm }))}
      {field(t('Zinco, nas duas faces'), BOUNDS.sheetZinc, sheet.tCoatMm ?? SHEETS.tCoatMm, (tCoatMm) =>
        onChange({ tCoatMm }),
      )}
      {field(t('Inércia efetiva'), BOUNDS.sheetInertia, sheet.inertiaCm4M, (inertiaCm4M) => onChange({ inertiaCm4M }))}
    </div>
  )
}

/** What was shown by a test, each value with what it was shown for. */
function DeclaredFields({
  sheet,
  onChange,
  isPairWrong,
}: {
  sheet: Declared
  onChange: (part: Partial<Declared>) => void
  isPairWrong: boolean
}) {
  const { t } = useTranslation()
  const numbers = {
    shearStiffnessKn: [t('Rigidez ao corte S'), BOUNDS.declaredShear],
    spacingM: [t('Mostrada para perfis a'), BOUNDS.declaredSpacing],
    rotationalStiffnessN: [t('Rigidez de rotação C_D'), BOUNDS.declaredSpring],
    flangeMm: [t('Mostrada num banzo de'), BOUNDS.declaredFlange],
  } as const
  const field = (key: keyof typeof numbers, help?: string) => {
    const [label, { min, max, most, unit }] = numbers[key]
    return (
      <OptionalNumberField
        label={<SymbolText text={label} />}
        hint=""
        help={help}
        min={min}
        max={max}
        most={most}
        unit={unit}
        value={sheet[key] ?? null}
        onChange={(value) => onChange({ [key]: value ?? undefined })}
      />
    )
  }
  return (
    <>
      <div className={styles.numbers}>
        {field(
          'shearStiffnessKn',
          t(
            'De um ensaio, ou das recomendações ECCS 135/CIB 379 para painéis sandwich. Entre perfis mais próximos conta em proporção.',
          ),
        )}
        {field('spacingM')}
        {field(
          'rotationalStiffnessN',
          t(
            'Da fixação e do painel juntos, em N·m por metro e radiano. Tem de valer para a sucção: a ECCS 135 conta a de painéis sandwich como 0 sob sucção, se não foi ensaiada assim.',
          ),
        )}
        {field('flangeMm')}
      </div>
      <p className={styles.error} aria-live="polite">
        {isPairWrong && t('É preciso pelo menos um dos dois pares, e de cada par os dois valores.')}
      </p>
    </>
  )
}
