/** Full-scale tests by others, as `cases/tests` keeps them with where they come from. */
import { readFileSync } from 'node:fs'

interface Flange {
  bMm: number
  lipMm: number
  /** lip to flange */
  lipDeg: number
}

/** A simple span of C or Z under suction to failure, its sheet screwed to the held flange. */
export interface UpliftTest {
  name: string
  profile: 'C' | 'Z'
  /** what lay between sheet and purlin: TH25 is a blanket of 25 mm, R100 a rigid board */
  cover: 'bare' | 'TH25' | 'TH50' | 'TH100' | 'R100'
  hMm: number
  freeFlange: Flange
  heldFlange: Flange
  /** inside radius */
  rMm: number
  /** core */
  tMm: number
  fyNmm2: number
  /** rotational spring of the sheet, measured [N·mm/mm per rad] */
  springN: number
  /** at midspan */
  momentTestKnm: number
  /** failure as its authors coded it: 2, 3 screws and sheet take part, 4 the free flange */
  mode: string
}

/** A web crushed by a force at the end of the section or within it (E, I), on one flange or on both (O, T). */
export interface CripplingTest {
  name: string
  authors: string
  profile: 'C' | 'Z'
  loading: 'EOF' | 'IOF' | 'ETF' | 'ITF'
  tMm: number
  hMm: number
  rMm: number
  bMm: number
  /** 0: flanges without lips, free on their supports; the lipped ones were fastened to them */
  lipMm: number
  bearingMm: number
  fyNmm2: number
  loadTestKn: number
}

/** The rotational spring of a sheet on a purlin. */
export interface SpringTest {
  name: string
  cover: UpliftTest['cover']
  springN: number
}

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../cases/tests/${file}.json`, import.meta.url), 'utf8'))

export const UPLIFT = read<{ source: string; spanMm: number; tests: UpliftTest[] }>('uplift')
export const CRIPPLING = read<{ source: string; tests: CripplingTest[] }>('crippling')
export const SPRINGS = read<{ source: string; tests: SpringTest[] }>('springs')
