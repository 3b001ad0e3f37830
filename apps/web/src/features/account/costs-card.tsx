import { COST_LIMITS, type Costs, type User } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateMe } from '../../api/account.ts'
import { useCatalogue } from '../../api/catalogue.ts'
import { descriptionOf } from '../../api/problem.ts'
import { tk } from '../../i18n/tk.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import forms from '../../ui/form/form.module.css'
import { TextField, type TextFieldProps } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { OptionalNumberField } from '../../ui/number-field/optional-number-field.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import styles from './account.module.css'

type BySteel = Record<string, number>

/** What a line costs the user and what its steel weighs on the climate; shown beside results to the user alone. */
export function CostsCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const { data: catalogue } = useCatalogue()
  const costs = user.costs ?? null
  return (
    <Card title={t('Preço e CO2e')}>
      <p className={styles.text}>
        {t(
          'Com estes valores, os resultados comparam as secções também pelo preço e pelo CO2e. Só você os vê: não entram em notas de cálculo, ficheiros nem exportações de resultados.',
        )}
      </p>
      {catalogue ? (
        <CostsForm key={String(costs === null)} costs={costs} steels={catalogue.steels} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

const withValue = (map: BySteel, steel: string, value: number | null): BySteel => {
  const { [steel]: _, ...others } = map
  return value === null ? others : { ...others, [steel]: value }
}
const isEmpty = (map: BySteel) => Object.keys(map).length === 0

const PRICE = { min: 0, max: COST_LIMITS.price, hint: '' }

const isCurrency = (text: string) => /^[A-Za-z]{3}$/.test(text)

function currencyFault(currency: string, hasPrices: boolean): string | null {
  if (currency === '') return hasPrices ? tk('Com preços é necessária uma moeda') : null
  return isCurrency(currency) ? null : tk('São precisas três letras, por exemplo EUR')
}

/** What was typed, without what is empty. */
function costsOf(
  { currency, co2Source, co2ValidUntil }: Record<'currency' | 'co2Source' | 'co2ValidUntil', string>,
  {
    pricePerKg,
    pricePerM,
    pricePerLine,
    co2PerKg,
  }: { pricePerKg: BySteel; co2PerKg: BySteel } & Record<'pricePerM' | 'pricePerLine', number | null>,
): Costs {
  return {
    ...(currency.trim() && { currency: currency.trim().toUpperCase() }),
    ...(!isEmpty(pricePerKg) && { pricePerKg }),
    ...(pricePerM !== null && { pricePerM }),
    ...(pricePerLine !== null && { pricePerLine }),
    ...(!isEmpty(co2PerKg) && { co2PerKg }),
    ...(co2Source.trim() && { co2Source: co2Source.trim() }),
    ...(co2ValidUntil && { co2ValidUntil }),
  }
}

function CostsForm({ costs, steels }: { costs: Costs | null; steels: Catalogue['steels'] }) {
  const { t } = useTranslation()
  const update = useUpdateMe()
  // A steel that the catalogue no longer has is kept as it is.
  const [pricePerKg, setPricePerKg] = useState<BySteel>(costs?.pricePerKg ?? {})
  const [co2PerKg, setCo2PerKg] = useState<BySteel>(costs?.co2PerKg ?? {})
  const [pricePerM, setPricePerM] = useState(costs?.pricePerM ?? null)
  const [pricePerLine, setPricePerLine] = useState(costs?.pricePerLine ?? null)
  const hasPrices = !isEmpty(pricePerKg) || pricePerM !== null || pricePerLine !== null

  const refused = (error: unknown) => notify.error(t('Erro ao guardar os dados.'), descriptionOf(error))
  const form = useForm({
    initial: {
      currency: costs?.currency ?? '',
      co2Source: costs?.co2Source ?? '',
      co2ValidUntil: costs?.co2ValidUntil ?? '',
    },
    validate: ({ currency, co2Source }) => ({
      currency: currencyFault(currency.trim(), hasPrices),
      co2Source: co2Source.trim() === '' && !isEmpty(co2PerKg) ? tk('É necessária a fonte dos valores de CO2e') : null,
    }),
    send: async (texts) => {
      const next = costsOf(texts, { pricePerKg, pricePerM, pricePerLine, co2PerKg })
      await update.mutateAsync({ costs: Object.keys(next).length > 0 ? next : null })
      notify.success(t('Dados guardados.'))
    },
    onRefused: refused,
  })
  const currency = isCurrency(form.values.currency.trim()) ? form.values.currency.trim().toUpperCase() : ''
  const per = (what: string) => (currency ? `${currency}/${what}` : '')

  return (
    <form {...form.formProps} className={forms.form}>
      <TextField
        {...form.field('currency')}
        label={t('Moeda')}
        hint={t('Três letras, por exemplo EUR')}
        maxLength={3}
        autoComplete="off"
        className={styles.short}
      />
      {steels.map(({ id }) => (
        <SteelCosts
          key={id}
          steel={id}
          unit={per('kg')}
          pricePerKg={pricePerKg[id] ?? null}
          co2PerKg={co2PerKg[id] ?? null}
          onPrice={(value) => setPricePerKg((map) => withValue(map, id, value))}
          onCo2={(value) => setCo2PerKg((map) => withValue(map, id, value))}
        />
      ))}
      <div className={forms.pair}>
        <OptionalNumberField
          {...PRICE}
          label={t('Por metro de linha, além do perfil')}
          unit={per('m')}
          value={pricePerM}
          onChange={setPricePerM}
        />
        <OptionalNumberField
          {...PRICE}
          label={t('Por linha')}
          unit={currency}
          value={pricePerLine}
          onChange={setPricePerLine}
        />
      </div>
      <SourceFields source={form.field('co2Source')} validUntil={form.field('co2ValidUntil')} />
      <div className={forms.actions}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Salvar')}
        </Button>
        {costs && (
          <Button
            busy={update.isPending && !form.busy}
            onClick={() => update.mutate({ costs: null }, { onError: refused })}
          >
            {t('Remover tudo')}
          </Button>
        )}
      </div>
    </form>
  )
}

function SteelCosts({
  steel,
  unit,
  pricePerKg,
  co2PerKg,
  onPrice,
  onCo2,
}: {
  steel: string
  /** of the price */
  unit: string
  pricePerKg: number | null
  co2PerKg: number | null
  onPrice: (price: number | null) => void
  onCo2: (co2: number | null) => void
}) {
  const { t } = useTranslation()
  return (
    <div className={forms.pair}>
      <OptionalNumberField
        {...PRICE}
        label={t('Preço, {{steel}}', { steel })}
        unit={unit}
        value={pricePerKg}
        onChange={onPrice}
      />
      <OptionalNumberField
        label={t('CO2e, {{steel}}', { steel })}
        hint=""
        unit="kg/kg"
        min={0}
        max={COST_LIMITS.co2PerKg}
        value={co2PerKg}
        onChange={onCo2}
      />
    </div>
  )
}

type TypedText = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>

/** Where values of CO2e are from, and until when they hold. */
function SourceFields({ source, validUntil }: { source: TypedText; validUntil: TypedText }) {
  const { t } = useTranslation()
  const isPast = validUntil.value !== '' && validUntil.value < new Date().toISOString().slice(0, 10)
  return (
    <div className={forms.pair}>
      <TextField
        {...source}
        label={t('Fonte do CO2e')}
        help={t(
          'Potencial de aquecimento global por kg de perfil, módulos A1–A3 da EN 15804. Procure primeiro a declaração ambiental (EPD) do fabricante; senão uma tabela nacional (ÖKOBAUDAT, INIES, CO2data, Boverket), módulos A1–A3, com o seu ano. Entre fabricantes o valor difere várias vezes.',
        )}
        maxLength={COST_LIMITS.sourceLength}
        autoComplete="off"
      />
      <TextField
        {...validUntil}
        type="date"
        label={t('Válida até')}
        hint={isPast && <Badge tone="warning">{t('A fonte já não é válida')}</Badge>}
      />
    </div>
  )
}
