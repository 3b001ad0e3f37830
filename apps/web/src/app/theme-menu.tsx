import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tk } from '../i18n/tk.ts'
import type { IconName } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/overlay/menu.tsx'
import { applyTheme, storedTheme, THEMES, type Theme } from './theme.ts'

const LABELS: Record<Theme, string> = { system: tk('Como o sistema'), light: tk('Claro'), dark: tk('Escuro') }
const ICONS: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' }

/** Light, dark, or what the system says. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const [theme, setTheme] = useState(storedTheme)
  return (
    <Menu
      trigger={<IconButton icon={ICONS[theme]} label={t('Aspeto')} />}
      items={THEMES.map((option) => ({
        label: t(LABELS[option]),
        icon: ICONS[option],
        checked: option === theme,
        onSelect: () => {
          applyTheme(option)
          setTheme(option)
        },
      }))}
    />
  )
}
