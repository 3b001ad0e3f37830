declare module 'virtual:document-pages' {
  /** The pages of docs/method and the verifications of docs/, made when the application is built (apps/web/build). */
  export const pages: readonly {
    /** '/method', '/method/sections', '/verification', '/verification/references' */
    address: string
    title: string
    headings: readonly { id: string; title: string }[]
    load: () => Promise<{ default: string }>
  }[]
}
