const texts: Record<string, string> = {
  'O que é': 'Ce que c’est',
  'O {{brand}} calcula madres e perfis de aço segundo a EN 1993-1-3, com os valores que introduz.':
    '{{brand}} calcule des pannes et des lisses en acier selon l’EN 1993-1-3, avec les valeurs que vous saisissez.',
  'O que não é': 'Ce que ce n’est pas',
  'Os resultados ajudam a projetar, não substituem um projeto de estruturas: antes da utilização, um engenheiro civil habilitado tem de confirmar os dados, o método e o resultado. O vento, a neve e as outras cargas são da responsabilidade de quem os introduz.':
    'Les résultats aident à concevoir, ils ne remplacent pas une étude de structure : avant utilisation, un ingénieur structure qualifié doit confirmer les données, la méthode et le résultat. Le vent, la neige et les autres charges relèvent de la responsabilité de qui les saisit.',
  'Sem garantia': 'Sans garantie',
  'O serviço é prestado tal como está, sem garantia de estar sempre disponível. Na medida em que a lei o permite, não há responsabilidade pelos danos que resultem do seu uso; a que a lei não deixa excluir, como por dolo ou negligência grave, mantém-se.':
    'Le service est fourni en l’état, sans garantie de disponibilité permanente. Dans la mesure où la loi le permet, aucune responsabilité n’est assumée pour les dommages résultant de son utilisation ; celle que la loi interdit d’exclure, comme en cas de dol ou de faute lourde, demeure.',
  'A sua conta e o que introduz': 'Votre compte et vos données',
  'A conta é pessoal: guarde a palavra-passe em segredo. As suas simulações são suas. Na página da conta pode exportar tudo e apagar a conta a qualquer momento.':
    'Le compte est personnel : gardez le mot de passe secret. Vos simulations vous appartiennent. Sur la page du compte, vous pouvez à tout moment tout exporter et supprimer le compte.',
  'Quem responde': 'Qui est responsable',
  'Este serviço é prestado por quem o opera, indicado no rodapé.':
    'Ce service est fourni par son exploitant, indiqué en pied de page.',
  'Que dados são guardados': 'Quelles données sont conservées',
  'O nome, o e-mail, a empresa e o idioma; a palavra-passe, só de forma que ninguém a pode ler; as simulações e os seus resultados, os modelos e as preferências no simulador; de cada sessão, o navegador e a última utilização. O endereço IP serve para travar tentativas abusivas e pode constar dos registos técnicos do servidor.':
    'Le nom, l’adresse e-mail, l’entreprise et la langue ; le mot de passe, uniquement sous une forme que personne ne peut lire ; les simulations et leurs résultats, les modèles et les préférences du simulateur ; pour chaque session, le navigateur et la dernière utilisation. L’adresse IP sert à freiner les tentatives abusives et peut figurer dans les journaux techniques du serveur.',
  'Para quê': 'Pourquoi',
  'Só para prestar o serviço: iniciar sessão, guardar e calcular simulações, enviar os e-mails da conta (RGPD, artigo 6.º, n.º 1, alínea b). Não há publicidade, nem análise de comportamento, nem venda de dados.':
    'Uniquement pour fournir le service : se connecter, conserver et calculer des simulations, envoyer les e-mails du compte (RGPD, article 6, paragraphe 1, point b). Ni publicité, ni analyse du comportement, ni vente de données.',
  'Se nos enviar um dimensionamento': 'Si vous nous envoyez un dimensionnement',
  'Quem envia um dimensionamento a partir de uma página nossa dá o nome, o e-mail, a empresa se quiser, e uma mensagem. Com o consentimento dado ao enviar (RGPD, artigo 6.º, n.º 1, alínea a), tudo isso e o dimensionamento seguem por e-mail para {{brand}}, só para responder; o servidor não guarda nada depois do envio. O consentimento pode ser retirado a qualquer momento, escrevendo a {{brand}}.':
    'Qui envoie un dimensionnement depuis une de nos pages donne un nom, une adresse e-mail, une entreprise s’il le souhaite, et un message. Avec le consentement donné lors de l’envoi (RGPD, article 6, paragraphe 1, point a), tout cela et le dimensionnement partent par e-mail à {{brand}}, uniquement pour y répondre ; le serveur ne conserve rien après l’envoi. Le consentement peut être retiré à tout moment en écrivant à {{brand}}.',
  'Durante quanto tempo': 'Combien de temps',
  'Os seus direitos': 'Vos droits',
  'Ver, corrigir, exportar e apagar os seus dados: na página da conta. Pode também dirigir-se a quem opera o serviço e à autoridade de proteção de dados do seu país.':
    'Consulter, corriger, exporter et supprimer vos données : sur la page du compte. Vous pouvez aussi vous adresser à l’exploitant et à l’autorité de protection des données de votre pays.',
  'Um só cookie': 'Un seul cookie',
  'Ao iniciar sessão é guardado um cookie que a mantém aberta. É estritamente necessário e deixa de valer quando a sessão termina.':
    'À la connexion, un cookie est déposé pour maintenir la session ouverte. Il est strictement nécessaire et n’est plus valable une fois la session terminée.',
  'A memória deste navegador': 'La mémoire de ce navigateur',
  'O idioma, o tema, a última novidade vista e as alterações ainda não salvas ficam guardados neste navegador, até que os apague ou salve.':
    'La langue, le thème, la dernière nouveauté vue et les modifications non encore enregistrées restent dans ce navigateur, jusqu’à ce que vous les supprimiez ou les enregistriez.',
  'Nada de terceiros': 'Rien de tiers',
  'Não há cookies de publicidade nem de estatística, nem conteúdos de terceiros. Por isso não há nada para aceitar aqui.':
    'Il n’y a ni cookies publicitaires ou statistiques, ni contenus de tiers. Il n’y a donc rien à accepter ici.',
  'O que se pretende': 'Ce qui est visé',
  'O {{brand}} procura cumprir as WCAG 2.2, nível AA: para se usar só com o teclado, com um leitor de ecrã, ampliado e nos dois temas.':
    '{{brand}} vise les WCAG 2.2, niveau AA : utilisable au clavier seul, avec un lecteur d’écran, agrandi et dans les deux thèmes.',
  'Como se verifica': 'Comment c’est vérifié',
  'Com o axe, nos ecrãs, diálogos e menus, no tema claro e no escuro, no computador e a 390 px de largura. O caminho do início de sessão até à nota de cálculo é percorrido só com o teclado. Dos 320 aos 2560 px nenhuma página se desloca para os lados.':
    'Avec axe, sur les écrans, les boîtes de dialogue et les menus, en thème clair et en thème sombre, sur ordinateur et à 390 px de largeur. Le chemin de la connexion à la note de calcul est parcouru au clavier seul. De 320 à 2560 px, aucune page ne défile latéralement.',
  'O que ainda falta': 'Ce qui manque encore',
  'Nem utilizadores de tecnologias de apoio nem uma entidade externa o avaliaram. Os desenhos têm um título, mas não uma descrição: os números leem-se ao lado, a forma da secção efetiva e a da encurvadura só se veem. Tabelas e fórmulas largas deslocam-se dentro da sua moldura. O método, a validação e as novidades estão só em inglês. A nota de cálculo em PDF tem etiquetas, mas não foi verificada segundo a PDF/UA.':
    'Ni des utilisateurs d’aides techniques ni un organisme extérieur ne l’ont évalué. Les dessins ont un titre, mais pas de description : leurs valeurs se lisent à côté, la forme de la section efficace et le mode d’instabilité ne sont que dessinés. Les tableaux et formules larges défilent dans leur cadre. La méthode, sa validation et les nouveautés ne sont qu’en anglais. La note de calcul en PDF est balisée, mais n’a pas été vérifiée selon PDF/UA.',
  'Se encontrar uma barreira': 'Si vous rencontrez un obstacle',
  'Escreva a quem opera o serviço, indicado no topo desta página e no rodapé: a página, o navegador, a tecnologia de apoio e o que não conseguiu fazer.':
    'Écrivez à l’exploitant du service, indiqué en haut de cette page et en pied de page : la page, le navigateur, l’aide technique et ce que vous n’avez pas pu faire.',
  'Enquanto a conta existir. Ao apagá-la são apagados os dados, as simulações e o que foi emitido delas; as verificações que decidiu para outros ficam nas revisões deles, com o seu nome, empresa, e-mail e a data. Cópias de segurança de quem opera o serviço podem durar mais algum tempo.':
    'Tant que le compte existe. Sa suppression efface les données, les simulations et ce qui en a été émis ; les vérifications que vous avez décidées pour d’autres restent dans leurs révisions, avec votre nom, votre entreprise, votre adresse e-mail et la date. Les sauvegardes de l’exploitant peuvent durer un peu plus longtemps.',
}

export default texts
