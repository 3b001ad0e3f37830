// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { TFunction } from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '../../../ui/overlay/notify.ts'
import { setAllJoints, setLapSide } from '../model/joint-edits.ts'
import { setBandByBand } from '../model/mode-rules.ts'
import { setMainSpanCount, setSpanSize } from '../model/span-rules.ts'
import type { Step } from '../model/steps.ts'
import { defaultValues, type Values, type WindBands } from '../model/values.ts'
import { setProfile } from '../model/with-profile.ts'
import { hasFaults, refuseFaults, useWithdrawnFaults } from './refuse-faults.ts'

const t = ((key: string) => key) as unknown as TFunction
const error = vi.spyOn(notify, 'error').mockImplementation(() => undefined)
const withdraw = vi.spyOn(notify, 'withdraw').mockImplementation(() => undefined)
beforeEach(() => {
  error.mockClear()
  withdraw.mockClear()
})

const lost = (): Values => {
  const v = setBandByBand(defaultValues(), true)
  const pressure: WindBands = { w: [0.6, 0.8, 0.3], l: [2, 1, 0] }
  return { ...v, wind: { ...v.wind, general: { ...v.wind.general, pressure } } }
}

describe('a load that would be lost', () => {
  it('stops a calculation from any step and the save of its own, and says so', () => {
    expect(refuseFaults(t, lost())).toBe('wind')
    expect(refuseFaults(t, lost(), 'wind')).toBe('wind')
    expect(error).toHaveBeenCalledTimes(2)
  })

  it('stops the save from another step, too, unless the lengths were cleared there', () => {
    expect(refuseFaults(t, lost(), 'general')).toBe('wind')
    const cleared = setSpanSize(lost(), { kind: 'SPAN', index: 0 }, 1)
    expect(refuseFaults(t, cleared, 'general')).toBeNull()
    expect(refuseFaults(t, cleared, 'wind')).toBe('wind')
    expect(refuseFaults(t, cleared)).toBe('wind')
  })

  it('stops nothing where none is lost', () => {
    expect(refuseFaults(t, defaultValues())).toBeNull()
    expect(error).not.toHaveBeenCalled()
  })
})

describe('a lap that cannot be built', () => {
  it('stops a save from any step, asked for or not, and says so', () => {
    const line = setAllJoints(setMainSpanCount(setProfile(defaultValues(), 'Z'), 3), 'LAP')
    const faulty = setLapSide(line, 0, 'left', 2)
    expect(refuseFaults(t, faulty, 'wind')).toBe('general')
    expect(error.mock.calls[0]?.[0]).toContain('sobreposições')
    expect(hasFaults(faulty, 'wind')).toBe(true)
    expect(refuseFaults(t, line)).toBeNull()
    expect(hasFaults(line, 'general')).toBe(false)
  })
})

describe('a least permanent load above the greatest', () => {
  const swapped = (isSpanBySpan: boolean): Values => {
    const v = defaultValues()
    const { permanent } = v.loads
    const distributed = {
      ...permanent.distributed,
      cfgMode: { isMinMax: true, isSpanBySpan },
      main: permanent.distributed.main.map(() => ({ min: 1, max: 0.5 })),
    }
    return { ...v, loads: { ...v.loads, permanent: { ...permanent, distributed } } }
  }

  it('stops a save from any step and a calculation, and says so', () => {
    for (const values of [swapped(false), swapped(true)]) {
      expect(refuseFaults(t, values)).toBe('loads')
      expect(refuseFaults(t, values, 'wind')).toBe('loads')
      expect(error.mock.calls.at(-1)?.[0]).toContain('permanentes mínimas')
      expect(hasFaults(values, 'general')).toBe(true)
    }
  })

  it('is none where one load is both', () => {
    const values = swapped(false)
    values.loads.permanent.distributed.cfgMode.isMinMax = false
    expect(refuseFaults(t, values)).toBeNull()
  })
})

describe('what was said of a fault', () => {
  const line = setAllJoints(setMainSpanCount(setProfile(defaultValues(), 'Z'), 3), 'LAP')
  const faulty = setLapSide(line, 0, 'left', 2)
  const refused = (step: Step) => {
    error.mockReturnValueOnce('the message')
    const hook = renderHook((now: { values: Values; step: Step }) => useWithdrawnFaults(now.values, now.step), {
      initialProps: { values: faulty, step },
    })
    refuseFaults(t, faulty, step)
    return hook
  }

  it('goes with the fault, as when another profile takes the laps', () => {
    const { rerender } = refused('general')
    rerender({ values: setLapSide(faulty, 0, 'left', 3), step: 'general' })
    expect(withdraw, 'another length that cannot be').not.toHaveBeenCalled()
    rerender({ values: setProfile(faulty, 'OMEGA'), step: 'general' })
    expect(withdraw).toHaveBeenCalledExactlyOnceWith('the message')
  })

  it('stays on the way to its step, and goes when that is left', () => {
    const { rerender } = refused('wind')
    rerender({ values: faulty, step: 'general' })
    expect(withdraw).not.toHaveBeenCalled()
    rerender({ values: faulty, step: 'wind' })
    expect(withdraw).toHaveBeenCalledExactlyOnceWith('the message')
  })
})
