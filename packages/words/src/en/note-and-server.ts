/** What note and server say, and no screen. */
export const noteAndServer = {
  company: 'Company',
  'type.FACADE': 'Façade',
} as const
