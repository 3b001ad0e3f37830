import {
  type Drawing,
  effectiveSectionDrawing,
  envelopeDiagram,
  formatContent,
  LIGHT_THEME,
  labelsOf,
  lateralEnvelopeDiagram,
  lineDrawing,
  type SectionRoom,
  type SectionSize,
  sectionDrawing,
  surfacePlans,
  toSvg,
} from '@madre/drawing'
import type { SectionFamily } from '@madre/engine'
import { signatureDrawings } from './signature-pictures.ts'
import type { Subject } from './subject.ts'

export interface Picture {
  svg: string
  alt: string
}

/** Every drawing of the note as SVG with its alternative text, by file name. */
export function pictures(s: Subject): Map<string, Picture> {
  const { explanation, envelopes, geometry, request } = s
  const size = { width: 640, height: 168 }
  const standing = request.simulationType === 'FACADE'
  const gross = (room: SectionRoom, centroid: { y: number; z: number } | null) =>
    sectionDrawing(
      explanation.section.outlineMm,
      sectionSize(s),
      explanation.solution.section,
      { ...room, standing },
      centroid,
    )
  const property = (symbol: string) => explanation.section.gross.find((v) => v.symbol === symbol)?.value ?? 0
  const lateral = lateralEnvelopeDiagram(envelopes, geometry, { width: 640, height: 140 })
  const drawings: [string, Drawing][] = [
    ['line.svg', lineDrawing(request, { width: 640 })],
    ['moment.svg', envelopeDiagram('moment', envelopes, geometry, size)],
    ['shear.svg', envelopeDiagram('shear', envelopes, geometry, size)],
    ['deflection.svg', envelopeDiagram('deflection', envelopes, geometry, size)],
    ...(lateral ? [['lateral.svg', lateral] as [string, Drawing]] : []),
    ...(s.note.fromPlace?.plan ? [['surface.svg', surfacePlans(s.note.fromPlace.plan)] as [string, Drawing]] : []),
    ['section.svg', gross({ width: 280, height: 250 }, { y: property('y_c'), z: property('z_c') })],
    ['section-small.svg', gross({ width: 200, height: 210 }, null)],
    ...explanation.section.effective.map((e): [string, Drawing] => [
      effectiveFile(e.sense),
      effectiveSectionDrawing(e.picture, explanation.solution.thicknessMm, {
        width: 210,
        height: 190,
        standing,
      }),
    ]),
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

export const effectiveFile = (sense: string) => `effective-${sense.toLowerCase()}.svg`

function sectionSize(s: Subject): SectionSize {
  const { thicknessMm: t } = s.explanation.solution
  const inverted = s.request.sectionOrientation === 'MAJOR_AXIS_BENDING_INVERTED'
  return { ...outsideDimensions(s.family), t, r: insideRadius(s.family, t), inverted }
}

function outsideDimensions(f: SectionFamily) {
  return f.profileType === 'OMEGA'
    ? { profileType: f.profileType, h: f.h, bTop: f.bTop, bBase: f.bBase, bFoot: f.bFoot, c: f.c }
    : { profileType: f.profileType, h: f.h, bTop: f.bTop, bBottom: f.bBottom, cTop: f.cTop, cBottom: f.cBottom }
}

/** Inside radius of a family at a thickness [mm]: given, or a multiple of the thickness. */
function insideRadius(f: SectionFamily, t: number): number {
  return f.r ?? (f.rOverT ?? 0) * t
}
