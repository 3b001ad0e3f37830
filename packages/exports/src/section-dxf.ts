import type { Point } from '@madre/engine'

/**
 * An outline as DXF R12 (AC1009): one closed polyline on layer SECTION, 1 unit = 1 mm, y to the right, z of the section pointing down.
 *
 * @param outlineMm closed outline [mm], z downwards
 */
export function sectionDxf(outlineMm: Point[]): string {
  const xy = outlineMm.map((p) => [p.y, -p.z] as const)
  const xs = xy.map(([x]) => x)
  const ys = xy.map(([, y]) => y)
  const groups: [number, string][] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$EXTMIN'],
    [10, real(Math.min(...xs))],
    [20, real(Math.min(...ys))],
    [30, '0.0'],
    [9, '$EXTMAX'],
    [10, real(Math.max(...xs))],
    [20, real(Math.max(...ys))],
    [30, '0.0'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    [0, 'POLYLINE'],
    [8, 'SECTION'],
    [66, '1'],
    [70, '1'],
    [10, '0.0'],
    [20, '0.0'],
    [30, '0.0'],
    ...xy.flatMap(([x, y]): [number, string][] => [
      [0, 'VERTEX'],
      [8, 'SECTION'],
      [10, real(x)],
      [20, real(y)],
      [30, '0.0'],
    ]),
    [0, 'SEQEND'],
    [8, 'SECTION'],
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ]
  return groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('')
}

/** A real number to a tenth of a micrometre; −0 is 0. */
const real = (v: number) => (Math.round(v * 1e4) / 1e4 || 0).toFixed(4)
