import type { Locator, Page } from '@playwright/test'

/** A notification on screen with the given words. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text })
