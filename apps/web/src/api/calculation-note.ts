import { useMutation } from '@tanstack/react-query'
import { useSimulationStore } from './calculations.ts'
import { saveFile } from './save-file.ts'
import type { WantedNote } from './simulation-store.ts'

/** The file name of a note, without characters that file systems refuse. */
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

export function useDownloadNote() {
  const { note } = useSimulationStore()
  return useMutation({
    mutationFn: async (wanted: WantedNote) => {
      if (!note) throw new Error('no calculation note is offered here')
      const base64Pdf = await note(wanted)
      saveFile(noteFileName(wanted.calculation.name), new Blob([base64ToBytes(base64Pdf)], { type: 'application/pdf' }))
    },
  })
}
