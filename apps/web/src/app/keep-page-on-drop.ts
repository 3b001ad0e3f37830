/** A file dropped where no screen takes it does not replace the page, and what was typed on it, by the file. */
export function keepPageOnDrop(): void {
  window.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    // A screen that takes files says so after this.
    event.dataTransfer.dropEffect = 'none'
  })
  window.addEventListener('drop', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
}
