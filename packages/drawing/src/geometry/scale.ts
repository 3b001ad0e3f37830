import type { Axis } from '../drawing.ts'

/** Drawing unit of a value. */
export function at(axis: Axis, value: number): number {
  const [d0, d1] = axis.domain
  const [r0, r1] = axis.range
  return d1 === d0 ? r0 : r0 + ((value - d0) / (d1 - d0)) * (r1 - r0)
}

/** Value under a drawing unit: what a pointer stands on. */
export function valueAt(axis: Axis, unit: number): number {
  const [d0, d1] = axis.domain
  const [r0, r1] = axis.range
  return r1 === r0 ? d0 : d0 + ((unit - r0) / (r1 - r0)) * (d1 - d0)
}

/** Round values that cover [min, max] in about `count` steps of 1, 2 or 5 times a power of ten. */
export function ticks(min: number, max: number, count: number): number[] {
  const span = Math.max(max - min, 1e-9)
  const raw = span / Math.max(count, 1)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * ([1, 2, 5, 10].find((m) => m * power >= raw) ?? 10)
  const first = Math.ceil(min / step - 1e-9)
  const last = Math.floor(max / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}
