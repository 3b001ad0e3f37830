import { fr as labels } from '@madre/drawing/labels/fr'
import { drawn } from '@madre/words/fr/drawn'
import { form } from '@madre/words/fr/form'

const texts: Record<string, string> = {
  ...drawn,
  ...form,
  ...labels,

  '0 em todos os vãos: a fibra inferior fica livre entre apoios.':
    '0 dans chaque travée : la fibre inférieure est libre entre les appuis.',
  'A partir do local…': 'D’après le site…',
  'Vento e neve do local e do edifício, em vez de os escrever.':
    'Vent et neige du site et du bâtiment, au lieu de les saisir.',
  'Não foi possível abrir. Tente novamente.': 'Impossible d’ouvrir. Réessayez.',
  'a partir do local': 'd’après le site',
  escrito: 'saisie',
  'já não corresponde': 'ne correspond plus',
  'Pode ter sido apagada, ou pertencer a outra pessoa.':
    'Elle a peut-être été supprimée, ou appartient à quelqu’un d’autre.',
  'Parâmetros gerais': 'Paramètres généraux',
  'Cargas permanentes': 'Charges permanentes',
  Sobrecargas: 'Charges d’exploitation',
  'Parâmetros adicionais': 'Paramètres complémentaires',
  Resultados: 'Résultats',
  'sobre um comprimento': 'sur une longueur de',
  'A partir da extremidade esquerda; a linha tem {{length}} m.':
    'À partir de l’extrémité gauche ; la ligne mesure {{length}} m.',
  'Categoria H: coberturas': 'Catégorie H : toitures',
  'EN 1991-1-4: vento': 'EN 1991-1-4 : vent',
  'Altitude até 1000 m': 'Altitude jusqu’à 1000 m',
  'Altitude acima de 1000 m': 'Altitude supérieure à 1000 m',
  'Definido pelo utilizador': 'Défini par l’utilisateur',
  'EN 1990, quadro A1.1': 'EN 1990, tableau A1.1',
  'Valores de': 'Valeurs pour',
  nenhuma: 'aucune',
  'Forças verticais nesta madre. L1 e L2 a partir da extremidade esquerda do vão.':
    'Forces verticales sur ce profilé. L1 et L2 à partir de l’extrémité gauche de la travée.',
  'Consola esq.': 'Console gauche',
  'Consola dir.': 'Console droite',
  'F1 num campo: a sua ajuda': 'F1 dans un champ : son aide',
  'Todos os vãos como o primeiro: {{length}} m': 'Toutes les travées comme la première : {{length}} m',
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
  Sentido: 'Sens',
  'O valor é': 'La valeur est',
  'em todas as combinações últimas': 'dans toutes les combinaisons ultimes',
  'só nas combinações com vento': 'seulement dans les combinaisons avec vent',
  'Como chega à madre': 'Comment elle arrive à la panne',
  'Uma pessoa em qualquer ponto da linha, em alternativa à carga distribuída; nunca com neve nem vento.':
    'Une personne en un point quelconque de la ligne, à la place de la charge répartie ; jamais avec la neige ni le vent.',
  'Desligada: a linha não é verificada com uma pessoa num ponto.':
    'Désactivée : la ligne n’est pas vérifiée avec une personne en un point.',
  'Só na categoria H, com todos os ψ a 0.': 'Seulement en catégorie H, avec tous les ψ à 0.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: é da categoria H, com todos os ψ a 0. Com eles a 0 volta a contar.':
    'La charge concentrée de toiture ({{Q}} kN) est sortie du calcul : elle relève de la catégorie H, tous les ψ à 0. Quand ils sont à 0, elle compte de nouveau.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: numa fachada não existe.':
    'La charge concentrée de toiture ({{Q}} kN) est sortie du calcul : une façade n’en a pas.',
  'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: em «Geral» só conta se a ligar, nas sobrecargas.':
    'La charge concentrée de toiture ({{Q}} kN) est sortie du calcul : en « Général », elle ne compte que si vous l’activez, dans les charges d’exploitation.',
  'Q_k da EN 1991-1-1, quadro 6.10, para coberturas da categoria H: recomenda 1,0 kN; o anexo nacional pode dizer outro valor. A carga corre a linha toda, consolas incluídas, e cada verificação fica com o pior lugar.':
    'Q_k de l’EN 1991-1-1, tableau 6.10, pour les toitures de catégorie H : 1,0 kN est recommandé ; l’Annexe nationale peut donner une autre valeur. La charge parcourt toute la ligne, consoles comprises, et chaque vérification retient l’endroit le plus défavorable.',
  'Propriedades do revestimento': 'Propriétés de la couverture',
  'Dão rigidez de rotação à madre; são precisos os dois valores.':
    'Elles s’opposent à la rotation du profilé ; les deux valeurs sont nécessaires.',
  'Sem estes valores o revestimento só trava lateralmente.':
    'Sans ces valeurs, la couverture ne maintient que latéralement.',
  'Inércia do revestimento': 'Inertie de la couverture',
  'Fixações por metro': 'Fixations par mètre',
  'Da alma às fixações (a)': 'De l’âme aux fixations (a)',
  'Vazio: onde o fabricante da secção as prevê; se não o diz, a meio do banzo.':
    'Vide : là où le fabricant du profilé les prévoit ; s’il ne le dit pas, au milieu de la semelle.',
  'Vão dividido por': 'Portée divisée par',
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
  'Tipo de perfil': 'Type de profilé',
  Orientação: 'Orientation',
  Formato: 'Position',
  'Travamentos não especificados: supõe-se a fibra superior travada pelo revestimento.':
    'Maintiens non précisés : fibre supérieure supposée tenue par la couverture.',
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
  'Número de vãos': 'Nombre de travées',
  'Com consolas': 'Avec consoles',
  'Comprimento total: {{length}} m': 'Longueur totale : {{length}} m',
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
  'O cálculo foi interrompido.': 'Le calcul a été interrompu.',
  'Continuar o cálculo': 'Reprendre le calcul',
  'Erro ao calcular. Tente novamente mais tarde.': 'Erreur de calcul. Veuillez réessayer plus tard.',
  'Passos anteriores': 'Étapes précédentes',
  'Passos seguintes': 'Étapes suivantes',
  'Editar: {{field}}': 'Modifier : {{field}}',
  'Salvar: {{field}}': 'Enregistrer : {{field}}',
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
  'Há cargas permanentes mínimas maiores do que as máximas. Corrija-as antes de salvar ou calcular.':
    'Certaines charges permanentes minimales dépassent les maximales. Corrigez-les avant d’enregistrer ou de calculer.',
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
  'Sem painel, são os perfis que levam o peso da fachada aos apoios e travamentos: atua na fibra exterior, dobra-os e torce-os. Se é o revestimento que o leva, no seu plano, escolha “Travada pelo painel”.':
    'Sans panneau, ce sont les profilés qui portent le poids de la façade jusqu’aux appuis et maintiens : il agit sur la fibre extérieure, les fléchit et les tord. Si le bardage le porte, dans son plan, choisissez « Maintenue par le panneau ».',
  'Assim nada trava a fibra superior entre apoios. Se o revestimento a trava, escolha “Travada pelo painel”.':
    'Ainsi, rien ne maintient la fibre supérieure entre appuis. Si la couverture la maintient, choisissez « Maintenue par le panneau ».',
  'Com esta escolha a fibra superior fica sem travamentos entre apoios; mude-o em Parâmetros adicionais, se o revestimento a trava.':
    'Avec ce choix, la fibre supérieure n’a aucun maintien entre appuis ; changez-le dans Paramètres complémentaires si la couverture la maintient.',
  'Um Z de banzos iguais é a mesma secção nas duas posições; com banzos desiguais, a imagem mostra qual fica do lado do revestimento.':
    'Un Z à semelles égales est la même section dans les deux positions ; à semelles inégales, l’image montre laquelle est côté couverture.',
  'A outra versão foi salva em {{date}}, às {{time}}.': 'L’autre version a été enregistrée le {{date}} à {{time}}.',
  'Dar um nome': 'Donner un nom',
  'Sem vento nada dobra esta linha para fora do plano da fachada: aí M, V e δ são 0.':
    'Sans vent, rien ne fléchit cette ligne hors du plan de la façade : M, V et δ y sont nuls.',
  'O peso vai ao longo do perfil, como esforço axial.': 'Le poids suit le profilé, comme effort normal.',
  'O peso vai para o revestimento, no seu plano.': 'Le poids passe dans le bardage, dans son plan.',
  'O peso atua na fibra exterior e dobra e torce o perfil no plano da fachada, entre apoios e travamentos.':
    'Le poids agit sur la fibre extérieure : il fléchit et tord le profilé dans le plan de la façade, entre appuis et maintiens.',
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
  'Foram apagadas as cargas pontuais de vãos ou consolas retirados da linha:':
    'Les charges ponctuelles de travées ou de consoles retirées de la ligne ont été effacées :',
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
  'Travamentos por vão: fibra superior {{upper}}, fibra inferior {{lower}}':
    'Maintiens par travée : fibre supérieure {{upper}}, fibre inférieure {{lower}}',
  'Travamentos por vão da fibra inferior: {{lower}}': 'Maintiens par travée de la fibre inférieure : {{lower}}',
  'O que vai ser calculado': 'Ce qui sera calculé',
  'Numa cobertura, vertical quer dizer ao longo da pendente: o peso, a sobrecarga e a neve dividem-se numa parte perpendicular à cobertura, que flete o perfil, e numa parte ao longo dele, que conta como compressão (o perfil assenta na sua extremidade direita). No plano da cobertura nada o flete.':
    'Sur une toiture, vertical signifie dans le sens de la pente : le poids, la charge d’exploitation et la neige se partagent en une part perpendiculaire à la toiture, qui fléchit le profilé, et une part le long de celui-ci, qui compte comme compression (le profilé repose sur son extrémité droite). Rien ne le fléchit dans le plan de la toiture.',
  'A mínima é a que está lá sempre: conta onde alivia, por exemplo contra o arrancamento pelo vento. A máxima é tudo o que lá pode estar: conta onde carrega. Cada combinação é verificada com as duas.':
    'Le minimum est ce qui est toujours là : il compte où il soulage, par exemple contre le soulèvement par le vent. Le maximum est tout ce qui peut s’y trouver : il compte où il charge. Chaque combinaison est vérifiée avec les deux.',
  'Cobertura: o peso, a sobrecarga e a neve atuam na vertical sobre a inclinação. Fachada: o peso atua no plano da fachada e não há neve. Geral: todas as cargas atuam na direção forte do perfil.':
    'Toiture : le poids, la charge d’exploitation et la neige agissent verticalement sur la pente. Façade : le poids agit dans le plan de la façade et il n’y a pas de neige. Général : toutes les charges agissent dans la direction forte du profilé.',
  'Decide o anexo nacional: os coeficientes parciais das ações e das resistências. Em «Outro» valem os valores recomendados dos Eurocódigos.':
    'Détermine l’annexe nationale : les coefficients partiels des actions et des résistances. Avec « Autre », les valeurs recommandées des Eurocodes s’appliquent.',
  'Ângulo α da cobertura com a horizontal: 5° são cerca de 9 %, 10° cerca de 18 %.':
    'Angle α de la toiture avec l’horizontale : 5° font environ 9 %, 10° environ 18 %.',
  'Vãos entre apoios de uma linha contínua, sem as consolas. Até 14 m a linha vem numa só peça; mais longa, tem emendas que transmitem M e V.':
    'Travées entre appuis d’une ligne continue, sans les consoles. Jusqu’à 14 m la ligne vient d’une seule pièce ; plus longue, elle a des joints qui transmettent M et V.',
  'Distância e de um perfil ao seguinte, medida na superfície; cada um leva a faixa a tracejado. Corrente: 1,5 a 2,5 m em coberturas, 1,0 a 2,0 m em fachadas.':
    'Distance e d’un profilé au suivant, mesurée sur la surface ; chacun porte la bande hachurée. Courant : 1,5 à 2,5 m en toiture, 1,0 à 2,0 m en façade.',
  'As pontas da linha para lá dos apoios extremos, por exemplo no beiral. Com comprimento 0 não há consola desse lado.':
    'Les bouts de la ligne au-delà de ses derniers appuis, par exemple à l’égout. Avec une longueur de 0, il n’y a pas de console de ce côté.',
  'De eixo a eixo dos apoios; numa consola, do apoio à ponta. Enter desce, Tab vai para a direita; uma linha ou coluna copiada de uma folha de cálculo preenche as células.':
    'D’axe en axe des appuis ; pour une console, de l’appui à son bout. Entrée descend, Tab va à droite ; une ligne ou une colonne copiée d’un tableur remplit les cellules.',
  'O Ω assenta nas duas abas e as suas duas almas não rodam nos apoios; C e Z têm uma só alma e precisam de um dispositivo antirrotação, por exemplo um esquadro.':
    'L’Ω repose sur deux ailes et ses deux âmes ne basculent pas aux appuis ; C et Z n’ont qu’une âme et y demandent un dispositif antibasculement, par exemple une équerre.',
  'Horizontal: as linhas correm ao longo do beiral ou da fachada. Vertical: sobem a pendente ou a fachada.':
    'Horizontale : les lignes courent le long de l’égout ou de la façade. Verticale : elles montent la pente ou la façade.',
  'Regular: como a imagem mostra, no Ω com o banzo fechado do lado do revestimento. Invertido: rodado de 180°, no Ω com as abas do lado do revestimento.':
    'Normale : comme sur l’image, un Ω avec sa semelle fermée côté couverture. Inversée : tourné de 180°, un Ω avec ses ailes côté couverture.',
  'Largura em que o perfil assenta: mais larga, a alma resiste mais ao esmagamento. Para as três classes contam 80, 135 e 200 mm.':
    'Largeur sur laquelle le profilé repose : plus elle est grande, plus l’âme résiste à l’écrasement. Les trois classes comptent pour 80, 135 et 200 mm.',
  'O número é a tensão de cedência em N/mm². Calcula-se cada secção em todas as classes escolhidas; a mais leve que verifica vem primeiro.':
    'Le nombre est la limite d’élasticité en N/mm². Chaque section est calculée dans toutes les nuances choisies ; la plus légère qui convient vient en premier.',
  'Chapa, isolamento, painéis e o que deles pende; o perfil soma-se sozinho. Painel sandwich: 0,10 a 0,15 kN/m²; chapa dupla com isolamento: 0,15 a 0,25 kN/m².':
    'Tôles, isolation, panneaux et ce qui y pend ; le profilé s’ajoute de lui-même. Panneau sandwich : 0,10 à 0,15 kN/m² ; double peau isolée : 0,15 à 0,25 kN/m².',
  'Onde não é certo o que lá vai estar, por exemplo painéis solares que se montam mais tarde: a mínima sem eles (0,15), a máxima com eles (0,30 kN/m²).':
    'Là où l’on ne sait pas ce qu’il y aura, par exemple des panneaux solaires posés plus tard : le minimum sans eux (0,15), le maximum avec eux (0,30 kN/m²).',
  'Um valor para todos os vãos e consolas. Desligado, uma coluna para cada um.':
    'Une valeur pour toutes les travées et consoles. Désactivé, une colonne pour chacune.',
  'P1 e P2 em kN, positivas para baixo; L1 e L2 em % do vão, 0 à esquerda e 100 à direita. Por exemplo uma conduta de 0,5 kN a meio: P1 0,5 e L1 50.':
    'P1 et P2 en kN, positives vers le bas ; L1 et L2 en % de la travée, 0 à gauche et 100 à droite. Par exemple une gaine de 0,5 kN à mi-travée : P1 0,5 et L1 50.',
  'O que pousa no banzo comprime a alma por baixo; o que se aparafusa à alma não. Escolha como a carga é de facto fixada.':
    'Ce qui est posé sur la semelle comprime l’âme en dessous ; ce qui est boulonné à l’âme ne le fait pas. Choisissez comment la charge est vraiment fixée.',
  'Comprimento, ao longo do perfil, em que a peça que traz a carga assenta no banzo: correntes 50 a 100 mm.':
    'Longueur, le long du profilé, sur laquelle la pièce qui apporte la charge repose sur la semelle : couramment 50 à 100 mm.',
  'Pessoas e material em obra e manutenção. Coberturas não acessíveis (categoria H): a EN 1991-1-1 recomenda 0,4 kN/m², ou 1,0 kN num ponto; o anexo nacional pode dizer outra coisa.':
    'Personnes et matériel lors de travaux et d’entretien. Toitures inaccessibles (catégorie H) : l’EN 1991-1-1 recommande 0,4 kN/m², ou 1,0 kN en un point ; l’annexe nationale peut différer.',
  'Categoria H: cobertura acessível só para manutenção; não acompanha neve nem vento, todos os ψ são 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Catégorie H : toiture accessible pour l’entretien seulement ; sa charge n’accompagne ni la neige ni le vent, tous les ψ sont 0. ψ₀ est pour une action à côté d’une autre, ψ₁ pour la valeur fréquente, ψ₂ pour la quasi permanente.',
  'Para o vento a EN 1990 dá 0,6 / 0,2 / 0. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Pour le vent, l’EN 1990 donne 0,6 / 0,2 / 0. ψ₀ est pour une action à côté d’une autre, ψ₁ pour la valeur fréquente, ψ₂ pour la quasi permanente.',
  'Até 1000 m de altitude 0,5 / 0,2 / 0, acima 0,7 / 0,5 / 0,2. ψ₀ é o da ação que acompanha outra, ψ₁ o do valor frequente, ψ₂ o do quase permanente.':
    'Jusqu’à 1000 m d’altitude 0,5 / 0,2 / 0, au-dessus 0,7 / 0,5 / 0,2. ψ₀ est pour une action à côté d’une autre, ψ₁ pour la valeur fréquente, ψ₂ pour la quasi permanente.',
  'Até três faixas a partir da extremidade esquerda, cada uma com o seu valor: por exemplo a zona de bordo F, a zona G e o resto. Sem faixas, um valor para toda a linha.':
    'Jusqu’à trois bandes depuis l’extrémité gauche, chacune avec sa valeur : par exemple la zone de rive F, la zone G et le reste. Sans bandes, une valeur pour toute la ligne.',
  'A pressão exterior menos a interior, w_e − w_i da EN 1991-1-4. Em pavilhões baixos são correntes 0,2 a 0,5 kN/m² de pressão e 0,5 a 1,2 kN/m² de sucção.':
    'Pression extérieure moins intérieure, w_e − w_i de l’EN 1991-1-4. Sur des halles basses, 0,2 à 0,5 kN/m² de pression et 0,5 à 1,2 kN/m² de dépression sont courants.',
  'Um vento mais forte num troço da linha, por exemplo junto ao bordo ou à cumeeira. Atua em vez do geral do mesmo sentido, nunca com ele; fora das suas faixas vale o geral.':
    'Un vent plus fort sur une partie de la ligne, par exemple en rive ou au faîtage. Il agit à la place du vent général de même sens, jamais avec lui ; hors de ses bandes, le général s’applique.',
  's = μ·s_k da EN 1991-1-3: até 30° de inclinação μ = 0,8, e de s_k = 0,5 kN/m² no terreno resultam 0,4 kN/m² na cobertura.':
    's = μ·s_k de l’EN 1991-1-3 : jusqu’à 30° de pente μ = 0,8, et s_k = 0,5 kN/m² au sol fait 0,4 kN/m² en toiture.',
  'Neve muito rara, onde o anexo nacional a pede, por exemplo na planície do norte da Alemanha (2,3·s_k). Conta na combinação acidental, sem majoração.':
    'Neige très rare, là où l’annexe nationale la demande, par exemple dans les plaines du nord de l’Allemagne (2,3·s_k). Elle compte dans la combinaison accidentelle, sans coefficient partiel.',
  'Neve que o vento junta contra um ressalto, uma platibanda ou num rincão: até três faixas a partir da extremidade esquerda. Fora delas vale a neve geral.':
    'Neige que le vent rassemble contre un décrochement, un acrotère ou dans une noue : jusqu’à trois bandes depuis l’extrémité gauche. En dehors, la neige générale s’applique.',
  'A flecha de um vão é no máximo o vão a dividir por este número, a de uma consola o dobro do seu comprimento a dividir por ele. Corrente: 200 em coberturas, 150 em fachadas, 250 a 300 sob revestimentos frágeis.':
    'La flèche d’une travée est au plus sa longueur divisée par ce nombre, celle d’une console le double de sa longueur divisé par lui. Courant : 200 en toiture, 150 en façade, 250 à 300 sous un revêtement fragile.',
  'Em que combinação se mede a flecha: a característica tem as ações inteiras e é a mais severa; a frequente e a quase permanente reduzem-nas por ψ₁ e ψ₂.':
    'Dans quelle combinaison la flèche est prise : la caractéristique a les actions entières et est la plus sévère ; la fréquente et la quasi permanente les réduisent par ψ₁ et ψ₂.',
  'A força que o contraventamento ou a fachada de topo traz a este perfil, sem sinal; o sentido escolhe-se abaixo.':
    'La force que le contreventement ou le pignon apporte à ce profilé, sans signe ; son sens se choisit en dessous.',
  'A tração estica o perfil; a compressão empurra-o e é verificada também à encurvadura. Se pode ter os dois sentidos, calcule-os um de cada vez.':
    'La traction étire le profilé ; la compression le pousse et est vérifiée aussi au flambement. Si les deux sens sont possibles, calculez-les l’un après l’autre.',
  'Valor de cálculo: já majorado, entra tal como está. De vento: valor característico, que cada combinação multiplica pelo coeficiente que nela tem o vento; sem vento não conta.':
    'Valeur de calcul : déjà pondérée, elle entre telle quelle. De vent : valeur caractéristique, que chaque combinaison multiplie par le coefficient qu’y a le vent ; sans vent elle ne compte pas.',
  'O que impede o perfil de sair de lado entre apoios. Sem isto especificado supõe-se a fibra superior travada pelo revestimento e a fibra inferior livre.':
    'Ce qui empêche le profilé de partir de côté entre appuis. Sans précision, la fibre supérieure est supposée tenue par la couverture et la fibre inférieure libre.',
  'Chapa ou painel aparafusados ao longo do perfil travam a fibra superior, se a sua rigidez ao corte chegar (S_req, nos resultados). Travamentos são tirantes ou barras de perfil a perfil.':
    'Des tôles ou panneaux vissés le long du profilé tiennent la fibre supérieure si leur rigidité au cisaillement suffit (S_req, dans les résultats). Les maintiens sont des tirants ou des barres de profilé à profilé.',
  'Comprimida quando o vento suga e junto aos apoios interiores. Um travamento a meio do vão é a primeira ajuda contra a sucção.':
    'Comprimée sous la dépression du vent et près des appuis intérieurs. Un maintien à mi-travée est la première aide contre la dépression.',
  'Quantos dividem o vão em partes iguais: 1 fica a meio, 2 nos terços. Corrente: nenhum até 3,5 m, 1 até 7 m, 2 até 10,5 m.':
    'Combien divisent la travée en parts égales : 1 est au milieu, 2 aux tiers. Courant : aucun jusqu’à 3,5 m, 1 jusqu’à 7 m, 2 jusqu’à 10,5 m.',
  'Momento de inércia da chapa por metro de largura, da tabela do fabricante. Ordem de grandeza: ondulada 18/76 de 0,63 mm 2,7; trapezoidal 35/207 de 0,63 mm 14; trapezoidal 40/183 de 0,75 mm 24 cm⁴/m.':
    'Moment d’inertie de la tôle par mètre de largeur, d’après le tableau du fabricant. Ordre de grandeur : ondulée 18/76 de 0,63 mm : 2,7 ; trapézoïdale 35/207 de 0,63 mm : 14 ; trapézoïdale 40/183 de 0,75 mm : 24 cm⁴/m.',
  'Parafusos por metro de perfil. Numa chapa com ondas a 207 mm: 4,8 em cada onda, 2,4 de duas em duas.':
    'Vis par mètre de profilé. Avec une tôle dont les nervures sont à 207 mm : 4,8 dans chaque nervure, 2,4 une nervure sur deux.',
  'Do eixo da alma ao parafuso, no banzo do lado do revestimento. Quanto mais longe da alma o parafuso puxa, mais torce um C ou um Z: conta com painel e sem ele, com ou sem os dois valores acima. A menos de 25 mm da alma ou da ponta do banzo o revestimento não conta como mola de rotação (EN 1993-1-3, 10.1.5.2(7)).':
    'De l’axe de l’âme à la vis, dans la semelle côté couverture. Plus la vis tire loin de l’âme, plus elle tord un C ou un Z : cela compte avec panneau et sans panneau, avec ou sans les deux valeurs ci-dessus. À moins de 25 mm de l’âme ou du bord libre de la semelle, la couverture ne compte pas comme ressort de rotation (EN 1993-1-3, 10.1.5.2(7)).',
  'Um perfil pode levar também uma força ao longo dele, por exemplo como barra do contraventamento da cobertura. Se não a leva, deixe desligado.':
    'Un profilé peut porter aussi une force le long de lui, par exemple comme barre du contreventement de toiture. S’il n’en porte pas, laissez désactivé.',
  'A chapa aparafusada impede o perfil de rodar: com estes dois valores conta como mola de rotação (EN 1993-1-3, 10.1.5.2). Sem eles, como se não impedisse.':
    'Des tôles vissées empêchent le profilé de tourner : avec ces deux valeurs, elles comptent comme ressort de rotation (EN 1993-1-3, 10.1.5.2). Sans elles, comme si elles ne le faisaient pas.',
  'Há sobreposições com comprimentos que não podem ser. Corrija-as antes de salvar ou calcular.':
    'Il y a des recouvrements de longueurs impossibles. Corrigez-les avant d’enregistrer ou de calculer.',
  'Descarregar ficheiro: salve primeiro a simulação': 'Télécharger le fichier : enregistrez d’abord la simulation',
  'Anular (Ctrl+Z)': 'Annuler (Ctrl+Z)',
  'Refazer (Ctrl+Y)': 'Rétablir (Ctrl+Y)',
  Anular: 'Annuler la modification',
  Refazer: 'Rétablir',
  '“{{text}}” não é uma inclinação: escreva graus, 10 % ou 1:10.':
    '« {{text}} » n’est pas une pente : écrivez des degrés, 10 % ou 1:10.',
  'A salvar…': 'Enregistrement…',
  Salvo: 'Enregistré',
  'Rascunho não salvo de {{when}}, recuperado.': 'Brouillon non enregistré de {{when}}, récupéré.',
  'Rascunho não salvo, recuperado.': 'Brouillon non enregistré, récupéré.',
  Manter: 'Conserver',
  'Usar como valores iniciais…': 'Utiliser comme valeurs initiales…',
  'Usar como valores iniciais': 'Utiliser comme valeurs initiales',
  'Uma simulação nova começa com o que escolher aqui, e no resto com os valores do programa.':
    'Une nouvelle simulation commence avec ce que vous choisissez ici, et pour le reste avec les valeurs du programme.',
  'Valores iniciais guardados.': 'Valeurs initiales enregistrées.',
  'Valem para cada simulação nova. Estão na sua conta.':
    'Elles valent pour chaque nouvelle simulation. Elles se trouvent dans votre compte.',
  'Os travamentos ficam de fora: numa fachada seguem os vãos.':
    'Les maintiens sont laissés de côté : en façade ils suivent les travées.',
  'Os travamentos ficam de fora: aqui diferem de vão para vão.':
    'Les maintiens sont laissés de côté : ici ils diffèrent d’une travée à l’autre.',
  'Com os seus valores iniciais: {{list}}.': 'Avec vos valeurs initiales : {{list}}.',
  'Ver na conta': 'Voir dans le compte',
  'Dos seus valores iniciais, o catálogo já não tem: {{list}}.':
    'De vos valeurs initiales, le catalogue n’a plus : {{list}}.',
  'Dos seus valores iniciais, já não são permitidos: {{list}}.':
    'De vos valeurs initiales, ne sont plus admises : {{list}}.',
  'Mais ações': 'Plus d’actions',
  'Salvar como modelo…': 'Enregistrer comme modèle…',
  'Salvar como modelo': 'Enregistrer comme modèle',
  'Guarda tudo o que está no formulário, sem nome, projeto nem resultados.':
    'Conserve tout ce qui est dans le formulaire, sans nom, projet ni résultats.',
  'Já tem um modelo com este nome.': 'Vous avez déjà un modèle de ce nom.',
  'Substituir o modelo': 'Remplacer le modèle',
  'Modelo guardado.': 'Modèle enregistré.',
  'Uma simulação nova pode começar a partir dele.': 'Une nouvelle simulation peut partir de lui.',
  'A partir de um modelo': 'À partir d’un modèle',
  'Modelo «{{name}}» no formulário.': 'Le modèle « {{name}} » est dans le formulaire.',
  'O catálogo já não tem: {{list}}.': 'Le catalogue n’a plus : {{list}}.',
  'O vento com sinal negativo é mostrado, e vale, sem sinal.':
    'Le vent de signe négatif est affiché, et compte, sans signe.',
  'Anular repõe o que estava.': 'Annuler rétablit ce qui y était.',
  'Não foi possível abrir o modelo.': 'Le modèle n’a pas pu être ouvert.',
  'O que escreveu nesta simulação e os seus resultados perdem-se.':
    'Ce que vous avez saisi dans cette simulation et ses résultats seront perdus.',
  'Mais limites': 'Autres limites',
  'ainda nenhum': 'aucune pour l’instant',
  'Cada um é uma verificação própria, ao lado do primeiro.':
    'Chacune est une vérification à part, en plus de la première.',
  'Adicionar um limite': 'Ajouter une limite',
  'Aplica-se a': 'S’applique aux',
  'Esta linha não tem consolas: não se aplica.': 'Cette ligne n’a pas de consoles : sans objet.',
  'Ações que contam': 'Actions prises en compte',
  'Expresso como': 'Exprimée par',
  'Comprimento em mm': 'Longueur en mm',
  'Flecha máxima': 'Flèche maximale',
  'Outros limites ao lado do primeiro, por exemplo vão/250 só das ações variáveis, ou 20 mm acima de uma parede. As ações variáveis são a flecha da combinação menos a das cargas permanentes; a rigidez é a da combinação inteira.':
    'D’autres limites en plus de la première, par exemple portée/250 sous les seules actions variables, ou 20 mm au-dessus d’une paroi. Pour les actions variables, la flèche des charges permanentes est retranchée de celle de la combinaison ; la rigidité reste celle de la combinaison entière.',
  'Revisão {{letter}} no formulário, ainda não salva.':
    'La révision {{letter}} est dans le formulaire, pas encore enregistrée.',
  'Partilhar…': 'Partager…',
  'Só contam onde o painel trava a fibra superior; ficam guardadas até lá.':
    'Elles ne comptent que là où le panneau tient la fibre supérieure ; elles sont gardées d’ici là.',
  'Dados do revestimento': 'Données de la couverture',
  'Valores escritos': 'Valeurs saisies',
  'Uma chapa': 'Une tôle',
  'Chapa: aparafusada em cada nervura': 'Tôle : vissée à chaque nervure',
  'Fibra superior: sem painel e sem travamentos': 'Fibre supérieure : ni panneau ni maintiens',
}

export default texts
