import { LIMITS, simulationFile, simulationFileName } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalculation } from '../../api/calculations.ts'
import { sendEnquiry } from '../../api/enquiries.ts'
import { descriptionOf } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import forms from '../../ui/form/form.module.css'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, email, required } from '../../ui/form/validation.ts'
import { solutionName } from '../../ui/simulation/solution-name.ts'
import { useBrand } from '../../ui/theme/brand-context.ts'
import styles from './send-design.module.css'

/** The chosen solution, sent to the maker by mail with how to reach the visitor; until one is chosen, what is missing for it. */
export function SendDesign({
  id,
  isDirty,
}: {
  id: string
  /** the form says something else than what was calculated */
  isDirty: boolean
}) {
  const { t } = useTranslation()
  const { name: brand } = useBrand()
  const format = useFormat()
  const { data: calculation } = useCalculation(id)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const chosen = calculation?.calculationStatus === 'COMPLETE' && !isDirty ? calculation.chosenResultId : null
  const solution = calculation?.result?.solutions.find((s) => s.id === chosen)
  return (
    <section className={styles.send} aria-labelledby="send-design">
      <h2 id="send-design">{t('Enviar este dimensionamento a {{brand}}', { brand })}</h2>
      {calculation && chosen && solution ? (
        sentTo === null ? (
          <ContactForm
            calculation={calculation}
            chosenResultId={chosen}
            solution={solutionName(solution, format)}
            onSent={setSentTo}
          />
        ) : (
          <Sent calculation={calculation} address={sentTo} onAgain={() => setSentTo(null)} />
        )
      ) : (
        <p className={styles.hint}>{t('Calcule e escolha uma solução nos resultados: depois pode enviá-la daqui.')}</p>
      )}
    </section>
  )
}

function ContactForm({
  calculation,
  chosenResultId,
  solution,
  onSent,
}: {
  calculation: StoredCalculation
  chosenResultId: string
  solution: string
  onSent: (address: string) => void
}) {
  const { t } = useTranslation()
  const { name: brand, links } = useBrand()
  const [consent, setConsent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({
    initial: { name: '', email: '', company: '', message: '' },
    validate: (values) => ({ name: check(values.name, required), email: check(values.email, required, email) }),
    send: async (values) => {
      setRefusal(null)
      const { name, description, request } = calculation
      const contact = { ...values, email: values.email.trim() }
      await sendEnquiry({ contact, consent: true, name, description, request, chosenResultId })
      onSent(contact.email)
    },
    onRefused: (error) => setRefusal(descriptionOf(error) ?? t('Não foi possível enviar. Tente novamente.')),
  })
  return (
    <form {...form.formProps} className={forms.form}>
      <p>
        {t(
          'Solução escolhida: {{solution}}. Vão o que introduziu e esta escolha; {{brand}} volta a dimensionar e responde-lhe.',
          { solution, brand },
        )}
      </p>
      <div className={forms.pair}>
        <TextField {...form.field('name')} label={t('O seu nome')} autoComplete="name" maxLength={100} required />
        <TextField
          {...form.field('email')}
          label={t('email' satisfies WordKey)}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <TextField
        {...form.field('company')}
        label={t('Empresa (opcional)')}
        autoComplete="organization"
        maxLength={100}
      />
      <TextArea {...form.field('message')} label={t('Mensagem (opcional)')} maxLength={LIMITS.descriptionLength} />
      <div>
        <Checkbox label={t('consent' satisfies WordKey, { brand })} checked={consent} onChange={setConsent} />
        {links.privacy && (
          <p className={styles.privacy}>
            <a href={links.privacy} target="_blank" rel="noreferrer">
              {t('Ler a política de privacidade')}
            </a>
          </p>
        )}
      </div>
      <div className={forms.actions}>
        <Button type="submit" variant="primary" busy={form.busy} disabled={!consent}>
          {t('Enviar a {{brand}}', { brand })}
        </Button>
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      </div>
    </form>
  )
}

function Sent({
  calculation,
  address,
  onAgain,
}: {
  calculation: StoredCalculation
  address: string
  onAgain: () => void
}) {
  const { t } = useTranslation()
  const { name: brand } = useBrand()
  const download = () => {
    const text = `${JSON.stringify(simulationFile(calculation), null, 2)}\n`
    saveFile(simulationFileName(calculation.name), new Blob([text], { type: 'application/json' }))
  }
  return (
    <div className={forms.form}>
      <p role="status">
        {t('Enviado. {{brand}} responde para {{address}}; este endereço não recebe outra confirmação.', {
          brand,
          address,
        })}
      </p>
      <div className={forms.actions}>
        <Button icon="download" onClick={download}>
          {t('Guardar o ficheiro da simulação')}
        </Button>
        <Button onClick={onAgain}>{t('Enviar outro')}</Button>
      </div>
    </div>
  )
}
