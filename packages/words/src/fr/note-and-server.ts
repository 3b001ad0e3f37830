import type { NoteAndServerWords } from '../keys.ts'

export const noteAndServer: NoteAndServerWords = {
  company: 'Entreprise',
  'type.FACADE': 'Façade',
}
