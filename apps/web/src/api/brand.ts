import { DEFAULT_BRAND, type PublicBrand } from '@madre/contract'
import { fetchData } from './client.ts'

const PATIENCE_MS = 3000

/** The maker's brand; ours when the server does not answer in time, since no screen waits for a logo. */
export async function loadBrand(): Promise<PublicBrand> {
  try {
    return await fetchData<PublicBrand>('GET', 'Brand', { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch {
    return DEFAULT_BRAND
  }
}
