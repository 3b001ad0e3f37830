import type { OwnDocumentWords } from '../keys.ts'
export const document: OwnDocumentWords = {
  titleShort: 'Note de calcul, version abrégée',
  shortText:
    'Version abrégée : les bases de calcul, les paramètres nationaux, les cas de charge, les autres combinaisons, les efforts internes, les caractéristiques de la section, les autres vérifications et les notations figurent dans la note complète.',
  trialMark: 'Essai – ne pas utiliser pour la construction',
  contents: 'Sommaire',
  page: 'Page',
  of: 'sur',

  date: 'Date',
  author: 'Auteur',
  engineVersion: 'Moteur de calcul',
  catalogueVersion: 'Catalogue de sections',
  inputHash: 'Empreinte des données (SHA-256)',
  standard: 'Norme de calcul',

  'summary.utilisation': 'taux d’utilisation',
  'summary.length': 'Longueur de la ligne',
  'summary.weight': 'Poids de la ligne',
  'summary.areaWeight': 'Poids par surface d’enveloppe',
  'summary.largestUplift': 'Plus grand soulèvement à un appui',
  'summary.noUplift': 'aucun soulèvement',
  signOff:
    'Cette note a été produite par un programme. Avant l’exécution, un ingénieur structure habilité doit contrôler la méthode, les données et les résultats pour l’ouvrage considéré et les signer.',
  'signature.prepared': 'Établi par, date',
  'signature.checked': 'Contrôlé par (ingénieur habilité), date, signature',

  'titleBlock.jobNumber': 'N° d’affaire',
  'titleBlock.client': 'Client',
  'titleBlock.site': 'Adresse du chantier',
  'titleBlock.logo': 'Logo du bureau',
  'revision.heading': 'Révision',
  'revision.letter': 'Révision {letter}',
  'revision.message': 'À propos de cette révision',
  'revision.preparedBy': 'Établie par',
  'revision.checkedBy': 'Vérifiée par',
  'revision.notChecked': 'non vérifiée',
  'revision.checked': 'vérifiée par {by}',
  'revision.after': 'copie de travail postérieure à {letter}',
  'revision.reason': 'Émise bien que la section ne satisfasse pas toutes les vérifications\u00a0: {reason}',
  'revision.verify': 'Ce document est-il à jour\u00a0?',
  'revision.qr': 'Code QR de l’adresse {url}',
  'revision.record':
    'La vérification a été enregistrée dans le programme par le compte de la personne nommée. C’est un simple enregistrement électronique et non une signature électronique qualifiée.',

  'basis.heading': 'Bases du calcul',
  'basis.standards': 'Normes',
  'basis.standardsText':
    'EN 1990:2002+A1, EN 1991-1-1, {snow?EN 1991-1-3, }{wind?EN 1991-1-4, }EN 1993-1-1:2005+A1, EN 1993-1-3:2006 avec AC:2009 et EN 1993-1-5:2006, avec les paramètres nationaux de la section {section}.',
  'basis.axes':
    'Axes et signes : x suit la barre depuis l’extrémité gauche de la ligne ; y est parallèle aux semelles, z est perpendiculaire à l’enveloppe et positif vers l’intérieur. Un moment M_y positif comprime la fibre supérieure (extérieure), N est positif en traction, une réaction positive est un appui, une réaction négative un soulèvement.',
  'basis.assumptions': 'Hypothèses',
  'basis.notCovered': 'Non couvert par cette note',

  'inputs.geometry': 'Géométrie et barre',
  'inputs.loads': 'Actions (valeurs caractéristiques)',
  'inputs.lineCaption':
    'La ligne avec ses appuis, ses maintiens et les charges caractéristiques par surface d’enveloppe.',
  'inputs.restraints': 'Maintiens (nombre par travée)',
  'inputs.spanNumbers': 'Travées {list}',
  'inputs.areaUnit': 'Charges en kN/m², longueurs en m.',
  'inputs.bands': 'Bandes le long de la ligne, depuis l’extrémité gauche',
  action: 'Action',
  'inputs.force': 'Force',
  'inputs.position': 'Position',
  'inputs.roofLoad':
    '{value} kN, verticale, en un point quelconque de la ligne{cantilever?, consoles comprises} (EN 1991-1-1, 6.3.4 et tableau 6.10, catégorie H), jamais avec une autre action variable.',

  'cite.equation': 'éq.',

  'national.heading': 'Paramètres nationaux',
  'national.parameter': 'Paramètre',
  'national.source': 'Source',
  'national.kept': 'valeur recommandée conservée',
  'national.recommended': 'valeur recommandée',
  'national.annexTo': 'annexe nationale de l’',
  'national.withPsi1': ' avec ψ1',
  'national.open': 'pas encore confirmé',

  'cases.heading': 'Cas de charge élémentaires',
  'cases.text':
    'Effets non pondérés sur une barre à l’entraxe donné, perpendiculairement à l’enveloppe, issus de l’analyse de la poutre continue. Les cas permanents ne contiennent pas le poids propre du profilé : son effet pour 1 kN/m figure à la dernière ligne et entre dans chaque combinaison avec le coefficient de sa charge permanente (Gmax ou Gmin), multiplié par les {weight} kN/m de la section choisie.',
  'cases.inPlaneByMember':
    'Les charges dans le plan de l’enveloppe fléchissent la barre autour de son axe faible (M_z) ; leurs forces sur les appuis et les maintiens figurent à la section {section}.',
  'cases.inPlaneByOmega':
    'Les charges dans le plan de l’enveloppe agissent sur la fibre extérieure et fléchissent, tordent et déforment l’Ω ; leurs forces sur les appuis et les maintiens figurent à la section {section}.',
  'cases.inPlaneByCladding':
    'La composante de la charge dans le plan de l’enveloppe passe dans la couverture ou le bardage et ne figure pas dans ce tableau.',
  'cases.alongMember':
    'La composante de la charge le long de la barre est un effort normal ; elle figure dans les démonstrations sous N.',
  index: 'Indice',
  'cases.reactions': 'Somme des réactions',
  'case.Gmax': 'Charge permanente, maximale',
  'case.Gmin': 'Charge permanente, minimale',
  'case.LiveArea:every': 'Charge d’exploitation répartie',
  'case.Live': 'Charge d’exploitation, toutes les travées',
  'case.Live:some': 'Charge d’exploitation : {spans}',
  'case.LiveArea': 'Charge d’exploitation répartie, toutes les travées',
  'case.LiveArea:some': 'Charge d’exploitation répartie : {spans}',
  'case.LiveQ:some': 'Charges d’exploitation ponctuelles : {spans}',
  'case.Sexc': 'Neige exceptionnelle (accidentelle)',
  'case.OwnWeight': 'Poids propre pour 1 kN/m',

  'combinations.heading': 'Combinaisons',
  'combinations.text':
    'États limites ultimes (ELU) selon l’EN 1990, éq. 6.10{accidental? et 6.11b}, et états limites de service (ELS) de la limite de flèche. La charge permanente comprend le poids propre du profilé, avec son coefficient.',
  'combinations.omitted':
    'Parmi les {count} combinaisons calculées figurent les {listed} qui déterminent une vérification, une réaction ou une flèche.',
  'combinations.id': 'N°',
  'combinations.situation': 'Situation',
  'situation.PERSISTENT': 'durable',
  'situation.ACCIDENTAL': 'accidentelle',
  'situation.CHARACTERISTIC': 'caractéristique',
  'situation.FREQUENT': 'fréquente',
  'situation.QUASI_PERMANENT': 'quasi permanente',

  'forces.heading': 'Efforts internes et flèches',
  'forces.text': 'Valeurs extrêmes de toutes les combinaisons, pour la section choisie avec son poids propre.',
  'forces.overhangs':
    'Les flèches représentées sont les déplacements totaux ; pour une console courte, la vérification ne porte que sur sa flexion propre : ses valeurs ne sont pas celles de ce diagramme.',
  'forces.lateral':
    'Flexion autour de l’axe faible : le plus grand |M_z,Ed| vaut {value} kNm, à x = {x} m dans la combinaison {combination}.',
  'forces.sideways':
    'Charges dans le plan de l’enveloppe : la plus grande contrainte σ_q,Ed vaut {value} N/mm², à x = {x} m dans la combinaison {combination}.',

  'section.dimensions': 'Dimensions et matériau',
  'section.grossProperties': 'Caractéristiques brutes',
  'section.grossCaption': 'Dimensions extérieures en mm.',
  'section.sharpCorners': 'Valeurs à angles vifs',
  'section.sharpCornersText':
    'Les sections efficaces sont composées sur la ligne moyenne à angles vifs (EN 1993-1-3, 5.1(3) et (4)), les caractéristiques brutes ci-dessus avec les arrondis exacts : là où tout est efficace, A_eff et I_eff,y peuvent dépasser légèrement A et I_y de la section brute.',
  'section.sharpCornersDeflection':
    'Les vérifications de flèche utilisent I_gr et I_eff de ce modèle à angles vifs multipliés par (1 − 2·δ), et z de son centre de gravité à la ligne moyenne de la semelle.',
  'section.line': 'Ligne avec distorsion de la section',
  'section.lineText':
    'L’Ω flambe comme une ligne dont la section se déforme (EN 1993-1-3, 10.1.1(8) et 10.1.2(2)), selon deux familles de déplacements d qui ne se couplent pas : le déplacement latéral, avec v_t (semelle fermée latéralement), φ (sa rotation) et v_f (les deux ailes latéralement){panel?, dont celui que maintient la couverture est omis} ; et l’écartement u des deux ailes. En N et mm, dans les axes de la section, semelle fermée en haut :',
  'section.lineMatrices':
    'C, D et B appartiennent à l’énergie emmagasinée, X, X_N et X_q au travail de M, N et q ; B est le portique des parois{spring? avec le ressort de rotation de la couverture}. {free?M travaille aussi sur φ et sur le déplacement latéral de la fibre intérieure. }Le plus petit facteur de charge des deux familles est multiplié par 0,96 pour ce que le modèle néglige.',
  'section.sway': 'Déplacement latéral, triangles supérieurs',
  'section.spread': 'Écartement des ailes',
  'section.warpingText':
    'U de chaque champ du déplacement latéral aux extrémités des parties planes d’une moitié, nul au milieu de la semelle fermée, en mm et rad ; l’autre moitié a le signe contraire. Les charges dans le plan de l’enveloppe agissent sur la fibre extérieure et donnent les contraintes σ_q = −E·Σ U·d″ (EN 1993-1-3, 6.1.6).',
  'section.place': 'Point',
  'section.widths': 'Parois et leurs largeurs',
  'section.widthsText':
    'Largeurs b_p sur la ligne moyenne, à partir des cotes extérieures ; h_p est la hauteur entre les lignes moyennes des semelles.',
  'section.notional':
    'Le rayon intérieur dépasse 5·t ou 0,10·b_p : les largeurs sont les largeurs de référence (EN 1993-1-3, 5.1(2), g_r à chaque coin), les parties efficaces sont reportées sur la ligne moyenne à angles vifs dans le rapport b_sh/b_p, et les arrondis interviennent par 1 − δ dans A et 1 − 2·δ dans I (5.1(4)).',
  'section.plate': 'Paroi',
  'section.width': 'Largeur',
  'section.common': 'Hauteur',
  'section.plates': 'Parois',
  'section.platesText':
    'λ_p et ρ sont ceux de la première itération, les largeurs efficaces celles de la fin de l’itération ; une paroi sans ψ est tendue ou sans contrainte et garde toute sa largeur.',
  'section.effectiveWidths': 'Largeurs efficaces [mm]',
  'section.left': 'non pris en compte (raidisseur trop court)',
  'section.partsHead': 'Section efficace comme somme de ses parties',
  'section.partsText':
    'Parties droites sur la ligne moyenne ; z du centre de gravité depuis la face extérieure supérieure, Δz la hauteur d’une partie ; I_y = A·(Δz²/12 + (z − z_NA)²). L’aire A d’une paroi présente deux fois comprend les deux.',
  'section.partsTextN':
    'Parties droites sur la ligne moyenne ; z du centre de gravité depuis la face extérieure supérieure, y depuis la ligne moyenne de l’âme ; Δy est la largeur d’une partie ; I_z = A·(Δy²/12 + (y − y_eff)²). L’aire A d’une paroi présente deux fois comprend les deux.',
  'section.partsTextOmega':
    'Parties droites sur la ligne moyenne ; z du centre de gravité depuis la face extérieure supérieure, y depuis l’axe de symétrie ; Δy est la largeur d’une partie ; I_z = A·(Δy²/12 + y²). L’aire A d’une paroi présente deux fois comprend les deux.',
  'section.sum': 'Somme',
  'section.asIn': '{plates} : comme en {section}.',
  'section.mirrors':
    'Les semelles sont égales : comme en {section}, en échangeant les semelles supérieure et inférieure.',
  'plate.lipTop': 'Raidisseur supérieur',
  'plate.flangeTop': 'Semelle supérieure',
  'plate.web': 'Âme',
  'plate.flangeBottom': 'Semelle inférieure',
  'plate.lipBottom': 'Raidisseur inférieur',
  'plate.closedFlange': 'Semelle fermée',
  'plate.foot': 'Aile',
  'plate.lip': 'Raidisseur de bord',
  'plate.flanges': 'Semelles',
  'plate.lips': 'Raidisseurs de bord',
  'section.effectiveCaption': 'Plein : efficace, hachuré : non efficace ; épaisseur hors échelle.',
  'section.resistances': 'Résistances',
  'section.symbol': 'Symbole',
  'section.steps': 'Démonstration',

  'strips.heading': 'Second avis : bandes finies',
  'strips.notice': 'Pour information ; non utilisé dans les vérifications.',
  'strips.text':
    'Contrainte critique élastique de la section brute en fonction de la demi-longueur d’onde, par la méthode des bandes finies : extrémités articulées, une demi-onde, section fléchie autour de y seul, comme un panneau la maintient ; σ sur la ligne moyenne la plus comprimée. Cercles : minima de la courbe ; tirets : contraintes élastiques selon les formules de la norme. Ce ne sont pas des résistances.',
  'strips.M': 'M+, haut comprimé ; M− est la même retournée, les semelles étant égales',
  'strips.webToo':
    'En compression la norme prend l’âme comme un ressort sans contrainte du bord raidi et réduit l’âme elle-même à part ; dans les bandes les deux flambent ensemble, et la courbe est plus basse.',
  'strips.M+': 'M+, haut comprimé',
  'strips.M-': 'M−, bas comprimé',
  'strips.N': 'N, toute la section comprimée',
  'strips.action': 'Sollicitation',
  'strips.stress': 'Bandes',
  'strips.code': 'Norme',
  'strips.comparison': 'Comparaison',
  'strips.noMinimum': 'la courbe n’a pas de minimum distinct',
  'strips.noCode': 'la norme n’a pas de valeur propre',
  'strips.safe': 'la norme est du côté de la sécurité de {percent} %',
  'strips.above': 'la norme est {percent} % au-dessus',

  'checks.text':
    'Chaque vérification en son point déterminant : formule, valeurs, résultat et clause. Les opérandes ont autant de chiffres qu’il en faut pour retrouver le résultat imprimé. Dans les tableaux et les titres, le taux d’utilisation est arrondi au millième supérieur, afin que rien au-dessus de 1 ne se lise 1,000 ; la dernière ligne d’une démonstration donne la valeur elle-même.',
  'checks.method': 'Méthode\u00a0{reading}',
  'checks.methodText':
    'Le numéro après « Méthode » indique le chapitre et le point de la description de la méthode où la vérification est établie.',
  'checks.methodAddress': 'Cette description, en anglais, se trouve à l’adresse {address}.',
  'checks.stripAsIn': 'a_fz à i_fz de la même semelle libre : comme en {section}.',
  'checks.lateralAsIn': '{check}, de M_y,Ed à χ_LT : comme en {section}.',
  'checks.roundedUp': 'arrondi par excès : {value}',
  'checks.fastenerMoved':
    'Avec les fixations de la couverture ailleurs et tout le reste comme calculé, le taux d’utilisation serait : {list}. Cela n’entre pas dans le résultat.',
  'checks.fastenerNearer': '{mm} mm plus près de l’âme {value}',
  'checks.fastenerFarther': '{mm} mm plus loin de l’âme {value}',
  limit: 'Limite',
  'checks.present': 'De cette section',
  'checks.governingHeading': 'Vérifications déterminantes',
  'checks.governingText':
    'La vérification déterminante, celles qui ne sont pas satisfaites et celles qui atteignent {percent} % du taux d’utilisation déterminant ; la première page énumère toutes les vérifications.',
  'checks.mode': 'mode d’instabilité : déplacements en x, énergies emmagasinées (U) et travail des charges (V)',
  'checks.clause': 'Clause',
  'checks.status': 'Résultat',
  'checks.demand': 'Sollicitation',
  'checks.resistance': 'Résistance',
  place: 'Endroit',
  'checks.placeSupport': 'appui, x = {x} m',
  'checks.placeSpan': 'travée {n}, x = {x} m',
  'checks.placeCantilever': 'console, x = {x} m',
  'checks.roofLoad': 'Charge concentrée en',
  'checks.withoutFigures': 'Vérifications sans résultat',
  'checks.notChecked': 'non vérifié : rien n’est affirmé à ce sujet',

  'cases.effects': 'Effets non pondérés',
  'lineLoads.heading': 'Charges linéaires',
  'lineLoads.load': 'Charge sur le profilé',
  'lineLoads.text': 'Chaque cas de charge tel qu’il agit sur le profilé, sans coefficient et sans poids propre.',
  'lineLoads.across': 'en travers du profilé, perpendiculaires à l’enveloppe',
  'lineLoads.inPlane': 'dans le plan de l’enveloppe',
  'lineLoads.along': 'le long du profilé',
  'lineLoads.entered': 'charges saisies',
  'lineLoads.spacing': 'entraxe',
  'lineLoads.plan':
    'α est la pente{plan? ; par m² de projection horizontale : }{live?charge d’exploitation}{liveSnow?, }{snow?neige}.',
  'characteristic.text':
    'Sans coefficient, perpendiculaires à l’enveloppe, positives là où le profilé s’appuie ; la charge permanente comprend le poids propre de cette section.',
  'characteristic.arrangements':
    'Les dispositions de la charge d’exploitation figurent par leurs valeurs maximale et minimale, qui n’agissent pas en même temps.',
  'characteristic.roofLoad':
    'La charge concentrée de toiture figure par la réaction maximale et la réaction minimale de chaque appui sur tous ses emplacements, qui ne se produisent pas en même temps.',
  'characteristic.inPlane': 'Dans le plan de l’enveloppe, positives vers le bas du versant ou de la façade',
  'characteristic.sum': 'Σ réactions',
  'characteristic.intoSheet': 'Dans le plan de l’enveloppe la couverture porte au plus : {list}.',
  'characteristic.pointsIntoSheet': 'Chaque charge ponctuelle y ajoute au plus : {list}.',
  'reactions.text':
    'Valeurs de calcul (états limites ultimes) pour l’ossature et les fixations, perpendiculaires à l’enveloppe ; positif : appui, négatif : soulèvement.',
  'reactions.uplift': 'Là où la valeur minimale est négative, les fixations doivent la reprendre en traction.',
  'reactions.inPlane': 'Forces dans le plan de l’enveloppe sur les appuis et les maintiens',
  'reactions.inPlaneText':
    'Valeurs de calcul (états limites ultimes) des forces dans le plan de l’enveloppe ; positif : la charge pousse vers le bas du versant ou de la façade. Échantignoles, liernes et suspentes et leurs fixations doivent les reprendre ; aucun panneau ne le fait.',
  'reactions.inPlaneByCladding':
    'La composante de la charge dans le plan de l’enveloppe n’est pas comprise dans ces forces : elle passe dans la couverture ou le bardage, qui doit la transmettre à l’ossature par ses propres fixations.',
  'reactions.restraint': 'Maintien',

  'deflections.value': 'Flèche',
  'deflections.ownBending': 'flexion propre seule (console courte)',
  'deflections.whole': 'déplacement total',
  'deflections.twist':
    'Plus grande rotation de torsion le long de la ligne, au premier ordre sous charges caractéristiques : {degrees}°. Aucune vérification ne la limite.',
  'deflections.kind': 'Valeur comparée',

  'symbols.heading': 'Notations',
  'symbols.text':
    'Symboles des calculs, sans les indices énumérés à la suite ; avec l’indice d’un cas de charge un symbole est l’effet non pondéré de ce cas.',
  'symbols.place': 'Dans le chapitre du site, les lettres ont le sens de l’EN 1991.',
  'symbols.indices': 'Indices',
  'symbols.meaning': 'Signification',

  'remarks.heading': 'Remarques et points ouverts',
  'remarks.warnings': 'Avertissements',
  'remarks.noWarnings': 'Le calcul n’a donné lieu à aucun avertissement.',
  'remarks.notConfirmed': 'Pas encore confirmé',
  'remarks.notConfirmedText':
    'Ce qui suit est établi d’après les sources disponibles et reste ouvert : cela n’a pas encore été confronté au texte de la norme ou de son annexe nationale, ou n’est pas démontré par un calcul indépendant :',
  'remarks.signOff': 'Déclaration',

  'joints.text':
    'Ce qui se trouve sur les appuis entre deux travées principales. Les longueurs d’un recouvrement vont de l’axe de l’appui à la dernière rangée de boulons.',
  'joints.models':
    'La ligne est calculée avec deux modèles de ses recouvrements : SUM, avec la rigidité des deux éléments dans le recouvrement, et SINGLE, avec celle de l’élément de la travée. La vraie rigidité se trouve entre les deux, car les boulons glissent ; chaque vérification, réaction et flèche est la plus grande des deux (EN 1993-1-3, 10.1.3.4).',
  'joints.tested':
    'Dans un recouvrement la rigidité est celle de l’essai du fabricant : {ratio} fois la demi-somme des deux éléments (EN 1993-1-3, 10.1.3.4).',
  'joints.sleeveTest':
    'Éclisse, d’après l’essai de son fabricant : longueur {length} mm, rigidité en rotation {stiffness} kNm/rad, M_Rd = {moment} kNm, V_Rd = {shear} kN.',
  'joints.testSource': 'Source des valeurs d’essai : {source}.',
  'joints.caption': 'Les éléments à l’échelle : les recouvrements tels qu’ils sont, les rangées de boulons en traits.',
  'joints.forces':
    'Plus grands effets de toutes les combinaisons ultimes et de tous les modèles. Les efforts dans les boulons sont indiqués, non vérifiés : les boulons de chaque rangée doivent être dimensionnés pour eux.',
  'joints.kind': 'Joint',
  'joints.moment': 'Moment',
  'joints.shear': 'Effort tranchant',
  'joints.share': 'Part de l’élément gauche',
  'joints.boltsLeft': 'Boulons, rangée gauche',
  'joints.boltsSupport': 'Boulons sur l’appui',
  'joints.boltsRight': 'Boulons, rangée droite',
  'joints.lap': 'Recouvrement sur l’appui {n}',
  'joints.lapText':
    'Les deux éléments ne se touchent qu’aux rangées de boulons et sur l’appui, avec la même flèche ; celui qui se termine porte un moment linéaire, de sa part sur l’appui à 0 à sa rangée. M_0, M_a et M_b sont des moments de la ligne ; le recouvrement mesure {left} mm à gauche de l’appui et {right} mm à droite.',
  'joints.pieces': 'Éléments',
  'joints.length': 'Longueur',
  'joints.thickness': 'Épaisseur',
  'joints.count': 'Nombre',
  'joints.massOne': 'Masse d’un élément',
  'joints.massAll': 'Masse de tous',
  'joints.edge':
    'Un élément se termine {edge} mm au-delà de sa dernière rangée de boulons. Recouvrements et éclissages ajoutent {kg} kg à la ligne.',
  'summary.pieces': 'Éléments',
  'summary.piecesText': '{count}, le plus long de {length} m',
  'summary.jointWeight': 'dont recouvrements et éclissages',
  'summary.thickness': 'Épaisseur',
  'summary.endBays': '{endBay} mm dans les travées d’extrémité, {inner} mm à l’intérieur',
  'summary.drawn': 'Travées intérieures, {inner} mm',
  'section.ofEndBays': 'Section des travées d’extrémité',
  'section.turned': 'Section des éléments retournés',
  'section.turnedEndBays': 'Section des éléments retournés des travées d’extrémité',
  'checks.model': 'Modèle des recouvrements',
  'checks.member': 'Élément',
  'checks.endingMember': 'celui qui se termine dans le recouvrement',
  'checks.turned': 'les éléments retournés',
  'characteristic.model': 'Modèle {model}',
  'characteristic.models':
    'Les valeurs d’un modèle vont ensemble ; les plus grandes des deux ne seraient pas en équilibre.',
  'model.SUM': 'SUM (les deux éléments dans le recouvrement)',
  'model.SINGLE': 'SINGLE (l’élément de la travée)',
  'model.TEST': 'TEST (rigidité de l’essai du fabricant)',
  'cases.withJoints':
    'Avec des joints, ce sont les effets sur un élément d’une seule épaisseur le long de toute la ligne. Ceux avec recouvrements et des deux épaisseurs figurent dans les calculs, modèle par modèle, et leurs réactions, avec le poids de chaque élément, à la section {section}.',
  'forces.withJoints':
    'Avec des joints, ce sont ceux de l’élément qui passe, sur les deux modèles des recouvrements : dans un recouvrement il ne porte que sa part.',
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
