import type { NoteAndServerWords } from '../keys.ts'

export const noteAndServer: NoteAndServerWords = {
  company: 'Empresa',
  'type.FACADE': 'Fachada',
}
