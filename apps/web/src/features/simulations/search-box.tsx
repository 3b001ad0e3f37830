import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inputClass } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './simulations.module.css'

export function SearchBox({
  text,
  onChange,
  shown,
  total,
}: {
  text: string
  onChange: (text: string) => void
  shown: number
  total: number
}) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className={styles.search}>
      <div className={styles.searchField}>
        <Icon name="search" className={styles.searchIcon} />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          className={inputClass}
          aria-label={t('Pesquisar uma simulação...')}
          placeholder={t('Pesquisar uma simulação...')}
          maxLength={200}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        />
        {text && (
          <IconButton
            compact
            icon="close"
            label={t('Limpar pesquisa')}
            className={styles.searchClear}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          />
        )}
      </div>
      <p className={styles.count} role="status">
        {shown < total
          ? t('{{shown}} de {{total}} resultados', { shown, total })
          : t('{{count}} resultados disponíveis', { count: total })}
      </p>
    </search>
  )
}
