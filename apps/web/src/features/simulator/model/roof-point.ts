import { isCategoryH } from '@madre/engine'
import type { RoofPoint, Values } from './values.ts'

type Asked = Pick<Values, 'envelope' | 'loads'>

/** Whether nobody but for repair goes on the roof: all ψ of the live load are 0. */
export function isLiveOfCategoryH({ loads }: Pick<Values, 'loads'>): boolean {
  const [psi_0, psi_1, psi_2] = loads.live.distributed.deltas
  return isCategoryH({ psi_0, psi_1, psi_2 })
}

/** Whether the switch of this type is on, whatever the ψ. */
export const isRoofPointOn = ({ envelope, loads }: Asked): boolean =>
  envelope !== 'FACADE' && loads.live.roofPoint.on[envelope]

/** The concentrated load that is calculated [kN]; 0: none. */
export const roofPointKn = (values: Asked): number =>
  isRoofPointOn(values) && isLiveOfCategoryH(values) ? values.loads.live.roofPoint.value : 0

/** The concentrated load of a roof that another type left out, by its value [kN]; null where none was left out. */
export function roofPointLeftOutKn({ envelope, loads }: Asked): number | null {
  const { on, value } = loads.live.roofPoint
  const isOn = envelope !== 'FACADE' && on[envelope]
  return envelope !== 'ROOF' && on.ROOF && !isOn && value > 0 ? value : null
}

/** The switch of this type, or the value, replaced. */
export function withRoofPoint(values: Values, { use, value }: { use?: boolean; value?: number }): Values {
  const { envelope, loads } = values
  const { roofPoint } = loads.live
  const on = envelope === 'FACADE' || use === undefined ? roofPoint.on : { ...roofPoint.on, [envelope]: use }
  const next: RoofPoint = { on, value: value ?? roofPoint.value }
  return { ...values, loads: { ...loads, live: { ...loads.live, roofPoint: next } } }
}
