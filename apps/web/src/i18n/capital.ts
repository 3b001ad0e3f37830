/** Words of a sentence as a choice that stands alone. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
