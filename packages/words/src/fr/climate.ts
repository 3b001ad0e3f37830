/** Vent et neige d’après le site : le dialogue et le chapitre de la note. */
export const climate = {
  heading: 'Vent et neige d’après le site',
  headingWind: 'Vent d’après le site',
  open: 'D’après le site',
  intro:
    'Site et bâtiment tels que saisis, et chaque ligne qui mène d’eux aux charges. Les zones sont une aide : elles sont à confirmer sur la carte ou la liste en vigueur.',
  otherTables:
    'Déduit avec les tables {version} ; ce programme en a d’autres ({own}). Les bandes utilisées sont imprimées, la déduction ne l’est pas.',
  noDerivation: 'Pour le site tel qu’il est saisi, rien ne peut être déduit : {reason}',

  place: 'Site',
  municipality: 'Commune',
  province: 'Province',
  pickMunicipality: 'Saisir le nom de la commune',
  pickProvince: 'Saisir le nom de la province',
  noMatch: 'Aucune commune ne porte ce nom.',
  isCapital: 'Le site est dans la capitale, {capital}',
  altitude: 'Altitude du site',
  building: 'Bâtiment',
  length: 'Longueur le long du faîtage',
  width: 'Largeur en travers du faîtage',
  height: 'Hauteur du point le plus haut',
  roof: 'Toiture',
  'roof.DUOPITCH': 'Deux versants',
  'roof.MONOPITCH': 'Un versant',
  'roof.FLAT': 'Terrasse',
  'roof.TROUGH': 'Deux versants vers le milieu',
  parapet: 'Hauteur de l’acrotère',
  wind: 'Vent',
  windZone: 'Zone de vent',
  fromPlaceIs: '{zone}, d’après le site',
  choose: 'choisir',
  coast: 'La mer est-elle à moins de 5 km ?',
  'coast.unknown': 'd’après la commune',
  yes: 'oui',
  no: 'non',
  vb0: 'Vitesse de référence du vent',
  terrain: 'Terrain',
  'terrain.PORTUGAL.I': 'I : côte exposée à la mer',
  'terrain.PORTUGAL.II': 'II : végétation basse, obstacles isolés',
  'terrain.PORTUGAL.III': 'III : villages, banlieues, forêt',
  'terrain.PORTUGAL.IV': 'IV : villes, bâtiments de plus de 15 m',
  'terrain.SPAIN.I': 'I : bord de mer ou de lac',
  'terrain.SPAIN.II': 'II : terrain plat sans obstacles',
  'terrain.SPAIN.III': 'III : campagne avec obstacles isolés',
  'terrain.SPAIN.IV': 'IV : ville, industrie, forêt',
  'terrain.SPAIN.V': 'V : centre d’une grande ville',
  'terrain.GERMANY.INLAND': 'Intérieur des terres',
  'terrain.GERMANY.COAST': 'Côte, 5 km, et îles de la Baltique',
  'terrain.GERMANY.ISLAND': 'Îles de la mer du Nord',
  'terrain.OTHER.0': '0 : pleine mer',
  'terrain.OTHER.I': 'I : lacs, terrain plat sans obstacles',
  'terrain.OTHER.II': 'II : végétation basse, obstacles isolés',
  'terrain.OTHER.III': 'III : villages, banlieues, forêt',
  'terrain.OTHER.IV': 'IV : villes, bâtiments de plus de 15 m',
  method: 'Méthode',
  'method.FORMULA': 'Profil en hauteur',
  'method.SIMPLIFIED': 'Table simplifiée, jusqu’à 25 m',
  orography: 'Coefficient d’orographie',
  cpi: 'Pression intérieure',
  openings: 'Y a-t-il de grandes ouvertures d’un seul côté ?',
  openingsHint: 'Saisir alors la pression intérieure de CTE DB SE-AE 3.3.5, tableau 3.6 ; elle n’est pas déduite.',
  'cpi.DEFAULT': '+0,2 et −0,3',
  'cpi.TYPED': 'saisie',
  cpiMax: 'Plus grand coefficient de pression intérieure',
  cpiMin: 'Plus petit coefficient de pression intérieure',
  line: 'Ligne',
  lineMode: 'Quelle ligne',
  'line.WORST': 'La plus défavorable de la surface',
  'line.FIELD': 'Hors des rives',
  'line.AT': 'À sa place',
  'y.ROOF.HORIZONTAL': 'Distance à l’égout proche, en plan',
  'y.ROOF.VERTICAL': 'Distance au pignon gauche',
  'y.FACADE.HORIZONTAL': 'Hauteur de la ligne',
  'y.FACADE.VERTICAL': 'Distance à l’angle gauche',
  start: 'Du bord du bâtiment à l’extrémité gauche',
  wall: 'Paroi',
  'wall.LONG': 'Long pan',
  'wall.GABLE': 'Pignon',
  snow: 'Neige',
  snowZone: 'Zone de neige',
  groundSnow: 'Neige au sol',
  exposure: 'Exposition',
  'exposure.WINDSWEPT': 'balayée par le vent',
  'exposure.NORMAL': 'normale',
  'exposure.SHELTERED': 'abritée',
  'exposure.PROTECTED': 'protégée du vent',
  'exposure.EXPOSED': 'exposée au vent',
  retained: 'Des arrêts de neige ou une rive relevée empêchent le glissement',
  'exceptional.GERMANY': 'Neige exceptionnelle de la plaine d’Allemagne du Nord',
  cEsl: 'Coefficient de neige exceptionnelle',
  obstruction: 'Accumulation contre un obstacle',
  'obstruction.NONE': 'aucune',
  'obstruction.PROJECTION': 'Saillie ou acrotère',
  'obstruction.TALLER_BUILDING': 'Bâtiment plus haut',
  obstructionAt: 'Où il se trouve',
  'at.START': 'à l’extrémité gauche de la ligne',
  'at.END': 'à l’extrémité droite de la ligne',
  'at.ALONG': 'le long de la ligne',
  obstructionHeight: 'Hauteur de l’obstacle',
  distance: 'Distance de la ligne à l’obstacle',
  b1: 'Largeur du bâtiment plus haut',
  b2: 'Largeur de cette toiture',
  upperPitch: 'Pente de la toiture supérieure',

  'case.SIDE_L': 'Vent le long de la paroi, de gauche',
  'case.SIDE_R': 'Vent le long de la paroi, de droite',
  drawn: 'Dessiné',
  slots: 'Vent général et vent local sont deux directions du vent sur un bâtiment, et non deux intensités.',
  'slot.ROOF.HORIZONTAL':
    'Dépression : vent sur le pignon gauche. Dépression locale : la plus grande du vent sur l’égout proche et sur l’autre côté et, si la ligne n’est pas symétrique, sur le pignon droit. Pression : la plus grande de toutes les directions.',
  'slot.ROOF.VERTICAL':
    'Dépression : vent sur l’égout proche. Dépression locale : la plus grande du vent sur l’autre côté et sur les deux pignons. Pression : la plus grande de toutes les directions.',
  'slot.FACADE.HORIZONTAL':
    'Dépression : vent le long de la paroi, de gauche. Dépression locale : paroi sous le vent et, si la ligne n’est pas symétrique, vent de droite. Pression : la plus grande de toutes les directions.',
  'slot.FACADE.VERTICAL':
    'Dépression : la plus grande du vent le long de la paroi, des deux côtés. Dépression locale : paroi sous le vent. Pression : la plus grande de toutes les directions.',
  planCaption: 'Zones des directions du vent et la ligne.',
  planShaded: 'En ombré : ce qui compte pour elle.',

  derivation: 'Déduction',
  loads: 'Charges',
  load: 'Charge',
  old: 'jusqu’ici',
  new: 'd’après le site',
  accept: 'Reprendre les charges cochées',
  cancel: 'Annuler',
  keepsPlace: 'Les charges non cochées restent telles quelles.',
  notOffered: 'Rien ne peut encore être repris :',
  dropWind: 'Laisser le vent de côté',
  dropSnow: 'Laisser la neige de côté',
  askAgain: 'Déduire à nouveau vent et neige',
  unused: 'non utilisée',
  band: '{w} sur {l} m',
  everySpan: '{value} dans chaque travée',
  bands: 'Bandes utilisées',
  source: 'Origine',
  'source.PLACE': 'd’après le site',
  'source.TYPED': 'saisie',
  'source.STALE': 'ne correspond plus',
  notUsed: 'La déduction n’est pas utilisée pour cette charge.',
  'load.Wp': 'Vent, pression',
  'load.Ws': 'Vent, dépression',
  'load.Sreg': 'Neige',
  'load.Sacc': 'Accumulation de neige',
  'load.Spsi': 'Coefficients de combinaison de la neige',
  notConfirmed: 'pas encore confirmé',
  suction: 'dépression',
  pressure: 'pression',
  fromTo: 'de {from} à {to} m',
  worst: 'la plus défavorable de toutes les lignes',
  zone: 'Zone',
  strip: 'Bande qui compte',

  remarks: 'Remarques',
  'remark.COAST_FROM_MUNICIPALITY': 'La commune est sur la côte : le site est pris à moins de 5 km de la mer, zone B.',
  'remark.WIND_ZONE_BELOW_RULE': 'La zone {typed} a été saisie alors que la règle donne la zone {rule}.',
  'remark.ALTITUDE_OUTSIDE_MUNICIPALITY':
    'L’altitude du site n’est pas entre le point le plus bas et le plus haut de la commune, {min} et {max} m.',
  'remark.ZONE_BORDER':
    'Une limite de zones ({which}) traverse {province} : la zone de sa capitale est prise ; à confirmer sur la carte du CTE DB SE-AE.',
  'which.wind': 'vent',
  'which.winter': 'neige',
  'which.both': 'vent et neige',
  'remark.ES_CPI_BY_OPENINGS':
    'La pression intérieure selon les ouvertures du CTE DB SE-AE 3.3.5, tableau 3.6 (−0,5 à +0,7) n’est pas déduite ; +0,2 et −0,3 de l’EN 1991-1-4 sont pris. Avec de grandes ouvertures d’un seul côté, elle est à saisir.',
  'remark.CSCD_ELEMENT_FREQUENCY':
    'À partir de 15 m de hauteur, le coefficient structural de 1 suppose que la fréquence propre de la barre dépasse 5 Hz ; c’est admis.',
  'remark.FLAT_TABLE_BELOW_5_DEGREES':
    'Au-dessous de 5° de pente, les coefficients des toitures-terrasses s’appliquent.',
  'remark.MIRRORED_CASE_ENVELOPED':
    'La ligne n’est pas symétrique : le vent sur son extrémité droite est enveloppé dans la dépression locale. Une enveloppe est du côté de la sécurité en tout point ; dans une ligne continue, elle peut soulager une travée voisine de quelques pour cent.',
  'remark.BANDS_MERGED': '{load} : {bands} bandes ont été réunies en trois, chacune avec sa plus grande valeur.',
  'remark.SNOW_ABOVE_1500': 'Au-dessus de 1500 m d’altitude, la neige au sol est à mesurer ou à demander à l’autorité.',
  'remark.ES_EXPOSURE_REVERSED':
    'L’exposition du CTE DB SE-AE 3.5.1(3) est prise telle qu’écrite : moins de neige à l’abri du vent, plus à son exposition, l’inverse de l’EN 1991-1-3.',
  'remark.VALLEY_OVER_WHOLE_SLOPE':
    'Le coefficient de forme de la noue est pris sur tout le versant, ce qui est du côté de la sécurité.',
  'remark.EXCEPTIONAL_PT_NOT_SEEN':
    'Les règles de l’annexe portugaise pour la neige exceptionnelle ne sont pas encore comparées à son texte ; le coefficient recommandé par l’EN 1991-1-3 est pris.',
  'remark.DRIFT_BY_EN_IN_SPAIN': 'L’accumulation de neige suit l’EN 1991-1-3 ; le CTE DB SE-AE a ses propres règles.',
  'remark.NOT_CONFIRMED':
    'Les valeurs marquées « pas encore confirmé » ne sont pas encore comparées au texte officiel.',

  'refusal.GENERAL_TYPE': 'Un cas général n’a pas de bâtiment sur lequel vent et neige pourraient agir.',
  'refusal.MISSING': '{field} : encore nécessaire.',
  'refusal.MISSING.site.wind.coastWithin5Km': 'Il reste à indiquer si la mer est à moins de 5 km.',
  'refusal.OUT_OF_RANGE': '{field} : {min} à {max}.',
  'refusal.NOT_ALLOWED': '{field} : impossible ici.',
  'refusal.NOT_ALLOWED.site.wind.cpi': 'La plus grande pression intérieure n’est pas inférieure à la plus petite.',
  'refusal.NOT_ALLOWED.site.building.trough': 'Seule une toiture à deux versants descend vers le milieu.',
  'refusal.NOT_ALLOWED.site.building.parapetM': 'Un acrotère n’est calculé que sur une toiture-terrasse.',
  'refusal.NOT_ALLOWED.site.wind.terrain': 'La zone 1 n’a pas de côte, et les îles de la mer du Nord sont en zone 4.',
  'refusal.NOT_ALLOWED.site.snow.exceptional':
    'Neige exceptionnelle : aucune en Espagne ; en Allemagne dans les zones 1 et 2 de la plaine du Nord.',
  'refusal.PITCH_OUT_OF_TABLE': 'Pente : une toiture-terrasse a moins de 5°, des versants vers le milieu au plus 45°.',
  'refusal.EAVE_BELOW_GROUND':
    'Avec cette largeur et cette pente, la toiture descend de {fall} m : l’égout serait sous le sol.',
  'refusal.LINE_LONGER_THAN_BUILDING': 'La ligne finit à {length} m, la surface à {room} m.',
  'refusal.PLACE_UNKNOWN': 'Ce nom n’est pas dans la liste, ou plusieurs le portent.',
  'refusal.ALTITUDE_ABOVE_LIMIT': 'Au-dessus de {max} m d’altitude, le vent demande une étude propre.',
  'refusal.ALTITUDE_ABOVE_TABLE': 'Altitude : la règle finit à {max} m.',
  'refusal.SLENDER': 'La hauteur est au plus {max} fois le petit côté.',
  'refusal.HEIGHT_ABOVE_TABLE': 'La table simplifiée finit à {max} m de hauteur.',
  'refusal.NO_FIELD_LINE': 'Aucune ligne de cette surface n’est hors de ses rives.',
  'refusal.DRIFT_OUT_OF_SCOPE': 'L’accumulation est calculée sur des toitures jusqu’à {max}°.',
  'refusal.UPPER_ROOF_SLIDES': 'La neige glisse d’une toiture supérieure de plus de {max}° ; ce n’est pas calculé.',
  spans: 'Travées',
  spacing: 'Entraxe',
  pitch: 'Pente',

  notCovered: 'Non couvert',
  'notCovered.1':
    'Vent : pas de déduction de l’orographie, de bâtiments voisins plus hauts, d’effet d’abri, de toitures isolées ou d’auvents, de toitures à croupes, multiples, courbes ou à la Mansart, de rives arrondies ; pas de débords (la pression sous le débord d’un égout ou d’un pignon n’est pas ajoutée et est à saisir) ; pas de frottement ; pas de tourbillons ni de réponse aux rafales ; ouvertures dominantes seulement par pression intérieure saisie ; le tableau 3.6 du CTE pour la pression intérieure n’est pas déduit.',
  'notCovered.2':
    'Neige : pas de noues de travées multiples hors deux versants vers le milieu, pas de glissement d’une toiture supérieure, pas de neige en débord (5.1, 6.3 ; CTE 3.5.1(4)), pas de charge des arrêts de neige, pas de pluie sur la neige, pas de valeurs communales ; Açores et Madère suivent la formule de la zone Z3 de la liste.',
  'notCovered.3': 'Les zones d’un site sont une aide : l’ingénieur les confirme sur la carte ou la liste en vigueur.',
  'notCovered.4':
    'Les coefficients locaux de petits éléments (couverture, fixations) ne sont pas ceux de la panne : leur propre aire compte.',
  'notCovered.5': 'Les charges sont caractéristiques ; coefficients et combinaisons sont ceux du calcul.',
  'notCovered.6': 'La deuxième génération de l’EN 1991 et la DIN EN 1991-1-4/NA:2024-08 ne sont pas appliquées.',

  'cite.table': 'tableau',
  'cite.figure': 'figure',
  'cite.figures': 'figures',
  'cite.note': 'NOTE',
  'cite.annex': 'annexe',
  'cite.equation': 'éq.',
  'cite.to': 'à',

  'help.municipality':
    'Où se trouve le bâtiment. L’altitude et les zones de vent et de neige en découlent ; les zones restent à confirmer.',
  'help.altitude':
    'Altitude du terrain. La neige augmente avec elle et, dans certains pays, le vent ; une valeur saisie ici remplace celle du site.',
  'help.roof':
    'Forme de la toiture : les zones de vent et le coefficient de forme de la neige en découlent, avec la pente du formulaire.',
  'help.length':
    'Dimension hors tout, parallèle au faîtage. Elle fixe la largeur des zones de rive pour le vent sur l’égout.',
  'help.width':
    'Dimension hors tout, perpendiculaire au faîtage. Elle fixe la largeur des zones de rive pour le vent sur le pignon.',
  'help.height':
    'Du sol au point le plus haut. La pression dynamique de pointe est prise à cette hauteur ; le double de la hauteur limite les zones de rive.',
  'help.parapet':
    'Au-dessus de la toiture-terrasse ; 0 : aucun. L’acrotère réduit la dépression dans les zones de rive.',
  'help.windZone':
    'D’après la carte de l’annexe nationale ; elle donne la vitesse de référence du vent. N’en choisir une que pour remplacer celle du site.',
  'help.vb0':
    'Valeur de base de la vitesse de référence du vent, v_b,0, de votre annexe nationale : moyenne sur dix minutes, à 10 m au-dessus d’un terrain dégagé.',
  'help.coast':
    'À moins de 5 km de la mer, le Portugal est en zone de vent B, quelle que soit la zone du reste de la commune.',
  'help.method':
    'Comment s’obtient la pression dynamique de pointe : par le profil en hauteur, ou par la table simplifiée, moins précise et valable jusqu’à 25 m.',
  'help.orography': '1 en terrain plat. Plus grand sur une colline, une crête ou une falaise : EN 1991-1-4, A.3.',
  'help.terrain':
    'Rugosité du terrain du côté d’où vient le vent, sur environ un kilomètre. Plus le terrain est lisse, plus le vent est fort près du sol.',
  'help.openings':
    'De grandes ouvertures d’un seul côté mettent tout l’intérieur en surpression ou en dépression : la pression intérieure habituelle ne vaut plus.',
  'help.cpi':
    'Elle agit de l’intérieur sur la toiture et les parois : la dépression intérieure s’ajoute à la pression extérieure, et inversement. +0,2 et −0,3 si les ouvertures ne sont pas connues (EN 1991-1-4, 7.2.9).',
  'help.cpiMax': 'Le plus grand coefficient, une surpression : elle s’ajoute à la dépression extérieure.',
  'help.cpiMin':
    'Le plus petit coefficient, en général négatif, une dépression : elle s’ajoute à la pression extérieure.',
  'help.wall': 'Le long pan est parallèle au faîtage, le pignon lui est perpendiculaire.',
  'help.lineMode':
    'La plus défavorable vaut pour toutes les lignes de la surface. Hors des rives ne vaut que pour la partie courante, à sa place que pour une seule ligne.',
  'help.yM':
    'Où se trouve la ligne : de là dépendent les zones de vent qu’elle traverse, donc où ses bandes commencent et finissent.',
  'help.start': '0 si la ligne commence au bord du bâtiment, sinon la distance de ce bord à son extrémité gauche.',
  'help.groundSnow': 'Charge de neige caractéristique au sol à cette altitude, s_k, de votre annexe nationale.',
  'help.snowZone':
    'D’après la carte de l’annexe nationale ; avec l’altitude, elle donne la charge de neige au sol. N’en choisir une que pour remplacer celle du site.',
  'help.exposure':
    'Comment le vent atteint la toiture et en déplace la neige ; le coefficient d’exposition est celui des règles nationales. Normale en cas de doute.',
  'help.obstruction':
    'La neige s’accumule contre ce qui est plus haut : un acrotère, une saillie ou un bâtiment voisin plus haut.',
  'help.obstructionAt':
    'À une extrémité de la ligne, l’accumulation diminue le long de celle-ci ; le long de la ligne, elle en couvre toute la longueur.',
  'help.obstructionHeight':
    'Au-dessus de la toiture. Plus l’obstacle est haut, plus il y a de neige et plus l’accumulation est longue.',
  'help.distance': 'En plan, de l’obstacle à la ligne ; plus elle est grande, plus l’accumulation est mince.',
  'help.b1':
    'Perpendiculairement au décrochement : de cette largeur, le vent rabat la neige sur la toiture inférieure (EN 1991-1-3, 5.3.6).',
  'help.b2':
    'Perpendiculairement au décrochement : la neige se dépose sur cette largeur ; une accumulation plus longue est tronquée à son bord.',
  'help.upperPitch': 'Au-delà de 15°, la neige glisse aussi de la toiture supérieure sur celle-ci.',
  'help.retained':
    'La neige qui ne peut pas glisser reste même sur une toiture à forte pente : le coefficient de forme est d’au moins 0,8.',
  'help.exceptional':
    'Neige d’hivers rares comme action accidentelle, en plus de la neige habituelle, là où l’annexe nationale le demande.',
  'help.cEsl':
    'Charge de neige exceptionnelle au sol en multiple de la charge habituelle, s_k ; l’EN 1991-1-3, 4.3 recommande 2, l’Allemagne a 2,3.',
  'help.isCapital':
    'Les tableaux donnent à la capitale une valeur propre ; elle vaut si elle dépasse celle de la zone et de l’altitude.',
  'help.province': 'Où se trouve le bâtiment. Les zones de vent et de neige en découlent ; elles restent à confirmer.',
} as const
