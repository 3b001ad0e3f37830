/** National parameters by location with their sources; method 1.16. */
import type { Location } from '../input.ts'
import type { NationalParameter, NationalParameters } from '../result.ts'

const EN1990 = 'EN 1990:2002+A1, Table A1.2(B), eq. 6.10'
const ACCIDENTAL = 'EN 1990:2002+A1, A1.3.2, eq. 6.11b with psi_1'
const recommended = (clause: string) => `${clause}, recommended value`

const COMMON: NationalParameter[] = [
  { key: 'gammaGSup', symbol: 'gamma_G_sup', value: 1.35, source: EN1990, confirmed: true },
  { key: 'gammaGInf', symbol: 'gamma_G_inf', value: 1, source: EN1990, confirmed: true },
  { key: 'gammaQ', symbol: 'gamma_Q', value: 1.5, source: EN1990, confirmed: true },
  { key: 'gammaAccidental', symbol: 'gamma_A', value: 1, source: ACCIDENTAL, confirmed: false },
  { key: 'gammaM0', symbol: 'gamma_M0', value: 1, source: recommended('EN 1993-1-3:2006, 2(3)'), confirmed: true },
  { key: 'gammaM1', symbol: 'gamma_M1', value: 1, source: recommended('EN 1993-1-3:2006, 2(3)'), confirmed: true },
  { key: 'gammaM2', symbol: 'gamma_M2', value: 1.25, source: recommended('EN 1993-1-3:2006, 2(3)'), confirmed: true },
  { key: 'gammaMSer', symbol: 'gamma_M_ser', value: 1, source: recommended('EN 1993-1-3:2006, 2(5)'), confirmed: true },
]

type Override = Omit<NationalParameter, 'key' | 'symbol'>

const OVERRIDES: Record<Location, Partial<Record<NationalParameter['key'], Override>>> = {
  OTHER: {},
  PORTUGAL: {
    gammaM0: { value: 1, source: 'NP EN 1993-1-3, recommended value kept', confirmed: false },
    gammaM1: { value: 1, source: 'NP EN 1993-1-3, recommended value kept', confirmed: false },
  },
  SPAIN: {
    gammaGInf: { value: 0.8, source: 'CTE DB SE, Table 4.1', confirmed: false },
    gammaM0: { value: 1.05, source: 'Código Estructural, national annex to EN 1993-1-3', confirmed: false },
    gammaM1: { value: 1.05, source: 'Código Estructural, national annex to EN 1993-1-3', confirmed: false },
  },
  GERMANY: {
    gammaM0: { value: 1.1, source: 'DIN EN 1993-1-3/NA, 2(3)P', confirmed: false },
    gammaM1: { value: 1.1, source: 'DIN EN 1993-1-3/NA, 2(3)P', confirmed: false },
  },
}

/** The parameters a location designs with. */
export function nationalParameters(location: Location): NationalParameters {
  const details = COMMON.map((p) => ({ ...p, ...OVERRIDES[location][p.key] }))
  const value = (key: NationalParameter['key']) => details.find((p) => p.key === key)!.value
  return {
    location,
    gammaGSup: value('gammaGSup'),
    gammaGInf: value('gammaGInf'),
    gammaQ: value('gammaQ'),
    gammaM0: value('gammaM0'),
    gammaM1: value('gammaM1'),
    details,
  }
}
