/** Whether the server made this page to be shown in a frame on pages of the maker; nothing of a user is asked for then. */
export const isFramed = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="madre-embed"]')?.content === 'true'
