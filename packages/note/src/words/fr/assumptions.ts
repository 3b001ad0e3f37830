import type { AssumptionWords, NotCoveredWords } from '../keys.ts'
export const assumptions: AssumptionWords = {
  statics:
    'La ligne est analysée comme une poutre continue élastique de rigidité brute constante sur appuis ponctuels rigides qui retiennent dans les deux sens, sans recouvrement, éclissage ni redistribution des moments. Le moment sur appui est la valeur de pointe.',
  staticsWithJoints:
    'La ligne est analysée comme une poutre élastique de rigidité brute sur appuis ponctuels rigides qui retiennent dans les deux sens, avec les joints saisis et sans redistribution des moments. Le moment sur appui est la valeur de pointe.',
  halfBearing:
    'Où deux éléments se terminent sur un appui, à une articulation ou un éclissage, chacun a la moitié de la longueur d’appui.',
  ownWeight:
    'La charge permanente saisie ne contient pas le poids du profilé ; il est ajouté à la charge permanente maximale comme à la minimale.',
  planLoads:
    'Par surface en plan : {live?charge d’exploitation}{liveSnow?, }{snow?neige} ; par surface de versant : charge permanente.',
  windMagnitudes:
    'Le vent est donné en valeur absolue, pressions extérieure et intérieure combinées ; la pression agit vers l’intérieur, la dépression vers l’extérieur.',
  windSnowByUser:
    'Les valeurs {wind?de vent}{windSnow? et }{snow?de neige} sont celles de l’utilisateur : zones et coefficients n’ont pas été contrôlés.',
  windSnowFromPlace: 'D’après le site, comme déduit dans un chapitre propre : {loads}.',
  windSnowPartly:
    'D’après le site, comme déduit dans un chapitre propre : {loads}. Saisis par l’utilisateur, zones et coefficients non vérifiés : {typed}.',
  concentratedLive:
    'La charge concentrée de l’EN 1991-1-1 (1,0 kN sur une toiture) est une vérification à part, faite seulement là où elle a été saisie comme charge ponctuelle.',
  roofPointLoad:
    'La charge concentrée des toitures de catégorie H, {Q} kN (EN 1991-1-1, 6.3.4 et tableau 6.10), est une force verticale qui peut se trouver en tout point de la ligne{cantilever?, consoles comprises}. Elle agit seule avec la charge permanente, jamais avec une autre action variable ; chaque vérification, réaction et flèche retient son emplacement le plus défavorable.',
  bands: 'Là où les bandes du vent ne couvrent pas toute la ligne, la dernière se prolonge.',
  bandsLocal: 'Là où finissent les bandes du vent local, la valeur générale agit.',
  drift: 'L’accumulation de neige remplace la neige courante dans ses bandes.',
  patterns:
    'La charge d’exploitation est disposée par travées défavorables ; les autres charges agissent comme saisies.',
  eq610:
    'Les états limites ultimes se combinent selon l’EN 1990, éq. 6.10 ; la charge permanente est une seule origine sur toute la ligne.',
  categoryH: 'La charge d’exploitation est de catégorie H : elle n’est combinée à aucune autre action variable.',
  axialDesign:
    'L’effort normal est une valeur de calcul présente dans toutes les combinaisons ultimes{tension? ; il est aussi omis en variante}.',
  axialWind:
    'L’effort normal accompagne le vent : il a dans chaque combinaison le coefficient du vent{tension? ; il est aussi omis en variante}.',
  axialConstant: 'L’effort normal est constant le long de la ligne et agit au centre de gravité de la section brute.',
  vertical: 'Le poids le long de la barre est pris en compression, la barre reposant sur son extrémité droite.',
  slsStiffness:
    'Les flèches utilisent la rigidité de l’EN 1993-1-3, 7.1(3), travée par travée, avec la section efficace à la limite d’élasticité.',
  cantileverLimit:
    'Les consoles sont comparées au double de leur longueur divisé par la limite ; pour une console courte, seule sa flexion propre est vérifiée.',
  averageYield: 'La limite d’élasticité moyenne augmentée et les réserves plastiques ne sont pas utilisées.',
  roundings:
    'Les caractéristiques brutes sont celles de la section aux angles arrondis ; les largeurs efficaces suivent l’EN 1993-1-3, 5.1.',
  weakAxisEffective:
    'Pour la flexion autour de l’axe faible, on utilise les réductions d’épaisseur de la section comprimée.',
  endBearing:
    'À un appui de rive{cantilever? sans console}, la distance de l’appui à l’extrémité du profilé est d’au moins 40 mm.',
  bearingLength: 'La longueur d’appui est s_s = {ss} mm pour la classe de largeur d’appui choisie.',
  endBearingShared:
    'La longueur d’appui à une extrémité appartient à cette seule ligne ; où une autre ligne finit sur le même appui, chacune en a la moitié.',
  endBearingHalf:
    'La longueur d’appui à une extrémité appartient à cette seule ligne : R_w,Rd = {rw} kN avec s_s = {ss} mm. Où une autre ligne finit sur le même appui, chacune en a la moitié : {halfRw} kN avec {half} mm.',
  directBearing: 'Le profilé repose directement sur ses appuis : l’écrasement de l’âme y est vérifié.',
  cleat:
    'L’âme est boulonnée à des échantignoles aux appuis : l’écrasement de l’âme ne s’y produit pas et n’est pas vérifié.',
  restraintPositions: 'Les maintiens ponctuels sont à distances égales dans leur travée et suffisamment rigides.',
  restraintsUnspecified: 'Maintiens non précisés : fibre supérieure supposée maintenue par la couverture.',
  shearStiffness:
    'Le panneau ne maintient la fibre supérieure que si sa rigidité de cisaillement S atteint la valeur requise par l’EN 1993-1-3, 10.1.1(6) ; cela reste à démontrer pour la couverture.',
  inPlaneByCladding: 'La composante de la charge dans le plan de l’enveloppe est reprise par la couverture.',
  weakAxisBeam:
    'La composante de la charge dans le plan de l’enveloppe agit sur la fibre supérieure : elle fléchit la barre autour de son axe faible entre appuis et maintiens et, en outre, la semelle libre supérieure en totalité et l’inférieure pour moitié.',
  sidewaysOmega:
    'La composante de la charge dans le plan de l’enveloppe agit sur la fibre extérieure : elle fléchit, tord et déforme l’Ω entre appuis et maintiens, au premier ordre, et ses contraintes normales s’ajoutent à celles de N et M_y ; l’instabilité sous cette charge n’est pas calculée.',
  noCladdingData:
    'Aucune donnée de couverture n’a été saisie : elle ne donne à la semelle libre ni ressort de rotation ni ressort latéral.',
  claddingSpring:
    'Le ressort de rotation de la couverture est C_D,A = 130·p de l’EN 1993-1-3, 10.1.5.2(7) : tôles d’au moins 0,66 mm, largeur de plage à la fixation d’au plus 120 mm, fixation à au moins 25 mm du centre de rotation.',
  twoFreeFlanges:
    'Sans panneau, les deux semelles de la section C ou Z sont traitées comme semelles libres entre leurs propres maintiens ; le déversement de toute la ligne est vérifié en plus (EN 1993-1-3, 6.2.4), et le plus défavorable décide.',
  pointLoadsOnFlange:
    'Les charges ponctuelles portent sur la semelle, chacune sur s_P = {sP} mm le long de la barre ; l’écrasement de l’âme est vérifié sous elles.',
  opposedReaction:
    'Lorsqu’une charge ponctuelle agit à 1,5·h_w au plus d’un appui comprimé, charge et réaction sollicitent l’âme comme deux forces opposées : pour la charge vaut la plus petite des résistances à une force isolée et à deux forces opposées ; la part F_o de la réaction équilibrée par les charges est comparée à la résistance à deux forces opposées, le reste à la résistance à une force isolée, et u_R en est la somme.',
  pointLoadsIntoWeb:
    'Les charges ponctuelles arrivent à l’âme par des pièces d’attache dimensionnées à part : l’écrasement de l’âme ne s’y produit pas et n’est pas vérifié.',
  liveAlternatives:
    'La charge d’exploitation répartie et les charges d’exploitation ponctuelles sont des variantes : elles n’agissent jamais en même temps.',
  joints: 'Les joints de la ligne transmettent M et V à leur emplacement, avec au moins la rigidité de la barre.',
  heldAtSupports: 'Aux appuis, un dispositif antirotation empêche la rotation et le déplacement latéral de la section.',
  omegaHeldAtSupports:
    'Sans panneau, les appuis tiennent aussi latéralement la semelle fermée de l’Ω, par une échantignole ou une lierne.',
  restraintsHoldBoth: 'Un maintien ponctuel de l’Ω tient les deux ailes, ou les deux bords de la semelle fermée.',
  distortion:
    'L’instabilité de l’Ω est calculée sur toute la ligne avec distorsion de la section (EN 1993-1-3, 10.1.1(8)) ; le coefficient 0,96 sur α_cr représente le cisaillement de membrane et la flexion locale des parois, laissés de côté.',
  fastenerAtMidFlange: 'Les fixations de la couverture sont au milieu de la semelle supérieure (a = b/2).',
  fastenerTyped:
    'Les fixations de la couverture sont à {a} mm de l’âme, dans la semelle supérieure, comme saisi : c’est là qu’il faut les poser.',
  fastenerOfMaker:
    'Les fixations de la couverture sont à {a} mm de l’âme, dans la semelle supérieure, comme le fabricant du profilé le prévoit : c’est là qu’il faut les poser.',
  fastenerNearEdge:
    'Les fixations de la couverture sont à moins de 25 mm d’un bord de la semelle supérieure, où C_D,A = 130·p n’est pas valable (EN 1993-1-3, 10.1.5.2(7)) : la couverture ne donne à la semelle libre ni ressort de rotation ni ressort latéral.',
}

export const notCovered: NotCoveredWords = {
  fasteners: 'Fixations de la couverture, vis et boulons aux appuis, éclissages, échantignoles et structure porteuse.',
  sheeting: 'La couverture elle-même et sa rigidité de cisaillement S.',
  claddingAlone:
    'La couverture elle-même ; de sa rigidité de cisaillement S, il est seulement vérifié que la valeur connue atteint S_req.',
  localForces:
    'Ouvertures et entailles du profilé, charges ponctuelles suspendues à une semelle, et pièces d’attache qui amènent des charges ponctuelles à l’âme.',
  otherActions:
    'Incendie, séisme, fatigue, température, phases de montage et charges sur une ligne non encore couverte.',
  durability: 'Durabilité et protection contre la corrosion.',
  interaction: 'Vérification de l’ossature, des contreventements et des liernes pour les efforts qu’ils reçoivent.',
}
