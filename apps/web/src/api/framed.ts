/** Whether the server made this page for a frame on the maker's pages; it then requests no data of a user. */
export const isFramed = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="madre-embed"]')?.content === 'true'
