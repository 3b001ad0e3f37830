import './ui/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { boot } from './app/boot.ts'
import { keepPageOnDrop } from './app/keep-page-on-drop.ts'
import { applyTheme, storedTheme } from './app/theme.ts'
import { lateFrom, loadLateAtFirstSign } from './ui/late/late-code.ts'

applyTheme(storedTheme())
keepPageOnDrop()
lateFrom(() => import('./ui/late/late-parts.ts'))
loadLateAtFirstSign()

const { brand, queryClient, router } = await boot()

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <App brand={brand} queryClient={queryClient} router={router} />
  </StrictMode>,
)
