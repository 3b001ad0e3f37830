import type { SheetingWords } from '../keys.ts'

/** What is said of a chosen sheet. */
export const sheeting: SheetingWords = {
  'sheeting.heading': 'Couverture ou bardage',
  'sheeting.narrowScrewed': 'Les vis traversent la plage étroite de la tôle, b_T = {width} mm.',
  'sheeting.wideScrewed': 'Les vis traversent la plage large de la tôle, b_T = {width} mm.',
  'sheeting.shear': 'Rigidité de cisaillement',
  'sheeting.shearKnown':
    'Pour être maintenue, la section a besoin de S_req = {required} kN (EN 1993-1-3, 10.1.1(6)), et la tôle ou le panneau a S = {stiffness} kN : taux {utilisation}, établi à la section {section}. Toutes les autres vérifications tiennent la fibre pour maintenue.',
  'sheeting.shearUnknown':
    'Pour être maintenue, la section a besoin de S_req = {required} kN (EN 1993-1-3, 10.1.1(6)). Aucun S n’est connu ici : il reste à démontrer que S_req est atteint.',
  'sheeting.spring': 'Ressort de rotation',
  'sheeting.bothSenses': 'C_D est la valeur sous soulèvement, prise pour les deux sens de la charge.',
  'sheeting.declaredSenses':
    'C_D est pris pour les deux sens de la charge ; ce qui a été déclaré doit valoir sous soulèvement.',
  'sheeting.noSpring': 'Cette section ne reçoit aucun ressort de rotation, C_D = 0 et K = 0 : {reason}.',
  'sheeting.conditions': 'Conditions à respecter',
  'sheeting.screws':
    'Vis de 6,3 mm à la distance de l’âme prise en compte, avec rondelles d’au moins 1,0 mm d’épaisseur et 16 mm de diamètre.',
  'sheeting.overlaps':
    'Les tôles sont assemblées dans chaque recouvrement latéral et tenues sur les quatre bords du diaphragme.',
  'sheeting.openings':
    'Ni lanterneaux, ni joints debout, ni ouvertures ultérieures : ils mettent fin à l’effet de diaphragme, nécessaire pendant la vie du bâtiment.',
  'sheeting.nothingBetween': 'Rien ne se trouve entre la tôle et la semelle.',
  'sheeting.asTested':
    'Panneau, assemblages et espacement sont ceux pour lesquels la source montre les valeurs déclarées.',
}
