/** The only file that knows the typesetter. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFiles } from '../fonts/font-files.ts'
import type { NoteDocument } from './blocks.ts'
import { TEMPLATE } from './template.ts'

/** The typesetter refused the note: a glyph missing in all fonts, an unreadable picture. */
export class TypesettingError extends Error {}

const ROOT = '/note'
let compiler: NodeCompiler | null = null

/**
 * Sets a note as PDF/UA-1. Equal input gives equal bytes.
 *
 * @param pictures SVG text, or PNG, by file name
 * @param timestamp creation date in seconds since 1970
 * @throws TypesettingError
 */
export function typeset(
  note: NoteDocument,
  pictures: ReadonlyMap<string, string | Uint8Array>,
  timestamp: number,
): Uint8Array {
  compiler ??= NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs: fontFiles() }] })
  try {
    compiler.mapShadow(`${ROOT}/data.json`, Buffer.from(JSON.stringify(note)))
    for (const [name, picture] of pictures) compiler.mapShadow(`${ROOT}/${name}`, Buffer.from(picture))
    const compiled = compiler.compile({ mainFileContent: TEMPLATE })
    if (!compiled.result)
      throw new TypesettingError(reasons(compiler, compiled.takeError() ?? compiled.takeDiagnostics()))
    return new Uint8Array(compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: timestamp }))
  } catch (error) {
    if (error instanceof TypesettingError) throw error
    throw new TypesettingError(error instanceof Error ? error.message : String(error))
  } finally {
    compiler.resetShadow()
    // The cache of one compilation takes 60 MB and does not help the next note.
    compiler.evictCache(0)
  }
}

function reasons(c: NodeCompiler, error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string {
  return error
    ? c
        .fetchDiagnostics(error)
        .map((d) => d.message)
        .join('; ')
    : 'unknown'
}
