declare module 'virtual:document-pages' {
  /** The pages of docs/method and docs/verification.md, made when the application is built (apps/web/build). */
  export const pages: readonly {
    /** '/method', '/method/sections', '/verification' */
    address: string
    title: string
    headings: readonly { id: string; title: string }[]
    load: () => Promise<{ default: string }>
  }[]
}
