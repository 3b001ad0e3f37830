import { describe, expect, it } from 'vitest'
import { targetsOf } from './tell-parent.ts'

const ALLOWED = ['https://www.maker.example', 'https://maker.example']

describe('what is told the page around', () => {
  it.each([
    ['goes to it alone where the browser names it', { ancestorOrigins: [ALLOWED[1]!], referrer: '' }, [ALLOWED[1]]],
    ['goes to it alone where it names itself', { referrer: 'https://www.maker.example/purlins' }, [ALLOWED[0]]],
    ['goes to those that may be it where neither does', { referrer: '' }, ALLOWED],
    ['never goes to another', { ancestorOrigins: ['https://evil.example'], referrer: '' }, ALLOWED],
    ['never goes to another that only claims it', { referrer: 'https://evil.example/' }, ALLOWED],
    ['goes nowhere when nobody may be it', { referrer: '' }, []],
  ])('%s', (_, page, expected) => {
    expect(targetsOf(expected.length === 0 ? [] : ALLOWED, page)).toEqual(expected)
  })
})
