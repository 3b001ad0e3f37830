/** Pictures of the tests for docs/verification.md, by the drawings of the product. */
import {
  COLOUR_ROLES,
  DARK_THEME,
  LIGHT_THEME,
  labelsOf,
  type RatioPicture,
  type Theme,
  testRatios,
  toSvg,
} from '@madre/drawing'
import type { CripplingGroup } from './crippling.ts'
import { coversOf, fullScale } from './groups.ts'

/** A dark page that takes the picture in shows it in its own colours; everywhere else it is light. */
const EITHER_THEME = Object.fromEntries(
  COLOUR_ROLES.map((role) => [role, `light-dark(${LIGHT_THEME[role]}, ${DARK_THEME[role]})`]),
) as Theme

const FONT = 'Source Sans 3, Segoe UI, Helvetica, Arial, sans-serif'
const RATIO = 'measured / calculated, logarithmic'

function uplift(): RatioPicture {
  const ratios = fullScale().uplift
  const byCover = coversOf(ratios.map((r) => ({ ...r, cover: r.test.cover })))
  return {
    words: {
      title: `${ratios.length} purlins under uplift: measured over calculated, by what lay between sheet and purlin`,
      groups: 'between sheet and purlin',
      ratio: RATIO,
    },
    kinds: ['Z', 'C'],
    groups: byCover.map(({ name, tests }) => ({
      name: `${name} (${tests.length})`,
      ratios: ['Z', 'C'].map((profile) => tests.filter((r) => r.test.profile === profile).map((r) => r.ratio)),
    })),
  }
}

function crippling(): RatioPicture {
  const columns = fullScale().crippling
  const total = columns.reduce((sum, c) => sum + c.found.length, 0)
  return {
    words: {
      title: `${total} webs under local forces: measured over calculated, by loading`,
      groups: 'loading: end or interior (E, I), one flange or two (O, T)',
      ratio: RATIO,
    },
    kinds: ['lips, flanges fastened', 'no lips, flanges free', 'lips, flanges fastened, r/t > 6: outside the rule'],
    groups: columns.map(({ group, loading, found }) => {
      const ratiosOf = (kind: CripplingGroup) => (kind === group ? found.map((r) => r.ratio) : [])
      return {
        name: `${loading} (${found.length})`,
        ratios: [ratiosOf('lipped'), ratiosOf('unlipped'), ratiosOf('lipped, r/t > 6')],
      }
    }),
  }
}

export interface PagePicture {
  /** under docs/ */
  path: string
  /** what it shows, in words */
  alt: string
  svg: string
}

const pictureOf = (name: string, picture: RatioPicture): PagePicture => ({
  path: `images/tests-${name}.svg`,
  alt: picture.words.title,
  svg: toSvg(testRatios(picture), {
    labels: labelsOf('en'),
    decimalMark: '.',
    theme: EITHER_THEME,
    font: FONT,
    onPaper: true,
  }),
})

export const fullScalePictures = (): { uplift: PagePicture; crippling: PagePicture } => ({
  uplift: pictureOf('uplift', uplift()),
  crippling: pictureOf('crippling', crippling()),
})
