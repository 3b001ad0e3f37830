import { expect, it } from 'vitest'
import { keysAmong } from './testing/speech.ts'

it('a screen in another language is noticed by its keys', () => {
  expect(keysAmong(['Linha', 'Guardar  alterações', 'Salvar e continuar', 'T1'], 'de')).toEqual(['Salvar e continuar'])
  expect(keysAmong(['Speichern und fortfahren', '24 von 40'], 'de')).toEqual([])
  expect(keysAmong(['24 de 40 secções verificam.'], 'fr')).toEqual(['24 de 40 secções verificam.'])
  expect(keysAmong(['24 de 40 secções verificam.'], 'pt')).toEqual([])
})
