import './ui/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isFramed } from './api/framed.ts'
import { App } from './app/app.tsx'
import { boot } from './app/boot.ts'
import { keepPageOnDrop } from './app/keep-page-on-drop.ts'
import { applyTheme, storedTheme } from './app/theme.ts'
import { lateFrom, loadLateAtFirstSign } from './ui/late/late-code.ts'

if (!isFramed()) applyTheme(storedTheme())
keepPageOnDrop()
lateFrom(() => import('./ui/late/late-parts.ts'))
loadLateAtFirstSign()

async function show(): Promise<void> {
  const { brand, queryClient, router } = isFramed()
    ? await (await import('./app/embed-boot.ts')).bootEmbed()
    : await boot()
  createRoot(document.querySelector('#root') as HTMLElement).render(
    <StrictMode>
      <App brand={brand} queryClient={queryClient} router={router} />
    </StrictMode>,
  )
}

// Not awaited here: the code of a frame imports what this file is bundled with, and would wait for it for ever.
void show()
