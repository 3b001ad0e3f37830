import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './copied.module.css'
import { notify } from './overlay/notify.ts'

interface Copied {
  text: string
  /** what is said once it is copied */
  done: string
}

export function CopyButton({ text, done, label }: Copied & { label?: string }) {
  const { t } = useTranslation()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(done),
      () => notify.error(t('Não foi possível copiar: selecione o texto.')),
    )
  return (
    <Button compact icon="copy" onClick={() => void copy()} aria-label={label}>
      {t('Copiar')}
    </Button>
  )
}

/** A secret that is shown only now, to be copied. */
export function ShownOnce({
  title,
  hint,
  className,
  ...copied
}: Copied & { title: string; hint: string; className?: string | undefined }) {
  return (
    <div className={classNames(styles.shown, className)} role="status">
      <p>
        <strong>{title}</strong> {hint}
      </p>
      <div className={styles.line}>
        <code>{copied.text}</code>
        <CopyButton {...copied} />
      </div>
    </div>
  )
}
