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
}

export default texts
