import { type CalculationRequest, LANGUAGES } from '@madre/contract'
import { EXAMPLES } from '@madre/contract/examples'
import { climateWords, sayer } from '@madre/words/climate/climate-words'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { fromRequest } from '../model/from-request.ts'
import { BuildingFields } from './building-fields.tsx'
import type { SiteFieldProps } from './field-group.tsx'
import { LineFields } from './line-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { SnowFields } from './snow-fields.tsx'
import { WindFields } from './wind-fields.tsx'

beforeAll(() => startI18n())
afterEach(cleanup)

const GROUPS = [PlaceFields, BuildingFields, WindFields, LineFields, SnowFields]

/** Every field that a place may ask, shown. */
const site: SiteFieldProps['site'] = {
  place: { province: 'Soria' },
  building: { roof: 'FLAT' },
  wind: { cpi: { mode: 'TYPED' } },
  snow: { exceptional: { use: true }, obstruction: { kind: 'TALLER_BUILDING', at: 'ALONG' } },
  line: { mode: 'AT' },
}

function propsOf(location: CalculationRequest['location'], simulationType: 'ROOF' | 'FACADE'): SiteFieldProps {
  const request = {
    ...EXAMPLES['omega-roof'].request,
    location,
    simulationType,
    profileOrientation: 'VERTICAL' as const,
  }
  const { values } = fromRequest(request)
  const found = { wind: null, snow: null }
  return { site, request, values, found, say: sayer('en'), edit: () => undefined, setAltitude: () => undefined }
}

describe('every field of the place has help', () => {
  it.each(
    (['PORTUGAL', 'SPAIN', 'GERMANY', 'OTHER'] as const).flatMap((location) =>
      (['ROOF', 'FACADE'] as const).map((type) => [location, type] as const),
    ),
  )('in %s on a %s', (location, type) => {
    const props = propsOf(location, type)
    const { container } = render(GROUPS.map((Fields) => <Fields key={Fields.name} {...props} />))
    const fields = [...container.querySelectorAll('input, select')]
    expect(fields.length).toBeGreaterThan(15)
    expect(fields.filter((field) => !field.closest('[data-help]')).map((field) => field.outerHTML)).toEqual([])
  })

  it('in words of its own in every language', () => {
    const keys = Object.keys(climateWords('en')).filter((key) => key.startsWith('help.')) as (keyof ReturnType<
      typeof climateWords
    >)[]
    expect(keys.length).toBeGreaterThan(30)
    for (const key of keys) expect(new Set(LANGUAGES.map((language) => climateWords(language)[key])).size, key).toBe(5)
  })
})
