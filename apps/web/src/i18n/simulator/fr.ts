const texts: Record<string, string> = {
  'A partir do local…': 'D’après le site…',
  'Vento e neve do local e do edifício, em vez de os escrever.':
    'Vent et neige du site et du bâtiment, au lieu de les saisir.',
  'Não foi possível abrir. Tente novamente.': 'Impossible d’ouvrir. Réessayez.',
  'a partir do local': 'd’après le site',
  escrito: 'saisie',
  'já não corresponde': 'ne correspond plus',
  'Esta simulação não existe.': 'Cette simulation n’existe pas.',
  'Pode ter sido apagada, ou pertencer a outra pessoa.':
    'Elle a peut-être été supprimée, ou appartient à quelqu’un d’autre.',
  Simulador: 'Simulateur',
  'Parâmetros gerais': 'Paramètres généraux',
  'Cargas permanentes': 'Charges permanentes',
  Sobrecargas: 'Charges d’exploitation',
  'Parâmetros adicionais': 'Paramètres complémentaires',
  Resultados: 'Résultats',
  'sobre um comprimento': 'sur une longueur de',
  'Faixa {{n}}': 'Bande {{n}}',
  'A partir da extremidade esquerda; a linha tem {{length}} m.':
    'À partir de l’extrémité gauche ; la ligne mesure {{length}} m.',
  'Categoria H: coberturas': 'Catégorie H : toitures',
  'EN 1991-1-4: vento': 'EN 1991-1-4 : vent',
  'Altitude até 1000 m': 'Altitude jusqu’à 1000 m',
  'Altitude acima de 1000 m': 'Altitude supérieure à 1000 m',
  'Definido pelo utilizador': 'Défini par l’utilisateur',
  'Coeficientes de combinação': 'Coefficients de combinaison',
  'EN 1990, quadro A1.1': 'EN 1990, tableau A1.1',
  'Valores de': 'Valeurs pour',
  'Cargas pontuais': 'Charges ponctuelles',
  nenhuma: 'aucune',
  'Forças verticais nesta madre. L1 e L2 a partir da extremidade esquerda do vão.':
    'Forces verticales sur ce profilé. L1 et L2 à partir de l’extrémité gauche de la travée.',
  'Consola esq.': 'Console gauche',
  'Consola dir.': 'Console droite',
  'Igual em todos os vãos': 'Identique pour toutes les travées',
  'Coladas: {{n}} células.': 'Collées : {{n}} cellules.',
  'Fora da grelha: {{n}}.': 'Hors de la grille : {{n}}.',
  'Pré-visualização': 'Aperçu',
  Diagramas: 'Diagrammes',
  'Sem pré-visualização para estes valores.': 'Pas d’aperçu pour ces valeurs.',
  'A calcular…': 'Calcul en cours…',
  'O catálogo não tem secções para esta escolha.': 'Le catalogue n’a pas de sections pour ce choix.',
  'A mais leve que verifica': 'La plus légère qui convient',
  'Nenhuma verifica; a mais próxima': 'Aucune ne convient ; la plus proche',
  'A estabilidade ainda não está verificada.': 'La stabilité n’est pas encore vérifiée.',
  Recomeçar: 'Recommencer',
  Voltar: 'Retour',
  'Salvar e calcular': 'Enregistrer et calculer',
  'Salvar e continuar': 'Enregistrer et continuer',
  'Constante ao longo da linha, no centro de gravidade do perfil.':
    'Constant sur toute la ligne, au centre de gravité du profilé.',
  Valor: 'Valeur',
  Sentido: 'Sens',
  'O valor é': 'La valeur est',
  'em todas as combinações últimas': 'dans toutes les combinaisons ultimes',
  'só nas combinações com vento': 'seulement dans les combinaisons avec vent',
  'Propriedades do revestimento': 'Propriétés du bardage',
  'Dão rigidez de rotação à madre; são precisos os dois valores.':
    'Elles s’opposent à la rotation du profilé ; les deux valeurs sont nécessaires.',
  'Sem estes valores o revestimento só trava lateralmente.':
    'Sans ces valeurs, le bardage ne maintient que latéralement.',
  'Inércia do revestimento': 'Inertie du bardage',
  'Fixações por metro': 'Fixations par mètre',
  'Vão dividido por': 'Portée divisée par',
  Combinação: 'Combinaison',
  'Cargas distribuídas': 'Charges réparties',
  'Por m² em projeção horizontal.': 'Par m² de projection horizontale.',
  'Por m² de envolvente.': 'Par m² d’enveloppe.',
  Carga: 'Charge',
  'Carga mínima': 'Charge minimale',
  'Carga máxima': 'Charge maximale',
  'Por m² de envolvente; o peso próprio do perfil é somado no cálculo.':
    'Par m² d’enveloppe ; le poids propre du profilé est ajouté par le calcul.',
  'Mínima e máxima': 'Minimale et maximale',
  'Tipo e localização': 'Type et localisation',
  'Escolhe o anexo nacional.': 'Détermine l’annexe nationale.',
  Inclinação: 'Pente',
  'Ómega (Ω)': 'Oméga (Ω)',
  'Perfil C': 'Profilé C',
  'Perfil Z': 'Profilé Z',
  Horizontal: 'Horizontale',
  Vertical: 'Verticale',
  Regular: 'Normale',
  Invertido: 'Inversée',
  Perfil: 'Profilé',
  'Tipo de perfil': 'Type de profilé',
  Orientação: 'Orientation',
  Formato: 'Position',
  'Travamentos laterais': 'Maintiens latéraux',
  'Travamentos não especificados: supõe-se a fibra superior travada pelo revestimento.':
    'Maintiens non précisés : fibre supérieure supposée tenue par le bardage.',
  'Número de travamentos laterais': 'Nombre de maintiens latéraux',
  'Livre entre apoios': 'Libre entre appuis',
  'Travamentos por vão': 'Maintiens par travée',
  'vão acima de 20,5 m: além da tabela, propõem-se 6': 'travée de plus de 20,5 m : au-delà du tableau, 6 proposés',
  'Propor a partir dos vãos': 'Proposer d’après les travées',
  'Há vãos acima de 20,5 m, onde a tabela acaba: propõem-se 6 travamentos; confirme-os.':
    'Certaines travées dépassent 20,5 m, où le tableau s’arrête : 6 maintiens sont proposés ; à confirmer.',
  'Na cobertura, já com os coeficientes de forma, por m² em projeção horizontal.':
    'Sur la toiture, coefficients de forme compris, par m² de projection horizontale.',
  'Ação de acidente: substitui a neve geral na combinação acidental.':
    'Action accidentelle : remplace la neige générale dans la combinaison accidentelle.',
  'Alternativa à neve geral, que se mantém fora das faixas.':
    'Alternative à la neige générale, qui reste hors des bandes.',
  Vãos: 'Travées',
  'Número de vãos': 'Nombre de travées',
  'Com consolas': 'Avec consoles',
  Comprimento: 'Longueur',
  'Comprimento total: {{length}} m': 'Longueur totale : {{length}} m',
  Aço: 'Acier',
  'Pelo menos uma classe fica escolhida.': 'Au moins une nuance reste choisie.',
  Pressão: 'Pression',
  Sucção: 'Dépression',
  'Vento geral': 'Vent général',
  'Valores líquidos e positivos, por m² de superfície: a pressão empurra para dentro, a sucção puxa para fora.':
    'Valeurs nettes et positives, par m² de surface : la pression pousse vers l’intérieur, la dépression tire vers l’extérieur.',
  'Por faixas': 'Par bandes',
  'Vento local': 'Vent local',
  'Alternativa ao vento geral do mesmo sentido, p. ex. em zonas de bordo.':
    'Alternative au vent général de même sens, p. ex. en zones de rive.',
  'As suas alterações não salvas foram recuperadas.': 'Vos modifications non enregistrées ont été récupérées.',
  'Descartar alterações': 'Abandonner les modifications',
  'Ocorreu um erro durante o cálculo. Por favor, tente novamente mais tarde.':
    'Une erreur s’est produite pendant le calcul. Veuillez réessayer plus tard.',
  'Já terminou a sua simulação? Clique em Iniciar cálculo para ver os resultados ou volte atrás para continuar a editar':
    'Avez-vous terminé votre simulation ? Cliquez sur Lancer le calcul pour voir les résultats ou revenez en arrière pour continuer à la modifier',
  'Iniciar cálculo': 'Lancer le calcul',
  'Falha ao salvar a simulação. Tente novamente.': 'Échec de l’enregistrement de la simulation. Veuillez réessayer.',
  'Falha ao calcular a simulação. Tente novamente.': 'Échec du calcul de la simulation. Veuillez réessayer.',
  'Não é possível visualizar os resultados sem salvar a simulação.':
    'Impossible d’afficher les résultats sans enregistrer la simulation.',
  'Cálculo terminou com sucesso.': 'Le calcul s’est terminé avec succès.',
  'Erro ao calcular. Tente novamente mais tarde.': 'Erreur de calcul. Veuillez réessayer plus tard.',
  'Passos anteriores': 'Étapes précédentes',
  'Passos seguintes': 'Étapes suivantes',
  'Editar: {{field}}': 'Modifier : {{field}}',
  'Salvar: {{field}}': 'Enregistrer : {{field}}',
  Simulação: 'Simulation',
  'Duplicar: salve primeiro a simulação': 'Dupliquer : enregistrez d’abord la simulation',
  Ações: 'Actions',
  'Erro ao duplicar simulação': 'La simulation n’a pas pu être dupliquée',
  'Erro ao apagar simulação': 'La simulation n’a pas pu être supprimée',
  'Alterações não salvas': 'Modifications non enregistrées',
  'Tem alterações não salvas. Deseja sair deste passo?':
    'Vous avez des modifications non enregistrées. Voulez-vous quitter cette étape ?',
  Ficar: 'Rester',
  'Sair sem salvar': 'Quitter sans enregistrer',
  'Salvar e sair': 'Enregistrer et quitter',
  'A simulação foi alterada noutro lugar': 'La simulation a été modifiée ailleurs',
  'Outra janela ou outro dispositivo salvou esta simulação depois de a ter aberto aqui. Nada foi ainda substituído.':
    'Une autre fenêtre ou un autre appareil a enregistré cette simulation après son ouverture ici. Rien n’a encore été remplacé.',
  'Continuar a editar': 'Continuer à modifier',
  'Carregar a outra versão': 'Charger l’autre version',
  'Salvar a minha versão': 'Enregistrer ma version',
  Menos: 'Moins',
  Mais: 'Plus',
  '“{{text}}” não é um número: só algarismos e uma vírgula ou um ponto decimal.':
    '« {{text}} » n’est pas un nombre : seulement des chiffres et une virgule ou un point décimal.',
  '“{{text}}” tem mais de um separador: escreva sem separador de milhares.':
    '« {{text}} » a plus d’un séparateur : écrivez sans séparateur de milliers.',
  'Aqui não há valores negativos.': 'Pas de valeurs négatives ici.',
  'O sinal menos vem uma só vez e em primeiro lugar.': 'Le signe moins figure une seule fois, en premier.',
  'Aqui só números inteiros.': 'Nombres entiers seulement.',
  '{{text}} não é permitido: {{range}}.': '{{text}} n’est pas autorisé : {{range}}.',
  'Falta um número.': 'Il manque un nombre.',
  'Voltou a {{value}}.': 'Retour à {{value}}.',
  'No máximo {{count}} casas decimais._one': 'Au plus {{count}} décimale.',
  'No máximo {{count}} casas decimais._other': 'Au plus {{count}} décimales.',
  '{{count}} de {{candidates}} secções verificam._zero': '{{count}} section sur {{candidates}} convient.',
  '{{count}} de {{candidates}} secções verificam._one': '{{count}} section sur {{candidates}} convient.',
  '{{count}} de {{candidates}} secções verificam._other': '{{count}} sections sur {{candidates}} conviennent.',
  '“{{text}}”: {{reason}}': '« {{text}} » : {{reason}}',
  '{{row}}: não colado. {{reason}}': '{{row}} : non collé. {{reason}}',
  'As faixas ({{terms}} m) somam {{sum}} m; a linha tem {{length}} m.':
    'Les bandes ({{terms}} m) totalisent {{sum}} m ; la ligne mesure {{length}} m.',
  'As outras faixas ocupam {{used}} m dos {{length}} m da linha.':
    'Les autres bandes occupent {{used}} m des {{length}} m de la ligne.',
  '{{block}}, faixa {{n}}: tem carga ({{load}} kN/m²) mas não tem comprimento, e não atuaria. Dê-lhe um comprimento ou ponha a carga a 0.':
    '{{block}}, bande {{n}} : elle a une charge ({{load}} kN/m²) mais pas de longueur, et n’agirait pas. Donnez-lui une longueur ou mettez la charge à 0.',
  '{{block}}: a faixa 1 fica com o que as outras deixam da linha, {{length}} m.':
    '{{block}} : la bande 1 prend ce que les autres laissent de la ligne, {{length}} m.',
  'Sem nenhum comprimento, a faixa 1 vale em toda a linha.':
    'Sans aucune longueur, la bande 1 vaut pour toute la ligne.',
  'Há faixas cuja carga não atuaria. Corrija-as antes de salvar ou calcular.':
    'La charge de certaines bandes n’agirait pas. Corrigez-les avant d’enregistrer ou de calculer.',
  'Passo: {{step}}.': 'Étape : {{step}}.',
  'Todos os vãos': 'Toutes les travées',
  '{{span}}: a carga mínima ({{min}} kN/m²) é maior do que a máxima ({{max}} kN/m²).':
    '{{span}} : la charge minimale ({{min}} kN/m²) dépasse la maximale ({{max}} kN/m²).',
  'Distribuição ao longo da linha': 'Répartition le long de la ligne',
  'Vale para o vento geral e para o local, p. ex. com as zonas de bordo como faixas.':
    'Vaut pour le vent général et le vent local, p. ex. avec les zones de rive comme bandes.',
  'Na fachada esta carga atua na vertical, no plano da fachada, como um peso. Onde não houver, ponha 0.':
    'Sur une façade, cette charge agit à la verticale, dans le plan de la façade, comme un poids. S’il n’y en a pas, mettez 0.',
  'Assim nada trava a fibra superior entre apoios. Se o revestimento a trava, escolha “Travada pelo painel”; senão, confirme.':
    'Ainsi, rien ne maintient la fibre supérieure entre appuis. Si le bardage la maintient, choisissez « Maintenue par le panneau » ; sinon, confirmez.',
  'Com esta escolha a fibra superior fica sem travamentos entre apoios; mude-o em Parâmetros adicionais, se o revestimento a trava.':
    'Avec ce choix, la fibre supérieure n’a aucun maintien entre appuis ; changez-le dans Paramètres complémentaires si le bardage la maintient.',
  'Um Z de abas iguais é a mesma secção nas duas posições; com abas desiguais, a imagem mostra qual fica em cima.':
    'Un Z à semelles égales est la même section dans les deux positions ; à semelles inégales, l’image montre laquelle est en haut.',
  'A outra versão foi salva em {{date}}, às {{time}}.': 'L’autre version a été enregistrée le {{date}} à {{time}}.',
  'Dar um nome': 'Donner un nom',
  'Sem vento nada dobra esta linha para fora do plano da fachada: aí M, V e δ são 0.':
    'Sans vent, rien ne fléchit cette ligne hors du plan de la façade : M, V et δ y sont nuls.',
  'O peso vai ao longo do perfil, como esforço axial.': 'Le poids suit le profilé, comme effort normal.',
  'O peso vai para o revestimento, no seu plano.': 'Le poids passe dans le bardage, dans son plan.',
  'O peso dobra o perfil no plano da fachada, em torno do eixo fraco, entre apoios e travamentos.':
    'Le poids fléchit le profilé dans le plan de la façade, autour de l’axe faible, entre appuis et maintiens.',
  'Vale para todas as cargas pontuais, permanentes e sobrecargas.':
    'Vaut pour toutes les charges ponctuelles, permanentes et d’exploitation.',
  'O esmagamento da alma é verificado sob cada carga.': 'L’écrasement de l’âme est vérifié sous chaque charge.',
  'A peça e a sua fixação são dimensionadas à parte.': 'La pièce et sa fixation sont dimensionnées à part.',
  'Comprimento de apoio da carga': 'Longueur d’appui de la charge',
  'Ao longo do perfil.': 'Le long du profilé.',
  'Este cálculo já está a correr, iniciado noutro lugar: mostra-se o seu resultado assim que terminar.':
    'Ce calcul est déjà en cours, lancé ailleurs : son résultat s’affichera dès qu’il sera terminé.',
  'A simulação já não existe': 'La simulation n’existe plus',
  'Foi apagada noutra janela ou noutro dispositivo. O que está no formulário pode ser salvo como uma simulação nova.':
    'Elle a été supprimée dans une autre fenêtre ou sur un autre appareil. Le contenu du formulaire peut être enregistré comme nouvelle simulation.',
  'Salvar como nova': 'Enregistrer comme nouvelle',
  'O vento escreve-se sem sinal: a sucção tem a sua própria linha.':
    'Le vent se saisit sans signe : la dépression a sa propre ligne.',
  'A sucção escreve-se sem sinal: esta linha já significa que puxa para fora.':
    'La dépression se saisit sans signe : cette ligne signifie déjà qu’elle tire vers l’extérieur.',
  'A neve não pode ser negativa.': 'La neige ne peut pas être négative.',
  'Nesta simulação está guardado vento com sinal negativo. Vale, e é aqui mostrado, sem sinal, no sentido da sua linha; fica assim quando a salvar.':
    'Cette simulation contient des valeurs de vent négatives. Elles comptent, comme affiché ici, sans leur signe, dans le sens de leur ligne ; elles seront enregistrées ainsi.',
  'alterações não salvas': 'modifications non enregistrées',
  'O que vê inclui alterações não salvas; o resultado guardado não as tem.':
    'Ce que vous voyez inclut des modifications non enregistrées ; le résultat enregistré ne les contient pas.',
  'Recomeçar com os valores iniciais?': 'Recommencer avec les valeurs initiales ?',
  'O que escreveu nesta simulação não está salvo e perde-se.':
    'Ce que vous avez saisi dans cette simulation n’est pas enregistré et sera perdu.',
  '{{terms}} m de {{length}} m': '{{terms}} m sur {{length}} m',
  'Resto ({{rest}} m): {{what}}.': 'Reste ({{rest}} m) : {{what}}.',
  'continua a última faixa': 'la dernière bande se prolonge',
  'vale o vento geral': 'le vent général s’applique',
  'vale a neve geral': 'la neige générale s’applique',
  'O comprimento da linha mudou, e com ele estas faixas:':
    'La longueur de la ligne a changé, et avec elle ces bandes :',
  'já não cabem; os comprimentos foram apagados': 'ne tiennent plus ; leurs longueurs ont été effacées',
  'faixa {{n}} de {{from}} m para {{to}} m': 'bande {{n}} de {{from}} m à {{to}} m',
  'Os vãos do formulário já não são os destes resultados.':
    'Les travées du formulaire ne sont plus celles de ces résultats.',
  'Alterado no formulário, ainda não salvo.': 'Modifié dans le formulaire, pas encore enregistré.',
  'Afastamento: {{from}} m → {{to}} m': 'Entraxe : {{from}} m → {{to}} m',
  'Revestimento: {{inertia}} cm⁴/m, {{fixings}} fixações por metro':
    'Couverture : {{inertia}} cm⁴/m, {{fixings}} fixations par mètre',
  'Travamentos por vão: fibra superior {{upper}}, inferior {{lower}}':
    'Maintiens par travée : fibre supérieure {{upper}}, inférieure {{lower}}',
  'Travamentos por vão da fibra inferior: {{lower}}': 'Maintiens par travée de la fibre inférieure : {{lower}}',
  'O que vai ser calculado': 'Ce qui sera calculé',
  'Descarregar ficheiro: salve primeiro a simulação': 'Télécharger le fichier : enregistrez d’abord la simulation',
  'Anular (Ctrl+Z)': 'Annuler (Ctrl+Z)',
  'Refazer (Ctrl+Y)': 'Rétablir (Ctrl+Y)',
  Anular: 'Annuler la modification',
  Refazer: 'Rétablir',
  '“{{text}}” não é uma inclinação: escreva graus, 10 % ou 1:10.':
    '« {{text}} » n’est pas une pente : écrivez des degrés, 10 % ou 1:10.',
}

export default texts
