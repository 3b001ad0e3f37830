import type { Sheet } from '@madre/contract'
import { sheetDrawing, sheetPictogram } from '@madre/drawing'
import { genericCatalogue } from '@madre/engine'
import { useContext, useMemo, useState } from 'react'
import { useCatalogue } from '../../../api/catalogue.ts'
import { useSheets } from '../../../api/sheets.ts'
import { useWords } from '../../../i18n/facade.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { SymbolText } from '../../../ui/symbol-text.tsx'
import { picture } from '../fields/profile-picture.tsx'
import { Fields, type SheetProps } from '../fields/section.tsx'
import { BOUNDS } from '../model/bounds.ts'
import { setLaid, setSheet } from '../model/sheeting-edits.ts'
import { HasAccount } from './has-account.ts'
import { chosenOf, type OfferedSheet, offeredSheets } from './offered-sheets.ts'
import { SheetDialog } from './sheet-dialog.tsx'
import { SheetLive } from './sheet-live.tsx'
import styles from './sheeting.module.css'

const NONE = 'none'
const TYPED = 'typed'

/** The sheet in place of the two numbers of the cladding: chosen or typed, how it lies, and what follows from it. */
export default function SheetingFields({ values, update }: SheetProps) {
  const { t } = useWords()
  const [dialog, setDialog] = useState<Sheet['kind'] | null>(null)
  const { sheet } = values.sheeting
  const take = (chosen: Sheet) => update((v) => setSheet(v, chosen))
  return (
    <>
      <SheetList sheet={sheet} onChoose={take} />
      <div className={styles.buttons}>
        <Button compact onClick={() => setDialog('TRAPEZOIDAL')}>
          {t('Escrever uma chapa…')}
        </Button>
        <Button compact onClick={() => setDialog('DECLARED')}>
          {t('Painel sandwich ou chapa ensaiada…')}
        </Button>
      </div>
      {sheet?.kind === 'TRAPEZOIDAL' && (
        <>
          <div className={styles.drawing}>
            <Drawing drawing={sheetDrawing(sheet, values.sheeting.laid)} />
          </div>
          <LaidFields values={values} update={update} />
        </>
      )}
      {sheet?.kind === 'DECLARED' && <DeclaredFacts sheet={sheet} />}
      {sheet && <SheetLive />}
      {dialog && (
        <SheetDialog
          kind={dialog}
          sheet={sheet}
          laid={values.sheeting.laid}
          onUse={(typed) => {
            take(typed)
            setDialog(null)
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

const nameOf = ({ name, sheet }: Pick<OfferedSheet, 'name' | 'sheet'>, format: Format): string =>
  sheet.kind === 'TRAPEZOIDAL' ? `${name} · ${format.typed(sheet.tNomMm, 2)} mm` : name

/** Own, the maker's and generic sheets in one list; one that stands in none of them comes first. */
function SheetList({ sheet, onChoose }: { sheet: Sheet | null; onChoose: (sheet: Sheet) => void }) {
  const { t } = useWords()
  const format = useFormat()
  const { data: catalogue } = useCatalogue()
  const { data: own } = useSheets(useContext(HasAccount))
  const offered = useMemo(
    () => offeredSheets(own ?? [], catalogue?.sheets ?? [], genericCatalogue.sheets ?? []),
    [own, catalogue],
  )
  const groups = [
    { group: t('As suas'), offers: offered.own },
    { group: t('Do fabricante'), offers: offered.maker },
    { group: t('Genéricas'), offers: offered.generic },
  ].filter(({ offers }) => offers.length > 0)
  const chosen = sheet && chosenOf(offered, sheet)
  const first = sheet
    ? chosen
      ? []
      : [{ value: TYPED, label: nameOf({ name: sheet.name, sheet }, format) }]
    : [{ value: NONE, label: t('Escolha uma chapa…'), disabled: true }]
  return (
    <Select
      label={t('Chapa')}
      hint={sheet ? undefined : t('Até escolher uma, o revestimento só trava lateralmente.')}
      help={t(
        'As genéricas têm as dimensões correntes de chapas trapezoidais de aço, de nenhum fabricante. A sua inércia é metade da bruta, do lado da segurança: quem tem a tabela do fabricante escreve os valores dela.',
      )}
      value={chosen?.key ?? first[0]?.value ?? NONE}
      onChange={(key) => {
        const next = [...offered.own, ...offered.maker, ...offered.generic].find((offer) => offer.key === key)
        if (next) onChoose(next.sheet)
      }}
      options={[
        ...first,
        ...groups.map(({ group, offers }) => ({
          group,
          options: offers.map((offer) => ({ value: offer.key, label: nameOf(offer, format) })),
        })),
      ]}
    />
  )
}

/** How the sheet lies on the members and is screwed. */
function LaidFields({ values, update }: SheetProps) {
  const { t } = useWords()
  const { laid } = values.sheeting
  const change = (part: Partial<typeof laid>) => update((v) => setLaid(v, part))
  const shown = (part: Partial<typeof laid>) => picture(sheetPictogram({ ...laid, ...part }))
  return (
    <>
      <RadioCards
        label={t('Posição da chapa')}
        help={t('Positiva: o banzo estreito assenta no perfil; negativa: o largo.')}
        value={laid.position}
        onChange={(position) => change({ position })}
        columns={3}
        options={[
          {
            value: 'POSITIVE',
            label: t('Banzo estreito no perfil'),
            picture: shown({ position: 'POSITIVE', through: 'TROUGH' }),
          },
          { value: 'NEGATIVE', label: t('Banzo largo no perfil'), picture: shown({ position: 'NEGATIVE' }) },
        ]}
      />
      <RadioCards
        label={t('Parafusos')}
        help={t('Pelas cristas só com o banzo largo no perfil, com anilhas de sela.')}
        value={laid.through}
        onChange={(through) => change({ through })}
        columns={3}
        options={[
          { value: 'TROUGH', label: t('Pelo banzo que assenta'), picture: shown({ through: 'TROUGH' }) },
          {
            value: 'CREST',
            label: t('Pela crista'),
            picture: shown({ position: 'NEGATIVE', through: 'CREST' }),
            disabled: laid.position === 'POSITIVE',
          },
        ]}
      />
      <RadioCards
        label={t('Nervuras aparafusadas')}
        help={t('Aparafusada de duas em duas nervuras, a chapa tem um quinto da rigidez ao corte.')}
        value={laid.ribs}
        onChange={(ribs) => change({ ribs })}
        columns={3}
        options={[
          { value: 'EVERY', label: t('Todas'), picture: shown({ ribs: 'EVERY' }) },
          { value: 'SECOND', label: t('De duas em duas'), picture: shown({ ribs: 'SECOND' }) },
        ]}
      />
      <RadioCards
        label={t('Entre a chapa e o perfil')}
        help={t(
          'Sobre uma fita, manta ou placa de isolamento a chapa não conta como mola de rotação, e a sua rigidez ao corte não se pode dizer.',
        )}
        value={laid.laidOn}
        onChange={(laidOn) => change({ laidOn })}
        columns={3}
        options={[
          { value: 'FLANGE', label: t('Nada: assenta no banzo'), picture: shown({ laidOn: 'FLANGE' }) },
          { value: 'INSULATION', label: t('Isolamento'), picture: shown({ laidOn: 'INSULATION' }) },
        ]}
      />
      <Fields>
        <NumberField
          label={values.envelope === 'FACADE' ? t('Comprimento do diafragma') : t('Comprimento da água')}
          help={t(
            'Comprimento do diafragma no sentido em que a chapa vence os vãos: numa cobertura de duas águas, o de uma delas.',
          )}
          {...BOUNDS.roofLength}
          value={laid.roofLengthM}
          onChange={(roofLengthM) => change({ roofLengthM })}
        />
      </Fields>
    </>
  )
}

/** What a test declares, and where it stands. */
function DeclaredFacts({ sheet }: { sheet: Extract<Sheet, { kind: 'DECLARED' }> }) {
  const { t } = useWords()
  const format = useFormat()
  const { shearStiffnessKn, spacingM, rotationalStiffnessN, flangeMm, source } = sheet
  return (
    <ul className={styles.facts}>
      {shearStiffnessKn !== undefined && spacingM !== undefined && (
        <li>
          {t('S = {{value}} kN, mostrado para perfis a {{spacing}} m', {
            value: format.typed(shearStiffnessKn),
            spacing: format.typed(spacingM, 2),
          })}
        </li>
      )}
      {rotationalStiffnessN !== undefined && flangeMm !== undefined && (
        <li>
          <SymbolText
            text={t('C_D = {{value}} N, mostrado num banzo de {{flange}} mm', {
              value: format.typed(rotationalStiffnessN),
              flange: format.typed(flangeMm),
            })}
          />
        </li>
      )}
      <li className="unit">{format.labelled(t('Fonte'), source)}</li>
    </ul>
  )
}
