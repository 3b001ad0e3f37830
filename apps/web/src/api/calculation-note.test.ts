import { describe, expect, it } from 'vitest'
import { base64ToBytes, noteFileName } from './calculation-note.ts'

describe('the file of a calculation note', () => {
  it('is named after the simulation', () => {
    expect(noteFileName('Cobertura')).toBe('Simulação Cobertura - Note de cálculo.pdf')
  })

  it('holds nothing a file system refuses', () => {
    expect(noteFileName('A/B: C<D>\n')).toBe('Simulação A_B_ C_D__ - Note de cálculo.pdf')
  })

  it('has the bytes that were sent', () => {
    expect([...base64ToBytes('JVBERi0A/w==')]).toEqual([0x25, 0x50, 0x44, 0x46, 0x2d, 0x00, 0xff])
  })
})
