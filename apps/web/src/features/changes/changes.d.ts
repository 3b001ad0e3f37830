/** The sections of docs/changes by language, newest first, made when the application is built (apps/web/build). */
declare module 'virtual:changes' {
  interface Change {
    /** 'engine-1-3-0', its anchor */
    id: string
    name: string
    /** ISO, '2026-11-22' */
    date: string
    html: string
  }
  export const changes: Readonly<Record<import('@madre/contract').Language, readonly Change[]>>
}

/** The English name of the newest section alone, for what is loaded at start. */
declare module 'virtual:newest-change' {
  export const newestChange: string
}
