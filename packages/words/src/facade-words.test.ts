import type { Language } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { onFacade } from './facade-words.ts'

describe('a text about a façade', () => {
  it.each<[Language, string, string]>([
    ['en', 'The upper fibre counts as held', 'The outer fibre counts as held'],
    ['en', 'the upper and the lower flange exchanged', 'the outer and the inner flange exchanged'],
    ['en', 'Sway, upper triangles', 'Sway, upper triangles'],
    ['pt', 'travamentos da fibra inferior', 'travamentos da fibra interior'],
    ['pt', 'a altitude é superior a 1000 m', 'a altitude é superior a 1000 m'],
    ['de', 'weitere Halterungen des Untergurts', 'weitere Halterungen des Innengurts'],
    ['de', 'Ober- und Untergurt vertauscht', 'Außen- und Innengurt vertauscht'],
    ['fr', 'Flexion, semelle inférieure comprimée', 'Flexion, semelle intérieure comprimée'],
    ['fr', 'ressort de rotation de la couverture ou du bardage', 'ressort de rotation du bardage'],
    [
      'fr',
      'maintenue par la couverture : la rigidité S de celle-ci',
      'maintenue par le bardage : la rigidité S de celui-ci',
    ],
    ['fr', 'Couverture avec au moins 3 fixations', 'Bardage avec au moins 3 fixations'],
    ['fr', 'Couverture ou bardage', 'Bardage'],
    ['fr', 'Là où aucune couverture ne maintient', 'Là où aucun bardage ne maintient'],
    [
      'fr',
      'semelles libres, la supérieure en totalité et l’inférieure pour moitié',
      'semelles libres, l’extérieure en totalité et l’intérieure pour moitié',
    ],
    ['fr', 'la semelle libre supérieure en totalité', 'la semelle libre extérieure en totalité'],
    ['fr', 'Propriétés de la couverture', 'Propriétés du bardage'],
    ['fr', 'arrondi au millième supérieur', 'arrondi au millième supérieur'],
    ['es', 'fibra superior libre', 'fibra exterior libre'],
    ['es', 'cambiando el ala superior por la inferior', 'cambiando el ala exterior por la interior'],
    ['es', 'desde la cara exterior superior', 'desde la cara exterior'],
    ['es', 'altitud superior a 1000 m', 'altitud superior a 1000 m'],
  ])('%s: %s', (language, lying, standing) => {
    expect(onFacade(lying, language)).toBe(standing)
  })
})
