import type { NoteAndServerWords } from '../keys.ts'

export const noteAndServer: NoteAndServerWords = {
  company: 'Firma',
  'type.FACADE': 'Fassade',
}
