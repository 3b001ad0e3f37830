import { REQUEST_BOUNDS } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { ApiError, toApiError } from './problem.ts'
import { readSimulationFile, refusalOf } from './simulation-files.ts'

const text = (value: unknown) => JSON.stringify(value)

describe('the text of a file', () => {
  it.each([
    ['of a simulation', text({ formatVersion: 1, name: 'Hall', request: {} }), { body: { name: 'Hall', request: {} } }],
    [
      'of this format with a field nobody knows',
      text({ formatVersion: 1, colour: 'red' }),
      { body: { colour: 'red' } },
    ],
    ['of a newer format', text({ formatVersion: 2 }), { reason: 'NEWER', version: 2 }],
    ['of no format', text({ name: 'Hall' }), { reason: 'NO_SIMULATION' }],
    ['of a format that never was', text({ formatVersion: '1' }), { reason: 'NO_SIMULATION' }],
    ['of a list', '[1, 2]', { reason: 'NO_SIMULATION' }],
    ['that is no JSON', '<svg/>', { reason: 'NOT_JSON' }],
    ['with more values than the server takes', text(Array(4000).fill(0)), { reason: 'BEYOND', bound: 'values' }],
    ['longer than the server takes', text('x'.repeat(REQUEST_BOUNDS.length)), { reason: 'BEYOND', bound: 'length' }],
    ['nested without end', '['.repeat(100_000), { reason: 'BEYOND', bound: 'depth' }],
  ])('%s', (_, given, read) => {
    expect(readSimulationFile(given)).toEqual(read)
  })
})

/** As the server answers. */
const problem = (status: number, code: string, details: { field: string; description: string }[]) =>
  toApiError(status, text({ status, code, details: details.map((d) => ({ code, ...d })) }))
const said = (field: string, description: string) => [{ field, description }]

describe('what the server refuses', () => {
  it.each([
    [400, 'UnknownField', said('colour', 'This field is unknown.')],
    [400, 'MaxLength', said('name', 'Must have at most 25 characters.')],
    [400, 'OneOf', said('request.steelGrades.0', 'Must be one of S280, S350.')],
    [400, 'BodyTooManyValues', said('', 'The request body has more than 3600 values.')],
    [403, 'CrossSite', said('', 'The request comes from another site.')],
    [409, 'ResultOutdated', said('', 'The simulation was changed.')],
    [413, 'BodyTooLarge', said('', 'The request body is larger than 256 kB.')],
    [415, 'JsonOnly', said('', 'Only JSON is taken.')],
    [422, 'IdempotencyKeyReused', said('', 'The key was used with another body.')],
    [507, 'StorageFull', said('', 'The disk of the server is full.')],
  ])('%i %s is shown as it is said', (status, code, details) => {
    expect(refusalOf(problem(status, code, details))).toEqual({
      reason: 'REFUSED',
      details: details.map((d) => ({ code, ...d })),
    })
  })

  it('because nobody is signed in asks to sign in', () => {
    expect(refusalOf(problem(401, 'NotAuthenticated', said('', 'You are not signed in.')))).toEqual({
      reason: 'SIGNED_OUT',
    })
  })

  it.each([
    ['for now', problem(429, 'TooManyRequests', said('', 'Too many attempts.'))],
    ['while it is away', problem(503, 'ServiceUnavailable', said('', 'Not available.'))],
    ['by a fault of its own', problem(500, 'InternalError', said('', 'Something went wrong.'))],
    ['without any answer', new ApiError(0, 'Offline', [], '')],
    ['in what is no problem document', toApiError(400, '<html>')],
    ['by a fault here', new Error('x')],
  ])('%s may be tried again', (_, error) => {
    expect(refusalOf(error)).toEqual({ reason: 'NOT_SENT' })
  })

  it('as too large by a proxy in front of it is too large', () => {
    expect(refusalOf(toApiError(413, '<html>413 Request Entity Too Large</html>'))).toEqual({
      reason: 'BEYOND',
      bound: 'length',
    })
  })
})
