import { checks } from '@madre/words/es/checks'
import { derivation } from '@madre/words/es/derivation'
import { results } from '@madre/words/es/results'
import { warnings } from '@madre/words/es/warnings'

const texts: Record<string, string> = {
  ...checks,
  ...derivation,
  ...results,
  ...warnings,

  'Por favor aguarde, o seu cálculo está a ser processado': 'Espere, su cálculo se está procesando',
  '{{share}} calculado': '{{share}} calculado',
  'Lugar na fila: {{place}}': 'Lugar en la cola: {{place}}',
  'Progresso do cálculo': 'Progreso del cálculo',
  'Cancelar cálculo': 'Cancelar el cálculo',
  'Cálculo cancelado.': 'Cálculo cancelado.',
  'Falha ao cancelar o cálculo. Tente novamente.': 'No se ha podido cancelar el cálculo. Inténtelo de nuevo.',
  'Recalculado depois de uma correção do motor.': 'Recalculado tras una corrección del motor.',
  'Ainda não há resultados.': 'Aún no hay resultados.',
  'Inicie o cálculo para os ver aqui.': 'Inicie el cálculo para verlos aquí.',
  'Nenhuma secção do catálogo verifica.': 'Ninguna sección del catálogo cumple.',
  'A que fica mais perto:': 'La que queda más cerca:',
  'Todas estão fora dos limites de aplicação da norma.': 'Todas están fuera de los límites de aplicación de la norma.',
  Escolhida: 'Elegida',
  'utilização {{value}}': 'aprovechamiento {{value}}',
  'Solução escolhida: {{name}}': 'Solución elegida: {{name}}',
  'Não foi possível escolher a solução.': 'No se ha podido elegir la solución.',
  'Escolher {{name}}': 'Elegir {{name}}',
  Escolher: 'Elegir',
  'Não foi possível criar o ficheiro.': 'No se ha podido crear el archivo.',
  Exportar: 'Exportar',
  'Lista de resultados (CSV)': 'Lista de resultados (CSV)',
  'Resultado completo (JSON)': 'Resultado completo (JSON)',
  'Secção (DXF)': 'Sección (DXF)',
  'Lista de encomenda (CSV)…': 'Lista de pedido (CSV)…',
  Imprimir: 'Imprimir',
  'Porque não mais leve?': '¿Por qué no más ligera?',
  'Falha ao descarregar a nota de cálculo. Tente novamente.':
    'No se ha podido descargar la memoria de cálculo. Inténtelo de nuevo.',
  'Os resultados estão desatualizados. Calcule novamente.': 'Los resultados están desactualizados. Calcule de nuevo.',
  'Com uma conta há a nota de cálculo em PDF.': 'Con una cuenta se obtiene la memoria de cálculo en PDF.',
  'Lista de encomenda': 'Lista de pedido',
  'Mais de {{limit}} m não são entregues numa só peça.': 'Más de {{limit}} m no se entregan en una sola pieza.',
  'mais leve por linha, mais pesada por m²': 'más ligera por línea, más pesada por m²',
  'A mesma linha com outro perfil': 'La misma línea con otro perfil',
  'com {{profile}}: {{weight}} kg/m², {{utilisation}}': 'con {{profile}}: {{weight}} kg/m², {{utilisation}}',
  'com {{profile}}: a calcular…': 'con {{profile}}: calculando…',
  'com {{profile}}: nenhuma secção verifica': 'con {{profile}}: ninguna sección cumple',
  'com {{profile}}: não foi possível calcular': 'con {{profile}}: no se ha podido calcular',
  'Um travamento lateral de um Ω segura as duas abas ou os dois bordos; o de um C ou Z, um banzo.':
    'Un arriostramiento lateral de una Ω sujeta los dos pies o los dos bordes; el de una C o Z, un ala.',
  'Um Ω invertido sob um painel não está confirmado por nenhum cálculo independente.':
    'Una Ω invertida bajo un panel no está confirmada por ningún cálculo independiente.',
  'Tudo o resto fica igual; cada um passa para o formulário, e Anular repõe o que estava.':
    'Todo lo demás queda igual; cada uno pasa al formulario, y Deshacer recupera lo que había.',
  'As sobreposições contam aí como contínuas: só um Z se sobrepõe.':
    'Los solapes cuentan ahí como continuos: solo una Z se solapa.',
  'As mangas contam aí como contínuas: o catálogo não tem nenhuma de {{profiles}}.':
    'Los manguitos cuentan ahí como continuos: el catálogo no tiene ninguno de {{profiles}}.',
  'Tudo o resto fica igual; cada um abre como cópia com esse perfil.':
    'Todo lo demás queda igual; cada uno se abre como copia con ese perfil.',
  'Descarregar CSV': 'Descargar CSV',
  'Número de peças': 'Número de piezas',
  'Comprimento de uma peça': 'Longitud de una pieza',
  'Peso total: {{mass}} kg': 'Peso total: {{mass}} kg',
  'Estes resultados são de antes das últimas alterações. Calcule novamente para escolher uma solução, ver diagramas e descarregar a nota de cálculo.':
    'Estos resultados son anteriores a los últimos cambios. Calcule de nuevo para elegir una solución, ver los diagramas y descargar la memoria de cálculo.',
  'Estes resultados foram calculados com outra versão do motor de cálculo ou do catálogo ({{engine}}, {{catalogue}}). Calcule novamente para ver diagramas e deduções e descarregar a nota de cálculo.':
    'Estos resultados se calcularon con otra versión del motor de cálculo o del catálogo ({{engine}}, {{catalogue}}). Calcule de nuevo para ver los diagramas y las deducciones y descargar la memoria de cálculo.',
  'Calcular novamente': 'Calcular de nuevo',
  'Os resultados são de outra versão. Calcule novamente.': 'Los resultados son de otra versión. Calcule de nuevo.',
  'Travamentos não especificados: fibra superior considerada travada pelo revestimento.':
    'Arriostramientos no especificados: se supone la fibra superior arriostrada por el revestimiento.',
  'Comparar soluções': 'Comparar soluciones',
  'Limpar a seleção': 'Borrar la selección',
  Estado: 'Estado',
  'Deslocamento no plano': 'Desplazamiento en el plano',
  'Peso da linha': 'Peso de la línea',
  'Peso estimado': 'Peso estimado',
  'Maior arrancamento': 'Mayor levantamiento',
  'Retirar {{name}}': 'Quitar {{name}}',
  'Utilização das verificações': 'Aprovechamiento de las comprobaciones',
  'fora da norma': 'fuera de la norma',
  Solicitação: 'Solicitación',
  Resistência: 'Resistencia',
  Posição: 'Posición',
  'Método {{reading}}': 'Método {{reading}}',
  Cláusula: 'Apartado',
  'Cumprido:': 'Se cumple:',
  'Não verificado, nada se afirma sobre:': 'No comprobado, nada se afirma sobre:',
  'Não se aplica a este caso:': 'No se aplica a este caso:',
  'Não foi possível obter a dedução.': 'No se ha podido obtener la deducción.',
  'dado introduzido': 'dato introducido',
  'onde o fabricante da secção prevê as fixações': 'donde el fabricante de la sección prevé las fijaciones',
  'Valores em x': 'Valores en x',
  'Envolvente, combinação ou caso de carga': 'Envolvente, combinación o caso de carga',
  'carga concentrada em x = {{x}} m': 'carga concentrada en x = {{x}} m',
  'As combinações com a carga concentrada de cobertura, que corre a linha, entram só na envolvente.':
    'Las combinaciones con la carga concentrada de cubierta, que recorre la línea, entran solo en la envolvente.',
  'Envolvente de todas as combinações': 'Envolvente de todas las combinaciones',
  'Sem coeficientes; o peso próprio do perfil não está incluído.':
    'Sin coeficientes; el peso propio del perfil no está incluido.',
  'M e V nos estados limites últimos, δ na combinação do limite de deformação.':
    'M y V en los estados límite últimos, δ en la combinación del límite de flecha.',
  'As flechas são dos estados limites de utilização.': 'Las flechas son de los estados límite de servicio.',
  'Não foi possível calcular os diagramas.': 'No se han podido calcular los diagramas.',
  'Sem coeficientes, perpendiculares à envolvente, com o peso próprio desta secção; kN.':
    'Sin coeficientes, perpendiculares a la envolvente, con el peso propio de esta sección; kN.',
  'No plano da envolvente, sem coeficientes': 'En el plano de la envolvente, sin coeficientes',
  'Para o revestimento, no seu plano: {{list}}': 'Al revestimiento, en su plano: {{list}}',
  maior: 'mayor',
  menor: 'menor',
  'Reações de apoio, valores de cálculo': 'Reacciones de apoyo, valores de cálculo',
  Maior: 'Mayor',
  Menor: 'Menor',
  'Positiva: apoio; negativa: arrancamento, a resistir pelas fixações.':
    'Positiva: apoyo; negativa: levantamiento, que deben resistir las fijaciones.',
  Limite: 'Límite',
  'só a flexão própria da consola': 'solo la flexión propia del voladizo',
  'Positiva: para dentro.': 'Positiva: hacia dentro.',
  'Fora dos limites de aplicação da norma: não é dada resistência para esta secção.':
    'Fuera de los límites de aplicación de la norma: no se da resistencia para esta sección.',
  '{{limit}} não é cumprido: {{value}}': '{{limit}} no se cumple: {{value}}',
  'Secção efetiva em compressão': 'Sección eficaz a compresión',
  'Não foi possível calcular a secção.': 'No se ha podido calcular la sección.',
  'Cheio: efetivo; tracejado: não efetivo. A espessura não está à escala.':
    'Relleno: eficaz; rayado: no eficaz. El espesor no está a escala.',
  'resistências da secção': 'resistencias de la sección',
  'mola de rotação do revestimento': 'muelle de giro del revestimiento',
  Secção: 'Sección',
  'Reações e flechas': 'Reacciones y flechas',
  'Partes da solução': 'Partes de la solución',
  'Porque não verifica': 'Por qué no cumple',
  '{{utilisation}} na combinação {{combination}}': '{{utilisation}} en la combinación {{combination}}',
  '{{demand}} {{unit}} para uma resistência de {{resistance}} {{unit}}, {{utilisation}} na combinação {{combination}}':
    '{{demand}} {{unit}} para una resistencia de {{resistance}} {{unit}}, {{utilisation}} en la combinación {{combination}}',
  '{{demand}} mm para um limite de {{resistance}} mm, {{utilisation}} na combinação {{combination}}':
    '{{demand}} mm para un límite de {{resistance}} mm, {{utilisation}} en la combinación {{combination}}',
  'Também não verificam:': 'Tampoco cumplen:',
  'A menor alteração de cada tipo que a faz verificar': 'El menor cambio de cada tipo con el que cumple',
  'A procurar a menor alteração…': 'Buscando el menor cambio…',
  'Não foi possível procurar alterações.': 'No se han podido buscar cambios.',
  'Nenhuma alteração isolada do aço, dos travamentos, do revestimento ou do afastamento a faz verificar.':
    'Ningún cambio aislado del acero, de los arriostramientos, del revestimiento o de la separación hace que cumpla.',
  'Aço {{steel}} em vez de {{now}}:': 'Acero {{steel}} en vez de {{now}}:',
  'em cada vão': 'en cada vano',
  'Revestimento com pelo menos {{fixings}} fixações por metro e {{inertia}} cm⁴/m:':
    'Revestimiento con al menos {{fixings}} fijaciones por metro y {{inertia}} cm⁴/m:',
  'Sobreposições de pelo menos {{percent}} % do vão em que entram ({{weight}} kg por linha):':
    'Solapes de al menos el {{percent}} % del vano en que entran ({{weight}} kg por línea):',
  'Afastamento de {{spacing}} m em vez de {{now}} m ({{weight}} kg/m²):':
    'Separación de {{spacing}} m en vez de {{now}} m ({{weight}} kg/m²):',
  'só as que verificam': 'solo las que cumplen',
  'Remover o filtro {{filter}}': 'Quitar el filtro {{filter}}',
  Repor: 'Restablecer',
  Tipologia: 'Tipología',
  'Espessura [mm]': 'Espesor [mm]',
  'Só as que verificam': 'Solo las que cumplen',
  '· {{passing}} de {{total}} secções verificam': '· {{passing}} de {{total}} secciones cumplen',
  'Incluir todas as soluções': 'Incluir todas las soluciones',
  Filtros: 'Filtros',
  Vista: 'Vista',
  Lista: 'Lista',
  Gráfico: 'Gráfico',
  'Comparar ({{n}})': 'Comparar ({{n}})',
  'Marcas cheias verificam, vazias não verificam; o anel marca a escolhida.':
    'Las marcas rellenas cumplen, las vacías no; el anillo marca la elegida.',
  'Comprimento da linha': 'Longitud de la línea',
  Soluções: 'Soluciones',
  Comparar: 'Comparar',
  'Ordenar por': 'Ordenar por',
  'Ordem do cálculo': 'Orden del cálculo',
  'Não foram encontrados resultados para os filtros aplicados.':
    'No se han encontrado resultados para los filtros aplicados.',
  'Comparar {{name}}': 'Comparar {{name}}',
  'ver verificações': 'ver las comprobaciones',
  'sem valor': 'sin valor',
  'Permanente, máx.': 'Permanente, máx.',
  'Permanente, mín.': 'Permanente, mín.',
  'Sobrecarga, todos os vãos': 'Sobrecarga de uso, todos los vanos',
  'Peso próprio de 1 kN/m': 'Peso propio de 1 kN/m',
  'ELU, persistente': 'ELU, persistente',
  'ELU, acidental': 'ELU, accidental',
  'ELS, característica': 'ELS, característica',
  'ELS, frequente': 'ELS, frecuente',
  'ELS, quase permanente': 'ELS, casi permanente',
  'banzo fechado': 'ala cerrada',
  aba: 'pie',
  'consola esquerda': 'voladizo izquierdo',
  'consola direita': 'voladizo derecho',
  'vão {{n}}': 'vano {{n}}',
  'apoio {{n}}': 'apoyo {{n}}',
  'Antes da utilização, um engenheiro civil habilitado tem de confirmar o método e o resultado.':
    'Antes de utilizarlo, un ingeniero de estructuras con la titulación habilitante tiene que confirmar el método y el resultado.',
  'Os valores do vento e da neve são da responsabilidade do utilizador: não são calculadas zonas nem coeficientes.':
    'Los valores del viento y de la nieve son responsabilidad del usuario: no se calculan zonas ni coeficientes.',
  'Fixações, esquadros e parafusos não são dimensionados: têm de resistir à maior reação de arrancamento da solução escolhida.':
    'Las fijaciones, los ejiones y los tornillos no se dimensionan: tienen que resistir la mayor reacción de levantamiento de la solución elegida.',
  'Sem dados do revestimento, este trava lateralmente a fibra superior mas não impede a sua rotação (C_D = 0, K = 0).':
    'Sin datos del revestimiento, este sujeta lateralmente la fibra superior pero no impide su giro (C_D = 0, K = 0).',
  'A componente da carga no plano da envolvente é suportada pelo revestimento, como diafragma.':
    'La componente de la carga en el plano de la envolvente la soporta el revestimiento, como diafragma.',
  'A fibra superior não está travada pelo revestimento: as cargas no plano da envolvente atuam nela, onde está o revestimento. Um Ω flete, torce e distorce-se com elas, e as suas tensões normais são verificadas (EN 1993-1-3, 6.1.6); um C ou Z flete em torno do eixo fraco e, além disso, os seus banzos livres fletem para o lado, o superior com a totalidade das cargas e o inferior com metade.':
    'La fibra superior no está arriostrada por el revestimiento: las cargas en el plano de la envolvente actúan en ella, donde está el revestimiento. Flexionan, torsionan y distorsionan una Ω, y sus tensiones normales se comprueban (EN 1993-1-3, 6.1.6); flexionan una C o Z respecto al eje débil y, además, sus alas libres lateralmente, la superior con la totalidad y la inferior con la mitad.',
  'As cargas no plano da envolvente deslocam até {{mm}} mm uma secção que satisfaz as verificações, mais do que um centésimo do vão (consola: 2a/100). Nenhuma verificação o limita: veja se o revestimento o suporta, ou trave o perfil em mais pontos ou com painel.':
    'Las cargas en el plano de la envolvente desplazan hasta {{mm}} mm una sección que cumple sus comprobaciones, más de un centésimo de la luz (voladizo: 2a/100). Ninguna comprobación lo limita: vea si el revestimiento lo soporta, o sujete el perfil en más puntos o con un panel.',
  'Num apoio de extremidade sem consola, o perfil tem de ultrapassar o apoio em pelo menos 40 mm (EN 1993-1-3, 6.1.7.3).':
    'En un apoyo extremo sin voladizo, el perfil tiene que sobrepasar el apoyo al menos 40 mm (EN 1993-1-3, 6.1.7.3).',
  'O peso ao longo do perfil conta como compressão: o perfil assenta na sua extremidade direita.':
    'El peso a lo largo del perfil cuenta como compresión: el perfil se apoya en su extremo derecho.',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida (EN 1993-1-3, 10.1.1(6)).':
    'La fibra superior cuenta como arriostrada por el revestimiento: la rigidez a cortante S de este tiene que alcanzar el S_req de la sección elegida (EN 1993-1-3, 10.1.1(6)).',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida, entre {{min}} e {{max}} kN para o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).':
    'La fibra superior cuenta como arriostrada por el revestimiento: la rigidez a cortante S de este tiene que alcanzar el S_req de la sección elegida, entre {{min}} y {{max}} kN para la luz de {{span}} m (EN 1993-1-3, 10.1.1(6)).',
  'Afastamento possível': 'Separación posible',
  'O maior afastamento de cada tipologia e o peso por área em função do afastamento, com as mesmas cargas por área.':
    'La mayor separación de cada tipología y el peso por área en función de la separación, con las mismas cargas por área.',
  Parar: 'Parar',
  'A calcular: {{spacing}} m': 'Calculando: {{spacing}} m',
  'Calcular afastamentos': 'Calcular separaciones',
  'Não foi possível calcular os afastamentos.': 'No se han podido calcular las separaciones.',
  'Peso por área em função do afastamento': 'Peso por área en función de la separación',
  'Afastamento [m]': 'Separación [m]',
  'Peso [kg/m²]': 'Peso [kg/m²]',
  atual: 'actual',
  'Maior afastamento por tipologia': 'Mayor separación por tipología',
  nenhum: 'ninguno',
  'Solução {{name}}': 'Solución {{name}}',
  'Secção transversal': 'Sección transversal',
  '{{count}} condições a respeitar_one': '{{count}} condición que respetar',
  '{{count}} condições a respeitar_other': '{{count}} condiciones que respetar',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_one':
    '{{count}} arriostramiento lateral más de la fibra inferior {{where}}:',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_other':
    '{{count}} arriostramientos laterales más de la fibra inferior {{where}}:',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_one':
    '{{count}} arriostramiento lateral más de la fibra superior {{where}}:',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_other':
    '{{count}} arriostramientos laterales más de la fibra superior {{where}}:',
  '{{count}} filtros aplicados_one': '{{count}} filtro aplicado',
  '{{count}} filtros aplicados_other': '{{count}} filtros aplicados',
  '{{count}} resultados_one': '{{count}} resultado',
  '{{count}} resultados_other': '{{count}} resultados',
  'Peso em função da altura: {{count}} soluções_one': 'Peso en función del canto: {{count}} solución',
  'Peso em função da altura: {{count}} soluções_other': 'Peso en función del canto: {{count}} soluciones',
  '{{count}} soluções que não verificam correspondem aos filtros._one':
    '{{count}} solución que no cumple corresponde a los filtros.',
  '{{count}} soluções que não verificam correspondem aos filtros._other':
    '{{count}} soluciones que no cumplen corresponden a los filtros.',
  'mais {{count}}_one': '{{count}} más',
  'mais {{count}}_other': '{{count}} más',
  'Utilização: solicitação sobre resistência, arredondada por excesso a 0,1 %.':
    'Aprovechamiento: solicitación entre resistencia, redondeado por exceso al 0,1 %.',
  'Com as fixações do revestimento {{mm}} mm mais perto da alma: {{list}}.':
    'Con las fijaciones del revestimiento {{mm}} mm más cerca del alma: {{list}}.',
  'Com as fixações do revestimento {{mm}} mm mais longe da alma: {{list}}.':
    'Con las fijaciones del revestimiento {{mm}} mm más lejos del alma: {{list}}.',
  'O resto como calculado; não conta para o resultado.': 'Lo demás como se ha calculado; no forma parte del resultado.',
  'vãos {{list}}': 'vanos {{list}}',
  'Sobrecarga, {{spans}}': 'Sobrecarga de uso, {{spans}}',
  'As mais próximas primeiro': 'Primero las más próximas',
  'Solução escolhida, mas não verifica: {{name}}': 'Solución elegida, pero no cumple: {{name}}',
  '{{name}} não verifica. Escolher mesmo assim?': '{{name}} no cumple. ¿Elegirla de todos modos?',
  'Não verifica: {{checks}}. A nota de cálculo dirá que esta secção não verifica.':
    'No cumple: {{checks}}. La memoria de cálculo dirá que esta sección no cumple.',
  'Escolher mesmo assim': 'Elegir de todos modos',
  'Esta secção não verifica: utilização {{value}}.': 'Esta sección no cumple: aprovechamiento {{value}}.',
  'Nenhuma secção foi escolhida: esta é a mais leve que verifica.':
    'No se ha elegido ninguna sección: esta es la más ligera que cumple.',
  'Escolhida – não verifica': 'Elegida – no cumple',
  'Sem conta, só há nota de cálculo até {{max}} vãos principais.':
    'Sin cuenta, solo se imprime la memoria de cálculo hasta {{max}} vanos principales.',
  'Escolha primeiro uma solução.': 'Elija antes una solución.',
  'A solução escolhida não verifica; a nota dirá isso.': 'La solución elegida no cumple; la memoria lo dirá.',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req = {{required}} kN, para a secção escolhida {{name}} e o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).':
    'La fibra superior cuenta como arriostrada por el revestimiento: la rigidez a cortante S de este tiene que alcanzar S_req = {{required}} kN, para la sección elegida {{name}} y la luz de {{span}} m (EN 1993-1-3, 10.1.1(6)).',
  'Não foi possível obter as forças no plano.': 'No se han podido obtener las fuerzas en el plano.',
  'travamento, {{span}}': 'arriostramiento, {{span}}',
  'Forças no plano da envolvente, valores de cálculo': 'Fuerzas en el plano de la envolvente, valores de cálculo',
  Onde: 'Dónde',
  'Positiva: a carga empurra no sentido descendente da vertente ou da fachada; a resistir por esquadros, fixações e travamentos.':
    'Positiva: la carga empuja pendiente o fachada abajo; la deben resistir ejiones, fijaciones y arriostramientos.',
  'Sobrecarga distribuída, todos os vãos': 'Sobrecarga de uso distribuida, todos los vanos',
  'Sobrecarga distribuída, {{spans}}': 'Sobrecarga de uso distribuida, {{spans}}',
  'Sobrecargas pontuais, {{spans}}': 'Sobrecargas de uso puntuales, {{spans}}',
  'A linha tem {{length}} m, mais do que os {{limit}} m que se fornecem numa só peça, e é calculada como contínua: cada emenda (manga ou sobreposição) tem de transmitir M e V no seu lugar, com pelo menos a rigidez do perfil (EN 1993-1-3, 10.1.3.4).':
    'La línea mide {{length}} m, más de los {{limit}} m que se suministran en una sola pieza, y se calcula como continua: cada empalme (manguito o solape) tiene que transmitir M y V en su lugar, con al menos la rigidez del perfil (EN 1993-1-3, 10.1.3.4).',
  'Nos apoios supõem-se impedidos a torção e o deslocamento lateral dos perfis C e Z: o banzo simplesmente apoiado não o consegue; é preciso um dispositivo antirrotação, p. ex. um esquadro aparafusado à alma (EN 1993-1-3, 10.1.1(7)).':
    'En los apoyos se suponen impedidos el giro de torsión y el desplazamiento lateral de los perfiles C y Z: el ala simplemente apoyada no lo consigue; hace falta un dispositivo antivuelco, p. ej. un ejión atornillado al alma (EN 1993-1-3, 10.1.1(7)).',
  'As cargas pontuais contam como assentes no banzo, cada uma em {{bearing}} mm ao longo do perfil, e o esmagamento da alma é verificado sob elas (EN 1993-1-3, 6.1.7 e 6.1.11): a peça que as transmite tem de assentar nesse comprimento.':
    'Las cargas puntuales cuentan como apoyadas en el ala, cada una en {{bearing}} mm a lo largo del perfil, y bajo ellas se comprueba el aplastamiento del alma (EN 1993-1-3, 6.1.7 y 6.1.11): la pieza que las transmite tiene que apoyarse en esa longitud.',
  'Sobrecarga de categoria H (todos os ψ são 0): a distribuída e as pontuais contam como alternativas, nunca atuam ao mesmo tempo (EN 1991-1-1, 6.3.4.2). Se alguma carga pontual atua com a distribuída, p. ex. um equipamento, introduza-a como permanente.':
    'Sobrecarga de uso de categoría H (todos los ψ son 0): la distribuida y las puntuales cuentan como alternativas, nunca actúan a la vez (EN 1991-1-1, 6.3.4.2). Si alguna carga puntual actúa con la distribuida, p. ej. un equipo, introdúzcala como permanente.',
  'Supõe-se que cada travamento lateral de um Ω segura as duas abas, ou os dois bordos do banzo fechado: tem de ser um tirante que atravesse as duas almas ou que se fixe às duas abas; segurar uma só não basta: com travamentos próximos, as utilizações saíram até {{percent}} % baixas de mais face a elementos de casca.':
    'Se supone que cada arriostramiento lateral de una Ω sujeta los dos pies, o los dos bordes del ala cerrada: tiene que ser un tirante que atraviese las dos almas o que se fije a los dos pies; sujetar uno solo no basta: con arriostramientos próximos, los aprovechamientos resultaron hasta un {{percent}} % demasiado bajos frente a elementos de lámina.',
  'C sob painel, carregado para baixo sobre um apoio de continuidade, com vãos inferiores a 32 vezes a sua altura: o banzo livre é calculado com a carga aplicada no canto da alma. Face a elementos de casca, a utilização do banzo livre sai até {{fastener}} % baixa de mais onde o revestimento carrega nas fixações, e até {{lip}} % onde carrega no reforço de bordo. Faça o revestimento assentar junto à alma ou deixe essa margem nas verificações do banzo livre.':
    'C bajo panel, cargada hacia abajo sobre un apoyo de continuidad, con luces inferiores a 32 veces su canto: el ala libre se calcula con la carga aplicada en la esquina del alma. Frente a elementos de lámina, el aprovechamiento del ala libre resulta hasta un {{fastener}} % demasiado bajo donde el revestimiento carga en las fijaciones, y hasta un {{lip}} % donde carga en el labio. Haga que el revestimiento se apoye junto al alma o deje ese margen en las comprobaciones del ala libre.',
  'C ou Z sob painel, carregado para baixo sobre um apoio de continuidade: o banzo livre é calculado com a carga aplicada no canto da alma. Onde o revestimento carregar antes no reforço de bordo do banzo superior, a utilização sai até {{percent}} % baixa de mais face a elementos de casca: nada pode levantar aí o revestimento, ou deixe essa margem nas verificações do banzo livre.':
    'C o Z bajo panel, cargada hacia abajo sobre un apoyo de continuidad: el ala libre se calcula con la carga aplicada en la esquina del alma. Donde el revestimiento cargue en cambio en el labio del ala superior, el aprovechamiento resulta hasta un {{percent}} % demasiado bajo frente a elementos de lámina: nada puede levantar allí el revestimiento, o deje ese margen en las comprobaciones del ala libre.',
  'C com travamentos laterais afastados no máximo 8 vezes a sua altura, num vão de até 20 vezes: nos travamentos, os elementos de casca dão tensões maiores no reforço de bordo, e a utilização do banzo livre sai até {{percent}} % baixa de mais. Deixe essa margem nas verificações do banzo livre.':
    'C con arriostramientos laterales separados como máximo 8 veces su canto, en un vano de hasta 20 veces: en los arriostramientos, los elementos de lámina dan tensiones mayores en el labio, y el aprovechamiento del ala libre resulta hasta un {{percent}} % demasiado bajo. Deje ese margen en las comprobaciones del ala libre.',
  'C ou Z com um banzo sem reforço de bordo e alma robusta (h_w/t inferior a 55), assente diretamente: em ensaios de perfis assim, com os banzos soltos, a alma esmagou a partir de metade da resistência de EN 1993-1-3, 6.1.7.2. Fixe os banzos, segure a alma com esquadros ou deixe essa margem nas verificações do esmagamento da alma.':
    'C o Z con un ala sin labio y un alma robusta (h_w/t menor que 55) en apoyo directo: en ensayos de perfiles así, con las alas sueltas, el alma se aplastó desde la mitad de la resistencia de EN 1993-1-3, 6.1.7.2. Fije las alas, sujete el alma con ejiones o deje ese margen en las comprobaciones del aplastamiento del alma.',
  'Torção da linha': 'Giro de la línea',
  '{{load}}: os valores negativos leem-se sem sinal; a pressão atua para dentro, a sucção para fora.':
    '{{load}}: los valores negativos se leen sin signo; la presión actúa hacia dentro, la succión hacia fuera.',
  'Ω invertido com o painel fixado às abas: para este caso o modelo de instabilidade por distorção não está confirmado por nenhum cálculo independente (elementos de casca); as suas utilizações por encurvadura têm de ser demonstradas à parte antes de serem usadas.':
    'Ω invertida con el panel fijado a los pies: para este caso el modelo de pandeo distorsional no está confirmado por ningún cálculo independiente (elementos de lámina); sus aprovechamientos a pandeo tienen que demostrarse aparte antes de utilizarse.',
  'As fixações do revestimento contam a meio do banzo superior (a = b/2, na secção mais larga {{a}} mm): é assim que têm de ser colocadas. 10 mm de desvio mudam no máximo em 10 mm/h o coeficiente k_h da carga lateral do banzo livre (EN 1993-1-3, 10.1.4.1).':
    'Las fijaciones del revestimiento cuentan en el centro del ala superior (a = b/2, en la sección más ancha {{a}} mm): así es como deben colocarse. 10 mm de desvío cambian como máximo en 10 mm/h el coeficiente k_h de la carga lateral del ala libre (EN 1993-1-3, 10.1.4.1).',
  'Em secções deste tipo as fixações do revestimento ficam a menos de 25 mm da alma ou da ponta do banzo (a {{a}} mm da alma): C_D,A = 130·p não se aplica aí (EN 1993-1-3, 10.1.5.2(7)), pelo que o revestimento não lhes dá travamento à rotação (C_D = 0, K = 0).':
    'En secciones de este tipo las fijaciones del revestimiento están a menos de 25 mm del alma o del borde libre del ala (a {{a}} mm del alma): allí no vale C_D,A = 130·p (EN 1993-1-3, 10.1.5.2(7)), por lo que el revestimiento no les impide el giro (C_D = 0, K = 0).',
  'A simulação foi alterada noutro lugar: mostra-se agora o seu estado mais recente.':
    'La simulación se ha cambiado en otro lugar: ahora se muestra su estado más reciente.',
  'Estados limites últimos': 'Estados límite últimos',
  'Estados limites de utilização': 'Estados límite de servicio',
  'Casos de carga, sem coeficientes': 'Casos de carga, sin coeficientes',
  Aplicar: 'Aplicar',
  'Aplicar o afastamento de {{spacing}} m': 'Aplicar la separación de {{spacing}} m',
  'A menor alteração que a faz verificar:': 'El menor cambio con el que cumple:',
  'As secções mais leves que ficam mais perto, cada uma com a menor alteração que a faz verificar.':
    'Las secciones más ligeras que quedan más cerca, cada una con el menor cambio con el que cumple.',
  'Nada foi verificado.': 'No se ha comprobado nada.',
  'Completa, com todas as deduções': 'Completa, con todas las deducciones',
  'Resumida: dados, verificações determinantes, reações, flechas':
    'Resumida: datos, comprobaciones determinantes, reacciones, flechas',
  Forma: 'Versión',
  'Descarregar PDF': 'Descargar PDF',
  Encurvadura: 'Pandeo',
  'Não foi possível calcular a curva.': 'No se ha podido calcular la curva.',
  'banzo superior comprimido': 'ala superior comprimida',
  'banzo inferior comprimido': 'ala inferior comprimida',
  'toda a secção comprimida': 'toda la sección comprimida',
  reforço: 'labio',
  banzo: 'ala',
  alma: 'alma',
  '{{kind}}: norma {{code}} N/mm²; a curva não tem um mínimo separado.':
    '{{kind}}: norma {{code}} N/mm²; la curva no tiene un mínimo separado.',
  '{{kind}}: faixas {{strips}} N/mm²; a norma não tem um valor próprio.':
    '{{kind}}: bandas {{strips}} N/mm²; la norma no tiene un valor propio.',
  '{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está do lado da segurança em {{percent}}.':
    '{{kind}}: norma {{code}}, bandas {{strips}} N/mm²: la norma queda del lado de la seguridad en un {{percent}}.',
  '{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está {{percent}} acima.':
    '{{kind}}: norma {{code}}, bandas {{strips}} N/mm²: la norma queda un {{percent}} por encima.',
  'Para informação; não usado nas verificações. Tensões elásticas da secção bruta em faixas finitas com extremos simplesmente apoiados, fletida só em torno de y, como um painel a mantém; as tensões resistentes são outras.':
    'A título informativo; no se usa en las comprobaciones. Tensiones elásticas de la sección bruta por bandas finitas con extremos simplemente apoyados, flexionada solo respecto a y, como la mantiene un panel; no son tensiones resistentes.',
  'semicomprimento de onda {{length}} mm': 'semilongitud de onda {{length}} mm',
  'fator {{factor}}': 'factor {{factor}}',
  'Modo em': 'Modo en',
  'Mínimos da curva': 'Mínimos de la curva',
  'A curva não tem mínimos separados.': 'La curva no tiene mínimos separados.',
  'Tensões elásticas da norma': 'Tensiones elásticas de la norma',
  'Valores da curva': 'Valores de la curva',
  Fator: 'Factor',
  'com segunda opinião (faixas finitas)': 'con segunda opinión (bandas finitas)',
  'Em compressão a norma toma a alma como mola sem tensão do bordo reforçado e reduz a própria alma à parte; nas faixas ambas instabilizam em conjunto, e a curva fica mais baixa.':
    'A compresión la norma toma el alma como muelle sin tensión del borde rigidizado y reduce el alma misma aparte; en las bandas ambas pandean a la vez, y la curva queda más baja.',
  '{{endBay}} mm nos vãos extremos, {{inner}} mm nos interiores':
    '{{endBay}} mm en los vanos extremos, {{inner}} mm en los interiores',
  'Nenhuma alteração isolada do aço, dos travamentos, do revestimento, das sobreposições ou do afastamento a faz verificar.':
    'Ningún cambio aislado del acero, de los arriostramientos, del revestimiento, de los solapes o de la separación hace que cumpla.',
  'Modelo {{model}}': 'Modelo {{model}}',
  Peça: 'Pieza',
  'a que termina dentro da sobreposição': 'la que termina dentro del solape',
  'as peças viradas': 'las piezas giradas',
  'Os valores de cada modelo pertencem juntos e estão lado a lado; os maiores dos dois não estariam em equilíbrio.':
    'Los valores de cada modelo van juntos y se muestran uno al lado del otro; los mayores de ambos no estarían en equilibrio.',
  'Não foi possível obter as reações por caso de carga.': 'No se pudieron obtener las reacciones por caso de carga.',
  'SUM (as duas peças na sobreposição)': 'SUM (ambas piezas en el solape)',
  'SINGLE (a peça do vão)': 'SINGLE (la pieza del vano)',
  'A peça que continua e, em linha fina, as que terminam dentro das sobreposições.':
    'La pieza que continúa y, en línea fina, las que terminan dentro de los solapes.',
  'Dentro das sobreposições, da peça que continua, nos dois modelos.':
    'Dentro de los solapes, de la pieza que continúa, en ambos modelos.',
  'De uma só secção em toda a linha, modelo SINGLE.': 'De una sola sección en toda la línea, modelo SINGLE.',
  'Peça que termina': 'Pieza que termina',
  'Secção dos vãos extremos': 'Sección de los vanos extremos',
  'Secção das peças viradas': 'Sección de las piezas giradas',
  'Secção das peças viradas dos vãos extremos': 'Sección de las piezas giradas de los vanos extremos',
  'Da secção dos vãos interiores: {{name}}.': 'De la sección de los vanos interiores: {{name}}.',
  'Os dados foram alterados depois deste cálculo.': 'Los datos se modificaron después de este cálculo.',
  'Calculado com outra versão do motor ou do catálogo ({{engine}}, {{catalogue}}): diagramas e deduções estão só na nota de cálculo.':
    'Calculado con otra versión del motor o del catálogo ({{engine}}, {{catalogue}}): los diagramas y las deducciones están solo en la memoria de cálculo.',
  Preço: 'Precio',
  CO2e: 'CO2e',
  'A mais barata': 'La más barata',
  'A de menor CO2e': 'La de menor CO2e',
  'Eixo vertical': 'Eje vertical',
  'Preço por área em função do afastamento': 'Precio por área en función de la separación',
  'Chapa aparafusada em cada nervura, em vez de duas em duas:':
    'Chapa atornillada en cada nervio en vez de uno de cada dos:',
  'Sem contar com a chapa: fibra superior livre, sem travamentos:':
    'Sin contar con la chapa: fibra superior libre, sin arriostramientos:',
  'Emitir a revisão {{letter}}': 'Emitir la revisión {{letter}}',
}

export default texts
