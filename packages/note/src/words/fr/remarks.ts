import type { OwnRemarkWords } from '../keys.ts'
export const remarks: OwnRemarkWords = {
  'source.input': 'donnée',
  'step.fastener.family': 'là où le fabricant du profilé pose les fixations',

  'warning.ENGINEER_SIGNATURE':
    'Un ingénieur structure habilité doit confirmer la méthode et le résultat avant leur utilisation.',
  'warning.LOADS_BY_USER':
    'Les valeurs {wind?de vent}{windSnow? et }{snow?de neige} relèvent de l’utilisateur : ni zones ni coefficients n’ont été déterminés.',
  'warning.FASTENERS_NOT_CHECKED.none':
    'Fixations, échantignoles et boulons ne sont pas dimensionnés ; dans ce calcul aucun appui ne se soulève.',
  'warning.FASTENERS_NOT_CHECKED':
    'Fixations, échantignoles et boulons ne sont pas dimensionnés : ils doivent reprendre la plus grande réaction de soulèvement de ce calcul, {upliftKn} kN à un appui.',
  'warning.SHEETING_STIFFNESS_REQUIRED':
    'La fibre supérieure est considérée maintenue par la couverture : la rigidité de cisaillement S de celle-ci doit atteindre le S_req de la section (EN 1993-1-3, 10.1.1(6)) ; pour cette section S_req = {requiredKn} kN avec L = {spanM} m.',
  'warning.NO_ROTATIONAL_RESTRAINT':
    'Sans données de couverture, celle-ci maintient la fibre supérieure latéralement mais ne donne aucun maintien en rotation (C_D = 0, K = 0).',
  'warning.IN_PLANE_LOAD_BY_CLADDING':
    'La composante de la charge dans le plan de l’enveloppe est reprise par la couverture en diaphragme.',
  'warning.NO_PANEL':
    'La fibre supérieure n’est pas maintenue par la couverture : les charges dans le plan de l’enveloppe agissent sur elle, là où se trouve la couverture. {distorts?Elles fléchissent, tordent et déforment l’Ω, dont les contraintes normales sont vérifiées (EN 1993-1-3, 6.1.6).}{bends?Elles fléchissent le profilé autour de son axe faible et, en outre, ses semelles libres latéralement, la supérieure en totalité et l’inférieure pour moitié.}',
  'warning.SIDEWAYS_DEFLECTION':
    'Les charges dans le plan de l’enveloppe déplacent de {mm} mm au plus une section qui satisfait à ses vérifications, soit plus d’un centième de la portée{cantilever? (console : 2a/100)}. Aucune vérification ne le limite : voyez si la couverture le supporte, ou tenez la barre en davantage de points ou par un panneau.',
  'warning.END_OVERHANG_40MM':
    'À un appui de rive{cantilever? sans console}, la barre doit dépasser l’appui d’au moins 40 mm (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Les poids le long de la barre sont pris en compression : la barre repose sur son extrémité droite.',
  'warning.CONTINUITY_JOINTS':
    'La ligne mesure {lengthM} m, plus que les {limitM} m livrables d’une seule pièce, et elle est calculée comme continue : chaque joint (éclissage ou recouvrement) doit transmettre M et V à son emplacement, avec au moins la rigidité de la barre (EN 1993-1-3, 10.1.3.4).',
  'warning.ANTI_ROLL_DEVICE':
    'Aux appuis, la rotation et le déplacement latéral de la section sont supposés empêchés : le simple appui de la semelle n’y suffit pas ; il faut un dispositif antirotation, p. ex. une échantignole boulonnée à l’âme (EN 1993-1-3, 10.1.1(7)).',
  'warning.POINT_LOADS_ON_FLANGE':
    'Les charges ponctuelles sont supposées posées sur la semelle, chacune sur {bearingMm} mm le long de la barre, et l’écrasement de l’âme est vérifié sous elles (EN 1993-1-3, 6.1.7 et 6.1.11) : la pièce qui les transmet doit porter sur cette longueur.',
  'warning.LIVE_ALTERNATIVES':
    'Charge d’exploitation de catégorie H (tous les ψ sont nuls) : la charge répartie et les charges ponctuelles sont des variantes et n’agissent jamais en même temps (EN 1991-1-1, 6.3.4.2). Une charge ponctuelle qui agit avec la charge répartie, p. ex. un équipement, est à saisir comme permanente.',
  'warning.OMEGA_LOCK_HOLDS_BOTH':
    'Chaque maintien latéral de l’Ω est supposé tenir les deux ailes, ou les deux bords de la semelle fermée : ce doit être une lierne traversant les deux âmes ou fixée aux deux ailes ; en tenir une seule ne suffit pas : avec des maintiens rapprochés, les taux d’utilisation étaient alors trop faibles, de {percent} % au plus face aux éléments de coque.',
  'warning.OMEGA_INVERTED_PANEL_UNPROVEN':
    'Ω inversé, panneau fixé sur ses ailes : pour ce cas, le modèle d’instabilité avec distorsion n’est confirmé par aucun calcul indépendant (éléments de coque) ; les taux d’utilisation en instabilité doivent être démontrés autrement avant tout usage.',
  'warning.FASTENER_AT_MID_FLANGE':
    'Les fixations de la couverture sont supposées au milieu de la semelle supérieure (a = b/2 = {aMm} mm) : c’est là qu’il faut les poser. Un écart de 10 mm change d’au plus 10 mm/h le coefficient k_h de la charge latérale de la semelle libre (EN 1993-1-3, 10.1.4.1).',
  'warning.FREE_LINE_TWISTS.own':
    'C ou Z sans panneau : la charge agit à côté du centre de cisaillement et tord la ligne avant qu’elle ne devienne instable, au premier ordre de {degrees}° au plus pour cette section. Aucune vérification ne limite cette torsion : maintenir la ligne par des liernes ou un panneau.',
  'warning.STOCKY_WEB':
    'C ou Z avec une semelle sans raidisseur de bord et une âme trapue (h_w/t inférieur à 55) en appui direct : dans les essais de tels profilés à semelles libres, l’âme s’est écrasée dès la moitié de la résistance de l’EN 1993-1-3, 6.1.7.2. Fixer les semelles, tenir l’âme par des échantignoles, ou garder cette réserve dans les vérifications de l’écrasement de l’âme.',
  'warning.FASTENER_NEAR_EDGE':
    'Les fixations de la couverture sont à {aMm} mm de l’âme, à moins de 25 mm d’un bord de la semelle supérieure : C_D,A = 130·p n’y est pas valable (EN 1993-1-3, 10.1.5.2(7)) et la couverture ne maintient pas cette section en rotation (C_D = 0, K = 0).',
  'warning.LOAD_NOT_USED':
    'Ne compte dans aucune vérification, faute de figurer dans une combinaison d’actions : {load}.',
  'warning.LOAD_NOT_USED.band': 'Ne compte dans aucune vérification, faute de longueur : {load}, bande {band}.',
  'warning.NEGATIVE_WIND_READ_AS_MAGNITUDE':
    'Les valeurs négatives ({load}) se lisent sans signe : la pression agit vers l’intérieur, la dépression vers l’extérieur.',
  'load.Nax': 'effort normal, qui n’agit qu’avec le vent',
  'load.Sacc': 'accumulation de neige',
  'load.Wp': 'vent, pression',
  'load.Ws': 'vent, dépression',
  'load.Wlp': 'vent, pression locale',
  'load.Wls': 'vent, dépression locale',
  'warning.C_LOAD_BESIDE_WEB':
    'C sous panneau, chargé vers le bas sur un appui de continuité, avec des travées de moins de 32 fois sa hauteur : la semelle libre est calculée pour une charge qui appuie à l’angle de l’âme. Face aux éléments de coque, le taux d’utilisation de la semelle libre est trop faible de {fastenerPercent} % au plus là où la couverture appuie aux fixations, et de {lipPercent} % au plus là où elle appuie au raidisseur de bord. Faire porter la couverture près de l’âme, ou garder cette réserve dans les vérifications de la semelle libre.',
  'warning.LOAD_AT_LIP':
    'C ou Z sous panneau, chargé vers le bas sur un appui de continuité : la semelle libre est calculée pour une charge qui appuie à l’angle de l’âme. Si la couverture appuie plutôt au raidisseur de bord de la semelle supérieure, son taux d’utilisation est trop faible de {percent} % au plus face aux éléments de coque : rien ne doit y soulever la couverture, ou garder cette réserve dans les vérifications de la semelle libre.',
  'warning.CLOSE_BARS_LIP':
    'C dont les maintiens latéraux sont distants d’au plus 8 fois sa hauteur, dans une travée d’au plus 20 fois : au droit des maintiens, les éléments de coque donnent des contraintes plus grandes au raidisseur de bord, et le taux d’utilisation de la semelle libre est trop faible de {percent} % au plus. Garder cette réserve dans les vérifications de la semelle libre.',

  'notConfirmed.nationalFactors': 'les coefficients partiels de l’annexe nationale',
  'notConfirmed.accidentalFactors': 'les coefficients de la situation accidentelle dans l’annexe nationale',
  'notConfirmed.planLoads': 'charge d’exploitation par surface en plan plutôt que de versant',
  'notConfirmed.innerRadius': 'le rayon intérieur des plis, 1,5·t si le fabricant n’en donne pas',
  'notConfirmed.purlinLimits': 'les limites d’application des règles pour pannes',
  'notConfirmed.hatCurve': 'la courbe de flambement de la section oméga',
  'notConfirmed.rotationalSpring': 'la règle simple C_D,A = 130·p et ses conditions',
  'notConfirmed.rotationalSpring.sheet': 'le ressort de la tôle par (10.17) et le Tableau 10.3, ou par 130·p',
  'notConfirmed.sheetingShear': 'la rigidité de cisaillement de la tôle par (10.1b)',
  'notConfirmed.freeFlangeCurve': 'la courbe de flambement de la semelle libre',
  'notConfirmed.favourablePermanent': 'le coefficient 0,80 des charges permanentes favorables',
  'notConfirmed.liveAlternatives': 'charge répartie et charges ponctuelles de catégorie H comme variantes',
  'notConfirmed.pointLoadCrippling': 'résistance locale sous charges ponctuelles et son interaction avec la flexion',
  'notConfirmed.tensionEdge': 'la vérification du bord tendu en compression avec flexion',
  'notConfirmed.shiftInMember': 'moments dus au décalage du centre de gravité dans l’interaction de la barre',
  'notConfirmed.antiRollDevice': 'appui de la section contre la rotation et le déplacement latéral',
  'notConfirmed.jointMethod':
    'le calcul des recouvrements, éclissages et articulations dans son ensemble : pas encore vu par un ingénieur habilité ni confronté à des essais de recouvrements ; sans données d’essai on prend un rapport de rigidité entre 1 et 2 et κ_s 0,85',
  'notConfirmed.jointBolts':
    'non couvert : boulons, pression diamétrale, trous dans les âmes (non déduits), effet de levier, équerres, la traction d’une réaction de soulèvement à un joint ; une semelle qui s’appuie sur l’autre au bout d’un élément',
  'notConfirmed.jointSlip':
    'supposé : deux boulons M12 ou plus par rangée, dans des trous qui laissent glisser une rangée d’au plus 1 mm (M12 dans 13 mm) ; 2 mm augmenteraient moments en travée et flèches de 4 % au plus ; les trous oblongs ne sont pas couverts',
  'notConfirmed.jointScope':
    'non couvert : montage, recouvrements de C et Ω, joints hors des appuis, redistribution plastique, torsion ou flexion latérale transmise par un joint',
  'notConfirmed.continuity': 'ce que les joints d’une ligne continue doivent transmettre',
  'notConfirmed.distortionRange':
    'le modèle d’instabilité de l’Ω avec distorsion de la section, fait pour des âmes entre 45° et 90° sans nervures ; là où parois ou raidisseurs de bord voilent d’abord (parois minces sur courtes zones de moment négatif, maintiens rapprochés) α_cr a été trouvé de 20 à 100 % trop élevé, et des taux d’utilisation jusqu’à 16 % trop faibles là où des échantignoles tiennent les âmes (sur appui direct, M et R ensemble sont déterminants)',
  'notConfirmed.invertedPanel': 'l’Ω inversé avec panneau sur ses ailes : non validé',
  'notConfirmed.feetSpring':
    'le ressort de rotation C_D d’un panneau sur les ailes d’un Ω, moitié par aile : seulement déduit',
}
