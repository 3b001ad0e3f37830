/** The files of docs/examples, as they stand (apps/web/build). */
declare module 'virtual:worked-examples' {
  export const examples: Readonly<Record<'token.sh' | 'design.sh' | 'design.ts' | 'design.py' | 'request.json', string>>
}
