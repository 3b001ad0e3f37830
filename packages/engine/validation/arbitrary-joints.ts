/** Legal joints of any request that can have them, for property tests. */
import type { DesignRequest } from '@madre/contract'
import fc from 'fast-check'
import { genericCatalogue } from '../src/catalogue/generic.ts'
import type { Catalogue } from '../src/input.ts'

type Joints = NonNullable<DesignRequest['joints']>
type Kind = Joints['supports'][number]['kind']

/** A record of sleeves for every thickness, stiff and strong or soft. */
const sleeves = (thicknesses: number[]) =>
  thicknesses.map((thicknessMm) => ({
    thicknessMm,
    lengthMm: 600,
    kThetaKnmPerRad: 150 * thicknessMm,
    mRdKnm: 6 * thicknessMm,
    vRdKn: 20 * thicknessMm,
    source: 'figures for a test',
  }))

/** The default catalogue with Z that nest and sleeves for all. */
export const jointedCatalogue: Catalogue = {
  ...genericCatalogue,
  families: genericCatalogue.families.map((family) => ({
    ...family,
    ...(family.profileType === 'Z' && { nests: true }),
    sleeves: sleeves(family.thicknesses),
  })),
}

export const mainSpansOf = ({ spanLengthsM, hasLeftCantilever, hasRightCantilever }: DesignRequest): number[] =>
  spanLengthsM.slice(Number(hasLeftCantilever), hasRightCantilever ? -1 : undefined)

/** Sides from 6 to 18 % and at least 0.15 m, neither twice the other; null where the spans leave no room for such a lap. */
function lapOf([left, right]: [number, number], [l, r]: [number, number]): Joints['supports'][number] | null {
  const sides = [Math.max(left, 15.1 / l), Math.max(right, 15.1 / r)] as const
  const [a, b] = [(sides[0] * l) / 100, (sides[1] * r) / 100]
  if (Math.max(...sides) > 20 || a > 2 * b || b > 2 * a) return null
  return { kind: 'LAP', left: sides[0], right: sides[1] }
}

/** @param kinds that may be drawn; a lap that finds no room is continuous */
export const jointsOn = (request: DesignRequest, kinds: readonly Kind[]): fc.Arbitrary<Joints> => {
  const spans = mainSpansOf(request)
  const side = fc.integer({ min: 60, max: 180 }).map((k) => k / 10)
  return fc.record({
    supports: fc.tuple(
      ...spans
        .slice(1)
        .map((span, i) =>
          fc
            .record({ kind: fc.constantFrom(...kinds), sides: fc.tuple(side, side) })
            .map(({ kind, sides }): Joints['supports'][number] =>
              kind === 'LAP' ? (lapOf(sides, [spans[i]!, span]) ?? { kind: 'CONTINUOUS' }) : { kind },
            ),
        ),
    ),
  })
}

/** A request with such joints. */
export const withJoints = (requests: fc.Arbitrary<DesignRequest>, kinds: readonly Kind[]) =>
  requests.chain((request) => jointsOn(request, kinds).map((joints): DesignRequest => ({ ...request, joints })))
