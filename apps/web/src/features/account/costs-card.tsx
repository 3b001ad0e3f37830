import { COST_LIMITS, type Costs, type User } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateMe } from '../../api/account.ts'
import { useCatalogue } from '../../api/catalogue.ts'
import { ApiError } from '../../api/problem.ts'
import { tk } from '../../i18n/tk.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import forms from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field.tsx'
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

function CostsForm({ costs, steels }: { costs: Costs | null; steels: Catalogue['steels'] }) {
  const { t } = useTranslation()
  const update = useUpdateMe()
  // A steel that the catalogue no longer has is kept as it is.
  const [pricePerKg, setPricePerKg] = useState<BySteel>(costs?.pricePerKg ?? {})
  const [co2PerKg, setCo2PerKg] = useState<BySteel>(costs?.co2PerKg ?? {})
  const [pricePerM, setPricePerM] = useState(costs?.pricePerM ?? null)
  const [pricePerLine, setPricePerLine] = useState(costs?.pricePerLine ?? null)
  const hasPrices = !isEmpty(pricePerKg) || pricePerM !== null || pricePerLine !== null

  const refused = (error: unknown) =>
    notify.error(t('Erro ao guardar os dados.'), error instanceof ApiError ? error.description : undefined)
  const form = useForm({
    initial: {
      currency: costs?.currency ?? '',
      co2Source: costs?.co2Source ?? '',
      co2ValidUntil: costs?.co2ValidUntil ?? '',
    },
    validate: ({ currency, co2Source }) => ({
      currency:
        currency.trim() === ''
          ? hasPrices
            ? tk('Com preços é necessária uma moeda')
            : null
          : /^[A-Za-z]{3}$/.test(currency.trim())
            ? null
            : tk('São precisas três letras, por exemplo EUR'),
      co2Source: co2Source.trim() === '' && !isEmpty(co2PerKg) ? tk('É necessária a fonte dos valores de CO2e') : null,
    }),
    send: async ({ currency, co2Source, co2ValidUntil }) => {
      const next: Costs = {
        ...(currency.trim() && { currency: currency.trim().toUpperCase() }),
        ...(!isEmpty(pricePerKg) && { pricePerKg }),
        ...(pricePerM !== null && { pricePerM }),
        ...(pricePerLine !== null && { pricePerLine }),
        ...(!isEmpty(co2PerKg) && { co2PerKg }),
        ...(co2Source.trim() && { co2Source: co2Source.trim() }),
        ...(co2ValidUntil && { co2ValidUntil }),
      }
      await update.mutateAsync({ costs: Object.keys(next).length > 0 ? next : null })
      notify.success(t('Dados guardados.'))
    },
    onRefused: refused,
  })
  const currency = /^[A-Za-z]{3}$/.test(form.values.currency.trim()) ? form.values.currency.trim().toUpperCase() : ''
  const per = (what: string) => (currency ? `${currency}/${what}` : '')
  const isPast = form.values.co2ValidUntil !== '' && form.values.co2ValidUntil < new Date().toISOString().slice(0, 10)
  const price = { min: 0, max: COST_LIMITS.price, hint: '' }

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
        <div key={id} className={forms.pair}>
          <OptionalNumberField
            {...price}
            label={t('Preço, {{steel}}', { steel: id })}
            unit={per('kg')}
            value={pricePerKg[id] ?? null}
            onChange={(value) => setPricePerKg((map) => withValue(map, id, value))}
          />
          <OptionalNumberField
            label={t('CO2e, {{steel}}', { steel: id })}
            hint=""
            unit="kg/kg"
            min={0}
            max={COST_LIMITS.co2PerKg}
            value={co2PerKg[id] ?? null}
            onChange={(value) => setCo2PerKg((map) => withValue(map, id, value))}
          />
        </div>
      ))}
      <div className={forms.pair}>
        <OptionalNumberField
          {...price}
          label={t('Por metro de linha, além do perfil')}
          unit={per('m')}
          value={pricePerM}
          onChange={setPricePerM}
        />
        <OptionalNumberField
          {...price}
          label={t('Por linha')}
          unit={currency}
          value={pricePerLine}
          onChange={setPricePerLine}
        />
      </div>
      <div className={forms.pair}>
        <TextField
          {...form.field('co2Source')}
          label={t('Fonte do CO2e')}
          help={t(
            'Potencial de aquecimento global por kg de perfil, módulos A1–A3 da EN 15804. Procure primeiro a declaração ambiental (EPD) do fabricante; senão uma tabela nacional (ÖKOBAUDAT, INIES, CO2data, Boverket), módulos A1–A3, com o seu ano. Entre fabricantes o valor difere várias vezes.',
          )}
          maxLength={COST_LIMITS.sourceLength}
          autoComplete="off"
        />
        <TextField
          {...form.field('co2ValidUntil')}
          type="date"
          label={t('Válida até')}
          hint={isPast && <Badge tone="warning">{t('A fonte já não é válida')}</Badge>}
        />
      </div>
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
