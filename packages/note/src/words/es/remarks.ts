import type { OwnRemarkWords } from '../keys.ts'

export const remarks: OwnRemarkWords = {
  'source.input': 'dato',
  'step.fastener.family': 'donde el fabricante de la sección coloca las fijaciones',

  'warning.ENGINEER_SIGNATURE':
    'Un ingeniero de estructuras con la titulación habilitante tiene que confirmar el método y el resultado antes de su utilización.',
  'warning.LOADS_BY_USER':
    'Los valores {wind?del viento}{windSnow? y }{snow?de la nieve} son responsabilidad del usuario: no se han determinado zonas ni coeficientes.',
  'warning.FASTENERS_NOT_CHECKED.none':
    'Las fijaciones, los ejiones y los tornillos no se dimensionan; en este cálculo ningún apoyo se levanta.',
  'warning.FASTENERS_NOT_CHECKED':
    'Las fijaciones, los ejiones y los tornillos no se dimensionan: tienen que resistir la mayor reacción de levantamiento de este cálculo, {upliftKn} kN en un apoyo.',
  'warning.SHEETING_STIFFNESS_REQUIRED':
    'La fibra superior se toma como arriostrada por el revestimiento: la rigidez a cortante S del revestimiento tiene que alcanzar el S_req de la sección (EN 1993-1-3, 10.1.1(6)); para esta sección S_req = {requiredKn} kN con L = {spanM} m.',
  'warning.NO_ROTATIONAL_RESTRAINT':
    'Sin datos del revestimiento, este sujeta lateralmente la fibra superior pero no impide su giro (C_D = 0, K = 0).',
  'warning.IN_PLANE_LOAD_BY_CLADDING':
    'La componente de la carga en el plano de la envolvente la soporta el revestimiento, como diafragma.',
  'warning.NO_PANEL':
    'La fibra superior no está arriostrada por el revestimiento: las cargas en el plano de la envolvente actúan en ella, donde está el revestimiento. {distorts?Flexionan, torsionan y distorsionan la Ω, y sus tensiones normales se comprueban (EN 1993-1-3, 6.1.6).}{bends?Flexionan el perfil respecto al eje débil y, además, sus alas libres lateralmente, la superior con la totalidad y la inferior con la mitad.}',
  'warning.SIDEWAYS_DEFLECTION':
    'Las cargas en el plano de la envolvente desplazan hasta {mm} mm una sección que cumple sus comprobaciones, más de un centésimo de la luz{cantilever? (voladizo: 2a/100)}. Ninguna comprobación lo limita: vea si el revestimiento lo soporta, o sujete la barra en más puntos o con un panel.',
  'warning.END_OVERHANG_40MM':
    'En un apoyo extremo{cantilever? sin voladizo} la barra tiene que sobrepasar el apoyo al menos 40 mm (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Los pesos a lo largo de la barra se toman como compresión: la barra se apoya en el extremo derecho.',
  'warning.CONTINUITY_JOINTS':
    'La línea mide {lengthM} m, más de los {limitM} m que se suministran en una sola pieza, y se calcula como continua: cada empalme (manguito o solape) tiene que transmitir M y V en su lugar, con al menos la rigidez de la barra (EN 1993-1-3, 10.1.3.4).',
  'warning.ANTI_ROLL_DEVICE':
    'En los apoyos se suponen impedidos el giro de torsión y el desplazamiento lateral de la sección: el ala simplemente apoyada no lo consigue; hace falta un dispositivo antivuelco, p. ej. un ejión atornillado al alma (EN 1993-1-3, 10.1.1(7)).',
  'warning.POINT_LOADS_ON_FLANGE':
    'Las cargas puntuales cuentan como apoyadas en el ala, cada una en {bearingMm} mm a lo largo de la barra, y bajo ellas se comprueba el aplastamiento del alma (EN 1993-1-3, 6.1.7 y 6.1.11): la pieza que las transmite tiene que apoyarse en esa longitud.',
  'warning.LIVE_ALTERNATIVES':
    'Sobrecarga de uso de categoría H (todos los ψ son 0): la distribuida y las puntuales son alternativas y nunca actúan a la vez (EN 1991-1-1, 6.3.4.2). Una carga puntual que actúe con la distribuida, p. ej. un equipo, tiene que introducirse como permanente.',
  'warning.OMEGA_LOCK_HOLDS_BOTH':
    'Se supone que cada arriostramiento lateral de la Ω sujeta los dos pies, o los dos bordes del ala cerrada: tiene que ser un tirante que atraviese las dos almas o que se fije a los dos pies; sujetar uno solo no basta: con arriostramientos próximos, los aprovechamientos resultaron hasta un {percent} % demasiado bajos frente a elementos de lámina.',
  'warning.OMEGA_INVERTED_PANEL_UNPROVEN':
    'Ω invertida con el panel fijado a los pies: para este caso el modelo de pandeo distorsional no está confirmado por ningún cálculo independiente (elementos de lámina); los aprovechamientos a pandeo tienen que demostrarse aparte antes de utilizarse.',
  'warning.FASTENER_AT_MID_FLANGE':
    'Las fijaciones del revestimiento cuentan en el centro del ala superior (a = b/2 = {aMm} mm): así es como deben colocarse. 10 mm de desvío cambian como máximo en 10 mm/h el coeficiente k_h de la carga lateral del ala libre (EN 1993-1-3, 10.1.4.1).',
  'warning.FREE_LINE_TWISTS.own':
    'C o Z sin panel: la carga actúa al lado del centro de esfuerzos cortantes y gira la línea antes de que pandee, en primer orden hasta {degrees}° con esta sección. Ninguna comprobación limita este giro: sujete la línea con tirantes o con un panel.',
  'warning.STOCKY_WEB':
    'C o Z con un ala sin labio y un alma robusta (h_w/t menor que 55) en apoyo directo: en ensayos de perfiles así, con las alas sueltas, el alma se aplastó desde la mitad de la resistencia de EN 1993-1-3, 6.1.7.2. Fije las alas, sujete el alma con ejiones o deje ese margen en las comprobaciones del aplastamiento del alma.',
  'warning.FASTENER_NEAR_EDGE':
    'Las fijaciones del revestimiento están a {aMm} mm del alma, a menos de 25 mm de un borde del ala superior: allí no vale C_D,A = 130·p (EN 1993-1-3, 10.1.5.2(7)), por lo que el revestimiento no impide el giro de esta sección (C_D = 0, K = 0).',
  'warning.LOAD_NOT_USED':
    'No cuenta en ninguna comprobación, por no entrar en ninguna combinación de acciones: {load}.',
  'warning.LOAD_NOT_USED.band': 'No cuenta en ninguna comprobación, por no tener longitud: {load}, franja {band}.',
  'warning.NEGATIVE_WIND_READ_AS_MAGNITUDE':
    'Los valores negativos ({load}) se leen sin signo: la presión actúa hacia dentro, la succión hacia fuera.',
  'load.Nax': 'esfuerzo axil, que solo actúa con el viento',
  'load.Sacc': 'acumulación de nieve',
  'load.Wp': 'viento, presión',
  'load.Ws': 'viento, succión',
  'load.Wlp': 'viento, presión local',
  'load.Wls': 'viento, succión local',
  'warning.C_LOAD_BESIDE_WEB':
    'C bajo panel, cargada hacia abajo sobre un apoyo de continuidad, con luces inferiores a 32 veces su canto: el ala libre se calcula con la carga aplicada en la esquina del alma. Frente a elementos de lámina, el aprovechamiento del ala libre resulta hasta un {fastenerPercent} % demasiado bajo donde el revestimiento carga en las fijaciones, y hasta un {lipPercent} % donde carga en el labio. Haga que el revestimiento se apoye junto al alma o deje ese margen en las comprobaciones del ala libre.',
  'warning.LOAD_AT_LIP':
    'C o Z bajo panel, cargada hacia abajo sobre un apoyo de continuidad: el ala libre se calcula con la carga aplicada en la esquina del alma. Donde el revestimiento cargue en cambio en el labio del ala superior, el aprovechamiento resulta hasta un {percent} % demasiado bajo frente a elementos de lámina: nada puede levantar allí el revestimiento, o deje ese margen en las comprobaciones del ala libre.',
  'warning.CLOSE_BARS_LIP':
    'C con arriostramientos laterales separados como máximo 8 veces su canto, en un vano de hasta 20 veces: en los arriostramientos, los elementos de lámina dan tensiones mayores en el labio, y el aprovechamiento del ala libre resulta hasta un {percent} % demasiado bajo. Deje ese margen en las comprobaciones del ala libre.',

  'notConfirmed.nationalFactors': 'los coeficientes parciales del Anejo Nacional',
  'notConfirmed.accidentalFactors': 'los coeficientes de la situación accidental en el Anejo Nacional',
  'notConfirmed.planLoads': 'sobrecarga de uso por área en planta y no por área de la pendiente',
  'notConfirmed.innerRadius': 'el radio interior de los plegados, 1,5·t donde el fabricante no lo indica',
  'notConfirmed.purlinLimits': 'los límites de aplicación de las reglas para correas',
  'notConfirmed.hatCurve': 'la curva de pandeo de la sección omega',
  'notConfirmed.rotationalSpring': 'la regla simple C_D,A = 130·p y sus condiciones',
  'notConfirmed.rotationalSpring.sheet': 'el muelle de la chapa por (10.17) y la Tabla 10.3, o por 130·p',
  'notConfirmed.sheetingShear': 'la rigidez a cortante de la chapa por (10.1b)',
  'notConfirmed.freeFlangeCurve': 'la curva de pandeo del ala libre',
  'notConfirmed.favourablePermanent': 'el coeficiente 0,80 de las cargas permanentes favorables',
  'notConfirmed.liveAlternatives': 'carga distribuida y cargas puntuales de la categoría H como alternativas',
  'notConfirmed.pointLoadCrippling': 'resistencia local bajo cargas puntuales y su interacción con la flexión',
  'notConfirmed.tensionEdge': 'la comprobación del borde traccionado bajo compresión con flexión',
  'notConfirmed.shiftInMember': 'momentos del desplazamiento del centro de gravedad en la interacción de la barra',
  'notConfirmed.antiRollDevice': 'sujeción de la sección en los apoyos contra la torsión y el desplazamiento lateral',
  'notConfirmed.jointMethod':
    'el cálculo de solapes, manguitos y rótulas en su conjunto: aún no visto por un ingeniero habilitado ni contrastado con ensayos de solapes; sin datos de ensayo se toma una relación de rigidez entre 1 y 2 y κ_s 0,85',
  'notConfirmed.jointBolts':
    'no incluido: tornillos, aplastamiento, agujeros en las almas (no descontados), efecto palanca, casquillos, el tirón de una reacción de succión en un empalme; un ala que apoya en la otra en el extremo de una pieza',
  'notConfirmed.jointSlip':
    'supuesto: dos tornillos M12 o más por fila, en agujeros que dejan deslizar la fila como máximo 1 mm (M12 en 13 mm); 2 mm aumentarían momentos de vano y flechas hasta un 4 %; los agujeros colisos no están incluidos',
  'notConfirmed.jointScope':
    'no incluido: montaje, solapes de C y Ω, empalmes fuera de los apoyos, redistribución plástica, torsión o flexión lateral transmitida por un empalme',
  'notConfirmed.continuity': 'lo que los empalmes de una línea continua tienen que transmitir',
  'notConfirmed.distortionRange':
    'el modelo de pandeo de la Ω con distorsión de la sección, hecho para almas entre 45° y 90° sin nervaduras; donde las paredes o los rigidizadores de borde pandean primero (paredes delgadas en zonas cortas de momento negativo, arriostramientos próximos) se encontró α_cr sobrestimado entre un 20 y un 100 %, y aprovechamientos subestimados hasta un 16 % donde unos ejiones sujetan las almas (sobre un apoyo directo determinan M y R conjuntamente)',
  'notConfirmed.invertedPanel': 'la Ω invertida con panel en los pies: no validada',
  'notConfirmed.feetSpring':
    'el muelle de giro C_D de un panel en los pies de una Ω, la mitad en cada pie: solo deducido',
}
