import { type Brand, DEFAULT_BRAND } from '@madre/contract'
import { createContext, useContext } from 'react'

/** The maker's name, logo, address and links; the app fills it before the first screen. */
export const BrandContext = createContext<Brand>(DEFAULT_BRAND)

export const useBrand = (): Brand => useContext(BrandContext)
