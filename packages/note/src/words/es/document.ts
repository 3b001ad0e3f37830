import type { OwnDocumentWords } from '../keys.ts'

export const document: OwnDocumentWords = {
  titleShort: 'Memoria de cálculo, versión resumida',
  shortText:
    'Versión resumida: las bases de cálculo, los parámetros nacionales, los casos de carga, las demás combinaciones, los esfuerzos, los valores de la sección, las demás comprobaciones y los símbolos constan en la memoria completa.',
  trialMark: 'Prueba – no válida para construcción',
  contents: 'Índice',
  page: 'Página',
  of: 'de',

  date: 'Fecha',
  author: 'Autor',
  engineVersion: 'Motor de cálculo',
  catalogueVersion: 'Catálogo de secciones',
  inputHash: 'Suma de control (SHA-256)',
  standard: 'Norma de cálculo',

  'summary.utilisation': 'aprovechamiento',
  'summary.length': 'Longitud de la línea',
  'summary.weight': 'Peso de la línea',
  'summary.areaWeight': 'Peso por área de envolvente',
  'summary.largestUplift': 'Mayor levantamiento en un apoyo',
  'summary.noUplift': 'sin levantamiento',
  signOff:
    'Esta memoria la ha producido un programa. Antes de la construcción, un ingeniero de estructuras con la titulación habilitante tiene que comprobar el método, los datos y los resultados para la obra en cuestión y firmarlos.',
  'signature.prepared': 'Elaborado por, fecha',
  'signature.checked': 'Comprobado por (ingeniero con la titulación habilitante), fecha, firma',

  'titleBlock.jobNumber': 'N.º de obra',
  'titleBlock.client': 'Cliente',
  'titleBlock.site': 'Emplazamiento',
  'titleBlock.logo': 'Logotipo de la oficina',
  'revision.heading': 'Revisión',
  'revision.letter': 'Revisión {letter}',
  'revision.message': 'Sobre esta revisión',
  'revision.preparedBy': 'Elaborada por',
  'revision.checkedBy': 'Comprobada por',
  'revision.notChecked': 'no comprobada',
  'revision.checked': 'comprobada por {by}',
  'revision.after': 'copia de trabajo posterior a {letter}',
  'revision.reason': 'Emitida aunque la sección no cumple todas las comprobaciones: {reason}',
  'revision.verify': '¿Está al día este documento?',
  'revision.qr': 'Código QR con la dirección {url}',
  'revision.record':
    'La comprobación se registró en el programa por la cuenta de la persona indicada. Es un simple registro electrónico y no una firma electrónica cualificada.',

  'basis.heading': 'Bases de cálculo',
  'basis.standards': 'Normas',
  'basis.standardsText':
    'EN 1990:2002+A1, EN 1991-1-1, {snow?EN 1991-1-3, }{wind?EN 1991-1-4, }EN 1993-1-1:2005+A1, EN 1993-1-3:2006 con AC:2009 y EN 1993-1-5:2006, con los parámetros nacionales de la sección {section}.',
  'basis.axes':
    'Ejes y signos: x sigue la barra desde el extremo izquierdo de la línea; y es paralelo a las alas, z es perpendicular a la envolvente y positivo hacia dentro. Un momento M_y positivo comprime la fibra superior (exterior), N es positivo a tracción, una reacción positiva es de apoyo y una negativa, de levantamiento.',
  'basis.assumptions': 'Hipótesis',
  'basis.notCovered': 'No cubierto por esta memoria',

  'inputs.geometry': 'Geometría y barra',
  'inputs.loads': 'Acciones (valores característicos)',
  'inputs.lineCaption': 'La línea con sus apoyos, arriostramientos y cargas características por área de envolvente.',
  'inputs.restraints': 'Arriostramientos (número por vano)',
  'inputs.spanNumbers': 'Vanos {list}',
  'inputs.areaUnit': 'Cargas en kN/m², longitudes en m.',
  'inputs.bands': 'Franjas a lo largo de la línea, desde el extremo izquierdo',
  action: 'Acción',
  'inputs.force': 'Fuerza',
  'inputs.position': 'Posición',
  'inputs.roofLoad':
    '{value} kN, vertical, en cualquier punto de la línea{cantilever?, voladizos incluidos} (EN 1991-1-1, 6.3.4 y tabla 6.10, categoría H), nunca con otra acción variable.',

  'cite.equation': 'ec.',

  'national.heading': 'Parámetros nacionales',
  'national.parameter': 'Parámetro',
  'national.source': 'Fuente',
  'national.kept': 'se mantiene el valor recomendado',
  'national.recommended': 'valor recomendado',
  'national.annexTo': 'Anejo Nacional de la',
  'national.withPsi1': ' con ψ1',
  'national.open': 'aún no confirmado',

  'cases.heading': 'Casos de carga elementales',
  'cases.text':
    'Efectos sin mayorar en una barra con la separación dada, en la dirección perpendicular a la envolvente, del análisis de la viga continua. Los casos permanentes no contienen el peso propio del perfil: su efecto para 1 kN/m está en la última fila y entra en cada combinación con el coeficiente de la carga permanente correspondiente (Gmax o Gmin), multiplicado por los {weight} kN/m de la sección elegida.',
  'cases.inPlaneByMember':
    'Las cargas en el plano de la envolvente flexionan la barra respecto al eje débil (M_z); sus fuerzas en apoyos y arriostramientos figuran en la sección {section}.',
  'cases.inPlaneByOmega':
    'Las cargas en el plano de la envolvente actúan en la fibra exterior y flexionan, torsionan y distorsionan la Ω; sus fuerzas en apoyos y arriostramientos figuran en la sección {section}.',
  'cases.inPlaneByCladding':
    'La componente de la carga en el plano de la envolvente se transmite al revestimiento y no figura en esta tabla.',
  'cases.alongMember':
    'La componente de la carga a lo largo de la barra es un esfuerzo axil; figura en las deducciones como N.',
  index: 'Índice',
  'cases.reactions': 'Suma de las reacciones',
  'case.Gmax': 'Carga permanente, máxima',
  'case.Gmin': 'Carga permanente, mínima',
  'case.LiveArea:every': 'Sobrecarga de uso distribuida',
  'case.Live': 'Sobrecarga de uso, todos los vanos',
  'case.Live:some': 'Sobrecarga de uso: {spans}',
  'case.LiveArea': 'Sobrecarga de uso distribuida, todos los vanos',
  'case.LiveArea:some': 'Sobrecarga de uso distribuida: {spans}',
  'case.LiveQ:some': 'Sobrecargas de uso puntuales: {spans}',
  'case.Sexc': 'Nieve excepcional (accidental)',
  'case.OwnWeight': 'Peso propio para 1 kN/m',

  'combinations.heading': 'Combinaciones',
  'combinations.text':
    'Estados límite últimos (ELU) según la EN 1990, ec. 6.10{accidental? y 6.11b}, y estados límite de servicio (ELS) del límite de flecha. La carga permanente trae consigo, con su coeficiente, el peso propio del perfil.',
  'combinations.omitted':
    'De las {count} combinaciones calculadas se enumeran las {listed} que determinan una comprobación, una reacción o una flecha.',
  'combinations.id': 'N.º',
  'combinations.situation': 'Situación',
  'situation.PERSISTENT': 'persistente',
  'situation.ACCIDENTAL': 'accidental',
  'situation.CHARACTERISTIC': 'característica',
  'situation.FREQUENT': 'frecuente',
  'situation.QUASI_PERMANENT': 'casi permanente',

  'forces.heading': 'Esfuerzos y flechas',
  'forces.text': 'Valores máximos y mínimos de todas las combinaciones, para la sección elegida con su peso propio.',
  'forces.overhangs':
    'Las flechas representadas son desplazamientos totales; en un voladizo corto la comprobación compara solo la flexión propia, por lo que sus valores no son los de este diagrama.',
  'forces.lateral':
    'Flexión respecto al eje débil: el mayor |M_z,Ed| es {value} kNm, en x = {x} m en la combinación {combination}.',
  'forces.sideways':
    'Cargas en el plano de la envolvente: la mayor tensión σ_q,Ed es {value} N/mm², en x = {x} m en la combinación {combination}.',

  'section.dimensions': 'Dimensiones y material',
  'section.grossProperties': 'Propiedades de la sección bruta',
  'section.grossCaption': 'Dimensiones exteriores en mm.',
  'section.sharpCorners': 'Valores con esquinas vivas',
  'section.sharpCornersText':
    'Las secciones eficaces se componen sobre la línea media con esquinas vivas (EN 1993-1-3, 5.1(3) y (4)), las propiedades brutas de arriba con los arcos exactos: donde todo es eficaz, A_eff e I_eff,y pueden ser ligeramente mayores que A e I_y de la sección bruta.',
  'section.sharpCornersDeflection':
    'Las comprobaciones de flecha usan I_gr e I_eff de este modelo de esquinas vivas multiplicados por (1 − 2·δ), y z desde su centro de gravedad a la línea media del ala.',
  'section.line': 'Línea con distorsión de la sección transversal',
  'section.lineText':
    'La Ω pandea como una línea cuya sección transversal se distorsiona (EN 1993-1-3, 10.1.1(8) y 10.1.2(2)), en dos familias de desplazamientos d que no se acoplan: la oscilación lateral, con v_t (ala cerrada hacia el lado), φ (su giro) y v_f (los dos pies hacia el lado){panel?, de los que se omite el que sujeta el revestimiento}; y la apertura u de los dos pies. En N y mm, en los ejes de la sección con el ala cerrada arriba:',
  'section.lineMatrices':
    'C, D y B pertenecen a la energía acumulada, X, X_N y X_q al trabajo de M, N y q; B es el pórtico de las paredes{spring?, con el muelle de giro del revestimiento}. {free?M trabaja también en φ y en el desplazamiento lateral de la fibra interior. }El menor factor de carga de las dos familias se multiplica por 0,96 por lo que el modelo omite.',
  'section.sway': 'Oscilación lateral, triángulos superiores',
  'section.spread': 'Apertura de los pies',
  'section.warpingText':
    'U de cada campo de la oscilación lateral en los extremos de las partes planas de una mitad, nulo en el centro del ala cerrada, en mm y rad; la otra mitad tiene el signo contrario. Las cargas en el plano de la envolvente actúan en la fibra exterior y dan las tensiones σ_q = −E·Σ U·d″ (EN 1993-1-3, 6.1.6).',
  'section.place': 'Punto',
  'section.widths': 'Elementos planos y sus anchos',
  'section.widthsText':
    'Anchos b_p sobre la línea media, a partir de las dimensiones exteriores; h_p es la altura entre las líneas medias de las alas.',
  'section.notional':
    'El radio interior supera 5·t o 0,10·b_p: los anchos son ficticios (EN 1993-1-3, 5.1(2), g_r en cada esquina), las partes eficaces se colocan sobre la línea media con esquinas vivas en la proporción b_sh/b_p, y las esquinas redondeadas entran con 1 − δ en A y con 1 − 2·δ en I (5.1(4)).',
  'section.plate': 'Elemento plano',
  'section.width': 'Ancho',
  'section.common': 'Canto',
  'section.plates': 'Elementos planos',
  'section.platesText':
    'λ_p y ρ son los de la primera iteración, los anchos eficaces los del final de la iteración; un elemento plano sin ψ está traccionado o sin tensión y conserva todo el ancho.',
  'section.effectiveWidths': 'Anchos eficaces [mm]',
  'section.left': 'no se tiene en cuenta (labio demasiado corto)',
  'section.partsHead': 'Sección eficaz como suma de sus partes',
  'section.partsText':
    'Partes rectas sobre la línea media; z del centro de gravedad medido desde la cara exterior superior, Δz la altura de la parte; I_y = A·(Δz²/12 + (z − z_NA)²). El área A de un elemento plano que existe dos veces incluye ambos.',
  'section.partsTextN':
    'Partes rectas sobre la línea media; z del centro de gravedad medido desde la cara exterior superior, y desde la línea media del alma; Δy es el ancho de la parte; I_z = A·(Δy²/12 + (y − y_eff)²). El área A de un elemento plano que existe dos veces incluye ambos.',
  'section.partsTextOmega':
    'Partes rectas sobre la línea media; z del centro de gravedad medido desde la cara exterior superior, y desde el eje de simetría; Δy es el ancho de la parte; I_z = A·(Δy²/12 + y²). El área A de un elemento plano que existe dos veces incluye ambos.',
  'section.sum': 'Suma',
  'section.asIn': '{plates}: como en {section}.',
  'section.mirrors': 'Las alas son iguales: como en {section}, cambiando el ala superior por la inferior.',
  'plate.lipTop': 'Labio superior',
  'plate.flangeTop': 'Ala superior',
  'plate.web': 'Alma',
  'plate.flangeBottom': 'Ala inferior',
  'plate.lipBottom': 'Labio inferior',
  'plate.closedFlange': 'Ala cerrada',
  'plate.foot': 'Pie',
  'plate.lip': 'Labio',
  'plate.flanges': 'Alas',
  'plate.lips': 'Labios',
  'section.effectiveCaption': 'Relleno: eficaz, rayado: no eficaz; espesor sin escala.',
  'section.resistances': 'Resistencias',
  'section.symbol': 'Símbolo',
  'section.steps': 'Deducción',

  'strips.heading': 'Segunda opinión: bandas finitas',
  'strips.notice': 'A título informativo; no se usa en las comprobaciones.',
  'strips.text':
    'Tensión elástica de pandeo de la sección bruta en función de la semilongitud de onda, por el método de las bandas finitas: extremos simplemente apoyados, una semionda, sección flexionada solo respecto a y, como la mantiene un panel; σ en la línea media más comprimida. Círculos: mínimos de la curva; trazos: tensiones elásticas con las fórmulas de la propia norma. No son resistencias.',
  'strips.M': 'M+, ala superior comprimida; M− es lo mismo invertido, pues las alas son iguales',
  'strips.webToo':
    'A compresión la norma toma el alma como muelle sin tensión del borde rigidizado y reduce el alma misma aparte; en las bandas ambas pandean a la vez, y la curva queda más baja.',
  'strips.M+': 'M+, ala superior comprimida',
  'strips.M-': 'M−, ala inferior comprimida',
  'strips.N': 'N, toda la sección comprimida',
  'strips.action': 'Solicitación',
  'strips.stress': 'Bandas',
  'strips.code': 'Norma',
  'strips.comparison': 'Comparación',
  'strips.noMinimum': 'la curva no tiene un mínimo separado',
  'strips.noCode': 'la norma no tiene un valor propio',
  'strips.safe': 'la norma queda del lado de la seguridad en un {percent} %',
  'strips.above': 'la norma queda un {percent} % por encima',

  'checks.text':
    'Cada comprobación en su punto determinante: fórmula, números, resultado y apartado. Los operandos llevan tantas cifras como hacen falta para llegar al resultado impreso. En las tablas y en los títulos el aprovechamiento se redondea hacia arriba, a la milésima, para que nada por encima de 1 se lea como 1,000; la última línea de la deducción da el propio valor.',
  'checks.method': 'Método\u00a0{reading}',
  'checks.methodText':
    'El número que sigue a «Método» es el capítulo y la interpretación que deduce la comprobación en la descripción del método.',
  'checks.methodAddress': 'La descripción está en {address}.',
  'checks.stripAsIn': 'a_fz a i_fz de la misma ala libre: como en {section}.',
  'checks.lateralAsIn': '{check}, de M_y,Ed a χ_LT: como en {section}.',
  'checks.roundedUp': 'redondeado hacia arriba: {value}',
  'checks.fastenerMoved':
    'Con las fijaciones del revestimiento en otro sitio y todo lo demás como se ha calculado, el aprovechamiento sería: {list}. No forma parte del resultado.',
  'checks.fastenerNearer': '{mm} mm más cerca del alma {value}',
  'checks.fastenerFarther': '{mm} mm más lejos del alma {value}',
  limit: 'Límite',
  'checks.present': 'De esta sección',
  'checks.governingHeading': 'Comprobaciones determinantes',
  'checks.governingText':
    'La comprobación determinante, todas las que no se cumplen y las que alcanzan el {percent} % del aprovechamiento determinante; la primera página enumera todas las comprobaciones.',
  'checks.mode': 'modo de pandeo: desplazamientos en x, energías acumuladas (U) y trabajo de las cargas (V)',
  'checks.clause': 'Apartado',
  'checks.status': 'Resultado',
  'checks.demand': 'Solicitación',
  'checks.resistance': 'Resistencia',
  place: 'Lugar',
  'checks.placeSupport': 'apoyo, x = {x} m',
  'checks.placeSpan': 'vano {n}, x = {x} m',
  'checks.placeCantilever': 'voladizo, x = {x} m',
  'checks.roofLoad': 'Carga concentrada en',
  'checks.withoutFigures': 'Comprobaciones sin resultado',
  'checks.notChecked': 'no comprobado: no se afirma nada al respecto',

  'cases.effects': 'Efectos sin mayorar',
  'lineLoads.heading': 'Cargas lineales',
  'lineLoads.load': 'Carga sobre el perfil',
  'lineLoads.text': 'Cada hipótesis de carga tal como actúa sobre el perfil, sin coeficientes y sin peso propio.',
  'lineLoads.across': 'transversales al perfil, perpendiculares a la envolvente',
  'lineLoads.inPlane': 'en el plano de la envolvente',
  'lineLoads.along': 'a lo largo del perfil',
  'lineLoads.entered': 'cargas introducidas',
  'lineLoads.spacing': 'separación',
  'lineLoads.plan': 'α es la pendiente{plan?; por m² en planta: }{live?sobrecarga de uso}{liveSnow?, }{snow?nieve}.',
  'characteristic.text':
    'Sin coeficientes, perpendiculares a la envolvente, positivas donde el perfil apoya; la carga permanente incluye el peso propio de esta sección.',
  'characteristic.arrangements':
    'Las disposiciones de la sobrecarga figuran por sus valores mayor y menor, que no actúan a la vez.',
  'characteristic.roofLoad':
    'La carga concentrada de cubierta figura por la reacción mayor y la menor de cada apoyo en todos sus lugares, que no se dan a la vez.',
  'characteristic.inPlane': 'En el plano de la envolvente, positivas hacia abajo de la vertiente o de la fachada',
  'characteristic.sum': 'Σ reacciones',
  'characteristic.intoSheet': 'En el plano de la envolvente el revestimiento lleva como máximo: {list}.',
  'characteristic.pointsIntoSheet': 'Cada carga puntual añade allí, como máximo: {list}.',
  'reactions.text':
    'Valores de cálculo (estados límite últimos) para la estructura y las fijaciones, perpendiculares a la envolvente; positivo: apoyo, negativo: levantamiento.',
  'reactions.uplift': 'Donde el valor mínimo es negativo, las fijaciones tienen que resistirlo como tracción.',
  'reactions.inPlane': 'Fuerzas en el plano de la envolvente en apoyos y arriostramientos',
  'reactions.inPlaneText':
    'Valores de cálculo (estados límite últimos) de las fuerzas en el plano de la envolvente; positivo: la carga empuja pendiente o fachada abajo. Los ejiones, los tirantes y sus fijaciones tienen que resistirlas; ningún panel lo hace.',
  'reactions.inPlaneByCladding':
    'La componente de la carga en el plano de la envolvente no está en estas fuerzas: se transmite al revestimiento, que tiene que llevarla a la estructura con sus propias fijaciones.',
  'reactions.restraint': 'Arriostramiento',

  'deflections.value': 'Flecha',
  'deflections.ownBending': 'solo la flexión propia del voladizo (voladizo corto)',
  'deflections.whole': 'desplazamiento total',
  'deflections.twist':
    'Mayor giro de torsión a lo largo de la línea, en primer orden bajo cargas características: {degrees}°. Ninguna comprobación lo limita.',
  'deflections.kind': 'Valor comparado',

  'symbols.heading': 'Símbolos',
  'symbols.text':
    'Símbolos de las deducciones, sin los índices enumerados a continuación; con el índice de una hipótesis de carga un símbolo es el efecto de esa hipótesis, sin mayorar.',
  'symbols.place': 'En el capítulo del lugar, las letras tienen el significado de la EN 1991.',
  'symbols.indices': 'Índices',
  'symbols.meaning': 'Significado',

  'remarks.heading': 'Observaciones y puntos abiertos',
  'remarks.warnings': 'Avisos',
  'remarks.noWarnings': 'El cálculo no ha generado avisos.',
  'remarks.notConfirmed': 'Aún no confirmado',
  'remarks.notConfirmedText':
    'Lo siguiente está construido según las fuentes disponibles y sigue abierto: aún no se ha cotejado con el texto de la norma o del Anejo Nacional, o no se ha demostrado con un cálculo independiente:',
  'remarks.signOff': 'Declaración',

  'joints.text':
    'Lo que hay sobre los apoyos entre dos vanos principales. Las longitudes de un solape van del eje del apoyo a la última fila de tornillos.',
  'joints.models':
    'La línea se calcula con dos modelos de sus solapes: SUM, con la rigidez de ambas piezas en el solape, y SINGLE, con la de la pieza del vano. La rigidez real está entre las dos, porque los tornillos deslizan; cada comprobación, reacción y flecha es la mayor de ambas (EN 1993-1-3, 10.1.3.4).',
  'joints.tested':
    'En el solape la rigidez es la del ensayo del fabricante: {ratio} veces la semisuma de ambas piezas (EN 1993-1-3, 10.1.3.4).',
  'joints.sleeveTest':
    'Manguito, según el ensayo de su fabricante: {length} mm de longitud, rigidez rotacional {stiffness} kNm/rad, M_Rd = {moment} kNm, V_Rd = {shear} kN.',
  'joints.testSource': 'Fuente de los valores de ensayo: {source}.',
  'joints.caption': 'Las piezas a escala: los solapes tal como son, las filas de tornillos como trazos.',
  'joints.forces':
    'Mayores efectos de todas las combinaciones últimas y modelos. Las fuerzas en los tornillos se indican, no se comprueban: los tornillos de cada fila tienen que dimensionarse para ellas.',
  'joints.kind': 'Empalme',
  'joints.moment': 'Momento',
  'joints.shear': 'Cortante',
  'joints.share': 'Parte de la pieza izquierda',
  'joints.boltsLeft': 'Tornillos, fila izquierda',
  'joints.boltsSupport': 'Tornillos sobre el apoyo',
  'joints.boltsRight': 'Tornillos, fila derecha',
  'joints.lap': 'Solape sobre el apoyo {n}',
  'joints.lapText':
    'Ambas piezas se tocan solo en las filas de tornillos y sobre el apoyo, con la misma flecha; la que termina lleva un momento lineal, de su parte sobre el apoyo a 0 en su fila. M_0, M_a y M_b son momentos de la línea; el solape mide {left} mm a la izquierda del apoyo y {right} mm a la derecha.',
  'joints.pieces': 'Piezas',
  'joints.length': 'Longitud',
  'joints.thickness': 'Espesor',
  'joints.count': 'Número',
  'joints.massOne': 'Masa de una',
  'joints.massAll': 'Masa de todas',
  'joints.edge':
    'Una pieza termina {edge} mm más allá de su última fila de tornillos. Solapes y manguitos añaden {kg} kg a la línea.',
  'summary.pieces': 'Piezas',
  'summary.piecesText': '{count}, la más larga de {length} m',
  'summary.jointWeight': 'de ello solapes y manguitos',
  'summary.thickness': 'Espesor',
  'summary.endBays': '{endBay} mm en los vanos extremos, {inner} mm en los interiores',
  'summary.drawn': 'Vanos interiores, {inner} mm',
  'section.ofEndBays': 'Sección de los vanos extremos',
  'section.turned': 'Sección de las piezas giradas',
  'section.turnedEndBays': 'Sección de las piezas giradas de los vanos extremos',
  'checks.model': 'Modelo de los solapes',
  'checks.member': 'Pieza',
  'checks.endingMember': 'la que termina dentro del solape',
  'checks.turned': 'las piezas giradas',
  'characteristic.model': 'Modelo {model}',
  'characteristic.models': 'Los valores de cada modelo van juntos; los mayores de ambos no estarían en equilibrio.',
  'model.SUM': 'SUM (ambas piezas en el solape)',
  'model.SINGLE': 'SINGLE (la pieza del vano)',
  'model.TEST': 'TEST (rigidez del ensayo del fabricante)',
  'cases.withJoints':
    'Con empalmes, estos son los efectos en una pieza de un espesor a lo largo de toda la línea. Los efectos con solapes y de ambos espesores están en las derivaciones, modelo a modelo, y sus reacciones, con el peso de cada pieza, en la sección {section}.',
  'forces.withJoints':
    'Con empalmes son los de la pieza que pasa, en ambos modelos de los solapes: dentro de un solape solo lleva su parte.',
  'sheeting.heading': 'Revestimiento',
  'sheeting.narrowScrewed': 'Los tornillos atraviesan el ala estrecha de la chapa, b_T = {width} mm.',
  'sheeting.wideScrewed': 'Los tornillos atraviesan el ala ancha de la chapa, b_T = {width} mm.',
  'sheeting.shear': 'Rigidez a cortante',
  'sheeting.shearKnown':
    'Para quedar arriostrada, la sección necesita S_req = {required} kN (EN 1993-1-3, 10.1.1(6)) y el revestimiento tiene S = {stiffness} kN: utilización {utilisation}, deducida en la sección {section}. Todas las demás comprobaciones toman la fibra como arriostrada.',
  'sheeting.shearUnknown':
    'Para quedar arriostrada, la sección necesita S_req = {required} kN (EN 1993-1-3, 10.1.1(6)). De este revestimiento no se conoce S: falta demostrar que alcanza S_req.',
  'sheeting.spring': 'Muelle de giro',
  'sheeting.bothSenses': 'C_D es el valor para la succión, tomado para los dos sentidos de la carga.',
  'sheeting.declaredSenses':
    'C_D se toma para los dos sentidos de la carga; lo declarado tiene que valer para la succión.',
  'sheeting.noSpring': 'El revestimiento no da a esta sección muelle de giro, C_D = 0 y K = 0: {reason}.',
  'sheeting.conditions': 'Condiciones',
  'sheeting.screws':
    'Tornillos de 6,3 mm a la distancia del alma con que se ha calculado, con arandelas de al menos 1,0 mm de espesor y 16 mm de diámetro.',
  'sheeting.overlaps':
    'Las chapas están unidas en todos los solapes laterales y sujetas en los cuatro bordes del diafragma.',
  'sheeting.openings':
    'Sin lucernarios, juntas alzadas ni huecos posteriores: acaban con el efecto de diafragma, necesario durante la vida del edificio.',
  'sheeting.nothingBetween': 'Nada se interpone entre la chapa y el ala.',
  'sheeting.asTested':
    'Panel, uniones y separación son aquellos para los que la fuente muestra los valores declarados.',
}
