import { checks } from '@madre/words/fr/checks'
import { derivation } from '@madre/words/fr/derivation'
import { results } from '@madre/words/fr/results'
import { warnings } from '@madre/words/fr/warnings'

const texts: Record<string, string> = {
  ...checks,
  ...derivation,
  ...results,
  ...warnings,

  'Por favor aguarde, o seu cálculo está a ser processado': 'Veuillez patienter, votre calcul est en cours',
  '{{share}} calculado': '{{share}} calculé',
  'Lugar na fila: {{place}}': 'Place dans la file d’attente : {{place}}',
  'Progresso do cálculo': 'Avancement du calcul',
  'Cancelar cálculo': 'Annuler le calcul',
  'Cálculo cancelado.': 'Calcul annulé.',
  'Falha ao cancelar o cálculo. Tente novamente.': 'Le calcul n’a pas pu être annulé. Veuillez réessayer.',
  'Recalculado depois de uma correção do motor.': 'Recalculé après une correction du moteur.',
  'Ainda não há resultados.': 'Il n’y a pas encore de résultats.',
  'Inicie o cálculo para os ver aqui.': 'Lancez le calcul pour les voir ici.',
  'Nenhuma secção do catálogo verifica.': 'Aucune section du catalogue ne convient.',
  'A que fica mais perto:': 'Celle qui s’en approche le plus :',
  'Todas estão fora dos limites de aplicação da norma.': 'Toutes sont hors des limites d’application de la norme.',
  Escolhida: 'Choisie',
  'utilização {{value}}': 'taux d’utilisation {{value}}',
  'Solução escolhida: {{name}}': 'Solution choisie : {{name}}',
  'Não foi possível escolher a solução.': 'La solution n’a pas pu être choisie.',
  'Escolher {{name}}': 'Choisir {{name}}',
  Escolher: 'Choisir',
  'Não foi possível criar o ficheiro.': 'Le fichier n’a pas pu être créé.',
  Exportar: 'Exporter',
  'Lista de resultados (CSV)': 'Liste des résultats (CSV)',
  'Resultado completo (JSON)': 'Résultat complet (JSON)',
  'Secção (DXF)': 'Section (DXF)',
  'Lista de encomenda (CSV)…': 'Liste de commande (CSV)…',
  Imprimir: 'Imprimer',
  'Porque não mais leve?': 'Pourquoi pas plus légère ?',
  'Falha ao descarregar a nota de cálculo. Tente novamente.':
    'Échec du téléchargement de la note de calcul. Veuillez réessayer.',
  'Os resultados estão desatualizados. Calcule novamente.': 'Les résultats ne sont plus à jour. Relancez le calcul.',
  'Com uma conta há a nota de cálculo em PDF.': 'Avec un compte, vous obtenez la note de calcul en PDF.',
  'Lista de encomenda': 'Liste de commande',
  'Mais de {{limit}} m não são entregues numa só peça.':
    'Au-delà de {{limit}} m, une pièce ne peut pas être livrée d’un seul tenant.',
  'mais leve por linha, mais pesada por m²': 'plus légère par ligne, plus lourde au m²',
  'A mesma linha com outro perfil': 'La même ligne avec un autre profilé',
  'com {{profile}}: {{weight}} kg/m², {{utilisation}}': 'avec {{profile}} : {{weight}} kg/m², {{utilisation}}',
  'com {{profile}}: a calcular…': 'avec {{profile}} : calcul en cours…',
  'com {{profile}}: nenhuma secção verifica': 'avec {{profile}} : aucune section ne convient',
  'com {{profile}}: não foi possível calcular': 'avec {{profile}} : calcul impossible',
  'Um travamento lateral de um Ω segura as duas abas ou os dois bordos; o de um C ou Z, um banzo.':
    'Un maintien latéral d’un Ω tient les deux ailes ou les deux bords ; celui d’un C ou d’un Z, une semelle.',
  'Um Ω invertido sob um painel não está confirmado por nenhum cálculo independente.':
    'Un Ω inversé sous un panneau n’est confirmé par aucun calcul indépendant.',
  'Tudo o resto fica igual; cada um passa para o formulário, e Anular repõe o que estava.':
    'Tout le reste ne change pas ; chacun passe dans le formulaire, et Annuler rétablit ce qui y était.',
  'As sobreposições contam aí como contínuas: só um Z se sobrepõe.':
    'Les recouvrements y comptent comme continus : seul un Z se recouvre.',
  'As mangas contam aí como contínuas: o catálogo não tem nenhuma de {{profiles}}.':
    'Les éclissages y comptent comme continus : le catalogue n’en a pas pour {{profiles}}.',
  'Tudo o resto fica igual; cada um abre como cópia com esse perfil.':
    'Tout le reste ne change pas ; chacun s’ouvre comme copie avec ce profilé.',
  'Descarregar CSV': 'Télécharger le CSV',
  'Número de peças': 'Nombre de pièces',
  'Comprimento de uma peça': 'Longueur d’une pièce',
  'Peso total: {{mass}} kg': 'Poids total : {{mass}} kg',
  'Estes resultados são de antes das últimas alterações. Calcule novamente para escolher uma solução, ver diagramas e descarregar a nota de cálculo.':
    'Ces résultats datent d’avant les dernières modifications. Relancez le calcul pour choisir une solution, voir les diagrammes et télécharger la note de calcul.',
  'Estes resultados foram calculados com outra versão do motor de cálculo ou do catálogo ({{engine}}, {{catalogue}}). Calcule novamente para ver diagramas e deduções e descarregar a nota de cálculo.':
    'Ces résultats ont été calculés avec une autre version du moteur de calcul ou du catalogue ({{engine}}, {{catalogue}}). Relancez le calcul pour voir les diagrammes et le détail des calculs et télécharger la note de calcul.',
  'Calcular novamente': 'Relancer le calcul',
  'Os resultados são de outra versão. Calcule novamente.':
    'Les résultats viennent d’une autre version. Relancez le calcul.',
  'Travamentos não especificados: fibra superior considerada travada pelo revestimento.':
    'Maintiens non spécifiés : fibre supérieure supposée maintenue par la couverture.',
  'Comparar soluções': 'Comparer les solutions',
  'Limpar a seleção': 'Effacer la sélection',
  Estado: 'État',
  'Deslocamento no plano': 'Déplacement dans le plan',
  'Peso da linha': 'Poids de la ligne',
  'Peso estimado': 'Poids estimé',
  'Maior arrancamento': 'Plus grand soulèvement',
  'Retirar {{name}}': 'Retirer {{name}}',
  'Utilização das verificações': 'Taux d’utilisation des vérifications',
  'fora da norma': 'hors de la norme',
  Solicitação: 'Sollicitation',
  Resistência: 'Résistance',
  Posição: 'Position',
  'Método {{reading}}': 'Méthode {{reading}}',
  Cláusula: 'Clause',
  'Cumprido:': 'Respecté :',
  'Não verificado, nada se afirma sobre:': 'Non vérifié, rien n’est affirmé sur :',
  'Não se aplica a este caso:': 'Sans objet dans ce cas :',
  'Não foi possível obter a dedução.': 'Le détail du calcul n’est pas disponible.',
  'dado introduzido': 'donnée saisie',
  'onde o fabricante da secção prevê as fixações': 'là où le fabricant du profilé prévoit les fixations',
  'Valores em x': 'Valeurs en x',
  'Envolvente, combinação ou caso de carga': 'Enveloppe, combinaison ou cas de charge',
  'carga concentrada em x = {{x}} m': 'charge concentrée en x = {{x}} m',
  'As combinações com a carga concentrada de cobertura, que corre a linha, entram só na envolvente.':
    'Les combinaisons avec la charge concentrée de toiture, qui parcourt la ligne, n’entrent que dans l’enveloppe.',
  'Envolvente de todas as combinações': 'Enveloppe de toutes les combinaisons',
  'Sem coeficientes; o peso próprio do perfil não está incluído.':
    'Sans coefficients ; le poids propre du profilé n’est pas inclus.',
  'M e V nos estados limites últimos, δ na combinação do limite de deformação.':
    'M et V aux états limites ultimes, δ dans la combinaison de la limite de flèche.',
  'As flechas são dos estados limites de utilização.': 'Les flèches relèvent des états limites de service.',
  'Não foi possível calcular os diagramas.': 'Les diagrammes n’ont pas pu être calculés.',
  'Sem coeficientes, perpendiculares à envolvente, com o peso próprio desta secção; kN.':
    'Sans coefficient, perpendiculaires à l’enveloppe, avec le poids propre de cette section ; kN.',
  'No plano da envolvente, sem coeficientes': 'Dans le plan de l’enveloppe, sans coefficient',
  'Para o revestimento, no seu plano: {{list}}': 'Dans le bardage, dans son plan : {{list}}',
  maior: 'maximum',
  menor: 'minimum',
  'Reações de apoio, valores de cálculo': 'Réactions d’appui, valeurs de calcul',
  Maior: 'Plus grande',
  Menor: 'Plus petite',
  'Positiva: apoio; negativa: arrancamento, a resistir pelas fixações.':
    'Positive : appui ; négative : soulèvement, à reprendre par les fixations.',
  Limite: 'Limite',
  'só a flexão própria da consola': 'flexion propre de la console seule',
  'Positiva: para dentro.': 'Positive : vers l’intérieur.',
  'Fora dos limites de aplicação da norma: não é dada resistência para esta secção.':
    'Hors des limites d’application de la norme : aucune résistance n’est donnée pour cette section.',
  '{{limit}} não é cumprido: {{value}}': '{{limit}} n’est pas respecté : {{value}}',
  'Secção efetiva em compressão': 'Section efficace en compression',
  'Não foi possível calcular a secção.': 'La section n’a pas pu être calculée.',
  'Cheio: efetivo; tracejado: não efetivo. A espessura não está à escala.':
    'Plein : efficace ; hachuré : inefficace. Épaisseur non à l’échelle.',
  'resistências da secção': 'résistances de la section',
  'mola de rotação do revestimento': 'ressort de rotation de la couverture',
  Secção: 'Section',
  'Reações e flechas': 'Réactions et flèches',
  'Partes da solução': 'Parties de la solution',
  'Porque não verifica': 'Pourquoi elle ne convient pas',
  '{{utilisation}} na combinação {{combination}}': '{{utilisation}} dans la combinaison {{combination}}',
  '{{demand}} {{unit}} para uma resistência de {{resistance}} {{unit}}, {{utilisation}} na combinação {{combination}}':
    '{{demand}} {{unit}} pour une résistance de {{resistance}} {{unit}}, {{utilisation}} dans la combinaison {{combination}}',
  '{{demand}} mm para um limite de {{resistance}} mm, {{utilisation}} na combinação {{combination}}':
    '{{demand}} mm pour une limite de {{resistance}} mm, {{utilisation}} dans la combinaison {{combination}}',
  'Também não verificam:': 'Ne conviennent pas non plus :',
  'A menor alteração de cada tipo que a faz verificar':
    'La plus petite modification de chaque type qui la fait convenir',
  'A procurar a menor alteração…': 'Recherche de la plus petite modification…',
  'Não foi possível procurar alterações.': 'La recherche de modifications a échoué.',
  'Nenhuma alteração isolada do aço, dos travamentos, do revestimento ou do afastamento a faz verificar.':
    'Aucune modification isolée de l’acier, des maintiens, de la couverture ou de l’entraxe ne la fait convenir.',
  'Aço {{steel}} em vez de {{now}}:': 'Acier {{steel}} au lieu de {{now}} :',
  'em cada vão': 'dans chaque travée',
  'Revestimento com pelo menos {{fixings}} fixações por metro e {{inertia}} cm⁴/m:':
    'Couverture avec au moins {{fixings}} fixations par mètre et {{inertia}} cm⁴/m :',
  'Sobreposições de pelo menos {{percent}} % do vão em que entram ({{weight}} kg por linha):':
    'Recouvrements d’au moins {{percent}} % de la travée où ils entrent ({{weight}} kg par ligne) :',
  'Afastamento de {{spacing}} m em vez de {{now}} m ({{weight}} kg/m²):':
    'Entraxe de {{spacing}} m au lieu de {{now}} m ({{weight}} kg/m²) :',
  'só as que verificam': 'seulement celles qui conviennent',
  'Remover o filtro {{filter}}': 'Retirer le filtre {{filter}}',
  Repor: 'Réinitialiser',
  Tipologia: 'Typologie',
  'Espessura [mm]': 'Épaisseur [mm]',
  'Só as que verificam': 'Seulement celles qui conviennent',
  '· {{passing}} de {{total}} secções verificam': '· {{passing}} sections sur {{total}} conviennent',
  'Incluir todas as soluções': 'Inclure toutes les solutions',
  Filtros: 'Filtres',
  Vista: 'Vue',
  Lista: 'Liste',
  Gráfico: 'Graphique',
  'Comparar ({{n}})': 'Comparer ({{n}})',
  'Marcas cheias verificam, vazias não verificam; o anel marca a escolhida.':
    'Les points pleins conviennent, les creux non ; l’anneau marque la solution choisie.',
  'Comprimento da linha': 'Longueur de la ligne',
  Soluções: 'Solutions',
  Comparar: 'Comparer',
  'Ordenar por': 'Trier par',
  'Ordem do cálculo': 'Ordre du calcul',
  'Não foram encontrados resultados para os filtros aplicados.': 'Aucun résultat trouvé pour les filtres appliqués.',
  'Comparar {{name}}': 'Comparer {{name}}',
  'ver verificações': 'voir les vérifications',
  'sem valor': 'sans valeur',
  'Permanente, máx.': 'Permanente, max',
  'Permanente, mín.': 'Permanente, min',
  'Sobrecarga, todos os vãos': 'Exploitation, toutes les travées',
  'Peso próprio de 1 kN/m': 'Poids propre de 1 kN/m',
  'ELU, persistente': 'ELU, durable',
  'ELU, acidental': 'ELU, accidentelle',
  'ELS, característica': 'ELS, caractéristique',
  'ELS, frequente': 'ELS, fréquente',
  'ELS, quase permanente': 'ELS, quasi permanente',
  'banzo fechado': 'semelle fermée',
  aba: 'aile',
  'consola esquerda': 'console gauche',
  'consola direita': 'console droite',
  'vão {{n}}': 'travée {{n}}',
  'apoio {{n}}': 'appui {{n}}',
  'Antes da utilização, um engenheiro civil habilitado tem de confirmar o método e o resultado.':
    'Avant utilisation, un ingénieur structure habilité doit confirmer la méthode et le résultat.',
  'Os valores do vento e da neve são da responsabilidade do utilizador: não são calculadas zonas nem coeficientes.':
    'Les valeurs de vent et de neige relèvent de l’utilisateur : ni zones ni coefficients ne sont calculés.',
  'Fixações, esquadros e parafusos não são dimensionados: têm de resistir à maior reação de arrancamento da solução escolhida.':
    'Fixations, échantignoles et boulons ne sont pas dimensionnés : ils doivent reprendre la plus grande réaction de soulèvement de la solution choisie.',
  'Sem dados do revestimento, este trava lateralmente a fibra superior mas não impede a sua rotação (C_D = 0, K = 0).':
    'Sans données de couverture, celle-ci maintient latéralement la fibre supérieure mais n’empêche pas sa rotation (C_D = 0, K = 0).',
  'A componente da carga no plano da envolvente é suportada pelo revestimento, como diafragma.':
    'La composante de la charge dans le plan de l’enveloppe est reprise par la couverture agissant en diaphragme.',
  'A fibra superior não está travada pelo revestimento: as cargas no plano da envolvente atuam nela, onde está o revestimento. Um Ω flete, torce e distorce-se com elas, e as suas tensões normais são verificadas (EN 1993-1-3, 6.1.6); um C ou Z flete em torno do eixo fraco e, além disso, os seus banzos livres fletem para o lado, o superior com a totalidade das cargas e o inferior com metade.':
    'La fibre supérieure n’est pas maintenue par la couverture : les charges dans le plan de l’enveloppe agissent sur elle, là où se trouve la couverture. Elles fléchissent, tordent et déforment un Ω, dont les contraintes normales sont vérifiées (EN 1993-1-3, 6.1.6) ; elles fléchissent un C ou un Z autour de son axe faible et, en outre, ses semelles libres latéralement, la supérieure en totalité et l’inférieure pour moitié.',
  'As cargas no plano da envolvente deslocam até {{mm}} mm uma secção que satisfaz as verificações, mais do que um centésimo do vão (consola: 2a/100). Nenhuma verificação o limita: veja se o revestimento o suporta, ou trave o perfil em mais pontos ou com painel.':
    'Les charges dans le plan de l’enveloppe déplacent de {{mm}} mm au plus une section qui satisfait à ses vérifications, soit plus d’un centième de la portée (console : 2a/100). Aucune vérification ne le limite : voyez si la couverture le supporte, ou tenez le profilé en davantage de points ou par un panneau.',
  'Num apoio de extremidade sem consola, o perfil tem de ultrapassar o apoio em pelo menos 40 mm (EN 1993-1-3, 6.1.7.3).':
    'Sur un appui d’extrémité sans console, le profilé doit dépasser l’appui d’au moins 40 mm (EN 1993-1-3, 6.1.7.3).',
  'O peso ao longo do perfil conta como compressão: o perfil assenta na sua extremidade direita.':
    'Le poids le long du profilé compte comme compression : le profilé repose sur son extrémité droite.',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida (EN 1993-1-3, 10.1.1(6)).':
    'La fibre supérieure est supposée maintenue par la couverture : la rigidité au cisaillement S de celle-ci doit atteindre S_req de la section choisie (EN 1993-1-3, 10.1.1(6)).',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req da secção escolhida, entre {{min}} e {{max}} kN para o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).':
    'La fibre supérieure est supposée maintenue par la couverture : la rigidité au cisaillement S de celle-ci doit atteindre S_req de la section choisie, entre {{min}} et {{max}} kN pour la travée de {{span}} m (EN 1993-1-3, 10.1.1(6)).',
  'Afastamento possível': 'Entraxe possible',
  'O maior afastamento de cada tipologia e o peso por área em função do afastamento, com as mesmas cargas por área.':
    'Le plus grand entraxe de chaque typologie et le poids surfacique en fonction de l’entraxe, pour les mêmes charges surfaciques.',
  Parar: 'Arrêter',
  'A calcular: {{spacing}} m': 'Calcul en cours : {{spacing}} m',
  'Calcular afastamentos': 'Calculer les entraxes',
  'Não foi possível calcular os afastamentos.': 'Les entraxes n’ont pas pu être calculés.',
  'Peso por área em função do afastamento': 'Poids surfacique en fonction de l’entraxe',
  'Afastamento [m]': 'Entraxe [m]',
  'Peso [kg/m²]': 'Poids [kg/m²]',
  atual: 'actuel',
  'Maior afastamento por tipologia': 'Plus grand entraxe par typologie',
  nenhum: 'aucun',
  'Solução {{name}}': 'Solution {{name}}',
  'Secção transversal': 'Section transversale',
  '{{count}} condições a respeitar_one': '{{count}} condition à respecter',
  '{{count}} condições a respeitar_other': '{{count}} conditions à respecter',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_one':
    '{{count}} maintien latéral de plus de la fibre inférieure {{where}} :',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_other':
    '{{count}} maintiens latéraux de plus de la fibre inférieure {{where}} :',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_one':
    '{{count}} maintien latéral de plus de la fibre supérieure {{where}} :',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_other':
    '{{count}} maintiens latéraux de plus de la fibre supérieure {{where}} :',
  '{{count}} filtros aplicados_one': '{{count}} filtre appliqué',
  '{{count}} filtros aplicados_other': '{{count}} filtres appliqués',
  '{{count}} resultados_one': '{{count}} résultat',
  '{{count}} resultados_other': '{{count}} résultats',
  'Peso em função da altura: {{count}} soluções_one': 'Poids en fonction de la hauteur : {{count}} solution',
  'Peso em função da altura: {{count}} soluções_other': 'Poids en fonction de la hauteur : {{count}} solutions',
  '{{count}} soluções que não verificam correspondem aos filtros._one':
    '{{count}} solution qui ne convient pas correspond aux filtres.',
  '{{count}} soluções que não verificam correspondem aos filtros._other':
    '{{count}} solutions qui ne conviennent pas correspondent aux filtres.',
  'mais {{count}}_one': 'encore {{count}}',
  'mais {{count}}_other': 'encore {{count}}',
  'Utilização: solicitação sobre resistência, arredondada por excesso a 0,1 %.':
    'Taux d’utilisation : sollicitation sur résistance, arrondi par excès à 0,1 %.',
  'Com as fixações do revestimento {{mm}} mm mais perto da alma: {{list}}.':
    'Avec les fixations de la couverture {{mm}} mm plus près de l’âme : {{list}}.',
  'Com as fixações do revestimento {{mm}} mm mais longe da alma: {{list}}.':
    'Avec les fixations de la couverture {{mm}} mm plus loin de l’âme : {{list}}.',
  'O resto como calculado; não conta para o resultado.': 'Le reste comme calculé ; cela n’entre pas dans le résultat.',
  'vãos {{list}}': 'travées {{list}}',
  'Sobrecarga, {{spans}}': 'Exploitation, {{spans}}',
  'As mais próximas primeiro': 'Les plus proches d’abord',
  'Solução escolhida, mas não verifica: {{name}}': 'Solution choisie, mais elle ne convient pas : {{name}}',
  '{{name}} não verifica. Escolher mesmo assim?': '{{name}} ne convient pas. La choisir quand même ?',
  'Não verifica: {{checks}}. A nota de cálculo dirá que esta secção não verifica.':
    'Elle ne convient pas : {{checks}}. La note de calcul dira que cette section ne convient pas.',
  'Escolher mesmo assim': 'Choisir quand même',
  'Esta secção não verifica: utilização {{value}}.': 'Cette section ne convient pas : taux d’utilisation {{value}}.',
  'Nenhuma secção foi escolhida: esta é a mais leve que verifica.':
    'Aucune section n’a été choisie : celle-ci est la plus légère qui convient.',
  'Escolhida – não verifica': 'Choisie – ne convient pas',
  'Sem conta, só há nota de cálculo até {{max}} vãos principais.':
    'Sans compte, la note de calcul n’est éditée que jusqu’à {{max}} travées principales.',
  'Escolha primeiro uma solução.': 'Choisissez d’abord une solution.',
  'A solução escolhida não verifica; a nota dirá isso.': 'La solution choisie ne convient pas ; la note le dira.',
  'A fibra superior conta como travada pelo revestimento: a rigidez ao corte S deste tem de atingir S_req = {{required}} kN, para a secção escolhida {{name}} e o vão de {{span}} m (EN 1993-1-3, 10.1.1(6)).':
    'La fibre supérieure est supposée maintenue par la couverture : la rigidité au cisaillement S de celle-ci doit atteindre S_req = {{required}} kN, pour la section choisie {{name}} et la travée de {{span}} m (EN 1993-1-3, 10.1.1(6)).',
  'Não foi possível obter as forças no plano.': 'Les efforts dans le plan n’ont pas pu être obtenus.',
  'travamento, {{span}}': 'maintien, {{span}}',
  'Forças no plano da envolvente, valores de cálculo': 'Efforts dans le plan de l’enveloppe, valeurs de calcul',
  Onde: 'Où',
  'Positiva: a carga empurra no sentido descendente da vertente ou da fachada; a resistir por esquadros, fixações e travamentos.':
    'Positif : la charge agit vers le bas de la pente ou de la façade ; à reprendre par échantignoles, fixations et maintiens.',
  'Sobrecarga distribuída, todos os vãos': 'Exploitation répartie, toutes les travées',
  'Sobrecarga distribuída, {{spans}}': 'Exploitation répartie, {{spans}}',
  'Sobrecargas pontuais, {{spans}}': 'Charges d’exploitation ponctuelles, {{spans}}',
  'A linha tem {{length}} m, mais do que os {{limit}} m que se fornecem numa só peça, e é calculada como contínua: cada emenda (manga ou sobreposição) tem de transmitir M e V no seu lugar, com pelo menos a rigidez do perfil (EN 1993-1-3, 10.1.3.4).':
    'La ligne mesure {{length}} m, plus que les {{limit}} m livrables d’une seule pièce, et elle est calculée comme continue : chaque joint (éclissage ou recouvrement) doit transmettre M et V à son emplacement, avec au moins la rigidité du profilé (EN 1993-1-3, 10.1.3.4).',
  'Nos apoios supõem-se impedidos a torção e o deslocamento lateral dos perfis C e Z: o banzo simplesmente apoiado não o consegue; é preciso um dispositivo antirrotação, p. ex. um esquadro aparafusado à alma (EN 1993-1-3, 10.1.1(7)).':
    'Aux appuis, la rotation et le déplacement latéral des profilés C et Z sont supposés empêchés : le simple appui de la semelle n’y suffit pas ; il faut un dispositif antirotation, p. ex. une échantignole boulonnée à l’âme (EN 1993-1-3, 10.1.1(7)).',
  'As cargas pontuais contam como assentes no banzo, cada uma em {{bearing}} mm ao longo do perfil, e o esmagamento da alma é verificado sob elas (EN 1993-1-3, 6.1.7 e 6.1.11): a peça que as transmite tem de assentar nesse comprimento.':
    'Les charges ponctuelles sont supposées posées sur la semelle, chacune sur {{bearing}} mm le long du profilé, et l’écrasement de l’âme est vérifié sous elles (EN 1993-1-3, 6.1.7 et 6.1.11) : la pièce qui les transmet doit porter sur cette longueur.',
  'Sobrecarga de categoria H (todos os ψ são 0): a distribuída e as pontuais contam como alternativas, nunca atuam ao mesmo tempo (EN 1991-1-1, 6.3.4.2). Se alguma carga pontual atua com a distribuída, p. ex. um equipamento, introduza-a como permanente.':
    'Charge d’exploitation de catégorie H (tous les ψ sont nuls) : la charge répartie et les charges ponctuelles sont des variantes et n’agissent jamais en même temps (EN 1991-1-1, 6.3.4.2). Une charge ponctuelle qui agit avec la charge répartie, p. ex. un équipement, est à saisir comme permanente.',
  'Supõe-se que cada travamento lateral de um Ω segura as duas abas, ou os dois bordos do banzo fechado: tem de ser um tirante que atravesse as duas almas ou que se fixe às duas abas; segurar uma só não basta: com travamentos próximos, as utilizações saíram até {{percent}} % baixas de mais face a elementos de casca.':
    'Chaque maintien latéral d’un Ω est supposé tenir les deux ailes, ou les deux bords de la semelle fermée : ce doit être une lierne traversant les deux âmes ou fixée aux deux ailes ; en tenir une seule ne suffit pas : avec des maintiens rapprochés, les taux d’utilisation étaient alors trop faibles, de {{percent}} % au plus face aux éléments de coque.',
  'C sob painel, carregado para baixo sobre um apoio de continuidade, com vãos inferiores a 32 vezes a sua altura: o banzo livre é calculado com a carga aplicada no canto da alma. Face a elementos de casca, a utilização do banzo livre sai até {{fastener}} % baixa de mais onde o revestimento carrega nas fixações, e até {{lip}} % onde carrega no reforço de bordo. Faça o revestimento assentar junto à alma ou deixe essa margem nas verificações do banzo livre.':
    'C sous panneau, chargé vers le bas sur un appui de continuité, avec des travées de moins de 32 fois sa hauteur : la semelle libre est calculée pour une charge qui appuie à l’angle de l’âme. Face aux éléments de coque, le taux d’utilisation de la semelle libre est trop faible de {{fastener}} % au plus là où la couverture appuie aux fixations, et de {{lip}} % au plus là où elle appuie au raidisseur de bord. Faire porter la couverture près de l’âme, ou garder cette réserve dans les vérifications de la semelle libre.',
  'C ou Z sob painel, carregado para baixo sobre um apoio de continuidade: o banzo livre é calculado com a carga aplicada no canto da alma. Onde o revestimento carregar antes no reforço de bordo do banzo superior, a utilização sai até {{percent}} % baixa de mais face a elementos de casca: nada pode levantar aí o revestimento, ou deixe essa margem nas verificações do banzo livre.':
    'C ou Z sous panneau, chargé vers le bas sur un appui de continuité : la semelle libre est calculée pour une charge qui appuie à l’angle de l’âme. Si la couverture appuie plutôt au raidisseur de bord de la semelle supérieure, son taux d’utilisation est trop faible de {{percent}} % au plus face aux éléments de coque : rien ne doit y soulever la couverture, ou garder cette réserve dans les vérifications de la semelle libre.',
  'C com travamentos laterais afastados no máximo 8 vezes a sua altura, num vão de até 20 vezes: nos travamentos, os elementos de casca dão tensões maiores no reforço de bordo, e a utilização do banzo livre sai até {{percent}} % baixa de mais. Deixe essa margem nas verificações do banzo livre.':
    'C dont les maintiens latéraux sont distants d’au plus 8 fois sa hauteur, dans une travée d’au plus 20 fois : au droit des maintiens, les éléments de coque donnent des contraintes plus grandes au raidisseur de bord, et le taux d’utilisation de la semelle libre est trop faible de {{percent}} % au plus. Garder cette réserve dans les vérifications de la semelle libre.',
  'C ou Z com um banzo sem reforço de bordo e alma robusta (h_w/t inferior a 55), assente diretamente: em ensaios de perfis assim, com os banzos soltos, a alma esmagou a partir de metade da resistência de EN 1993-1-3, 6.1.7.2. Fixe os banzos, segure a alma com esquadros ou deixe essa margem nas verificações do esmagamento da alma.':
    'C ou Z avec une semelle sans raidisseur de bord et une âme trapue (h_w/t inférieur à 55) en appui direct : dans les essais de tels profilés à semelles libres, l’âme s’est écrasée dès la moitié de la résistance de l’EN 1993-1-3, 6.1.7.2. Fixer les semelles, tenir l’âme par des échantignoles, ou garder cette réserve dans les vérifications de l’écrasement de l’âme.',
  'Torção da linha': 'Torsion de la ligne',
  '{{load}}: os valores negativos leem-se sem sinal; a pressão atua para dentro, a sucção para fora.':
    '{{load}} : les valeurs négatives se lisent sans signe ; la pression agit vers l’intérieur, la dépression vers l’extérieur.',
  'Ω invertido com o painel fixado às abas: para este caso o modelo de instabilidade por distorção não está confirmado por nenhum cálculo independente (elementos de casca); as suas utilizações por encurvadura têm de ser demonstradas à parte antes de serem usadas.':
    'Ω inversé, panneau fixé sur ses ailes : pour ce cas, le modèle d’instabilité avec distorsion n’est confirmé par aucun calcul indépendant (éléments de coque) ; ses taux d’utilisation en instabilité doivent être démontrés autrement avant tout usage.',
  'As fixações do revestimento contam a meio do banzo superior (a = b/2, na secção mais larga {{a}} mm): é assim que têm de ser colocadas. 10 mm de desvio mudam no máximo em 10 mm/h o coeficiente k_h da carga lateral do banzo livre (EN 1993-1-3, 10.1.4.1).':
    'Les fixations de la couverture sont supposées au milieu de la semelle supérieure (a = b/2, {{a}} mm pour la section la plus large) : c’est là qu’il faut les poser. Un écart de 10 mm change d’au plus 10 mm/h le coefficient k_h de la charge latérale de la semelle libre (EN 1993-1-3, 10.1.4.1).',
  'Em secções deste tipo as fixações do revestimento ficam a menos de 25 mm da alma ou da ponta do banzo (a {{a}} mm da alma): C_D,A = 130·p não se aplica aí (EN 1993-1-3, 10.1.5.2(7)), pelo que o revestimento não lhes dá travamento à rotação (C_D = 0, K = 0).':
    'Dans des sections de ce type, les fixations de la couverture sont à moins de 25 mm de l’âme ou du bord libre de la semelle (à {{a}} mm de l’âme) : C_D,A = 130·p n’y est pas valable (EN 1993-1-3, 10.1.5.2(7)) et la couverture ne les maintient pas en rotation (C_D = 0, K = 0).',
  'A simulação foi alterada noutro lugar: mostra-se agora o seu estado mais recente.':
    'La simulation a été modifiée ailleurs : son état le plus récent est maintenant affiché.',
  'Estados limites últimos': 'États limites ultimes',
  'Estados limites de utilização': 'États limites de service',
  'Casos de carga, sem coeficientes': 'Cas de charge, sans coefficients',
  Aplicar: 'Appliquer',
  'Aplicar o afastamento de {{spacing}} m': 'Appliquer l’entraxe de {{spacing}} m',
  'A menor alteração que a faz verificar:': 'La plus petite modification qui la rend conforme :',
  'As secções mais leves que ficam mais perto, cada uma com a menor alteração que a faz verificar.':
    'Les sections plus légères qui s’en approchent le plus, chacune avec la plus petite modification qui la rend conforme.',
  'Nada foi verificado.': 'Rien n’a été vérifié.',
  'Completa, com todas as deduções': 'Complète, avec toutes les justifications',
  'Resumida: dados, verificações determinantes, reações, flechas':
    'Résumée : données, vérifications déterminantes, réactions, flèches',
  Forma: 'Version',
  'Descarregar PDF': 'Télécharger le PDF',
  Encurvadura: 'Instabilité',
  'Não foi possível calcular a curva.': 'La courbe n’a pas pu être calculée.',
  'banzo superior comprimido': 'semelle supérieure comprimée',
  'banzo inferior comprimido': 'semelle inférieure comprimée',
  'toda a secção comprimida': 'toute la section comprimée',
  reforço: 'bord tombé',
  banzo: 'semelle',
  alma: 'âme',
  '{{kind}}: norma {{code}} N/mm²; a curva não tem um mínimo separado.':
    '{{kind}} : norme {{code}} N/mm² ; la courbe n’a pas de minimum distinct.',
  '{{kind}}: faixas {{strips}} N/mm²; a norma não tem um valor próprio.':
    '{{kind}} : bandes {{strips}} N/mm² ; la norme n’a pas de valeur propre.',
  '{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está do lado da segurança em {{percent}}.':
    '{{kind}} : norme {{code}}, bandes {{strips}} N/mm² : la norme est du côté de la sécurité de {{percent}}.',
  '{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está {{percent}} acima.':
    '{{kind}} : norme {{code}}, bandes {{strips}} N/mm² : la norme est {{percent}} au-dessus.',
  'Para informação; não usado nas verificações. Tensões elásticas da secção bruta em faixas finitas com extremos simplesmente apoiados, fletida só em torno de y, como um painel a mantém; as tensões resistentes são outras.':
    'Pour information ; non utilisé dans les vérifications. Contraintes élastiques de la section brute par bandes finies à extrémités articulées, fléchie autour de y seul, comme un panneau la maintient ; ce ne sont pas des résistances.',
  'semicomprimento de onda {{length}} mm': 'demi-longueur d’onde {{length}} mm',
  'fator {{factor}}': 'facteur {{factor}}',
  'Modo em': 'Mode à',
  'Mínimos da curva': 'Minima de la courbe',
  'A curva não tem mínimos separados.': 'La courbe n’a pas de minima distincts.',
  'Tensões elásticas da norma': 'Contraintes élastiques de la norme',
  'Valores da curva': 'Valeurs de la courbe',
  Fator: 'Facteur',
  'com segunda opinião (faixas finitas)': 'avec second avis (bandes finies)',
  'Em compressão a norma toma a alma como mola sem tensão do bordo reforçado e reduz a própria alma à parte; nas faixas ambas instabilizam em conjunto, e a curva fica mais baixa.':
    'En compression la norme prend l’âme comme un ressort sans contrainte du bord raidi et réduit l’âme elle-même à part ; dans les bandes les deux flambent ensemble, et la courbe est plus basse.',
  '{{endBay}} mm nos vãos extremos, {{inner}} mm nos interiores':
    '{{endBay}} mm dans les travées d’extrémité, {{inner}} mm à l’intérieur',
  'Nenhuma alteração isolada do aço, dos travamentos, do revestimento, das sobreposições ou do afastamento a faz verificar.':
    'Aucune modification isolée de l’acier, des maintiens, de la couverture, des recouvrements ou de l’entraxe ne la fait convenir.',
  'Modelo {{model}}': 'Modèle {{model}}',
  Peça: 'Élément',
  'a que termina dentro da sobreposição': 'celui qui se termine dans le recouvrement',
  'as peças viradas': 'les éléments retournés',
  'Os valores de cada modelo pertencem juntos e estão lado a lado; os maiores dos dois não estariam em equilíbrio.':
    'Les valeurs d’un modèle vont ensemble et figurent côte à côte ; les plus grandes des deux ne seraient pas en équilibre.',
  'Não foi possível obter as reações por caso de carga.': 'Les réactions par cas de charge n’ont pas pu être obtenues.',
  'SUM (as duas peças na sobreposição)': 'SUM (les deux éléments dans le recouvrement)',
  'SINGLE (a peça do vão)': 'SINGLE (l’élément de la travée)',
  'A peça que continua e, em linha fina, as que terminam dentro das sobreposições.':
    'L’élément qui continue et, en traits fins, ceux qui se terminent dans les recouvrements.',
  'Dentro das sobreposições, da peça que continua, nos dois modelos.':
    'Dans les recouvrements, de l’élément qui continue, sur les deux modèles.',
  'De uma só secção em toda a linha, modelo SINGLE.': 'D’une seule section sur toute la ligne, modèle SINGLE.',
  'Peça que termina': 'Élément qui se termine',
  'Secção dos vãos extremos': 'Section des travées d’extrémité',
  'Secção das peças viradas': 'Section des éléments retournés',
  'Secção das peças viradas dos vãos extremos': 'Section des éléments retournés des travées d’extrémité',
  'Da secção dos vãos interiores: {{name}}.': 'De la section des travées intérieures : {{name}}.',
  'Os dados foram alterados depois deste cálculo.': 'Les données ont été modifiées après ce calcul.',
  'Calculado com outra versão do motor ou do catálogo ({{engine}}, {{catalogue}}): diagramas e deduções estão só na nota de cálculo.':
    'Calculé avec une autre version du moteur ou du catalogue ({{engine}}, {{catalogue}}) : diagrammes et démonstrations ne figurent que dans la note de calcul.',
  Preço: 'Prix',
  CO2e: 'CO2e',
  'A mais barata': 'La moins chère',
  'A de menor CO2e': 'La plus basse en CO2e',
  'Eixo vertical': 'Axe vertical',
  'Preço por área em função do afastamento': 'Prix surfacique en fonction de l’entraxe',
  'Chapa aparafusada em cada nervura, em vez de duas em duas:': 'Tôle vissée à chaque nervure au lieu d’une sur deux :',
  'Sem contar com a chapa: fibra superior livre, sem travamentos:':
    'Sans compter sur la tôle : fibre supérieure libre, sans maintiens :',
  'Emitir a revisão {{letter}}': 'Émettre la révision {{letter}}',
}

export default texts
