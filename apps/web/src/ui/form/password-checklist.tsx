import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './password-checklist.module.css'
import { PASSWORD_RULES } from './validation.ts'

/** The rules of a password, each ticked once it is met. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.list} aria-label={t('A palavra-passe precisa de')}>
      {PASSWORD_RULES.map(({ label, holds }) => {
        const met = holds(password)
        return (
          <li key={label} className={classNames(styles.rule, met && styles.met)}>
            <Icon name={met ? 'check' : 'circle'} size={14} strokeWidth={2.2} />
            {t(label)}
            <span className="visually-hidden">{met ? t('cumprido') : t('em falta')}</span>
          </li>
        )
      })}
    </ul>
  )
}
