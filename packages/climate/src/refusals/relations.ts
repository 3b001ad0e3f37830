/** Third stage of the refusals: fields compared with each other. */
import type { Given } from '../given.ts'
import { FLAT_BELOW, roomForLine, tanDegrees, widthAcrossLine } from '../line/surface.ts'
import type { Complaints } from './complaints.ts'

/** A line or its place may be so much too long [m]. */
const SLACK_M = 0.01
const STEEPEST_TROUGH = 45

const m = (v: number): string => String(Math.round(v * 1000) / 1000)

export function checkRelations(g: Given, c: Complaints): void {
  if (g.cpi.typed && g.cpi.max < g.cpi.min)
    c.add('NOT_ALLOWED', 'site.wind.cpi', 'The largest internal pressure is not below the smallest one.')
  if (g.isRoof) checkRoof(g, c)
  const width = widthAcrossLine(g)
  if (g.mode === 'AT' && g.y > width + SLACK_M)
    c.add('OUT_OF_RANGE', 'site.line.yM', `The line lies on its surface, 0 to ${m(width)} m, got ${m(g.y)}.`, '', {
      min: 0,
      max: m(width),
      value: m(g.y),
    })
  const room = roomForLine(g)
  if (g.x_0 + g.L > room + SLACK_M)
    c.add(
      'LINE_LONGER_THAN_BUILDING',
      'spanLengthsM',
      `The line ends ${m(g.x_0 + g.L)} m from the edge of a surface of ${m(room)} m.`,
      '',
      { length: m(g.x_0 + g.L), room: m(room) },
    )
}

function checkRoof(g: Given, c: Complaints): void {
  if (g.trough && g.roof !== 'DUOPITCH')
    c.add('NOT_ALLOWED', 'site.building.trough', 'Only a duopitch roof falls to the middle.')
  if (g.h_p > 0 && g.roof !== 'FLAT')
    c.add('NOT_ALLOWED', 'site.building.parapetM', 'A parapet is calculated on a flat roof only.', 'EN 1991-1-4 7.2.3')
  if (g.roof === 'FLAT' && g.alpha >= FLAT_BELOW)
    c.add('PITCH_OUT_OF_TABLE', 'inclinationDegrees', 'A flat roof falls by less than 5°.', 'EN 1991-1-4 7.2.3(1)', {
      max: FLAT_BELOW,
    })
  if (g.trough && g.alpha > STEEPEST_TROUGH)
    c.add('PITCH_OUT_OF_TABLE', 'inclinationDegrees', 'The table of troughs ends at 45°.', 'EN 1991-1-4 Table 7.4a', {
      max: STEEPEST_TROUGH,
    })
  const b = g.roof === 'DUOPITCH' ? g.W / 2 : g.W
  const eaves = g.h - b * tanDegrees(g.alpha)
  if (eaves <= 0)
    c.add(
      'EAVE_BELOW_GROUND',
      'site.building.ridgeHeightM',
      `With this width and pitch the roof falls by ${m(g.h - eaves)} m.`,
      '',
      { fall: m(g.h - eaves) },
    )
}
