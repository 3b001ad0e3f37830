import type { Locator } from '@playwright/test'

/** Puts a text on the clipboard of a paste into the field, as a spreadsheet does. */
export const paste = (field: Locator, text: string) =>
  field.evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
