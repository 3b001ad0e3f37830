/**
 * Smallest load factor of a section at one half-wavelength: (K − λ·K_G)·x = 0 with K positive definite, smallest λ > 0.
 *
 * Inverse iteration with a moving shift. The Rayleigh quotient R(x) = xᵀKx / xᵀK_Gx of any x with xᵀK_Gx > 0 is at or above the smallest
 * factor; K − σ·K_G without a negative pivot proves that it is above σ. The search ends when both meet: no mode can be missed.
 */

import type { AssembledSection } from './assembled-section.ts'
import { factorise, multiply, solve } from './banded-matrix.ts'
import { largestRitz } from './ritz.ts'
import { strainEnergy } from './strain-energy.ts'

/** How far below R(x) the certifying shift lies. */
const MARGIN = 1e-9
/** A relative change of R(x) up to this counts as 0. */
const SETTLED = 1e-12
/** Shapes sought at once where one alone does not tell neighbours apart: the halves of an Ω buckle in pairs. */
const TOGETHER = 4
const MOST_STEPS = 200

export class FactorSolver {
  readonly #section: AssembledSection
  readonly #stiffness: Float64Array
  readonly #shifted: Float64Array
  #k = 0
  #stiffest = 0
  #uncertainty = 0
  readonly #load: Float64Array
  /** the buckling shape found last, in the order of elimination; where the next search starts */
  readonly shape: Float64Array

  constructor(section: AssembledSection) {
    this.#section = section
    this.#stiffness = new Float64Array(section.K_0.length)
    this.#shifted = new Float64Array(section.K_0.length)
    this.#load = new Float64Array(section.n)
    this.shape = this.#anyShape(1)
  }

  /** @returns smallest positive load factor at the half-wavelength `length` [mm]; its shape is in `shape` */
  factorAt(length: number): number {
    this.#setLength(length)
    return this.#smallest() / this.#k ** 2
  }

  #setLength(length: number): void {
    const { K_0, K_1, K_2, K_4 } = this.#section
    const k = Math.PI / length
    this.#k = k
    const k2 = k * k
    const k4 = k2 * k2
    const out = this.#stiffness
    for (let i = 0; i < out.length; i++) out[i] = K_0[i]! + k * K_1[i]! + k2 * K_2[i]! + k4 * K_4[i]!
    this.#stiffest = 0
    for (let i = 0; i < out.length; i += this.#section.band + 1) this.#stiffest = Math.max(this.#stiffest, out[i]!)
  }

  /** Smallest μ > 0 of (K − μ·G_2)·x = 0. */
  #smallest(): number {
    let quotient = this.#quotient()
    if (!(quotient > 0)) quotient = this.#firstBound(Math.abs(quotient))
    if (quotient === Number.POSITIVE_INFINITY) return quotient
    // From the shape of a neighbouring half-wavelength the quotient itself is the best shift there is.
    this.#negativePivots(quotient)
    quotient = Math.min(quotient, positive(this.#iterate()))
    for (let step = 0; step < MOST_STEPS; step++) {
      const shift = quotient * (1 - Math.max(MARGIN, this.#uncertainty))
      if (this.#negativePivots(shift) === 0) return quotient
      const next = positive(this.#iterate())
      // A quotient that has settled above a negative pivot: a mode lies below of which this shape had no part.
      quotient = next < quotient * (1 - SETTLED) ? next : this.#boundBelow(shift)
    }
    throw new Error(`no load factor certified after ${MOST_STEPS} steps`)
  }

  /** A first upper bound where the shape at hand is held by tension; infinite without compression. */
  #firstBound(guess: number): number {
    for (let shift = guess; shift < guess * 1e24; shift *= 4)
      if (this.#negativePivots(shift) > 0) return this.#boundBelow(shift)
    return Number.POSITIVE_INFINITY
  }

  /** R of a shape below `above`, where negative pivots have shown one: bisection by inertia, then several shapes at once from under it. */
  #boundBelow(above: number): number {
    let low = 0
    let high = above
    for (let step = 1; low === 0; step *= 4) {
      const shift = high * (1 - Math.min(1e-3 * step, 0.75))
      if (this.#negativePivots(shift) === 0) low = shift
      else high = shift
    }
    while (high - low > 0.02 * high) {
      const middle = (low + high) / 2
      if (this.#negativePivots(middle) === 0) low = middle
      else high = middle
    }
    this.#negativePivots(low)
    const shapes = Array.from({ length: TOGETHER }, (_, i) => this.#anyShape(i + 1))
    let quotient = Number.POSITIVE_INFINITY
    for (let i = 0; i < 60; i++) {
      const next = positive(this.#iterateTogether(shapes))
      const settled = Math.abs(next - quotient) <= SETTLED * next
      quotient = next
      if (settled) break
    }
    return quotient
  }

  /** Inverse iteration of several shapes; the combination of smallest quotient becomes the shape at hand. */
  #iterateTogether(shapes: Float64Array[]): number {
    const m = shapes.length
    const [K, G] = [new Float64Array(m * m), new Float64Array(m * m)]
    const images: Float64Array[] = []
    for (const shape of shapes) {
      multiply(this.#section.G_2, this.#section, shape, this.#load)
      shape.set(this.#load)
      solve(this.#shifted, this.#section, shape)
      for (const [j, other] of shapes.entries()) {
        if (other === shape) break
        multiply(this.#stiffness, this.#section, other, this.#load)
        const share = dot(shape, this.#load) / dot(other, this.#load)
        for (let i = 0; i < shape.length; i++) shape[i]! -= share * shapes[j]![i]!
      }
      toUnit(shape)
      const image = new Float64Array(shape.length)
      multiply(this.#stiffness, this.#section, shape, image)
      images.push(image)
    }
    for (let i = 0; i < m; i++) {
      multiply(this.#section.G_2, this.#section, shapes[i]!, this.#load)
      for (let j = 0; j < m; j++) {
        K[m * i + j] = dot(shapes[j]!, images[i]!)
        G[m * i + j] = dot(shapes[j]!, this.#load)
      }
    }
    const ritz = largestRitz(m, K, G)
    if (!ritz) return Number.POSITIVE_INFINITY
    this.shape.fill(0)
    for (let j = 0; j < m; j++)
      for (let i = 0; i < this.shape.length; i++) this.shape[i]! += ritz.a[j]! * shapes[j]![i]!
    toUnit(this.shape)
    return this.#quotient()
  }

  /** R of the shape at hand, and how far rounding of the stiffness matrix may move it, which matters at half-wavelengths of many depths. */
  #quotient(): number {
    const load = this.#load
    multiply(this.#section.G_2, this.#section, this.shape, load)
    let G = 0
    let square = 0
    for (let i = 0; i < load.length; i++) {
      G += this.shape[i]! * load[i]!
      square += this.shape[i]! ** 2
    }
    const energy = strainEnergy(this.#section, this.#k, this.shape)
    this.#uncertainty = (Number.EPSILON * this.#stiffest * square) / energy
    return energy / G
  }

  /** Factorises K − σ·G_2. @returns its negative pivots */
  #negativePivots(sigma: number): number {
    const shifted = this.#shifted
    const stiffness = this.#stiffness
    const G_2 = this.#section.G_2
    for (let i = 0; i < shifted.length; i++) shifted[i] = stiffness[i]! - sigma * G_2[i]!
    return factorise(shifted, this.#section)
  }

  /** One inverse iteration with the factors at hand. @returns the quotient of the new shape */
  #iterate(): number {
    const { shape } = this
    const load = this.#load
    multiply(this.#section.G_2, this.#section, shape, load)
    shape.set(load)
    solve(this.#shifted, this.#section, shape)
    toUnit(shape)
    return this.#quotient()
  }

  /** A shape that has a part of every mode, the same in every run. */
  #anyShape(seed: number): Float64Array {
    let state = 12345 * seed
    return Float64Array.from({ length: this.#section.n }, () => {
      state = (state * 16807) % 2147483647
      return state / 2147483647 - 0.5
    })
  }
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

/** Scales to a largest displacement of one. */
function toUnit(x: Float64Array): void {
  let largest = 0
  for (let i = 0; i < x.length; i++) largest = Math.max(largest, Math.abs(x[i]!))
  for (let i = 0; i < x.length; i++) x[i]! /= largest
}

/** A quotient of a shape that tension holds says nothing about the smallest positive factor. */
const positive = (quotient: number): number => (quotient > 0 ? quotient : Number.POSITIVE_INFINITY)
