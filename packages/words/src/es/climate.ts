/** Viento y nieve a partir del lugar: el cuadro de diálogo y el capítulo de la memoria. */
export const climate = {
  heading: 'Viento y nieve a partir del lugar',
  headingWind: 'Viento a partir del lugar',
  open: 'A partir del lugar',
  intro:
    'El lugar y el edificio tal como se han introducido, y todas las líneas que llevan de ellos a las cargas. Las zonas son una ayuda: tienen que confirmarse en el mapa o en la lista vigente.',
  otherTables:
    'Deducido con las tablas {version}; este programa tiene otras ({own}). Se imprimen las franjas usadas, no la deducción.',
  noDerivation: 'Para el lugar tal como está introducido no se puede deducir nada: {reason}',

  place: 'Lugar',
  municipality: 'Municipio',
  province: 'Provincia',
  pickMunicipality: 'Escriba el nombre del municipio',
  pickProvince: 'Escriba el nombre de la provincia',
  noMatch: 'Ningún lugar tiene este nombre.',
  isCapital: 'El lugar está en la capital, {capital}',
  altitude: 'Altitud del lugar',
  building: 'Edificio',
  length: 'Longitud según cumbrera',
  width: 'Ancho transversal',
  height: 'Altura del punto más alto',
  roof: 'Cubierta',
  'roof.DUOPITCH': 'A dos aguas',
  'roof.MONOPITCH': 'A un agua',
  'roof.FLAT': 'Plana',
  'roof.TROUGH': 'A dos aguas hacia el centro',
  parapet: 'Altura del peto',
  wind: 'Viento',
  windZone: 'Zona de viento',
  fromPlaceIs: '{zone}, a partir del lugar',
  choose: 'elegir',
  coast: '¿Está el mar a menos de 5 km?',
  'coast.unknown': 'según el municipio',
  yes: 'sí',
  no: 'no',
  vb0: 'Velocidad básica del viento',
  terrain: 'Terreno',
  'terrain.PORTUGAL.I': 'I: costa expuesta al mar',
  'terrain.PORTUGAL.II': 'II: vegetación baja, obstáculos aislados',
  'terrain.PORTUGAL.III': 'III: pueblos, suburbios, bosque',
  'terrain.PORTUGAL.IV': 'IV: ciudades, edificios de más de 15 m',
  'terrain.SPAIN.I': 'I: borde del mar o de un lago',
  'terrain.SPAIN.II': 'II: terreno rural llano sin obstáculos',
  'terrain.SPAIN.III': 'III: zona rural con obstáculos aislados',
  'terrain.SPAIN.IV': 'IV: zona urbana, industrial o forestal',
  'terrain.SPAIN.V': 'V: centro de grandes ciudades',
  'terrain.GERMANY.INLAND': 'Interior',
  'terrain.GERMANY.COAST': 'Costa, 5 km, e islas del mar Báltico',
  'terrain.GERMANY.ISLAND': 'Islas del mar del Norte',
  'terrain.OTHER.0': '0: mar abierto',
  'terrain.OTHER.I': 'I: lagos, terreno llano sin obstáculos',
  'terrain.OTHER.II': 'II: vegetación baja, obstáculos aislados',
  'terrain.OTHER.III': 'III: pueblos, suburbios, bosque',
  'terrain.OTHER.IV': 'IV: ciudades, edificios de más de 15 m',
  method: 'Método',
  'method.FORMULA': 'Perfil en altura',
  'method.SIMPLIFIED': 'Tabla simplificada, hasta 25 m',
  orography: 'Coeficiente de orografía',
  cpi: 'Presión interior',
  openings: '¿Hay grandes huecos en un solo lado?',
  openingsHint: 'En ese caso escriba la presión interior del CTE DB SE-AE 3.3.5, tabla 3.6; no se deduce.',
  'cpi.DEFAULT': '+0,2 y −0,3',
  'cpi.TYPED': 'escrita',
  cpiMax: 'Mayor coeficiente de presión interior',
  cpiMin: 'Menor coeficiente de presión interior',
  line: 'Línea',
  lineMode: 'Qué línea',
  'line.WORST': 'La peor de la superficie',
  'line.FIELD': 'Fuera de los bordes',
  'line.AT': 'En su lugar',
  'y.ROOF.HORIZONTAL': 'Distancia al alero próximo, en planta',
  'y.ROOF.VERTICAL': 'Distancia al hastial izquierdo',
  'y.FACADE.HORIZONTAL': 'Altura de la línea',
  'y.FACADE.VERTICAL': 'Distancia a la esquina izquierda',
  start: 'Del borde del edificio al extremo izquierdo',
  wall: 'Muro',
  'wall.LONG': 'Lado largo',
  'wall.GABLE': 'Hastial',
  snow: 'Nieve',
  snowZone: 'Zona de nieve',
  groundSnow: 'Nieve en el terreno',
  exposure: 'Exposición',
  'exposure.WINDSWEPT': 'expuesta al viento',
  'exposure.NORMAL': 'normal',
  'exposure.SHELTERED': 'abrigada',
  'exposure.PROTECTED': 'protegida del viento',
  'exposure.EXPOSED': 'fuertemente expuesta',
  retained: 'Unos paranieves o un borde elevado impiden el deslizamiento',
  'exceptional.GERMANY': 'Nieve excepcional de la llanura del norte de Alemania',
  cEsl: 'Coeficiente de nieve excepcional',
  obstruction: 'Acumulación junto a un obstáculo',
  'obstruction.NONE': 'ninguna',
  'obstruction.PROJECTION': 'Saliente o peto',
  'obstruction.TALLER_BUILDING': 'Edificio más alto',
  obstructionAt: 'Dónde está',
  'at.START': 'en el extremo izquierdo de la línea',
  'at.END': 'en el extremo derecho de la línea',
  'at.ALONG': 'a lo largo de la línea',
  obstructionHeight: 'Altura del obstáculo',
  distance: 'Distancia de la línea al obstáculo',
  b1: 'Ancho del edificio más alto',
  b2: 'Ancho de esta cubierta',
  upperPitch: 'Inclinación de la cubierta superior',

  'case.SIDE_L': 'Viento a lo largo del muro, desde la izquierda',
  'case.SIDE_R': 'Viento a lo largo del muro, desde la derecha',
  drawn: 'Dibujado',
  slots: 'El viento general y el local son dos direcciones del viento sobre el mismo edificio, no dos intensidades.',
  'slot.ROOF.HORIZONTAL':
    'Succión: viento en el hastial izquierdo. Succión local: la mayor del viento en el alero próximo y en el otro lado y, si la línea no es simétrica, en el hastial derecho. Presión: la mayor de todas las direcciones.',
  'slot.ROOF.VERTICAL':
    'Succión: viento en el alero próximo. Succión local: la mayor del viento en el otro lado y en los dos hastiales. Presión: la mayor de todas las direcciones.',
  'slot.FACADE.HORIZONTAL':
    'Succión: viento a lo largo del muro, desde la izquierda. Succión local: muro a sotavento y, si la línea no es simétrica, viento desde la derecha. Presión: la mayor de todas las direcciones.',
  'slot.FACADE.VERTICAL':
    'Succión: la mayor del viento a lo largo del muro, desde los dos lados. Succión local: muro a sotavento. Presión: la mayor de todas las direcciones.',
  planCaption: 'Zonas de las direcciones del viento y la línea.',
  planShaded: 'Sombreado: lo que cuenta para ella.',

  derivation: 'Deducción',
  loads: 'Cargas',
  load: 'Carga',
  old: 'hasta ahora',
  new: 'a partir del lugar',
  accept: 'Adoptar las cargas marcadas',
  cancel: 'Cancelar',
  keepsPlace: 'Las cargas no marcadas se quedan como están.',
  notOffered: 'Aún no se puede adoptar nada:',
  dropWind: 'Dejar fuera el viento',
  dropSnow: 'Dejar fuera la nieve',
  askAgain: 'Volver a deducir el viento y la nieve',
  unused: 'no se usa',
  band: '{w} en {l} m',
  everySpan: '{value} en todos los vanos',
  bands: 'Franjas usadas',
  source: 'Origen',
  'source.PLACE': 'a partir del lugar',
  'source.TYPED': 'escrita',
  'source.STALE': 'ya no corresponde',
  notUsed: 'La deducción no se usa para esta carga.',
  'load.Wp': 'Viento, presión',
  'load.Ws': 'Viento, succión',
  'load.Sreg': 'Nieve',
  'load.Sacc': 'Acumulación de nieve',
  'load.Spsi': 'Coeficientes de combinación de la nieve',
  notConfirmed: 'aún no confirmado',
  suction: 'succión',
  pressure: 'presión',
  fromTo: 'de {from} a {to} m',
  worst: 'la peor de todas las líneas',
  zone: 'Zona',
  strip: 'Faja que cuenta',

  remarks: 'Observaciones',
  'remark.COAST_FROM_MUNICIPALITY':
    'El municipio está en la costa: el lugar se toma como a menos de 5 km del mar, zona B.',
  'remark.WIND_ZONE_BELOW_RULE': 'Se ha escrito la zona {typed} donde la regla da la zona {rule}.',
  'remark.ALTITUDE_OUTSIDE_MUNICIPALITY':
    'La altitud del lugar no está entre el punto más bajo y el más alto del municipio, {min} y {max} m.',
  'remark.ZONE_BORDER':
    'Un límite de zonas ({which}) atraviesa {province}: se ha tomado la zona de la capital; confírmela en el mapa del CTE DB SE-AE.',
  'which.wind': 'viento',
  'which.winter': 'nieve',
  'which.both': 'viento y nieve',
  'remark.ES_CPI_BY_OPENINGS':
    'La presión interior según los huecos del CTE DB SE-AE 3.3.5, tabla 3.6 (de −0,5 a +0,7) no se deduce; se toman +0,2 y −0,3 de la EN 1991-1-4. Con grandes huecos en un solo lado tiene que escribirse.',
  'remark.CSCD_ELEMENT_FREQUENCY':
    'A partir de 15 m de altura, el coeficiente estructural igual a 1 supone que la frecuencia propia de la barra es superior a 5 Hz; así se admite.',
  'remark.FLAT_TABLE_BELOW_5_DEGREES':
    'Por debajo de 5° de inclinación valen los coeficientes de las cubiertas planas.',
  'remark.MIRRORED_CASE_ENVELOPED':
    'La línea no es simétrica: el viento en su extremo derecho se envuelve en la succión local. Una envolvente es segura en todos los puntos; en una línea continua puede aliviar un vano contiguo en un pequeño tanto por ciento.',
  'remark.BANDS_MERGED': '{load}: {bands} franjas se han reunido en tres, cada una con su mayor valor.',
  'remark.SNOW_ABOVE_1500':
    'Por encima de 1500 m de altitud la nieve en el terreno tiene que medirse o pedirse a la autoridad.',
  'remark.ES_EXPOSURE_REVERSED':
    'La exposición del CTE DB SE-AE 3.5.1(3) se toma como está escrita: menos nieve donde hay protección del viento, más donde hay exposición, al revés que en la EN 1991-1-3.',
  'remark.VALLEY_OVER_WHOLE_SLOPE': 'El coeficiente de forma de la limahoya se toma en toda el agua, lo que es seguro.',
  'remark.EXCEPTIONAL_PT_NOT_SEEN':
    'Las reglas del anejo portugués para la nieve excepcional aún no se han cotejado con su texto; se toma el coeficiente recomendado por la EN 1991-1-3.',
  'remark.DRIFT_BY_EN_IN_SPAIN': 'La acumulación de nieve sigue la EN 1991-1-3; el CTE DB SE-AE tiene reglas propias.',
  'remark.NOT_CONFIRMED': 'Los valores marcados «aún no confirmado» aún no se han cotejado con el texto oficial.',

  'refusal.GENERAL_TYPE': 'Un caso general no tiene edificio sobre el que puedan actuar el viento y la nieve.',
  'refusal.MISSING': '{field}: aún hace falta.',
  'refusal.MISSING.site.wind.coastWithin5Km': 'Aún hace falta indicar si el mar está a menos de 5 km.',
  'refusal.OUT_OF_RANGE': '{field}: de {min} a {max}.',
  'refusal.NOT_ALLOWED': '{field}: aquí no es posible.',
  'refusal.NOT_ALLOWED.site.wind.cpi': 'La mayor presión interior no es inferior a la menor.',
  'refusal.NOT_ALLOWED.site.building.trough': 'Solo una cubierta a dos aguas baja hacia el centro.',
  'refusal.NOT_ALLOWED.site.building.parapetM': 'Un peto solo se calcula en cubierta plana.',
  'refusal.NOT_ALLOWED.site.wind.terrain':
    'La zona 1 no tiene costa, y las islas del mar del Norte están en la zona 4.',
  'refusal.NOT_ALLOWED.site.snow.exceptional':
    'Nieve excepcional: ninguna en España; en Alemania, en las zonas 1 y 2 de la llanura del norte.',
  'refusal.PITCH_OUT_OF_TABLE':
    'Inclinación: una cubierta plana tiene menos de 5°, una con aguas hacia el centro, 45° como máximo.',
  'refusal.EAVE_BELOW_GROUND':
    'Con este ancho y esta inclinación la cubierta baja {fall} m: el alero quedaría por debajo del terreno.',
  'refusal.LINE_LONGER_THAN_BUILDING': 'La línea acaba a {length} m; la superficie, a {room} m.',
  'refusal.PLACE_UNKNOWN': 'Este lugar no está en la lista, o hay varios con su nombre.',
  'refusal.ALTITUDE_ABOVE_LIMIT': 'El viento por encima de {max} m de altitud exige un estudio propio.',
  'refusal.ALTITUDE_ABOVE_TABLE': 'Altitud: la regla acaba en {max} m.',
  'refusal.SLENDER': 'La altura es como máximo {max} veces el lado menor.',
  'refusal.HEIGHT_ABOVE_TABLE': 'La tabla simplificada acaba en {max} m de altura.',
  'refusal.NO_FIELD_LINE': 'Ninguna línea de esta superficie queda fuera de los bordes.',
  'refusal.DRIFT_OUT_OF_SCOPE': 'La acumulación se calcula en cubiertas de hasta {max}°.',
  'refusal.UPPER_ROOF_SLIDES': 'La nieve se desliza de una cubierta superior de más de {max}°; eso no se calcula.',
  spans: 'Vanos',
  spacing: 'Separación',
  pitch: 'Inclinación',

  notCovered: 'No cubierto',
  'notCovered.1':
    'Viento: sin deducción de la orografía, edificios vecinos más altos, efecto de protección, cubiertas aisladas o marquesinas, cubiertas a cuatro aguas, múltiples, curvas o amansardadas, aleros redondeados; sin vuelos (la presión bajo el vuelo de un alero o de un hastial no se suma y tiene que escribirse); sin rozamiento; sin desprendimiento de torbellinos ni respuesta a ráfagas; huecos dominantes solo con presión interior escrita; la tabla 3.6 del CTE para la presión interior no se deduce.',
  'notCovered.2':
    'Nieve: sin limahoyas de naves múltiples más allá de dos aguas hacia el centro, sin deslizamiento desde una cubierta superior, sin hielo en voladizo (5.1, 6.3; CTE 3.5.1(4)), sin la carga de los paranieves, sin lluvia sobre nieve, sin valores municipales; Azores y Madeira usan la fórmula de la zona Z3 de la lista.',
  'notCovered.3': 'Las zonas de un lugar son una ayuda: el ingeniero las confirma en el mapa o en la lista vigente.',
  'notCovered.4':
    'Los coeficientes locales de elementos pequeños (chapa, fijaciones) no son los de la correa: cuenta su propia área.',
  'notCovered.5': 'Las cargas son características; los coeficientes y las combinaciones son los del dimensionado.',
  'notCovered.6': 'La segunda generación de la EN 1991 y la DIN EN 1991-1-4/NA:2024-08 no se aplican.',

  'cite.table': 'tabla',
  'cite.figure': 'figura',
  'cite.figures': 'figuras',
  'cite.note': 'NOTA',
  'cite.annex': 'anejo',
  'cite.equation': 'ec.',
  'cite.to': 'a',

  'help.municipality':
    'Dónde está el edificio. De ahí resultan la altitud y las zonas de viento y nieve; las zonas quedan por confirmar.',
  'help.altitude':
    'Altitud del terreno. La nieve aumenta con ella y, en algunos países, también el viento; un valor escrito aquí sustituye al del lugar.',
  'help.roof':
    'Forma de la cubierta: de ella y de la inclinación del formulario resultan las zonas de viento y el coeficiente de forma de la nieve.',
  'help.length': 'Medida exterior, paralela a la cumbrera. Fija el ancho de las zonas de borde con viento en el alero.',
  'help.width':
    'Medida exterior, perpendicular a la cumbrera. Fija el ancho de las zonas de borde con viento en el hastial.',
  'help.height':
    'Del terreno al punto más alto. La presión dinámica de pico se toma a esta altura; el doble de la altura limita las zonas de borde.',
  'help.parapet': 'Sobre la cubierta plana; 0: ninguno. El peto reduce la succión en las zonas de borde.',
  'help.windZone':
    'Del mapa del Anejo Nacional; da la velocidad básica del viento. Elija una únicamente para sustituir la del lugar.',
  'help.vb0':
    'Valor fundamental de la velocidad básica del viento, v_b,0, de su Anejo Nacional: media de diez minutos, a 10 m sobre campo abierto.',
  'help.coast':
    'A menos de 5 km del mar Portugal tiene la zona de viento B, sea cual sea la zona del resto del municipio.',
  'help.method':
    'Cómo se obtiene la presión dinámica de pico: del perfil en altura, o de la tabla simplificada, menos precisa y válida hasta 25 m.',
  'help.orography': '1 en terreno llano. Mayor en una colina, una cresta o un acantilado: EN 1991-1-4, A.3.',
  'help.terrain':
    'Rugosidad del terreno del lado de donde viene el viento, a lo largo de cerca de un kilómetro. Cuanto más liso, más fuerte es el viento cerca del suelo.',
  'help.openings':
    'Unos grandes huecos en un solo lado ponen todo el interior en presión o en succión: la presión interior habitual deja de valer.',
  'help.cpi':
    'Actúa desde dentro sobre cubierta y paredes: la succión interior se suma a la presión exterior, y al revés. +0,2 y −0,3 si los huecos no se conocen (EN 1991-1-4, 7.2.9).',
  'help.cpiMax': 'El mayor coeficiente, una presión: se suma a la succión exterior.',
  'help.cpiMin': 'El menor coeficiente, por lo general negativo, una succión: se suma a la presión exterior.',
  'help.wall': 'El lado largo es paralelo a la cumbrera, el hastial es perpendicular a ella.',
  'help.lineMode':
    'La peor vale para todas las líneas de la superficie. Fuera de los bordes vale solo para la zona central, en su lugar solo para una línea.',
  'help.yM':
    'Dónde está la línea: de ello depende qué zonas de viento cruza y, así, dónde empiezan y acaban sus franjas.',
  'help.start':
    '0 si la línea empieza en el borde del edificio; si no, la distancia de ese borde a su extremo izquierdo.',
  'help.groundSnow': 'Carga de nieve característica en el terreno a esta altitud, s_k, de su Anejo Nacional.',
  'help.snowZone':
    'Del mapa del Anejo Nacional; con la altitud da la carga de nieve en el terreno. Elija una únicamente para sustituir la del lugar.',
  'help.exposure':
    'Cuánto viento llega a la cubierta y mueve su nieve; el coeficiente de exposición es el de las reglas nacionales. Normal en caso de duda.',
  'help.obstruction':
    'La nieve se acumula contra lo que es más alto: un peto, un saliente o un edificio vecino más alto.',
  'help.obstructionAt':
    'En un extremo de la línea la acumulación disminuye a lo largo de ella; a lo largo de la línea cubre toda la longitud.',
  'help.obstructionHeight': 'Sobre la cubierta. Cuanto más alto el obstáculo, más nieve y más larga la acumulación.',
  'help.distance': 'En planta, del obstáculo a la línea; la acumulación disminuye con ella.',
  'help.b1':
    'Perpendicular al desnivel: desde este ancho el viento arrastra la nieve hacia abajo (EN 1991-1-3, 5.3.6).',
  'help.b2':
    'Perpendicular al desnivel: en este ancho se deposita la nieve; una acumulación más larga se corta en su borde.',
  'help.upperPitch': 'Por encima de 15° la nieve desliza también de la cubierta superior a esta.',
  'help.retained':
    'La nieve que no puede deslizar se queda también en una cubierta muy inclinada: el coeficiente de forma es al menos 0,8.',
  'help.exceptional':
    'Nieve de inviernos raros como acción accidental, además de la habitual, donde el Anejo Nacional lo pide.',
  'help.cEsl':
    'Carga de nieve excepcional en el terreno como múltiplo de la habitual, s_k; la EN 1991-1-3, 4.3 recomienda 2, Alemania tiene 2,3.',
  'help.isCapital': 'Las tablas dan a la capital un valor propio; vale donde es mayor que el de la zona y la altitud.',
  'help.province': 'Dónde está el edificio. De ahí resultan las zonas de viento y nieve, que quedan por confirmar.',
} as const
