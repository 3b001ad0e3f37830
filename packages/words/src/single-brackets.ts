/** Values stand in double brackets, as the browser's translations fill them in; in single ones here. */
export const singleBrackets = <T extends object>(table: T): T =>
  Object.fromEntries(Object.entries(table).map(([key, text]) => [key, text.replace(/\{(\{\w+\})\}/g, '$1')])) as T
