import { results } from '@madre/words/es/results'

const texts: Record<string, string> = {
  calculationNote: results.calculationNote,
  'Salve primeiro as alterações.': 'Guarde primero los cambios.',
  'Revisão {{letter}} emitida.': 'Revisión {{letter}} emitida.',
  'Fica guardada como está, com a sua nota de cálculo, e não muda mais.':
    'Se conserva tal como está, con su memoria de cálculo, y ya no cambia.',
  'Mensagem (opcional)': 'Mensaje (opcional)',
  'O que esta revisão traz de novo, ou para que serve.': 'Qué aporta esta revisión o para qué sirve.',
  Motivo: 'Motivo',
  'A secção escolhida não verifica: a primeira página da nota diz porque é emitida mesmo assim.':
    'La sección elegida no cumple: la primera página de la memoria dice por qué se emite de todos modos.',
  'Idioma da nota': 'Idioma de la memoria',
  Emitir: 'Emitir',
  'Revisões de {{name}}': 'Revisiones de {{name}}',
  'Ainda não há revisões.': 'Todavía no hay revisiones.',
  'Emita uma nos resultados, ao lado da nota de cálculo.':
    'Emita una en los resultados, junto a la memoria de cálculo.',
  'Não há revisão {{letter}}.': 'No hay revisión {{letter}}.',
  Revisões: 'Revisiones',
  'Histórico das revisões': 'Historial de las revisiones',
  '{{actor}} emitiu a revisão {{letter}}': '{{actor}} emitió la revisión {{letter}}',
  '{{actor}} pediu a {{email}} a verificação da revisão {{letter}}':
    '{{actor}} pidió a {{email}} la comprobación de la revisión {{letter}}',
  '{{actor}} retirou o pedido de verificação da revisão {{letter}}':
    '{{actor}} retiró la petición de comprobación de la revisión {{letter}}',
  'O pedido de verificação da revisão {{letter}} terminou com a emissão da revisão {{by}}':
    'La comprobación de la revisión {{letter}} terminó con la emisión de la revisión {{by}}',
  '{{actor}} verificou a revisão {{letter}}': '{{actor}} comprobó la revisión {{letter}}',
  '{{actor}} devolveu a revisão {{letter}}': '{{actor}} devolvió la revisión {{letter}}',
  '{{actor}} partilhou a revisão {{letter}} até {{until}} {{link}}':
    '{{actor}} compartió la revisión {{letter}} hasta el {{until}} {{link}}',
  '{{actor}} partilhou a cópia de trabalho até {{until}} {{link}}':
    '{{actor}} compartió la copia de trabajo hasta el {{until}} {{link}}',
  '{{actor}} terminou uma partilha {{link}}': '{{actor}} terminó un enlace {{link}}',
  'A cópia de trabalho mudou desde então.': 'La copia de trabajo ha cambiado desde entonces.',
  'Há uma revisão mais recente.': 'Hay una revisión más reciente.',
  'Partes da revisão': 'Partes de la revisión',
  Resultado: 'Resultado',
  Dados: 'Datos',
  Diferenças: 'Diferencias',
  'Falha ao descarregar a nota de cálculo. Tente novamente.':
    'No se ha podido descargar la memoria de cálculo. Inténtelo de nuevo.',
  'Não foi possível retirar o pedido.': 'No se ha podido retirar la petición.',
  'Nota como foi emitida': 'Memoria tal como se emitió',
  'Pedir verificação': 'Pedir comprobación',
  'Retirar o pedido de verificação': 'Retirar la petición de comprobación',
  Partilhar: 'Compartir',
  'Voltar a {{letter}}': 'Volver a {{letter}}',
  Imprimir: 'Imprimir',
  Emitida: 'Emitida',
  Mensagem: 'Mensaje',
  'Emitida sem verificar porque': 'Emitida aunque no cumple porque',
  'Verificação da revisão': 'Comprobación',
  Comentário: 'Comentario',
  'Motor e catálogo': 'Motor y catálogo',
  'Está atual?': '¿Está al día?',
  'Página que o diz a quem tem o papel': 'Página que se lo dice a quien tiene el papel',
  'pedida a {{email}} em {{date}}': 'pedida a {{email}} el {{date}}',
  'verificada por {{by}}': 'comprobada por {{by}}',
  'devolvida por {{by}}': 'devuelta por {{by}}',
  'E-mail de quem verifica': 'Correo de quien comprueba',
  'Verificação da revisão {{letter}} pedida.': 'Comprobación de la revisión {{letter}} pedida.',
  'Pedir a verificação da revisão {{letter}}': 'Pedir la comprobación de la revisión {{letter}}',
  'Quem tem, ou cria, uma conta confirmada com este endereço vê a revisão em «Verificações»: verifica-a, ou devolve-a com um comentário.':
    'Quien tiene, o crea, una cuenta confirmada con esta dirección ve la revisión en «Comprobaciones»: la comprueba, o la devuelve con un comentario.',
  'Quem tem a ligação vê resultados e dados, sem conta e sem poder mudar nada, até a ligação terminar.':
    'Quien tiene el enlace ve resultados y datos, sin cuenta y sin poder cambiar nada, hasta que el enlace termine.',
  'O que mostra': 'Qué muestra',
  'Cópia de trabalho, sempre como foi salva pela última vez': 'Copia de trabajo, siempre como se guardó por última vez',
  'Cópia de trabalho': 'Copia de trabajo',
  Dias: 'Días',
  'Etiqueta (opcional)': 'Etiqueta (opcional)',
  'Só para si: a quem a deu.': 'Solo para usted: a quién se lo dio.',
  'Criar ligação': 'Crear un enlace',
  'Ligação copiada.': 'Enlace copiado.',
  'Ligação nova.': 'Enlace nuevo.',
  'Copie-a agora: não volta a ser mostrada.': 'Cópielo ahora: no se vuelve a mostrar.',
  'Ligações desta simulação': 'Enlaces de esta simulación',
  'Nenhuma ligação está aberta.': 'No hay ningún enlace abierto.',
  'nunca utilizada': 'nunca utilizado',
  'Não foi possível terminar a ligação.': 'No se ha podido terminar el enlace.',
  'Termina em {{when}}': 'Termina el {{when}}',
  'Terminar a ligação: {{name}}': 'Terminar el enlace: {{name}}',
  Terminar: 'Terminar',
  'Não foi possível guardar o cabeçalho das notas.': 'No se pudo guardar el cajetín de las notas.',
  'Este ficheiro não é uma imagem que se possa desenhar.': 'Este archivo no es una imagen que se pueda dibujar.',
  'Logótipo guardado.': 'Logotipo guardado.',
  'Não foi possível guardar o logótipo.': 'No se pudo guardar el logotipo.',
  'Não foi possível apagar o logótipo.': 'No se pudo eliminar el logotipo.',
  'Cabeçalho das notas': 'Cajetín de las notas',
  'O logótipo e a empresa ficam na primeira página de todas as notas de cálculo. Número da obra, cliente e local são de cada projeto: escrevem-se nos detalhes de uma simulação.':
    'El logotipo y la empresa figuran en la primera página de todas las notas de cálculo. El número de obra, el cliente y el lugar son de cada proyecto: se escriben en los detalles de una simulación.',
  'Logótipo de {{company}}': 'Logotipo de {{company}}',
  'Escolher outra imagem': 'Elegir otra imagen',
  'Escolher o logótipo': 'Elegir el logotipo',
  'Apagar o logótipo': 'Eliminar el logotipo',
  'Imagem do logótipo': 'Imagen del logotipo',
  'Cabeçalho das notas deste projeto': 'Cajetín de las notas de este proyecto',
  'Está na primeira página de todas as notas do projeto; o que já foi emitido não muda.':
    'Figura en la primera página de todas las notas del proyecto; lo ya emitido no cambia.',
  'Número da obra': 'Número de obra',
  Cliente: 'Cliente',
  'Local da obra': 'Lugar de la obra',
  'Revisão {{letter}} de {{name}}': 'Revisión {{letter}} de {{name}}',
  Verificação: 'Comprobación',
  'Todas as verificações': 'Todas las comprobaciones',
  'Esta verificação não existe.': 'Esta comprobación no existe.',
  'O pedido foi retirado, saiu uma revisão mais recente, ou foi feito a outro e-mail.':
    'La petición se retiró, se emitió una revisión más reciente, o se hizo a otro correo electrónico.',
  'Este pedido já não está aberto: foi retirado, ou saiu uma revisão mais recente.':
    'Esta comprobación ya no está abierta: se retiró, o se emitió una revisión más reciente.',
  'Diferenças de {{letter}}': 'Cambios desde {{letter}}',
  'Comparar com': 'Comparar con',
  'Cópia de trabalho, como está salva': 'Copia de trabajo, como está guardada',
  'Revisões de outros que lhe pediram para verificar.': 'Revisiones de otros que le han pedido comprobar.',
  'Ninguém lhe pediu uma verificação.': 'Nadie le ha pedido una comprobación.',
  'Quem emite uma revisão pede-a ao e-mail da sua conta.':
    'Quien emite una revisión la pide al correo electrónico de su cuenta.',
  'Por decidir': 'Por decidir',
  'Nada por decidir.': 'Nada por decidir.',
  Decididas: 'Decididas',
  'pedida em {{date}}': 'pedida el {{date}}',
  'Revisão {{letter}} verificada.': 'Revisión {{letter}} comprobada.',
  'Revisão {{letter}} devolvida.': 'Revisión {{letter}} devuelta.',
  'A sua decisão': 'Su decisión',
  'Mensagem de quem pede:': 'Mensaje de quien la pide:',
  'Obrigatório para devolver. O autor lê-o; não está na nota.':
    'Necesario para devolverla. El autor lo lee; no figura en la nota.',
  'Diga o que falta para a poder verificar.': 'Diga qué falta para poder comprobarla.',
  'Verificar põe o seu nome, a empresa e a data na nota. É um registo eletrónico simples, sem assinatura qualificada, e não se desfaz.':
    'Al comprobarla, su nombre, su empresa y la fecha figuran en la nota. Es un registro electrónico simple, sin firma cualificada, y no se puede deshacer.',
  'Foi calculada com outra versão: só pode ser devolvida, e o autor emite-a de novo.':
    'Se calculó con otra versión: solo se puede devolver, y el autor la emite de nuevo.',
  'Verificar a revisão {{letter}}': 'Comprobar la revisión {{letter}}',
  Devolver: 'Devolver',
  'Verificar a revisão {{letter}}?': '¿Comprobar la revisión {{letter}}?',
  'O seu nome, a empresa e a data ficam na nota, e o autor vê-a verificada. A decisão não se desfaz.':
    'Su nombre, su empresa y la fecha figurarán en la nota, y el autor la ve comprobada. La decisión no se puede deshacer.',
  Verificar: 'Comprobar',
  'Devolver a revisão {{letter}}?': '¿Devolver la revisión {{letter}}?',
  'O autor lê o seu comentário, e a verificação termina. A decisão não se desfaz.':
    'El autor lee su comentario, y la comprobación termina. La decisión no se puede deshacer.',
  'Partilhado consigo': 'Compartido con usted',
  'Esta ligação não funciona.': 'Este enlace no funciona.',
  'Terminou, foi terminada por quem a deu, ou não está completa. Peça outra a quem lha deu.':
    'Ha caducado, lo terminó quien se lo dio, o está incompleto. Pídale otro.',
  'Partilhado por {{by}}, só para ler, até {{until}}.': 'Compartido por {{by}}, solo para leer, hasta el {{until}}.',
  'O que está partilhado': 'Lo que está compartido',
  'Copiar para a minha conta': 'Copiar a mi cuenta',
  'A cópia está na sua conta.': 'La copia está en su cuenta.',
  'Não foi possível copiar para a sua conta.': 'No se pudo copiar a su cuenta.',
  'Esta nota está atual?': '¿Está vigente esta nota?',
  'Não há nenhuma nota com este código.': 'No hay ninguna nota con este código.',
  'O código está errado, ou a simulação ou a conta a que a nota pertencia foi apagada.':
    'El código es incorrecto, o la simulación o la cuenta a la que pertenecía la nota se eliminó.',
  'A revisão {{letter}} é a mais recente.': 'La revisión {{letter}} es la más reciente.',
  'A revisão {{letter}} já não é a mais recente.': 'La revisión {{letter}} ya no es la más reciente.',
  'A mais recente é a revisão {{letter}}.': 'La más reciente es la revisión {{letter}}.',
  'emitida em {{date}}': 'emitida el {{date}}',
  'decidida em {{date}}': 'decidida el {{date}}',
  'O PDF foi alterado?': '¿Se ha modificado el PDF?',
  'Largue aqui o PDF da nota. É comparado neste navegador e não é enviado.':
    'Suelte aquí el PDF de la nota. Se compara en este navegador y no se envía.',
  'Escolher o PDF': 'Elegir el PDF',
  'PDF da nota': 'PDF de la nota',
  'Sem alterações: é a nota da revisão {{letter}} como foi emitida, antes da verificação.':
    'Sin cambios: es la nota de la revisión {{letter}} como se emitió, antes de la comprobación.',
  'Sem alterações: é a nota da revisão {{letter}} como foi emitida.':
    'Sin cambios: es la nota de la revisión {{letter}} como se emitió.',
  'Sem alterações: é a nota verificada da revisão {{letter}}.':
    'Sin cambios: es la nota comprobada de la revisión {{letter}}.',
  'Não é a nota da revisão {{letter}}: o ficheiro foi alterado, ou é outro.':
    'No es la nota de la revisión {{letter}}: el archivo se ha modificado, o es otro.',
  'Não é possível comparar aqui: a página tem de ser aberta por https.':
    'Aquí no se puede comparar: la página tiene que abrirse por https.',
  'A simulação, os seus resultados e todas as revisões emitidas, com as suas notas e verificações, são apagados de vez. As ligações e os códigos das notas deixam de funcionar.':
    'La simulación, sus resultados y todas las revisiones emitidas, con sus notas y comprobaciones, se eliminan definitivamente. Los enlaces y los códigos de las notas dejan de funcionar.',
  'Escreva o nome da simulação para a apagar': 'Escriba el nombre de la simulación para eliminarla',
  'Não é o nome da simulação.': 'No es el nombre de la simulación.',
}

export default texts
