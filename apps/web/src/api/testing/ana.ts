import type { User } from '@madre/contract'

/** Who is signed in. */
export const ana: User = {
  id: '1',
  firstName: 'Ana',
  lastName: 'Reis',
  email: 'a@b.pt',
  userName: 'a@b.pt',
  company: 'X',
  lang: 'en',
  autosave: false,
  startValues: null,
  startValuesLeftOut: [],
}
