import type { CalculationRequest, SimulationFile } from '@madre/contract'
import { fetchData } from './client.ts'
import { ApiError } from './problem.ts'

export interface Enquiry extends Omit<SimulationFile, 'formatVersion' | 'chosenResultId'> {
  contact: { name: string; email: string; company: string; message: string }
  consent: true
  request: CalculationRequest
  chosenResultId: string
}

/**
 * Sends a design to the maker, who designs it again.
 *
 * @throws ApiError  with the fields of the contact under their own names
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  try {
    await fetchData<void>('POST', 'Enquiries', { body: enquiry })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const details = error.details.map((d) => ({ ...d, field: d.field.replace(/^contact\./, '') }))
    throw new ApiError(error.status, error.code, details, error.body)
  }
}
