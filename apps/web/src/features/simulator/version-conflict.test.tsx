import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { VersionConflict } from './version-conflict.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

const conflict = { overwrite: vi.fn(), loadOther: vi.fn(), close: vi.fn() }

describe('a simulation that was changed elsewhere', () => {
  it('says when the other version was saved', () => {
    render(<VersionConflict conflict={{ ...conflict, savedAt: '2026-01-31T12:05:00.000Z' }} />)
    expect(screen.getByText(/A outra versão foi salva em 31\/01\/2026, às \d\d.?h 05m/)).toBeTruthy()
  })

  it('asks all the same where that is not known', () => {
    render(<VersionConflict conflict={{ ...conflict, savedAt: null }} />)
    expect(screen.getByText(/Nada foi ainda substituído/)).toBeTruthy()
    expect(screen.queryByText(/A outra versão foi salva/)).toBeNull()
  })
})
