import { useEffect } from 'react'
import { useBrand } from '../theme/brand-context.ts'

/** Sets the document's title to "brand — page" while the screen is shown. Pass the translated name, so that it follows the language. */
export function usePageTitle(page: string): void {
  const { name } = useBrand()
  useEffect(() => {
    document.title = `${name} — ${page}`
  }, [name, page])
}
