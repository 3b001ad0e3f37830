import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadArea, startI18n, switchLanguage } from './i18n.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the language of the interface', () => {
  it('is English until another one is picked, and is then remembered', async () => {
    await startI18n()
    expect(document.documentElement.lang).toBe('en')
    expect(i18next.t('Nova Simulação')).toBe('New Simulation')
    await switchLanguage('de')
    expect(i18next.t('Nova Simulação')).toBe('Neue Simulation')
    expect(document.documentElement.lang).toBe('de')
    await startI18n()
    expect(i18next.language).toBe('de')
  })

  it('shows the Portuguese text where a translation is missing, and says so once', async () => {
    await startI18n()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(i18next.t('Texto sem tradução')).toBe('Texto sem tradução')
    i18next.t('Texto sem tradução')
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toContain('Texto sem tradução')
  })

  it('counts as each language does', async () => {
    await startI18n()
    await switchLanguage('pt')
    expect([0, 1, 2].map((count) => i18next.t('{{count}} vãos', { count }))).toEqual(['0 vãos', '1 vão', '2 vãos'])
    await switchLanguage('fr')
    expect([0, 1, 2].map((count) => i18next.t('{{count}} vãos', { count }))).toEqual([
      '0 travée',
      '1 travée',
      '2 travées',
    ])
  })

  it('ignores what it does not know in the storage', async () => {
    localStorage.setItem('madre.language', 'xx')
    await startI18n()
    expect(i18next.language).toBe('en')
  })
})

describe('the texts of a screen that is loaded later', () => {
  const key = 'Parâmetros gerais'

  it('come with it, and follow the language from then on', async () => {
    await startI18n()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(i18next.t(key)).toBe(key)
    await loadArea('simulator')
    expect(i18next.t(key)).toBe('General Parameters')
    await switchLanguage('fr')
    expect(i18next.t(key)).not.toBe(key)
  })

  it('come in the language that was picked while they were loading', async () => {
    await startI18n()
    const loading = loadArea('results')
    await switchLanguage('de')
    await loading
    expect(i18next.language).toBe('de')
    expect(i18next.t('Ainda não há resultados.')).toBe('Es gibt noch keine Ergebnisse.')
  })
})
