import { useFileImport } from '../../actions/use-file-import.tsx'

/** Simulations dropped as files anywhere on the dashboard. */
export default function DroppedFiles() {
  return useFileImport().overlay
}
