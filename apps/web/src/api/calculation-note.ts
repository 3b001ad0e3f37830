import { useMutation } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { saveFile } from './save-file.ts'

/** The file name of product.md §7, without what a file system refuses. */
export function noteFileName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is refused
  return `Simulação ${name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_').trim()} - Note de cálculo.pdf`
}

export function base64ToBytes(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

export type NoteForm = 'full' | 'short'

interface WantedNote {
  id: string
  name: string
  language: string
  form: NoteForm
  /** with a page of finite strips, for information */
  secondOpinion: boolean
}

/** Downloads the calculation note of the chosen solution. */
export const useDownloadNote = () =>
  useMutation({
    mutationFn: async ({ id, name, language, form, secondOpinion }: WantedNote) => {
      const query = new URLSearchParams({
        lang: language,
        ...(form === 'short' ? { form } : {}),
        ...(secondOpinion ? { secondOpinion: 'true' } : {}),
      })
      const path = `Calculations/${encodeURIComponent(id)}/calculation-note?${query}`
      const { base64Pdf } = await fetchData<{ base64Pdf: string }>('GET', path)
      saveFile(noteFileName(name), new Blob([base64ToBytes(base64Pdf)], { type: 'application/pdf' }))
    },
  })
