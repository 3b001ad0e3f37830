const texts: Record<string, string> = {
  'O que é': 'Qué es',
  'O {{brand}} calcula madres e perfis de aço segundo a EN 1993-1-3, com os valores que introduz.':
    '{{brand}} calcula correas de acero para cubiertas y fachadas según la EN 1993-1-3 con los valores que usted introduce.',
  'O que não é': 'Qué no es',
  'Os resultados ajudam a projetar, não substituem um projeto de estruturas: antes da utilização, um engenheiro civil habilitado tem de confirmar os dados, o método e o resultado. O vento, a neve e as outras cargas são da responsabilidade de quem os introduz.':
    'Los resultados ayudan a proyectar, no sustituyen un proyecto de estructuras: antes de utilizarlos, un ingeniero de estructuras con la titulación habilitante tiene que confirmar los datos, el método y el resultado. El viento, la nieve y las demás cargas son responsabilidad de quien los introduce.',
  'Sem garantia': 'Sin garantía',
  'O serviço é prestado tal como está, sem garantia de estar sempre disponível. Na medida em que a lei o permite, não há responsabilidade pelos danos que resultem do seu uso; a que a lei não deixa excluir, como por dolo ou negligência grave, mantém-se.':
    'El servicio se presta tal cual, sin garantía de que esté siempre disponible. En la medida en que la ley lo permite, no hay responsabilidad por los daños que resulten de su uso; la que la ley no permite excluir, como la de dolo o negligencia grave, se mantiene.',
  'A sua conta e o que introduz': 'Su cuenta y lo que introduce',
  'A conta é pessoal: guarde a palavra-passe em segredo. As suas simulações são suas. Na página da conta pode exportar tudo e apagar a conta a qualquer momento.':
    'La cuenta es personal: mantenga la contraseña en secreto. Sus simulaciones son suyas. En la página de la cuenta puede exportarlo todo y eliminar la cuenta en cualquier momento.',
  'Quem responde': 'Quién responde',
  'Este serviço é prestado por quem o opera, indicado no rodapé.':
    'Este servicio lo presta quien lo opera, indicado al pie de la página.',
  'Que dados são guardados': 'Qué datos se guardan',
  'O nome, o e-mail, a empresa e o idioma; a palavra-passe, só de forma que ninguém a pode ler; as simulações e os seus resultados, os modelos e as preferências no simulador; de cada sessão, o navegador e a última utilização. O endereço IP serve para travar tentativas abusivas e pode constar dos registos técnicos do servidor.':
    'El nombre, el correo electrónico, la empresa y el idioma; la contraseña, solo en una forma que nadie puede leer; las simulaciones y sus resultados, las plantillas y las preferencias del simulador; de cada sesión, el navegador y el último uso. La dirección IP sirve para frenar los intentos abusivos y puede constar en los registros técnicos del servidor.',
  'Para quê': 'Para qué',
  'Só para prestar o serviço: iniciar sessão, guardar e calcular simulações, enviar os e-mails da conta (RGPD, artigo 6.º, n.º 1, alínea b). Não há publicidade, nem análise de comportamento, nem venda de dados.':
    'Solo para prestar el servicio: iniciar sesión, guardar y calcular simulaciones y enviar los correos electrónicos de la cuenta (RGPD, artículo 6, apartado 1, letra b). No hay publicidad, ni análisis del comportamiento, ni venta de datos.',
  'Se nos enviar um dimensionamento': 'Si nos envía un dimensionamiento',
  'Quem envia um dimensionamento a partir de uma página nossa dá o nome, o e-mail, a empresa se quiser, e uma mensagem. Com o consentimento dado ao enviar (RGPD, artigo 6.º, n.º 1, alínea a), tudo isso e o dimensionamento seguem por e-mail para {{brand}}, só para responder; o servidor não guarda nada depois do envio. O consentimento pode ser retirado a qualquer momento, escrevendo a {{brand}}.':
    'Quien envía un dimensionamiento desde una página nuestra da su nombre, su correo electrónico, su empresa si quiere, y un mensaje. Con el consentimiento dado al enviarlo (RGPD, artículo 6, apartado 1, letra a), todo ello y el dimensionamiento llegan por correo a {{brand}}, solo para responder; el servidor no guarda nada después del envío. El consentimiento puede retirarse en cualquier momento escribiendo a {{brand}}.',
  'Durante quanto tempo': 'Durante cuánto tiempo',
  'Os seus direitos': 'Sus derechos',
  'Ver, corrigir, exportar e apagar os seus dados: na página da conta. Pode também dirigir-se a quem opera o serviço e à autoridade de proteção de dados do seu país.':
    'Ver, corregir, exportar y eliminar sus datos: en la página de la cuenta. También puede dirigirse a quien opera el servicio y a la autoridad de protección de datos de su país.',
  'Um só cookie': 'Una sola cookie',
  'Ao iniciar sessão é guardado um cookie que a mantém aberta. É estritamente necessário e deixa de valer quando a sessão termina.':
    'Al iniciar sesión se guarda una cookie que la mantiene abierta. Es estrictamente necesaria y deja de ser válida cuando termina la sesión.',
  'A memória deste navegador': 'La memoria de este navegador',
  'O idioma, o tema, a última novidade vista e as alterações ainda não salvas ficam guardados neste navegador, até que os apague ou salve.':
    'El idioma, el tema, la última novedad vista y los cambios aún no guardados se conservan en este navegador hasta que usted los borre o los guarde.',
  'Nada de terceiros': 'Nada de terceros',
  'Não há cookies de publicidade nem de estatística, nem conteúdos de terceiros. Por isso não há nada para aceitar aqui.':
    'No hay cookies publicitarias ni estadísticas, ni contenidos de terceros. Por eso aquí no hay nada que aceptar.',
  'O que se pretende': 'Qué se pretende',
  'O {{brand}} procura cumprir as WCAG 2.2, nível AA: para se usar só com o teclado, com um leitor de ecrã, ampliado e nos dois temas.':
    '{{brand}} procura cumplir las WCAG 2.2, nivel AA: que se pueda usar solo con el teclado, con un lector de pantalla, ampliado y en los dos temas.',
  'Como se verifica': 'Cómo se comprueba',
  'Com o axe, nos ecrãs, diálogos e menus, no tema claro e no escuro, no computador e a 390 px de largura. O caminho do início de sessão até à nota de cálculo é percorrido só com o teclado. Dos 320 aos 2560 px nenhuma página se desloca para os lados.':
    'Con axe, en las pantallas, los diálogos y los menús, en el tema claro y en el oscuro, en el ordenador y a 390 px de ancho. El camino desde el inicio de sesión hasta la memoria de cálculo se recorre solo con el teclado. De 320 a 2560 px ninguna página se desplaza hacia los lados.',
  'O que ainda falta': 'Qué falta todavía',
  'Nem utilizadores de tecnologias de apoio nem uma entidade externa o avaliaram. Os desenhos têm um título, mas não uma descrição: os números leem-se ao lado, a forma da secção efetiva e a da encurvadura só se veem. Tabelas e fórmulas largas deslocam-se dentro da sua moldura. O método, a validação e as novidades estão só em inglês. A nota de cálculo em PDF tem etiquetas, mas não foi verificada segundo a PDF/UA.':
    'No lo han evaluado ni usuarios de tecnologías de apoyo ni una entidad externa. Los dibujos tienen título, pero no descripción: sus números se leen al lado, la forma de la sección eficaz y la del pandeo solo se ven. Las tablas y las fórmulas anchas se desplazan dentro de su marco. El método, su verificación y las novedades están solo en inglés. La memoria de cálculo en PDF está etiquetada, pero no se ha comprobado según PDF/UA.',
  'Se encontrar uma barreira': 'Si encuentra una barrera',
  'Escreva a quem opera o serviço, indicado no topo desta página e no rodapé: a página, o navegador, a tecnologia de apoio e o que não conseguiu fazer.':
    'Escriba a quien opera el servicio, indicado en la parte superior de esta página y al pie: la página, el navegador, la tecnología de apoyo y lo que no ha podido hacer.',
  'Enquanto a conta existir. Ao apagá-la são apagados os dados, as simulações e o que foi emitido delas; as verificações que decidiu para outros ficam nas revisões deles, com o seu nome, empresa, e-mail e a data. Cópias de segurança de quem opera o serviço podem durar mais algum tempo.':
    'Mientras exista la cuenta. Al eliminarla se eliminan los datos, las simulaciones y lo que se emitió de ellas; las comprobaciones que decidió para otros se quedan en sus revisiones, con su nombre, su empresa, su correo electrónico y la fecha. Las copias de seguridad de quien opera el servicio pueden durar algún tiempo más.',
}

export default texts
