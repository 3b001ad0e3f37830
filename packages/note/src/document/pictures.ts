import {
  type Drawing,
  effectiveSectionDrawing,
  envelopeDiagram,
  formatContent,
  jointedLineDrawing,
  jointedLineOf,
  LIGHT_THEME,
  labelsOf,
  lateralEnvelopeDiagram,
  lineDrawing,
  opensLeft,
  type SectionRoom,
  sectionDrawing,
  sectionSize,
  surfacePlans,
  toSvg,
} from '@madre/drawing'
import { edgeOf } from './lap-edge.ts'
import { type PrintedSection, printedSections } from './printed-sections.ts'
import { signatureDrawings } from './signature-pictures.ts'
import type { Subject } from './subject.ts'

export interface Picture {
  svg: string
  alt: string
}

/** Every drawing of the note as SVG with its alternative text, by file name. */
export function pictures(s: Subject): Map<string, Picture> {
  const { explanation, envelopes, geometry, given } = s
  const size = { width: 640, height: 168 }
  const standing = given.envelope === 'FACADE'
  const inverted = given.isInverted
  const drawnSize = sectionSize(s.family, explanation.solution.thicknessMm, inverted)
  const gross = (room: SectionRoom, centroid: { y: number; z: number } | null) =>
    sectionDrawing(
      explanation.section.outlineMm,
      drawnSize,
      explanation.solution.section,
      { ...room, standing },
      centroid,
    )
  const property = (symbol: string) => explanation.section.gross.find((v) => v.symbol === symbol)?.value ?? 0
  const lateral = lateralEnvelopeDiagram(envelopes, geometry, { width: 640, height: 140 })
  const { thicknessMm, endBayThicknessMm = thicknessMm } = explanation.solution
  const line = jointedLineOf(given, { endBays: endBayThicknessMm, others: thicknessMm })
  const pieces = line && { ...line, edgeM: edgeOf(s) / 1e3 }
  const drawings: [string, Drawing][] = [
    ['line.svg', lineDrawing(given, { width: 640 })],
    ...(pieces ? [['joints.svg', jointedLineDrawing(pieces, { width: 640 })] as [string, Drawing]] : []),
    ['moment.svg', envelopeDiagram('moment', envelopes, geometry, size)],
    ['shear.svg', envelopeDiagram('shear', envelopes, geometry, size)],
    ['deflection.svg', envelopeDiagram('deflection', envelopes, geometry, size)],
    ...(lateral ? [['lateral.svg', lateral] as [string, Drawing]] : []),
    ...(s.note.fromPlace?.plan ? [['surface.svg', surfacePlans(s.note.fromPlace.plan)] as [string, Drawing]] : []),
    ['section.svg', gross({ width: 280, height: 250 }, { y: property('y_c'), z: property('z_c') })],
    ['section-small.svg', gross({ width: 200, height: 210 }, null)],
    ...printedSections(s).flatMap(({ section, thicknessMm, of }) =>
      section.effective.map((e): [string, Drawing] => [
        effectiveFile(e.sense, of),
        effectiveSectionDrawing(e.picture, thicknessMm, {
          width: 210,
          height: 190,
          standing,
          mirrored: opensLeft(drawnSize),
        }),
      ]),
    ),
    ...signatureDrawings(s),
  ]
  const reading = {
    labels: labelsOf(s.note.language, { facade: standing }),
    decimalMark: s.mark,
  }
  return new Map(
    drawings.map(([file, d]) => [
      file,
      { svg: toSvg(d, { ...reading, theme: LIGHT_THEME }), alt: formatContent(d.title, reading) },
    ]),
  )
}

export const effectiveFile = (sense: string, of: PrintedSection['of'] = null) =>
  `effective-${of ? `${of.toLowerCase()}-` : ''}${sense.toLowerCase()}.svg`
