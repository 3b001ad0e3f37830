const texts: Record<string, string> = {
  'O que fica sobre cada apoio entre dois vãos, da esquerda para a direita.':
    'Ce qui se trouve sur chaque appui entre deux travées, de gauche à droite.',
  'Comprimentos em': 'Longueurs en',
  '% do vão': '% de la travée',
  metros: 'mètres',
  'Propor comprimentos': 'Proposer les longueurs',
  'Só perfis Z se sobrepõem, encaixados um no outro: um C ou um Ω não.':
    'Seuls les Z se recouvrent, emboîtés l’un dans l’autre : ni un C ni un Ω.',
  'Mangas: o catálogo não tem nenhuma para este perfil; contam com os ensaios do fabricante.':
    'Éclissages : le catalogue n’en a aucun pour ce profilé ; ils comptent d’après les essais de leur fabricant.',
  'Todos os apoios': 'Tous les appuis',
  diferentes: 'divers',
  'Apoio {{n}}': 'Appui {{n}}',
  'No vão {{n}}': 'En travée {{n}}',
  'Para secções até {{h}} de altura': 'Pour profilés jusqu’à {{h}} de haut',
  'Procura também pares de espessuras: a maior no primeiro e no último vão, até uma vez e meia a dos outros.':
    'Des paires d’épaisseurs sont cherchées aussi : la plus forte dans la première et la dernière travée, jusqu’à une fois et demie celle des autres.',
  'De {{min}} m a um quarto do vão, {{max}} m.': 'De {{min}} m à un quart de la travée, {{max}} m.',
  'De {{min}} a {{max}} % do vão e pelo menos {{shortest}} m: são {{length}} m.':
    'De {{min}} à {{max}} % de la travée et au moins {{shortest}} m : c’est {{length}} m.',
  'Um lado tem no máximo o dobro do outro: são {{left}} m e {{right}} m.':
    'Un côté fait au plus le double de l’autre : ils font {{left}} m et {{right}} m.',
  'as sobreposições ocupam {{taken}} % do vão; no máximo {{most}} %.':
    'les recouvrements prennent {{taken}} % de la travée ; au plus {{most}} %.',
  'São precisos pelo menos três vãos.': 'Il faut au moins trois travées.',
  'É preciso um painel na fibra superior, em Parâmetros adicionais.':
    'Il faut un panneau sur la fibre supérieure, dans « Paramètres complémentaires ».',
  'Só para C e Z.': 'Seulement pour C et Z.',
  'É precisa uma emenda no primeiro e no último apoio interior.':
    'Il faut un joint sur le premier et le dernier appui intermédiaire.',
  'As sobreposições contam como contínuas: só perfis Z se sobrepõem, encaixados um no outro. Com um Z voltam a contar.':
    'Les recouvrements comptent comme continus : seuls les Z se recouvrent, emboîtés l’un dans l’autre. Avec un Z ils comptent de nouveau.',
  'Voltar ao Z': 'Revenir au Z',
  'Os vãos extremos já não são reforçados: precisam de um painel na fibra superior. Com ele voltam a ser.':
    'Les travées de rive ne sont plus renforcées : il faut pour cela un panneau sur la fibre supérieure. Avec lui elles le sont de nouveau.',
  'O que fica sobre cada apoio entre dois vãos. Contínua: uma só peça passa por cima. Sobreposição: dois Z encaixados e aparafusados sobre o apoio e nas duas pontas; o comprimento de cada lado vai do eixo do apoio à última fila de parafusos. Manga: uma peça do fabricante une as duas. Rótula: as duas acabam no apoio, sem momento. Corrente: sobreposições de 10 % do vão, e 15 % do lado de dentro do primeiro e do último apoio interior.':
    'Ce qui se trouve sur chaque appui entre deux travées. Continu : un seul élément passe. Recouvrement : deux Z emboîtés, boulonnés sur l’appui et aux deux bouts ; la longueur de chaque côté va de l’axe de l’appui à la dernière file de boulons. Éclissage : une pièce du fabricant relie les deux. Articulation : les deux s’arrêtent sur l’appui, sans moment. Usuel : recouvrements de 10 % de la travée, et de 15 % du côté intérieur du premier et du dernier appui intermédiaire.',
  'Nenhuma secção do catálogo pode ter estas emendas.': 'Aucun profilé du catalogue ne peut avoir ces joints.',
  'As sobreposições são curtas para as secções do catálogo: são precisos pelo menos {{length}} m de cada lado.':
    'Les recouvrements sont trop courts pour les profilés du catalogue : il faut au moins {{length}} m de chaque côté.',
  'Esta altura precisa de sobreposições de {{length}} m de cada lado.':
    'Cette hauteur demande des recouvrements de {{length}} m de chaque côté.',
  'As secções desta família não se encaixam uma na outra: não se podem sobrepor. Escolha outra secção ou outra emenda.':
    'Les profilés de cette famille ne s’emboîtent pas : ils ne peuvent pas se recouvrir. Choisissez un autre profilé ou un autre joint.',
  'O catálogo não tem manga para esta secção, com a sua espessura e o seu aço. Escolha outra secção ou outra emenda.':
    'Le catalogue n’a pas d’éclissage pour ce profilé, dans son épaisseur et son acier. Choisissez un autre profilé ou un autre joint.',
  'A manga desta secção é comprida de mais: metade dela passa de um quarto do vão mais curto.':
    'L’éclissage de ce profilé est trop long : sa moitié dépasse un quart de la travée la plus courte.',
  'A linha é calculada com dois modelos das sobreposições: SUM, com a rigidez das duas peças na sobreposição, e SINGLE, com a da peça do vão. A rigidez real fica entre as duas, porque os parafusos deslizam; cada verificação, reação e flecha é a maior das duas (EN 1993-1-3, 10.1.3.4).':
    'La ligne est calculée avec deux modèles de ses recouvrements : SUM, avec la rigidité des deux éléments dans le recouvrement, et SINGLE, avec celle de l’élément de la travée. La vraie rigidité se trouve entre les deux, car les boulons glissent ; chaque vérification, réaction et flèche est la plus grande des deux (EN 1993-1-3, 10.1.3.4).',
  'Na sobreposição a rigidez é a do ensaio do fabricante: {{ratio}} vezes metade da soma das duas peças (EN 1993-1-3, 10.1.3.4).':
    'Dans un recouvrement la rigidité est celle de l’essai du fabricant : {{ratio}} fois la demi-somme des deux éléments (EN 1993-1-3, 10.1.3.4).',
  'Maiores efeitos de todas as combinações últimas e modelos. As forças nos parafusos são indicadas, não verificadas: os parafusos de cada fila têm de ser dimensionados para elas.':
    'Plus grands effets de toutes les combinaisons ultimes et de tous les modèles. Les efforts dans les boulons sont indiqués, non vérifiés : les boulons de chaque rangée doivent être dimensionnés pour eux.',
  Momento: 'Moment',
  'Esforço transverso': 'Effort tranchant',
  'Parte da peça esquerda': 'Part de l’élément gauche',
  'Parafusos, fila esquerda': 'Boulons, rangée gauche',
  'Parafusos sobre o apoio': 'Boulons sur l’appui',
  'Parafusos, fila direita': 'Boulons, rangée droite',
  Comprimento: 'Longueur',
  Quantidade: 'Nombre',
  'Massa de uma': 'Masse d’un élément',
  'Massa de todas': 'Masse de tous',
  'Uma peça termina {{edge}} mm além da última fila de parafusos. Sobreposições e mangas acrescentam {{kg}} kg à linha.':
    'Un élément se termine {{edge}} mm au-delà de sa dernière rangée de boulons. Recouvrements et éclissages ajoutent {{kg}} kg à la ligne.',
  'Número de linhas': 'Nombre de lignes',
  'Sobreposição sobre o apoio {{n}}': 'Recouvrement sur l’appui {{n}}',
  'As duas peças tocam-se só nas filas de parafusos e sobre o apoio, onde têm a mesma flecha; a que termina leva um momento linear, da sua parte sobre o apoio até 0 na sua fila. M_0, M_a e M_b são momentos da linha; a sobreposição tem {{left}} mm à esquerda do apoio e {{right}} mm à direita.':
    'Les deux éléments ne se touchent qu’aux rangées de boulons et sur l’appui, avec la même flèche ; celui qui se termine porte un moment linéaire, de sa part sur l’appui à 0 à sa rangée. M_0, M_a et M_b sont des moments de la ligne ; le recouvrement mesure {{left}} mm à gauche de l’appui et {{right}} mm à droite.',
}

export default texts
