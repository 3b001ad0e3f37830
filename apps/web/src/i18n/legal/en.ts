const texts: Record<string, string> = {
  'O que é': 'What it is',
  'O {{brand}} calcula madres e perfis de aço segundo a EN 1993-1-3, com os valores que introduz.':
    '{{brand}} calculates steel purlins and rails to EN 1993-1-3 with the values you enter.',
  'O que não é': 'What it is not',
  'Os resultados ajudam a projetar, não substituem um projeto de estruturas: antes da utilização, um engenheiro civil habilitado tem de confirmar os dados, o método e o resultado. O vento, a neve e as outras cargas são da responsabilidade de quem os introduz.':
    'The results help in designing, they do not replace a structural design: before use, a qualified structural engineer has to confirm the data, the method and the result. Wind, snow and the other loads are the responsibility of whoever enters them.',
  'Sem garantia': 'No warranty',
  'O serviço é prestado tal como está, sem garantia de estar sempre disponível. Na medida em que a lei o permite, não há responsabilidade pelos danos que resultem do seu uso; a que a lei não deixa excluir, como por dolo ou negligência grave, mantém-se.':
    'The service is provided as it is, without warranty that it is always available. As far as the law allows, there is no liability for damage that results from its use; what the law does not allow to be excluded, as for intent or gross negligence, remains.',
  'A sua conta e o que introduz': 'Your account and what you enter',
  'A conta é pessoal: guarde a palavra-passe em segredo. As suas simulações são suas. Na página da conta pode exportar tudo e apagar a conta a qualquer momento.':
    'The account is personal: keep the password secret. Your simulations are yours. On the account page you can export everything and delete the account at any time.',
  'Quem responde': 'Who is responsible',
  'Este serviço é prestado por quem o opera, indicado no rodapé.':
    'This service is provided by its operator, named in the footer.',
  'Que dados são guardados': 'What data is kept',
  'O nome, o e-mail, a empresa e o idioma; a palavra-passe, só de forma que ninguém a pode ler; as simulações e os seus resultados, os modelos e as preferências no simulador; de cada sessão, o navegador e a última utilização. O endereço IP serve para travar tentativas abusivas e pode constar dos registos técnicos do servidor.':
    'Your name, e-mail address, company and language; the password, only in a form nobody can read; the simulations and their results, templates and the preferences for the simulator; of every session, the browser and when it was last used. The IP address serves to stop abusive attempts and may stand in the technical logs of the server.',
  'Para quê': 'What for',
  'Só para prestar o serviço: iniciar sessão, guardar e calcular simulações, enviar os e-mails da conta (RGPD, artigo 6.º, n.º 1, alínea b). Não há publicidade, nem análise de comportamento, nem venda de dados.':
    'Only to provide the service: signing in, keeping and calculating simulations, sending the e-mails of the account (GDPR, Article 6(1)(b)). There is no advertising, no tracking of behaviour and no sale of data.',
  'Se nos enviar um dimensionamento': 'If you send us a design',
  'Quem envia um dimensionamento a partir de uma página nossa dá o nome, o e-mail, a empresa se quiser, e uma mensagem. Com o consentimento dado ao enviar (RGPD, artigo 6.º, n.º 1, alínea a), tudo isso e o dimensionamento seguem por e-mail para {{brand}}, só para responder; o servidor não guarda nada depois do envio. O consentimento pode ser retirado a qualquer momento, escrevendo a {{brand}}.':
    'Whoever sends a design from a page of ours gives a name, an e-mail address, a company if they like, and a message. With the consent given when it is sent (GDPR, Article 6(1)(a)), all of this and the design go to {{brand}} by e-mail, only to be answered; the server keeps nothing once it is sent. The consent can be withdrawn at any time by writing to {{brand}}.',
  'Durante quanto tempo': 'For how long',
  'Os seus direitos': 'Your rights',
  'Ver, corrigir, exportar e apagar os seus dados: na página da conta. Pode também dirigir-se a quem opera o serviço e à autoridade de proteção de dados do seu país.':
    'To see, correct, export and delete your data: on the account page. You may also turn to the operator and to the data protection authority of your country.',
  'Um só cookie': 'One cookie',
  'Ao iniciar sessão é guardado um cookie que a mantém aberta. É estritamente necessário e deixa de valer quando a sessão termina.':
    'When you sign in, a cookie is kept that holds the session open. It is strictly necessary and no longer counts once the session ends.',
  'A memória deste navegador': 'The memory of this browser',
  'O idioma, o tema, a última novidade vista e as alterações ainda não salvas ficam guardados neste navegador, até que os apague ou salve.':
    'The language, the theme, the last news seen and changes not saved yet are kept in this browser until you delete or save them.',
  'Nada de terceiros': 'Nothing of third parties',
  'Não há cookies de publicidade nem de estatística, nem conteúdos de terceiros. Por isso não há nada para aceitar aqui.':
    'There are no cookies for advertising or statistics and no content of third parties. So there is nothing to accept here.',
  'O que se pretende': 'What is aimed at',
  'O {{brand}} procura cumprir as WCAG 2.2, nível AA: para se usar só com o teclado, com um leitor de ecrã, ampliado e nos dois temas.':
    '{{brand}} aims at WCAG 2.2, level AA: to be used with the keyboard alone, with a screen reader, enlarged, and in both themes.',
  'Como se verifica': 'How it is tested',
  'Com o axe, nos ecrãs, diálogos e menus, no tema claro e no escuro, no computador e a 390 px de largura. O caminho do início de sessão até à nota de cálculo é percorrido só com o teclado. Dos 320 aos 2560 px nenhuma página se desloca para os lados.':
    'With axe, on the screens, dialogs and menus, in the light and the dark theme, on the desktop and at a width of 390 px. The way from signing in to the calculation note is walked with the keyboard alone. From 320 to 2560 px no page scrolls sideways.',
  'O que ainda falta': 'What is still missing',
  'Nem utilizadores de tecnologias de apoio nem uma entidade externa o avaliaram. Os desenhos têm um título, mas não uma descrição: os números leem-se ao lado, a forma da secção efetiva e a da encurvadura só se veem. Tabelas e fórmulas largas deslocam-se dentro da sua moldura. O método, a validação e as novidades estão só em inglês. A nota de cálculo em PDF tem etiquetas, mas não foi verificada segundo a PDF/UA.':
    'Neither users of assistive technology nor an outside body have assessed it. Drawings have a title but no description: their numbers can be read beside them, the shape of the effective section and of buckling can only be seen. Wide tables and formulas scroll inside their frame. The method, its verification and what is new are in English only. The calculation note as PDF is tagged, but not checked against PDF/UA.',
  'Se encontrar uma barreira': 'If you meet a barrier',
  'Escreva a quem opera o serviço, indicado no topo desta página e no rodapé: a página, o navegador, a tecnologia de apoio e o que não conseguiu fazer.':
    'Write to the operator of the service, named at the top of this page and in the footer: the page, the browser, the assistive technology, and what you could not do.',
  'Enquanto a conta existir. Ao apagá-la são apagados os dados, as simulações e o que foi emitido delas; as verificações que decidiu para outros ficam nas revisões deles, com o seu nome, empresa, e-mail e a data. Cópias de segurança de quem opera o serviço podem durar mais algum tempo.':
    'As long as the account exists. Deleting it deletes the data, the simulations and what was issued of them; checks you decided for others stay in their revisions, with your name, company, e-mail address and the date. Backups of the operator may last somewhat longer.',
}

export default texts
