import { afterEach, describe, expect, it, vi } from 'vitest'
import { sha256Of } from './verify.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the hash of a file', () => {
  it('is sha256 in hexadecimal digits (FIPS 180-4, "abc")', async () => {
    expect(await sha256Of(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('is none where a page without https may not make it', async () => {
    vi.stubGlobal('crypto', {})
    expect(await sha256Of(new Blob(['abc']))).toBeNull()
  })
})
