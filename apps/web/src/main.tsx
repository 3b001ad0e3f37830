import './ui/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { boot } from './app/boot.ts'
import { keepPageOnDrop } from './app/keep-page-on-drop.ts'
import { applyTheme, storedTheme } from './app/theme.ts'

applyTheme(storedTheme())
keepPageOnDrop()

const { brand, queryClient, router } = await boot()

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <App brand={brand} queryClient={queryClient} router={router} />
  </StrictMode>,
)
