import type { RemarkWords } from '../words.ts'

export const remarks: RemarkWords = {
  'source.input': 'donnée',
  'source.table': 'valeur de tableau',
  'source.solver': 'solution numérique',
  'source.statics': 'analyse de la ligne',
  'step.edge.web': 'le bord côté âme est déterminant',
  'step.edge.lip': 'le bord côté raidisseur est déterminant',
  'step.lateralLoad.first': 'la première de deux charges latérales est déterminante',
  'step.lateralLoad.spring':
    'la seconde de deux charges latérales est déterminante : la tôle reprend 1 − β du couple à la fixation',
  'step.lateralLoad.axis': 'la seconde de deux charges latérales est déterminante : sans le couple à la fixation',

  'warning.ENGINEER_SIGNATURE':
    'Un ingénieur structure habilité doit confirmer la méthode et le résultat avant leur utilisation.',
  'warning.LOADS_BY_USER':
    'Les valeurs de vent et de neige relèvent de l’utilisateur : ni zones ni coefficients n’ont été déterminés.',
  'warning.FASTENERS_NOT_CHECKED':
    'Fixations, échantignolles et boulons ne sont pas dimensionnés : ils doivent reprendre la plus grande réaction de soulèvement de cette note, {upliftKn} kN à un appui.',
  'warning.SHEETING_STIFFNESS_REQUIRED':
    'La fibre supérieure est considérée maintenue par la couverture : la rigidité de cisaillement S de celle-ci doit atteindre le S_req de la section (EN 1993-1-3, 10.1.1(6)) ; pour cette section S_req = {requiredKn} kN avec L = {spanM} m.',
  'warning.NO_ROTATIONAL_RESTRAINT':
    'Sans données de couverture, celle-ci maintient la fibre supérieure latéralement mais ne donne aucun maintien en rotation (C_D = 0, K = 0).',
  'warning.IN_PLANE_LOAD_BY_CLADDING':
    'La composante de la charge dans le plan de l’enveloppe est reprise par la couverture en diaphragme.',
  'warning.NO_PANEL':
    'La fibre supérieure n’est pas maintenue par la couverture : les charges dans le plan de l’enveloppe fléchissent la barre autour de son axe faible entre ses maintiens ; la torsion due à leur excentricité est négligée.',
  'warning.END_OVERHANG_40MM':
    'À un appui de rive sans console, la barre doit dépasser l’appui d’au moins 40 mm (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Les poids le long de la barre sont pris en compression : la barre repose sur son extrémité droite.',

  'notConfirmed.nationalFactors': 'les coefficients partiels de l’annexe nationale',
  'notConfirmed.accidentalFactors': 'les coefficients de la situation accidentelle dans l’annexe nationale',
  'notConfirmed.planLoads': 'charge d’exploitation par surface en plan plutôt que de versant',
  'notConfirmed.innerRadius': 'le rayon intérieur des plis, 1,5·t si le fabricant n’en donne pas',
  'notConfirmed.purlinLimits': 'les limites d’application des règles pour pannes',
  'notConfirmed.hatCurve': 'la courbe de flambement de la section oméga',
  'notConfirmed.rotationalSpring': 'la règle simple C_D,A = 130·p et ses conditions',
  'notConfirmed.freeFlangeCurve': 'la courbe de flambement de la semelle libre',
}
