import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadForNewBuild } from './new-build.ts'

const page = (entry: string) =>
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" crossorigin src="${entry}"></script>`))

describe('a page older than the server', () => {
  const reload = vi.fn()
  beforeEach(() => {
    reload.mockReset()
    sessionStorage.clear()
    vi.spyOn(window.location, 'reload').mockImplementation(reload)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('reloads once for a newer build', async () => {
    page('/assets/index-new.js')
    expect(await reloadForNewBuild('/assets/index-old.js')).toBe(true)
    expect(await reloadForNewBuild('/assets/index-old.js')).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('stays when the build is the same', async () => {
    page('/assets/index-old.js')
    expect(await reloadForNewBuild('/assets/index-old.js')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')))
    expect(await reloadForNewBuild('/assets/index-old.js')).toBe(false)
  })
})
