import type { Block } from '../typst/blocks.ts'
import type { Picture } from './pictures.ts'
import type { Subject } from './subject.ts'

/** Envelopes of moment, shear and deflection. */
export function forces(s: Subject, pictures: ReadonlyMap<string, Picture>): Block[] {
  const figure = (file: string): Block => ({
    kind: 'figure',
    file,
    alt: pictures.get(file)?.alt ?? '',
    caption: '',
    width: '100%',
  })
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 1, text: s.say('forces.heading') },
        { kind: 'text', text: s.say('forces.text') },
        figure('moment.svg'),
        figure('shear.svg'),
        figure('deflection.svg'),
      ],
    },
  ]
}
