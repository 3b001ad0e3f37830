import { screen } from '@testing-library/react'
import { omegaRoof } from '../../features/results/testing/omega-roof.ts'
import { calculationOf } from '../../features/results/testing/render-results.tsx'

/** A roof and what is calculated of it. */
export const { request, result } = calculationOf(omegaRoof)

const SPACING = ['spinbutton', { name: 'Profile spacing' }] as const
export const spacing = () => screen.getByRole<HTMLInputElement>(...SPACING)
/** once the form is there */
export const findSpacing = () => screen.findByRole<HTMLInputElement>(...SPACING)
export const toolbar = () => screen.getByRole('toolbar', { name: 'Simulation' })
