import { es as labels } from '@madre/drawing/labels/es'
import { drawn } from '@madre/words/es/drawn'
import { form } from '@madre/words/es/form'

const texts: Record<string, string> = {
  ...drawn,
  ...form,
  ...labels,

  '0 em todos os vãos: a fibra inferior fica livre entre apoios.':
    '0 en todos los vanos: la fibra inferior queda libre entre los apoyos.',
  'A partir do local…': 'A partir del lugar…',
  'Vento e neve do local e do edifício, em vez de os escrever.':
    'Viento y nieve del lugar y del edificio, en vez de escribirlos.',
  'Não foi possível abrir. Tente novamente.': 'No se ha podido abrir. Inténtelo de nuevo.',
  'a partir do local': 'a partir del lugar',
  escrito: 'escrito',
  'já não corresponde': 'ya no corresponde',
  'Pode ter sido apagada, ou pertencer a outra pessoa.': 'Puede que se haya eliminado o que pertenezca a otra persona.',
  'Parâmetros gerais': 'Parámetros generales',
  'Cargas permanentes': 'Cargas permanentes',
  Sobrecargas: 'Sobrecargas de uso',
  'Parâmetros adicionais': 'Parámetros adicionales',
  Resultados: 'Resultados',
  'sobre um comprimento': 'en longitud',
  'A partir da extremidade esquerda; a linha tem {{length}} m.':
    'Desde el extremo izquierdo; la línea mide {{length}} m.',
  'Categoria H: coberturas': 'Categoría H: cubiertas',
  'EN 1991-1-4: vento': 'EN 1991-1-4: viento',
  'Altitude até 1000 m': 'Altitud hasta 1000 m',
  'Altitude acima de 1000 m': 'Altitud superior a 1000 m',
  'Definido pelo utilizador': 'Definido por el usuario',
  'EN 1990, quadro A1.1': 'EN 1990, tabla A1.1',
  'Valores de': 'Valores de',
  nenhuma: 'ninguna',
  'Forças verticais nesta madre. L1 e L2 a partir da extremidade esquerda do vão.':
    'Fuerzas verticales en esta correa. L1 y L2 desde el extremo izquierdo del vano.',
  'Consola esq.': 'Voladizo izdo.',
  'Consola dir.': 'Voladizo dcho.',
  'F1 num campo: a sua ajuda': 'F1 en un campo: su ayuda',
  'Todos os vãos como o primeiro: {{length}} m': 'Todos los vanos como el primero: {{length}} m',
  'Igual em todos os vãos': 'Igual en todos los vanos',
  'Coladas: {{n}} células.': 'Pegadas: {{n}} celdas.',
  'Fora da grelha: {{n}}.': 'Fuera de la tabla: {{n}}.',
  'Pré-visualização': 'Vista previa',
  Diagramas: 'Diagramas',
  'Sem pré-visualização para estes valores.': 'Sin vista previa para estos valores.',
  'A calcular…': 'Calculando…',
  'O catálogo não tem secções para esta escolha.': 'El catálogo no tiene secciones para esta elección.',
  'A mais leve que verifica': 'La más ligera que cumple',
  'Nenhuma verifica; a mais próxima': 'Ninguna cumple; la más próxima',
  'A estabilidade ainda não está verificada.': 'La estabilidad aún no está comprobada.',
  Recomeçar: 'Empezar de nuevo',
  Voltar: 'Atrás',
  'Salvar e calcular': 'Guardar y calcular',
  'Salvar e continuar': 'Guardar y continuar',
  'Constante ao longo da linha, no centro de gravidade do perfil.':
    'Constante a lo largo de la línea, en el centro de gravedad del perfil.',
  Sentido: 'Sentido',
  'O valor é': 'El valor es',
  'em todas as combinações últimas': 'en todas las combinaciones últimas',
  'só nas combinações com vento': 'solo en las combinaciones con viento',
  'Como chega à madre': 'Cómo llega a la correa',
  'Uma pessoa em qualquer ponto da linha, em alternativa à carga distribuída; nunca com neve nem vento.':
    'Una persona en cualquier punto de la línea, como alternativa a la carga repartida; nunca con nieve ni viento.',
  'Desligada: a linha não é verificada com uma pessoa num ponto.':
    'Desactivada: la línea no se comprueba con una persona en un punto.',
  'Só na categoria H, com todos os ψ a 0.': 'Solo en la categoría H, con todos los ψ a 0.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: é da categoria H, com todos os ψ a 0. Com eles a 0 volta a contar.':
    'La carga concentrada de cubierta ({{Q}} kN) ha salido del cálculo: es de la categoría H, con todos los ψ a 0. Con ellos a 0 vuelve a contar.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: numa fachada não existe.':
    'La carga concentrada de cubierta ({{Q}} kN) ha salido del cálculo: en una fachada no existe.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: em «Geral» só conta se a ligar, nas sobrecargas.':
    'La carga concentrada de cubierta ({{Q}} kN) ha salido del cálculo: en «General» solo cuenta si la activa, en las sobrecargas de uso.',
  'Q_k da EN 1991-1-1, quadro 6.10, para coberturas da categoria H: recomenda 1,0 kN; o anexo nacional pode dizer outro valor. A carga corre a linha toda, consolas incluídas, e cada verificação fica com o pior lugar.':
    'Q_k de la EN 1991-1-1, tabla 6.10, para cubiertas de categoría H: recomienda 1,0 kN; el Anejo Nacional puede dar otro valor. La carga recorre toda la línea, voladizos incluidos, y cada comprobación toma el peor lugar.',
  'Propriedades do revestimento': 'Propiedades del revestimiento',
  'Dão rigidez de rotação à madre; são precisos os dois valores.':
    'Dan rigidez de giro a la correa; se necesitan los dos valores.',
  'Sem estes valores o revestimento só trava lateralmente.':
    'Sin estos valores el revestimiento solo sujeta lateralmente.',
  'Inércia do revestimento': 'Inercia del revestimiento',
  'Fixações por metro': 'Fijaciones por metro',
  'Da alma às fixações (a)': 'Del alma a las fijaciones (a)',
  'Vazio: onde o fabricante da secção as prevê; se não o diz, a meio do banzo.':
    'Vacío: donde el fabricante de la sección las prevé; si no lo dice, en el centro del ala.',
  'Vão dividido por': 'Luz dividida por',
  'Cargas distribuídas': 'Cargas distribuidas',
  'Por m² em projeção horizontal.': 'Por m² en proyección horizontal.',
  'Por m² de envolvente.': 'Por m² de envolvente.',
  Carga: 'Carga',
  'Carga mínima': 'Carga mínima',
  'Carga máxima': 'Carga máxima',
  'Por m² de envolvente; o peso próprio do perfil é somado no cálculo.':
    'Por m² de envolvente; el peso propio del perfil se suma en el cálculo.',
  'Mínima e máxima': 'Mínima y máxima',
  'Tipo e localização': 'Tipo y ubicación',
  'Escolhe o anexo nacional.': 'Determina el Anejo Nacional.',
  Inclinação: 'Inclinación',
  'Ómega (Ω)': 'Omega (Ω)',
  'Perfil C': 'Perfil C',
  'Perfil Z': 'Perfil Z',
  Horizontal: 'Horizontal',
  Vertical: 'Vertical',
  Regular: 'Normal',
  Invertido: 'Invertido',
  'Tipo de perfil': 'Tipo de perfil',
  Orientação: 'Orientación',
  Formato: 'Posición',
  'Travamentos não especificados: supõe-se a fibra superior travada pelo revestimento.':
    'Arriostramientos no especificados: se supone la fibra superior arriostrada por el revestimiento.',
  'Número de travamentos laterais': 'Número de arriostramientos laterales',
  'Livre entre apoios': 'Libre entre apoyos',
  'Travamentos por vão': 'Arriostramientos por vano',
  'vão acima de 20,5 m: além da tabela, propõem-se 6': 'vano de más de 20,5 m: fuera de la tabla, se proponen 6',
  'Propor a partir dos vãos': 'Proponer a partir de los vanos',
  'Há vãos acima de 20,5 m, onde a tabela acaba: propõem-se 6 travamentos; confirme-os.':
    'Hay vanos de más de 20,5 m, donde acaba la tabla: se proponen 6 arriostramientos; confírmelos.',
  'Na cobertura, já com os coeficientes de forma, por m² em projeção horizontal.':
    'En la cubierta, ya con los coeficientes de forma, por m² en proyección horizontal.',
  'Ação de acidente: substitui a neve geral na combinação acidental.':
    'Acción accidental: sustituye a la nieve general en la combinación accidental.',
  'Alternativa à neve geral, que se mantém fora das faixas.':
    'Alternativa a la nieve general, que se mantiene fuera de las franjas.',
  'Número de vãos': 'Número de vanos',
  'Com consolas': 'Con voladizos',
  'Comprimento total: {{length}} m': 'Longitud total: {{length}} m',
  'Pelo menos uma classe fica escolhida.': 'Queda elegida al menos una calidad.',
  Pressão: 'Presión',
  Sucção: 'Succión',
  'Vento geral': 'Viento general',
  'Valores líquidos e positivos, por m² de superfície: a pressão empurra para dentro, a sucção puxa para fora.':
    'Valores netos y positivos, por m² de superficie: la presión empuja hacia dentro, la succión tira hacia fuera.',
  'Por faixas': 'Por franjas',
  'Vento local': 'Viento local',
  'Alternativa ao vento geral do mesmo sentido, p. ex. em zonas de bordo.':
    'Alternativa al viento general del mismo sentido, p. ej. en las zonas de borde.',
  'Descartar alterações': 'Descartar los cambios',
  'Ocorreu um erro durante o cálculo. Por favor, tente novamente mais tarde.':
    'Se ha producido un error durante el cálculo. Inténtelo de nuevo más tarde.',
  'Já terminou a sua simulação? Clique em Iniciar cálculo para ver os resultados ou volte atrás para continuar a editar':
    '¿Ha terminado su simulación? Pulse Iniciar el cálculo para ver los resultados o vuelva atrás para seguir editando',
  'Iniciar cálculo': 'Iniciar el cálculo',
  'Falha ao salvar a simulação. Tente novamente.': 'No se ha podido guardar la simulación. Inténtelo de nuevo.',
  'Falha ao calcular a simulação. Tente novamente.': 'No se ha podido calcular la simulación. Inténtelo de nuevo.',
  'Não é possível visualizar os resultados sem salvar a simulação.':
    'No se pueden ver los resultados sin guardar la simulación.',
  'Cálculo terminou com sucesso.': 'El cálculo ha terminado.',
  'O cálculo foi interrompido.': 'El cálculo se ha interrumpido.',
  'Continuar o cálculo': 'Reanudar el cálculo',
  'Erro ao calcular. Tente novamente mais tarde.': 'Error en el cálculo. Inténtelo de nuevo más tarde.',
  'Passos anteriores': 'Pasos anteriores',
  'Passos seguintes': 'Pasos siguientes',
  'Editar: {{field}}': 'Editar: {{field}}',
  'Salvar: {{field}}': 'Guardar: {{field}}',
  'Duplicar: salve primeiro a simulação': 'Duplicar: guarde antes la simulación',
  Ações: 'Acciones',
  'Erro ao duplicar simulação': 'No se ha podido duplicar la simulación',
  'Erro ao apagar simulação': 'No se ha podido eliminar la simulación',
  'Alterações não salvas': 'Cambios no guardados',
  'Tem alterações não salvas. Deseja sair deste passo?': 'Tiene cambios no guardados. ¿Desea salir de este paso?',
  Ficar: 'Quedarse',
  'Sair sem salvar': 'Salir sin guardar',
  'Salvar e sair': 'Guardar y salir',
  'A simulação foi alterada noutro lugar': 'La simulación se ha cambiado en otro lugar',
  'Outra janela ou outro dispositivo salvou esta simulação depois de a ter aberto aqui. Nada foi ainda substituído.':
    'Otra ventana u otro dispositivo ha guardado esta simulación después de que usted la abriera aquí. Aún no se ha sustituido nada.',
  'Continuar a editar': 'Seguir editando',
  'Carregar a outra versão': 'Cargar la otra versión',
  'Salvar a minha versão': 'Guardar mi versión',
  Menos: 'Menos',
  Mais: 'Más',
  '“{{text}}” não é um número: só algarismos e uma vírgula ou um ponto decimal.':
    '«{{text}}» no es un número: solo cifras y una coma o un punto decimal.',
  '“{{text}}” tem mais de um separador: escreva sem separador de milhares.':
    '«{{text}}» tiene más de un separador: escríbalo sin separador de millares.',
  'Aqui não há valores negativos.': 'Aquí no hay valores negativos.',
  'O sinal menos vem uma só vez e em primeiro lugar.': 'El signo menos va una sola vez y en primer lugar.',
  'Aqui só números inteiros.': 'Aquí solo números enteros.',
  '{{text}} não é permitido: {{range}}.': '{{text}} no se admite: {{range}}.',
  'Falta um número.': 'Falta un número.',
  'Voltou a {{value}}.': 'Ha vuelto a {{value}}.',
  'No máximo {{count}} casas decimais._one': 'Como máximo {{count}} decimal.',
  'No máximo {{count}} casas decimais._other': 'Como máximo {{count}} decimales.',
  '{{count}} de {{candidates}} secções verificam._zero': '{{count}} de {{candidates}} secciones cumplen.',
  '{{count}} de {{candidates}} secções verificam._one': '{{count}} de {{candidates}} secciones cumple.',
  '{{count}} de {{candidates}} secções verificam._other': '{{count}} de {{candidates}} secciones cumplen.',
  '“{{text}}”: {{reason}}': '«{{text}}»: {{reason}}',
  '{{row}}: não colado. {{reason}}': '{{row}}: no se ha pegado. {{reason}}',
  'As faixas ({{terms}} m) somam {{sum}} m; a linha tem {{length}} m.':
    'Las franjas ({{terms}} m) suman {{sum}} m; la línea mide {{length}} m.',
  'As outras faixas ocupam {{used}} m dos {{length}} m da linha.':
    'Las demás franjas ocupan {{used}} m de los {{length}} m de la línea.',
  '{{block}}, faixa {{n}}: tem carga ({{load}} kN/m²) mas não tem comprimento, e não atuaria. Dê-lhe um comprimento ou ponha a carga a 0.':
    '{{block}}, franja {{n}}: tiene carga ({{load}} kN/m²) pero no longitud, y no actuaría. Dele una longitud o ponga la carga a 0.',
  '{{block}}: a faixa 1 fica com o que as outras deixam da linha, {{length}} m.':
    '{{block}}: la franja 1 toma lo que las demás dejan de la línea, {{length}} m.',
  'Sem nenhum comprimento, a faixa 1 vale em toda a linha.': 'Sin ninguna longitud, la franja 1 vale en toda la línea.',
  'Há cargas permanentes mínimas maiores do que as máximas. Corrija-as antes de salvar ou calcular.':
    'Hay cargas permanentes mínimas mayores que las máximas. Corríjalas antes de guardar o calcular.',
  'Há faixas cuja carga não atuaria. Corrija-as antes de salvar ou calcular.':
    'Hay franjas cuya carga no actuaría. Corríjalas antes de guardar o calcular.',
  'Passo: {{step}}.': 'Paso: {{step}}.',
  'Todos os vãos': 'Todos los vanos',
  '{{span}}: a carga mínima ({{min}} kN/m²) é maior do que a máxima ({{max}} kN/m²).':
    '{{span}}: la carga mínima ({{min}} kN/m²) es mayor que la máxima ({{max}} kN/m²).',
  'Distribuição ao longo da linha': 'Distribución a lo largo de la línea',
  'Vale para o vento geral e para o local, p. ex. com as zonas de bordo como faixas.':
    'Vale para el viento general y para el local, p. ej. con las zonas de borde como franjas.',
  'Na fachada esta carga atua na vertical, no plano da fachada, como um peso. Onde não houver, ponha 0.':
    'En una fachada esta carga actúa en vertical, en el plano de la fachada, como un peso. Donde no la haya, ponga 0.',
  'Sem painel, são os perfis que levam o peso da fachada aos apoios e travamentos: atua na fibra exterior, dobra-os e torce-os. Se é o revestimento que o leva, no seu plano, escolha “Travada pelo painel”.':
    'Sin panel son los perfiles los que llevan el peso de la fachada a apoyos y arriostramientos: actúa en la fibra exterior, los flexiona y torsiona. Si lo lleva el revestimiento, en su plano, elija «Arriostrada por el panel».',
  'Assim nada trava a fibra superior entre apoios. Se o revestimento a trava, escolha “Travada pelo painel”.':
    'Así nada sujeta la fibra superior entre apoyos. Si el revestimiento la sujeta, elija «Arriostrada por el panel».',
  'Com esta escolha a fibra superior fica sem travamentos entre apoios; mude-o em Parâmetros adicionais, se o revestimento a trava.':
    'Con esta elección la fibra superior queda sin arriostramientos entre apoyos; cámbielo en Parámetros adicionales si el revestimiento la sujeta.',
  'Um Z de banzos iguais é a mesma secção nas duas posições; com banzos desiguais, a imagem mostra qual fica do lado do revestimento.':
    'Una Z de alas iguales es la misma sección en las dos posiciones; con alas desiguales, la imagen muestra cuál queda del lado del revestimiento.',
  'A outra versão foi salva em {{date}}, às {{time}}.': 'La otra versión se guardó el {{date}}, a las {{time}}.',
  'Dar um nome': 'Darle un nombre',
  'Sem vento nada dobra esta linha para fora do plano da fachada: aí M, V e δ são 0.':
    'Sin viento nada flexiona esta línea fuera del plano de la fachada: ahí M, V y δ son 0.',
  'O peso vai ao longo do perfil, como esforço axial.': 'El peso va a lo largo del perfil, como esfuerzo axil.',
  'O peso vai para o revestimento, no seu plano.': 'El peso va al revestimiento, en su plano.',
  'O peso atua na fibra exterior e dobra e torce o perfil no plano da fachada, entre apoios e travamentos.':
    'El peso actúa en la fibra exterior y flexiona y torsiona el perfil en el plano de la fachada, entre apoyos y arriostramientos.',
  'Vale para todas as cargas pontuais, permanentes e sobrecargas.':
    'Vale para todas las cargas puntuales, permanentes y sobrecargas de uso.',
  'O esmagamento da alma é verificado sob cada carga.': 'El aplastamiento del alma se comprueba bajo cada carga.',
  'A peça e a sua fixação são dimensionadas à parte.': 'La pieza y su fijación se dimensionan aparte.',
  'Comprimento de apoio da carga': 'Longitud de apoyo de la carga',
  'Ao longo do perfil.': 'A lo largo del perfil.',
  'Este cálculo já está a correr, iniciado noutro lugar: mostra-se o seu resultado assim que terminar.':
    'Este cálculo ya está en marcha, iniciado en otro lugar: su resultado se muestra en cuanto termine.',
  'A simulação já não existe': 'La simulación ya no existe',
  'Foi apagada noutra janela ou noutro dispositivo. O que está no formulário pode ser salvo como uma simulação nova.':
    'Se ha eliminado en otra ventana o en otro dispositivo. Lo que está en el formulario se puede guardar como una simulación nueva.',
  'Salvar como nova': 'Guardar como nueva',
  'O vento escreve-se sem sinal: a sucção tem a sua própria linha.':
    'El viento se escribe sin signo: la succión tiene su propia fila.',
  'A sucção escreve-se sem sinal: esta linha já significa que puxa para fora.':
    'La succión se escribe sin signo: esta fila ya significa que tira hacia fuera.',
  'A neve não pode ser negativa.': 'La nieve no puede ser negativa.',
  'Nesta simulação está guardado vento com sinal negativo. Vale, e é aqui mostrado, sem sinal, no sentido da sua linha; fica assim quando a salvar.':
    'En esta simulación hay guardado viento con signo negativo. Vale, y se muestra aquí, sin signo, en el sentido de su fila; queda así cuando la guarde.',
  'alterações não salvas': 'cambios no guardados',
  'O que vê inclui alterações não salvas; o resultado guardado não as tem.':
    'Lo que ve incluye cambios no guardados; el resultado guardado no los tiene.',
  'Recomeçar com os valores iniciais?': '¿Empezar de nuevo con los valores iniciales?',
  'O que escreveu nesta simulação não está salvo e perde-se.':
    'Lo que ha escrito en esta simulación no está guardado y se perderá.',
  '{{terms}} m de {{length}} m': '{{terms}} m de {{length}} m',
  'Resto ({{rest}} m): {{what}}.': 'Resto ({{rest}} m): {{what}}.',
  'continua a última faixa': 'continúa la última franja',
  'vale o vento geral': 'vale el viento general',
  'vale a neve geral': 'vale la nieve general',
  'Foram apagadas as cargas pontuais de vãos ou consolas retirados da linha:':
    'Se han borrado las cargas puntuales de vanos o voladizos retirados de la línea:',
  'O comprimento da linha mudou, e com ele estas faixas:':
    'La longitud de la línea ha cambiado y, con ella, estas franjas:',
  'já não cabem; os comprimentos foram apagados': 'ya no caben; las longitudes se han borrado',
  'faixa {{n}} de {{from}} m para {{to}} m': 'franja {{n}} de {{from}} m a {{to}} m',
  'Os vãos do formulário já não são os destes resultados.':
    'Los vanos del formulario ya no son los de estos resultados.',
  'Alterado no formulário, ainda não salvo.': 'Cambiado en el formulario, aún no guardado.',
  'Afastamento: {{from}} m → {{to}} m': 'Separación: {{from}} m → {{to}} m',
  'Revestimento: {{inertia}} cm⁴/m, {{fixings}} fixações por metro':
    'Revestimiento: {{inertia}} cm⁴/m, {{fixings}} fijaciones por metro',
  'Travamentos por vão: fibra superior {{upper}}, fibra inferior {{lower}}':
    'Arriostramientos por vano: fibra superior {{upper}}, fibra inferior {{lower}}',
  'Travamentos por vão da fibra inferior: {{lower}}': 'Arriostramientos por vano de la fibra inferior: {{lower}}',
  'O que vai ser calculado': 'Lo que se va a calcular',
  'Numa cobertura, vertical quer dizer ao longo da pendente: o peso, a sobrecarga e a neve dividem-se numa parte perpendicular à cobertura, que flete o perfil, e numa parte ao longo dele, que conta como compressão (o perfil assenta na sua extremidade direita). No plano da cobertura nada o flete.':
    'En una cubierta, vertical quiere decir a lo largo de la pendiente: el peso, la sobrecarga de uso y la nieve se dividen en una parte perpendicular a la cubierta, que flexiona el perfil, y otra a lo largo de él, que cuenta como compresión (el perfil se apoya en su extremo derecho). En el plano de la cubierta nada lo flexiona.',
  'A mínima é a que está lá sempre: conta onde alivia, por exemplo contra o arrancamento pelo vento. A máxima é tudo o que lá pode estar: conta onde carrega. Cada combinação é verificada com as duas.':
    'La mínima es la que está siempre: cuenta donde alivia, por ejemplo contra el levantamiento por el viento. La máxima es todo lo que puede haber: cuenta donde carga. Cada combinación se comprueba con las dos.',
  'Cobertura: o peso, a sobrecarga e a neve atuam na vertical sobre a inclinação. Fachada: o peso atua no plano da fachada e não há neve. Geral: todas as cargas atuam na direção forte do perfil.':
    'Cubierta: el peso, la sobrecarga de uso y la nieve actúan en vertical sobre la pendiente. Fachada: el peso actúa en el plano de la fachada y no hay nieve. General: todas las cargas actúan en la dirección fuerte del perfil.',
  'Decide o anexo nacional: os coeficientes parciais das ações e das resistências. Em «Outro» valem os valores recomendados dos Eurocódigos.':
    'Decide el Anejo Nacional: los coeficientes parciales de las acciones y de las resistencias. Con «Otra» valen los valores recomendados de los Eurocódigos.',
  'Ângulo α da cobertura com a horizontal: 5° são cerca de 9 %, 10° cerca de 18 %.':
    'Ángulo α de la cubierta con la horizontal: 5° son cerca de un 9 %, 10° cerca de un 18 %.',
  'Vãos entre apoios de uma linha contínua, sem as consolas. Até 14 m a linha vem numa só peça; mais longa, tem emendas que transmitem M e V.':
    'Vanos entre apoyos de una línea continua, sin los voladizos. Hasta 14 m la línea va en una sola pieza; si es más larga, tiene empalmes que transmiten M y V.',
  'Distância e de um perfil ao seguinte, medida na superfície; cada um leva a faixa a tracejado. Corrente: 1,5 a 2,5 m em coberturas, 1,0 a 2,0 m em fachadas.':
    'Distancia e de un perfil al siguiente, medida sobre la superficie; cada uno soporta la zona rayada. Habitual: de 1,5 a 2,5 m en cubiertas, de 1,0 a 2,0 m en fachadas.',
  'As pontas da linha para lá dos apoios extremos, por exemplo no beiral. Com comprimento 0 não há consola desse lado.':
    'Los extremos de la línea más allá de los últimos apoyos, por ejemplo en el alero. Con longitud 0 no hay voladizo de ese lado.',
  'De eixo a eixo dos apoios; numa consola, do apoio à ponta. Enter desce, Tab vai para a direita; uma linha ou coluna copiada de uma folha de cálculo preenche as células.':
    'De eje a eje de los apoyos; en un voladizo, del apoyo al extremo libre. Intro baja, Tab va a la derecha; una fila o columna copiada de una hoja de cálculo rellena las celdas.',
  'O Ω assenta nas duas abas e as suas duas almas não rodam nos apoios; C e Z têm uma só alma e precisam de um dispositivo antirrotação, por exemplo um esquadro.':
    'La Ω se asienta sobre sus dos pies y sus dos almas no vuelcan en los apoyos; C y Z tienen una sola alma y necesitan allí un dispositivo antivuelco, por ejemplo un ejión.',
  'Horizontal: as linhas correm ao longo do beiral ou da fachada. Vertical: sobem a pendente ou a fachada.':
    'Horizontal: las líneas corren a lo largo del alero o de la fachada. Vertical: suben por la pendiente o la fachada.',
  'Regular: como a imagem mostra, no Ω com o banzo fechado do lado do revestimento. Invertido: rodado de 180°, no Ω com as abas do lado do revestimento.':
    'Normal: como muestra la imagen, en la Ω con el ala cerrada del lado del revestimiento. Invertido: girado 180°, en la Ω con los pies del lado del revestimiento.',
  'Largura em que o perfil assenta: mais larga, a alma resiste mais ao esmagamento. Para as três classes contam 80, 135 e 200 mm.':
    'Ancho en el que se asienta el perfil: cuanto mayor, más resiste el alma al aplastamiento. Las tres clases cuentan como 80, 135 y 200 mm.',
  'O número é a tensão de cedência em N/mm². Calcula-se cada secção em todas as classes escolhidas; a mais leve que verifica vem primeiro.':
    'El número es el límite elástico en N/mm². Cada sección se calcula en todas las calidades elegidas; la más ligera que cumple va primero.',
  'Chapa, isolamento, painéis e o que deles pende; o perfil soma-se sozinho. Painel sandwich: 0,10 a 0,15 kN/m²; chapa dupla com isolamento: 0,15 a 0,25 kN/m².':
    'Chapa, aislamiento, paneles y lo que cuelga de ellos; el perfil se suma solo. Panel sándwich: de 0,10 a 0,15 kN/m²; doble chapa con aislamiento: de 0,15 a 0,25 kN/m².',
  'Onde não é certo o que lá vai estar, por exemplo painéis solares que se montam mais tarde: a mínima sem eles (0,15), a máxima com eles (0,30 kN/m²).':
    'Donde no es seguro lo que habrá, por ejemplo paneles solares que se montan más tarde: la mínima sin ellos (0,15), la máxima con ellos (0,30 kN/m²).',
  'Um valor para todos os vãos e consolas. Desligado, uma coluna para cada um.':
    'Un valor para todos los vanos y voladizos. Desactivado, una columna para cada uno.',
  'P1 e P2 em kN, positivas para baixo; L1 e L2 em % do vão, 0 à esquerda e 100 à direita. Por exemplo uma conduta de 0,5 kN a meio: P1 0,5 e L1 50.':
    'P1 y P2 en kN, positivas hacia abajo; L1 y L2 en % del vano, 0 a la izquierda y 100 a la derecha. Por ejemplo, un conducto de 0,5 kN en el centro del vano: P1 0,5 y L1 50.',
  'O que pousa no banzo comprime a alma por baixo; o que se aparafusa à alma não. Escolha como a carga é de facto fixada.':
    'Lo que se apoya en el ala comprime el alma debajo; lo que se atornilla al alma, no. Elija cómo se fija realmente la carga.',
  'Comprimento, ao longo do perfil, em que a peça que traz a carga assenta no banzo: correntes 50 a 100 mm.':
    'Longitud, a lo largo del perfil, en la que la pieza que trae la carga se apoya en el ala: habitualmente de 50 a 100 mm.',
  'Pessoas e material em obra e manutenção. Coberturas não acessíveis (categoria H): a EN 1991-1-1 recomenda 0,4 kN/m², ou 1,0 kN num ponto; o anexo nacional pode dizer outra coisa.':
    'Personas y material en obra y mantenimiento. Cubiertas no transitables (categoría H): la EN 1991-1-1 recomienda 0,4 kN/m², o 1,0 kN en un punto; el Anejo Nacional puede decir otra cosa.',
  'Categoria H: cobertura acessível só para manutenção; não acompanha neve nem vento, todos os ψ são 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Categoría H: cubierta accesible solo para mantenimiento; no acompaña a la nieve ni al viento, todos los ψ son 0. ψ₀ es el de la acción que acompaña a otra, ψ₁ el del valor frecuente, ψ₂ el del casi permanente.',
  'Para o vento a EN 1990 dá 0,6 / 0,2 / 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Para el viento la EN 1990 da 0,6 / 0,2 / 0. ψ₀ es el de la acción que acompaña a otra, ψ₁ el del valor frecuente, ψ₂ el del casi permanente.',
  'Até 1000 m de altitude 0,5 / 0,2 / 0, acima 0,7 / 0,5 / 0,2. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Hasta 1000 m de altitud 0,5 / 0,2 / 0, por encima 0,7 / 0,5 / 0,2. ψ₀ es el de la acción que acompaña a otra, ψ₁ el del valor frecuente, ψ₂ el del casi permanente.',
  'Até três faixas a partir da extremidade esquerda, cada uma com o seu valor: por exemplo a zona de bordo F, a zona G e o resto. Sem faixas, um valor para toda a linha.':
    'Hasta tres franjas desde el extremo izquierdo, cada una con su valor: por ejemplo la zona de borde F, la zona G y el resto. Sin franjas, un valor para toda la línea.',
  'A pressão exterior menos a interior, w_e − w_i da EN 1991-1-4. Em pavilhões baixos são correntes 0,2 a 0,5 kN/m² de pressão e 0,5 a 1,2 kN/m² de sucção.':
    'La presión exterior menos la interior, w_e − w_i de la EN 1991-1-4. En naves bajas son habituales de 0,2 a 0,5 kN/m² de presión y de 0,5 a 1,2 kN/m² de succión.',
  'Um vento mais forte num troço da linha, por exemplo junto ao bordo ou à cumeeira. Atua em vez do geral do mesmo sentido, nunca com ele; fora das suas faixas vale o geral.':
    'Un viento más fuerte en un tramo de la línea, por ejemplo junto al borde o la cumbrera. Actúa en lugar del general del mismo sentido, nunca con él; fuera de sus franjas vale el general.',
  's = μ·s_k da EN 1991-1-3: até 30° de inclinação μ = 0,8, e de s_k = 0,5 kN/m² no terreno resultam 0,4 kN/m² na cobertura.':
    's = μ·s_k de la EN 1991-1-3: hasta 30° de inclinación μ = 0,8, y de s_k = 0,5 kN/m² en el terreno resultan 0,4 kN/m² en la cubierta.',
  'Neve muito rara, onde o anexo nacional a pede, por exemplo na planície do norte da Alemanha (2,3·s_k). Conta na combinação acidental, sem majoração.':
    'Nieve muy rara, donde el Anejo Nacional la exige, por ejemplo en la llanura del norte de Alemania (2,3·s_k). Cuenta en la combinación accidental, sin mayorar.',
  'Neve que o vento junta contra um ressalto, uma platibanda ou num rincão: até três faixas a partir da extremidade esquerda. Fora delas vale a neve geral.':
    'Nieve que el viento acumula contra un resalto, un peto o en una limahoya: hasta tres franjas desde el extremo izquierdo. Fuera de ellas vale la nieve general.',
  'A flecha de um vão é no máximo o vão a dividir por este número, a de uma consola o dobro do seu comprimento a dividir por ele. Corrente: 200 em coberturas, 150 em fachadas, 250 a 300 sob revestimentos frágeis.':
    'La flecha de un vano es como máximo su luz dividida por este número; la de un voladizo, el doble de su longitud dividido por él. Habitual: 200 en cubiertas, 150 en fachadas, de 250 a 300 bajo revestimientos frágiles.',
  'Em que combinação se mede a flecha: a característica tem as ações inteiras e é a mais severa; a frequente e a quase permanente reduzem-nas por ψ₁ e ψ₂.':
    'En qué combinación se mide la flecha: la característica tiene las acciones enteras y es la más severa; la frecuente y la casi permanente las reducen con ψ₁ y ψ₂.',
  'A força que o contraventamento ou a fachada de topo traz a este perfil, sem sinal; o sentido escolhe-se abaixo.':
    'La fuerza que la viga contraviento o la fachada hastial trae a este perfil, sin signo; el sentido se elige debajo.',
  'A tração estica o perfil; a compressão empurra-o e é verificada também à encurvadura. Se pode ter os dois sentidos, calcule-os um de cada vez.':
    'La tracción estira el perfil; la compresión lo empuja y se comprueba también a pandeo. Si puede tener los dos sentidos, calcúlelos uno tras otro.',
  'Valor de cálculo: já majorado, entra tal como está. De vento: valor característico, que cada combinação multiplica pelo coeficiente que nela tem o vento; sem vento não conta.':
    'Valor de cálculo: ya mayorado, entra tal cual. De viento: valor característico, que cada combinación multiplica por el coeficiente que en ella tiene el viento; sin viento no cuenta.',
  'O que impede o perfil de sair de lado entre apoios. Sem isto especificado supõe-se a fibra superior travada pelo revestimento e a fibra inferior livre.':
    'Lo que impide que el perfil se salga de lado entre apoyos. Si no se especifica, se supone la fibra superior arriostrada por el revestimiento y la fibra inferior libre.',
  'Chapa ou painel aparafusados ao longo do perfil travam a fibra superior, se a sua rigidez ao corte chegar (S_req, nos resultados). Travamentos são tirantes ou barras de perfil a perfil.':
    'Las chapas o los paneles atornillados a lo largo del perfil sujetan la fibra superior si su rigidez a cortante basta (S_req, en los resultados). Los arriostramientos son tirantes o barras de perfil a perfil.',
  'Comprimida quando o vento suga e junto aos apoios interiores. Um travamento a meio do vão é a primeira ajuda contra a sucção.':
    'Comprimida cuando hay succión del viento y junto a los apoyos interiores. Un arriostramiento en el centro del vano es la primera ayuda contra la succión.',
  'Quantos dividem o vão em partes iguais: 1 fica a meio, 2 nos terços. Corrente: nenhum até 3,5 m, 1 até 7 m, 2 até 10,5 m.':
    'Cuántos dividen el vano en partes iguales: 1 queda en el centro, 2 en los tercios. Habitual: ninguno hasta 3,5 m, 1 hasta 7 m, 2 hasta 10,5 m.',
  'Momento de inércia da chapa por metro de largura, da tabela do fabricante. Ordem de grandeza: ondulada 18/76 de 0,63 mm 2,7; trapezoidal 35/207 de 0,63 mm 14; trapezoidal 40/183 de 0,75 mm 24 cm⁴/m.':
    'Momento de inercia de la chapa por metro de ancho, de la tabla del fabricante. Orden de magnitud: ondulada 18/76 de 0,63 mm, 2,7; trapezoidal 35/207 de 0,63 mm, 14; trapezoidal 40/183 de 0,75 mm, 24 cm⁴/m.',
  'Parafusos por metro de perfil. Numa chapa com ondas a 207 mm: 4,8 em cada onda, 2,4 de duas em duas.':
    'Tornillos por metro de perfil. Con una chapa de ondas cada 207 mm: 4,8 en cada onda, 2,4 en una de cada dos.',
  'Do eixo da alma ao parafuso, no banzo do lado do revestimento. Quanto mais longe da alma o parafuso puxa, mais torce um C ou um Z: conta com painel e sem ele, com ou sem os dois valores acima. A menos de 25 mm da alma ou da ponta do banzo o revestimento não conta como mola de rotação (EN 1993-1-3, 10.1.5.2(7)).':
    'Del eje del alma al tornillo, en el ala del lado del revestimiento. Cuanto más lejos del alma tira el tornillo, más tuerce una C o una Z: cuenta con panel y sin él, con los dos valores de arriba y sin ellos. A menos de 25 mm del alma o del borde libre del ala el revestimiento no cuenta como muelle de giro (EN 1993-1-3, 10.1.5.2(7)).',
  'Um perfil pode levar também uma força ao longo dele, por exemplo como barra do contraventamento da cobertura. Se não a leva, deixe desligado.':
    'Un perfil puede llevar también una fuerza a lo largo de él, por ejemplo como barra de la viga contraviento de la cubierta. Si no la lleva, déjelo desactivado.',
  'A chapa aparafusada impede o perfil de rodar: com estes dois valores conta como mola de rotação (EN 1993-1-3, 10.1.5.2). Sem eles, como se não impedisse.':
    'La chapa atornillada impide que el perfil gire: con estos dos valores cuenta como muelle de giro (EN 1993-1-3, 10.1.5.2). Sin ellos, como si no lo impidiera.',
  'Há sobreposições com comprimentos que não podem ser. Corrija-as antes de salvar ou calcular.':
    'Hay solapes con longitudes que no pueden ser. Corríjalas antes de guardar o calcular.',
  'Descarregar ficheiro: salve primeiro a simulação': 'Descargar el archivo: guarde antes la simulación',
  'Anular (Ctrl+Z)': 'Deshacer (Ctrl+Z)',
  'Refazer (Ctrl+Y)': 'Rehacer (Ctrl+Y)',
  Anular: 'Deshacer',
  Refazer: 'Rehacer',
  '“{{text}}” não é uma inclinação: escreva graus, 10 % ou 1:10.':
    '«{{text}}» no es una inclinación: escriba grados, 10 % o 1:10.',
  'A salvar…': 'Guardando…',
  Salvo: 'Guardado',
  'Rascunho não salvo de {{when}}, recuperado.': 'Borrador no guardado de {{when}}, recuperado.',
  'Rascunho não salvo, recuperado.': 'Borrador no guardado, recuperado.',
  Manter: 'Conservar',
  'Usar como valores iniciais…': 'Usar como valores iniciales…',
  'Usar como valores iniciais': 'Usar como valores iniciales',
  'Uma simulação nova começa com o que escolher aqui, e no resto com os valores do programa.':
    'Una simulación nueva empieza con lo que elija aquí y, en lo demás, con los valores del programa.',
  'Valores iniciais guardados.': 'Valores iniciales guardados.',
  'Valem para cada simulação nova. Estão na sua conta.': 'Valen para cada simulación nueva. Están en su cuenta.',
  'Os travamentos ficam de fora: numa fachada seguem os vãos.':
    'Los arriostramientos quedan fuera: en una fachada siguen a los vanos.',
  'Os travamentos ficam de fora: aqui diferem de vão para vão.':
    'Los arriostramientos quedan fuera: aquí cambian de un vano a otro.',
  'Com os seus valores iniciais: {{list}}.': 'Con sus valores iniciales: {{list}}.',
  'Ver na conta': 'Ver en la cuenta',
  'Dos seus valores iniciais, o catálogo já não tem: {{list}}.':
    'De sus valores iniciales, el catálogo ya no tiene: {{list}}.',
  'Dos seus valores iniciais, já não são permitidos: {{list}}.':
    'De sus valores iniciales, ya no se permiten: {{list}}.',
  'Mais ações': 'Más acciones',
  'Salvar como modelo…': 'Guardar como plantilla…',
  'Salvar como modelo': 'Guardar como plantilla',
  'Guarda tudo o que está no formulário, sem nome, projeto nem resultados.':
    'Guarda todo lo que está en el formulario, sin nombre, proyecto ni resultados.',
  'Já tem um modelo com este nome.': 'Ya tiene una plantilla con este nombre.',
  'Substituir o modelo': 'Sustituir la plantilla',
  'Modelo guardado.': 'Plantilla guardada.',
  'Uma simulação nova pode começar a partir dele.': 'Una simulación nueva puede empezar a partir de ella.',
  'A partir de um modelo': 'A partir de una plantilla',
  'Modelo «{{name}}» no formulário.': 'La plantilla «{{name}}» está en el formulario.',
  'O catálogo já não tem: {{list}}.': 'El catálogo ya no tiene: {{list}}.',
  'O vento com sinal negativo é mostrado, e vale, sem sinal.':
    'El viento con signo negativo se muestra, y cuenta, sin signo.',
  'Anular repõe o que estava.': 'Deshacer repone lo que había.',
  'Não foi possível abrir o modelo.': 'No se pudo abrir la plantilla.',
  'O que escreveu nesta simulação e os seus resultados perdem-se.':
    'Lo que escribió en esta simulación y sus resultados se pierden.',
  'Mais limites': 'Más límites',
  'ainda nenhum': 'ninguno por ahora',
  'Cada um é uma verificação própria, ao lado do primeiro.': 'Cada uno es una comprobación propia, además del primero.',
  'Adicionar um limite': 'Añadir un límite',
  'Aplica-se a': 'Se aplica a',
  'Esta linha não tem consolas: não se aplica.': 'Esta línea no tiene voladizos: no se aplica.',
  'Ações que contam': 'Acciones que cuentan',
  'Expresso como': 'Expresado como',
  'Comprimento em mm': 'Longitud en mm',
  'Flecha máxima': 'Flecha máxima',
  'Outros limites ao lado do primeiro, por exemplo vão/250 só das ações variáveis, ou 20 mm acima de uma parede. As ações variáveis são a flecha da combinação menos a das cargas permanentes; a rigidez é a da combinação inteira.':
    'Otros límites además del primero, por ejemplo luz/250 solo de las acciones variables, o 20 mm encima de una pared. Para las acciones variables se resta la flecha de las cargas permanentes de la de la combinación; la rigidez es la de la combinación entera.',
  'Revisão {{letter}} no formulário, ainda não salva.':
    'La revisión {{letter}} está en el formulario, aún sin guardar.',
  'Partilhar…': 'Compartir…',
  'Só contam onde o painel trava a fibra superior; ficam guardadas até lá.':
    'Solo cuentan donde el panel sujeta la fibra superior; se guardan hasta entonces.',
  'Dados do revestimento': 'Datos del revestimiento',
  'Valores escritos': 'Valores escritos',
  'Uma chapa': 'Una chapa',
  'Chapa: aparafusada em cada nervura': 'Chapa: atornillada en cada nervio',
  'Fibra superior: sem painel e sem travamentos': 'Fibra superior: sin panel y sin arriostramientos',
}

export default texts
