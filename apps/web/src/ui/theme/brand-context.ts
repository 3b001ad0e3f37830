import { DEFAULT_BRAND, type PublicBrand } from '@madre/contract'
import { createContext, useContext } from 'react'

/** The maker's name, logo, address and links, set before the first screen. */
export const BrandContext = createContext<PublicBrand>(DEFAULT_BRAND)

export const useBrand = (): PublicBrand => useContext(BrandContext)
