import { useFileImport } from '../../actions/use-file-import.tsx'

export default function DroppedFiles() {
  return useFileImport().overlay
}
