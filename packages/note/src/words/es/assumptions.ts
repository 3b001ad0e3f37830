import type { AssumptionWords, NotCoveredWords } from '../keys.ts'

export const assumptions: AssumptionWords = {
  statics:
    'La línea se analiza como viga continua elástica de rigidez bruta constante sobre apoyos puntuales rígidos que resisten en los dos sentidos, sin solapes, manguitos ni redistribución de momentos. El momento en un apoyo es el valor de pico.',
  staticsWithJoints:
    'La línea se analiza como viga elástica de rigidez bruta sobre apoyos puntuales rígidos que resisten en los dos sentidos, con los empalmes introducidos y sin redistribución de momentos. El momento en un apoyo es el valor de pico.',
  halfBearing:
    'Donde dos piezas terminan en un apoyo, en una rótula o un manguito, cada una tiene la mitad de la longitud de apoyo.',
  ownWeight:
    'La carga permanente introducida no contiene el peso del perfil; este se suma tanto a la carga permanente máxima como a la mínima.',
  planLoads:
    'Por área en planta: {live?sobrecarga de uso}{liveSnow?, }{snow?nieve}; por área de la pendiente: carga permanente.',
  windMagnitudes:
    'El viento se da en valor absoluto, con las presiones exterior e interior ya combinadas; la presión actúa hacia dentro, la succión hacia fuera.',
  windSnowByUser:
    'Los valores {wind?del viento}{windSnow? y }{snow?de la nieve} son los del usuario: no se han comprobado las zonas ni los coeficientes.',
  windSnowFromPlace: 'A partir del lugar, como se deduce en un capítulo propio: {loads}.',
  windSnowPartly:
    'A partir del lugar, como se deduce en un capítulo propio: {loads}. Introducidos por el usuario, sin comprobar zonas ni coeficientes: {typed}.',
  concentratedLive:
    'La sobrecarga de uso concentrada de la EN 1991-1-1 (1,0 kN en una cubierta) es una comprobación aparte, hecha solo donde se ha introducido como carga puntual.',
  roofPointLoad:
    'La carga concentrada de cubiertas de categoría H, {Q} kN (EN 1991-1-1, 6.3.4 y tabla 6.10), es una fuerza vertical que puede estar en cualquier punto de la línea{cantilever?, voladizos incluidos}. Actúa solo con la carga permanente, nunca con otra acción variable; cada comprobación, reacción y flecha toma su peor lugar.',
  bands: 'Donde las franjas del viento no cubren toda la línea, la última se prolonga.',
  bandsLocal: 'Donde acaban las franjas del viento local, actúa el valor general.',
  drift: 'La acumulación de nieve sustituye a la nieve general dentro de sus franjas.',
  patterns:
    'La sobrecarga de uso se coloca en alternancias desfavorables de vanos; las demás cargas actúan tal como se han introducido.',
  eq610:
    'Los estados límite últimos se combinan según la EN 1990, ec. 6.10; la carga permanente es un solo origen en toda la línea.',
  categoryH: 'La sobrecarga de uso es de la categoría H: no se combina con otra acción variable.',
  axialDesign:
    'El esfuerzo axil es un valor de cálculo presente en todas las combinaciones últimas{tension?; se omite también como alternativa}.',
  axialWind:
    'El esfuerzo axil acompaña al viento: tiene en cada combinación el coeficiente del viento{tension?; se omite también como alternativa}.',
  axialConstant:
    'El esfuerzo axil es constante a lo largo de la línea y actúa en el centro de gravedad de la sección bruta.',
  vertical: 'El peso a lo largo de la barra se toma como compresión, con la barra apoyada en el extremo derecho.',
  slsStiffness:
    'Las flechas usan la rigidez de la EN 1993-1-3, 7.1(3), vano a vano, con la sección eficaz para el límite elástico.',
  cantileverLimit:
    'Los voladizos se comparan con el doble de la longitud dividida por el límite; en un voladizo corto se comprueba solo su flexión propia.',
  averageYield: 'No se usan el límite elástico medio aumentado ni las reservas plásticas.',
  roundings:
    'Las propiedades brutas son las de la sección con las esquinas redondeadas; los anchos eficaces siguen la EN 1993-1-3, 5.1.',
  weakAxisEffective:
    'En la flexión respecto al eje débil se usan las reducciones de espesor de la sección a compresión.',
  endBearing:
    'En un apoyo extremo{cantilever? sin voladizo}, la distancia del apoyo al extremo del perfil es de al menos 40 mm.',
  bearingLength: 'La longitud de apoyo es s_s = {ss} mm para la clase de ancho de apoyo elegida.',
  endBearingShared:
    'La longitud de apoyo en un extremo es solo de esta línea; donde otra línea termine en el mismo apoyo, cada una tiene la mitad.',
  endBearingHalf:
    'La longitud de apoyo en un extremo es solo de esta línea: R_w,Rd = {rw} kN con s_s = {ss} mm. Donde otra línea termine en el mismo apoyo, cada una tiene la mitad: {halfRw} kN con {half} mm.',
  directBearing: 'El perfil se asienta directamente sobre los apoyos: allí se comprueba el aplastamiento del alma.',
  cleat: 'El alma está atornillada a ejiones en los apoyos: no hay aplastamiento del alma y allí no se comprueba.',
  restraintPositions:
    'Los arriostramientos puntuales están a distancias iguales dentro de su vano y son suficientemente rígidos.',
  restraintsUnspecified:
    'Arriostramientos no especificados: se supone la fibra superior arriostrada por el revestimiento.',
  shearStiffness:
    'El panel solo arriostra la fibra superior si su rigidez a cortante S alcanza el valor exigido por la EN 1993-1-3, 10.1.1(6); esto debe demostrarse para el revestimiento.',
  inPlaneByCladding: 'La componente de la carga en el plano de la envolvente la soporta el revestimiento.',
  weakAxisBeam:
    'La componente de la carga en el plano de la envolvente actúa en la fibra superior: flexiona la barra respecto al eje débil entre apoyos y arriostramientos y, además, el ala libre superior con la totalidad y la inferior con la mitad.',
  sidewaysOmega:
    'La componente de la carga en el plano de la envolvente actúa en la fibra exterior: flexiona, torsiona y distorsiona la Ω entre apoyos y arriostramientos, en primer orden, y sus tensiones normales se suman a las de N y M_y; el pandeo bajo ella no se calcula.',
  noCladdingData:
    'No se han introducido datos del revestimiento: este no da al ala libre ningún muelle de giro ni lateral.',
  claddingSpring:
    'El muelle de giro del revestimiento es C_D,A = 130·p de la EN 1993-1-3, 10.1.5.2(7): chapas de al menos 0,66 mm, ancho del ala en la fijación de hasta 120 mm, fijación a al menos 25 mm del centro de giro.',
  twoFreeFlanges:
    'Sin panel, las dos alas de la sección C o Z se tratan como alas libres entre sus propios arriostramientos; se comprueba además el pandeo lateral de toda la línea (EN 1993-1-3, 6.2.4), y decide lo más desfavorable.',
  pointLoadsOnFlange:
    'Las cargas puntuales se apoyan en el ala, cada una en s_P = {sP} mm a lo largo de la barra; bajo ellas se comprueba el aplastamiento del alma.',
  opposedReaction:
    'Donde una carga puntual actúa a 1,5·h_w o menos de un apoyo comprimido, carga y reacción actúan en el alma como fuerzas opuestas: para la carga vale la menor de las resistencias a una fuerza aislada y a fuerzas opuestas; de la reacción, la parte F_o equilibrada por las cargas se compara con la resistencia a fuerzas opuestas y el resto con la resistencia a una fuerza aislada, siendo u_R la suma de las dos partes.',
  pointLoadsIntoWeb:
    'Las cargas puntuales llegan al alma mediante piezas de unión dimensionadas aparte: no hay aplastamiento del alma y bajo ellas no se comprueba.',
  liveAlternatives:
    'La sobrecarga de uso distribuida y las sobrecargas de uso puntuales son alternativas: nunca actúan a la vez.',
  joints: 'Los empalmes de la línea transmiten M y V en su lugar, con al menos la rigidez de la barra.',
  heldAtSupports:
    'En los apoyos un dispositivo antivuelco impide el giro de torsión y el desplazamiento lateral de la sección.',
  omegaHeldAtSupports:
    'Sin panel, los apoyos sujetan lateralmente también el ala cerrada de la Ω, mediante un ejión o un tirante.',
  restraintsHoldBoth: 'Un arriostramiento puntual de la Ω sujeta los dos pies, o los dos bordes del ala cerrada.',
  distortion:
    'El pandeo de la Ω se calcula en toda la línea con distorsión de la sección (EN 1993-1-3, 10.1.1(8)); el coeficiente 0,96 sobre α_cr representa el cortante de membrana y la flexión local de las paredes, que quedan fuera.',
  fastenerAtMidFlange: 'Las fijaciones del revestimiento están en el centro del ala superior (a = b/2).',
  fastenerTyped:
    'Las fijaciones del revestimiento están a {a} mm del alma, en el ala superior, como se ha introducido: así es como deben colocarse.',
  fastenerOfMaker:
    'Las fijaciones del revestimiento están a {a} mm del alma, en el ala superior, como prevé el fabricante de la sección: así es como deben colocarse.',
  fastenerNearEdge:
    'Las fijaciones del revestimiento están a menos de 25 mm de un borde del ala superior, donde no vale C_D,A = 130·p (EN 1993-1-3, 10.1.5.2(7)): el revestimiento no da al ala libre ningún muelle de giro ni lateral.',
}

export const notCovered: NotCoveredWords = {
  fasteners: 'Fijaciones del revestimiento, tornillos en los apoyos, empalmes, ejiones y la estructura de soporte.',
  sheeting: 'El propio revestimiento y su rigidez a cortante S.',
  claddingAlone:
    'El propio revestimiento; de su rigidez a cortante S solo se comprueba que el valor conocido alcanza S_req.',
  localForces:
    'Aberturas y recortes en el perfil, cargas puntuales suspendidas de un ala y las piezas que llevan cargas puntuales al alma.',
  otherActions: 'Incendio, sismo, fatiga, temperatura, fases de montaje y cargas en una línea aún sin revestimiento.',
  durability: 'Durabilidad y protección contra la corrosión.',
  interaction:
    'Comprobación de la estructura, de las vigas contraviento y de los tirantes para las fuerzas que reciben.',
}
