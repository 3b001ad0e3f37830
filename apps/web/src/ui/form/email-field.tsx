import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from './text-field.tsx'

export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation()
  return (
    <TextField
      {...props}
      label={t('email' satisfies WordKey)}
      type="email"
      inputMode="email"
      autoComplete="username"
      required
    />
  )
}
