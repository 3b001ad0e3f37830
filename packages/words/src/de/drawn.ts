import type { DrawnWords } from '../keys.ts'

export const drawn: DrawnWords = {
  'section.effective-top': 'Wirksamer Querschnitt, Obergurt gedrückt',
  'section.effective-bottom': 'Wirksamer Querschnitt, Untergurt gedrückt',
  'section.effective-compression': 'Wirksamer Querschnitt bei Druck',
  'section.title': 'Querschnitt {name}',
  'scatter.height': 'Höhe [mm]',
  'mode.local': 'lokal',
  'mode.distortional': 'Forminstabilität',
  'mode.global': 'global',
  'mode.other': 'andere',
  'load.snow-exceptional': 'Außergewöhnlicher Schnee',
  'load.wind-local-pressure': 'Winddruck, lokal',
  'load.wind-local-suction': 'Windsog, lokal',
  'place.EAVE': 'Wind auf die nahe Traufe',
  'place.FAR': 'Wind auf die andere Seite',
  'place.GABLE_L': 'Wind auf den linken Giebel',
  'place.GABLE_R': 'Wind auf den rechten Giebel',
  'place.FRONT': 'Wind auf die Wand',
  'place.LEE': 'Wand im Lee',
}
