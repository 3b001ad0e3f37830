import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

describe('query parameters', () => {
  it('arrive as they were sent, also when they look like numbers', () => {
    expect(parseSearch('?userId=007&code=1e5&step=true')).toEqual({ userId: '007', code: '1e5', step: 'true' })
  })

  it('survive the way out and back', () => {
    const params = { redirectTo: '/simulator/new?step=wind#toolbar', name: 'Vão & C+Z' }
    expect(parseSearch(stringifySearch(params))).toEqual(params)
  })

  it('leave out what is not set', () => {
    expect(stringifySearch({ step: undefined })).toBe('')
  })
})
