import { describe, expect, it } from 'vitest'
import { decode } from './decode/decode.ts'
import { loadsNotEntered } from './questions.ts'
import { requests } from './testing/requests.ts'

const NO_WIND = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const NO_SNOW = { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 }
const bare = {
  ...requests.omega,
  loadWindPressure: NO_WIND,
  loadWindSuction: NO_WIND,
  loadWindLocalPressure: NO_WIND,
  loadWindLocalSuction: NO_WIND,
  loadSnowRegular: null,
  loadSnowExceptional: null,
  loadSnowAccumulation: NO_SNOW,
}
const spans = bare.spanLengthsM

describe('what a request stands in and does not name', () => {
  it.each([
    ['ROOF', {}, ['windNotEntered', 'snowNotEntered'], 'nothing typed'],
    ['ROOF', { loadWindSuction: { ...NO_WIND, l1: 5 } }, ['windNotEntered', 'snowNotEntered'], 'a length is no wind'],
    ['ROOF', { loadWindLocalSuction: { ...NO_WIND, w3: 0.1 } }, ['snowNotEntered'], 'one value of any wind counts'],
    ['ROOF', { loadSnowRegular: spans.map(() => 0) }, ['windNotEntered', 'snowNotEntered'], 'snow of 0 is none'],
    ['ROOF', { loadSnowExceptional: spans.map(() => 0.5) }, ['windNotEntered'], 'any snow counts'],
    ['ROOF', { loadSnowAccumulation: { ...NO_SNOW, s2: 0.5 } }, ['windNotEntered'], 'drifted snow counts'],
    ['FACADE', {}, ['windNotEntered'], 'no snow lies on a façade'],
    ['GENERAL', {}, [], 'a line that may stand indoors'],
  ] as const)('%s with %j: %j (%s)', (simulationType, change, missing, _why) => {
    expect(loadsNotEntered(decode({ ...bare, simulationType, ...change }).typed)).toEqual(missing)
  })
})
