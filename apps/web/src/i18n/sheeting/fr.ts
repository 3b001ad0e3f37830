const texts: Record<string, string> = {
  'Já tem uma chapa com este nome.': 'Vous avez déjà une tôle de ce nom.',
  'A chapa precisa de um nome.': 'La tôle a besoin d’un nom.',
  'Chapa trapezoidal': 'Tôle trapézoïdale',
  'Painel sandwich ou chapa ensaiada': 'Panneau sandwich ou tôle essayée',
  'Substituir a chapa': 'Remplacer la tôle',
  'Guardar esta chapa': 'Garder cette tôle',
  Usar: 'Utiliser',
  'Nome da chapa': 'Nom de la tôle',
  Fonte: 'Source',
  'O ensaio ou a declaração de onde vêm os valores; fica na nota de cálculo.':
    'L’essai ou la déclaration d’où viennent les valeurs ; elle figure dans la note de calcul.',
  'Por exemplo a tabela do fabricante; fica na nota de cálculo. Pode ficar vazia.':
    'Par exemple la table du fabricant ; elle figure dans la note de calcul. Peut rester vide.',
  'Valores declarados precisam da sua fonte.': 'Des valeurs déclarées ont besoin de leur source.',
  'Chapa guardada.': 'Tôle gardée.',
  'Está na lista de chapas de todas as suas simulações.': 'Elle est dans la liste des tôles de toutes vos simulations.',
  'Não foi possível guardar a chapa.': 'La tôle n’a pas pu être gardée.',
  'Altura da chapa': 'Hauteur de la tôle',
  'Distância entre nervuras': 'Pas des nervures',
  'Banzo estreito': 'Plage étroite',
  'Banzo largo': 'Plage large',
  'O banzo largo não pode ser menor que o estreito, e os dois juntos têm de caber entre duas nervuras.':
    'La plage large ne peut pas être plus étroite que l’autre, et les deux ensemble doivent tenir dans un pas.',
  'Espessura nominal': 'Épaisseur nominale',
  'Zinco, nas duas faces': 'Zinc, sur les deux faces',
  'Inércia efetiva': 'Inertie efficace',
  'Rigidez ao corte S': 'Rigidité au cisaillement S',
  'Mostrada para perfis a': 'Montrée pour des profilés tous les',
  'Rigidez de rotação C_D': 'Rigidité de rotation C_D',
  'Mostrada num banzo de': 'Montrée sur une semelle de',
  'De um ensaio, ou das recomendações ECCS 135/CIB 379 para painéis sandwich. Entre perfis mais próximos conta em proporção.':
    'D’un essai, ou selon les recommandations ECCS 135/CIB 379 pour panneaux sandwich. Entre profilés plus proches, elle compte en proportion.',
  'Da fixação e do painel juntos, em N·m por metro e radiano. Tem de valer para a sucção: a ECCS 135 conta a de painéis sandwich como 0 sob sucção, se não foi ensaiada assim.':
    'De la fixation et du panneau ensemble, en N·m par mètre et radian. Elle doit valoir pour le soulèvement : ECCS 135 compte celle des panneaux sandwich comme nulle sous soulèvement, sauf essai.',
  'É preciso pelo menos um dos dois pares, e de cada par os dois valores.':
    'Il faut au moins une des deux paires, et les deux valeurs de chaque paire.',
  'EN 1993-1-3, (10.17) e quadro 10.3': 'EN 1993-1-3, (10.17) et tableau 10.3',
  'C_D,A = 130·p, EN 1993-1-3, 10.1.5.2(7)': 'C_D,A = 130·p, EN 1993-1-3, 10.1.5.2(7)',
  'valor declarado': 'valeur déclarée',
  'Com a secção mais leve que verifica, {{name}}:': 'Avec la section la plus légère qui convient, {{name}} :',
  'Com a secção mais próxima de verificar, {{name}}:': 'Avec la section qui s’en approche le plus, {{name}} :',
  'C_D = 0, sem mola de rotação': 'C_D = 0, pas de ressort de rotation',
  'S não é conhecida: tem de atingir S_req = {{required}} kN.':
    'S n’est pas connue : elle doit atteindre S_req = {{required}} kN.',
  'trava a fibra superior': 'tient la fibre supérieure',
  'não chega para travar a fibra superior': 'ne suffit pas à tenir la fibre supérieure',
  'Escrever uma chapa…': 'Saisir une tôle…',
  'Painel sandwich ou chapa ensaiada…': 'Panneau sandwich ou tôle essayée…',
  'As suas': 'Les vôtres',
  'Do fabricante': 'Du fabricant',
  Genéricas: 'Génériques',
  'Escolha uma chapa…': 'Choisissez une tôle…',
  Chapa: 'Tôle',
  'Até escolher uma, o revestimento só trava lateralmente.':
    'Tant qu’aucune n’est choisie, la couverture ne tient que latéralement.',
  'As genéricas têm as dimensões correntes de chapas trapezoidais de aço, de nenhum fabricante. A sua inércia é metade da bruta, do lado da segurança: quem tem a tabela do fabricante escreve os valores dela.':
    'Les génériques ont des dimensions courantes de tôles d’acier trapézoïdales, d’aucun fabricant. Leur inertie est la moitié de la brute, du côté de la sécurité : qui a la table du fabricant saisit ses valeurs.',
  'Posição da chapa': 'Position de la tôle',
  'Positiva: o banzo estreito assenta no perfil; negativa: o largo.':
    'Positive : la plage étroite repose sur le profilé ; négative : la large.',
  'Banzo estreito no perfil': 'Plage étroite sur le profilé',
  'Banzo largo no perfil': 'Plage large sur le profilé',
  Parafusos: 'Vis',
  'Pelas cristas só com o banzo largo no perfil, com anilhas de sela.':
    'En sommet d’onde seulement avec la plage large sur le profilé, avec des cavaliers.',
  'Pelo banzo que assenta': 'Dans la plage qui repose',
  'Pela crista': 'En sommet d’onde',
  'Nervuras aparafusadas': 'Nervures vissées',
  'Aparafusada de duas em duas nervuras, a chapa tem um quinto da rigidez ao corte.':
    'Vissée une nervure sur deux, la tôle a un cinquième de la rigidité au cisaillement.',
  Todas: 'Toutes',
  'De duas em duas': 'Une sur deux',
  'Entre a chapa e o perfil': 'Entre la tôle et le profilé',
  'Sobre uma fita, manta ou placa de isolamento a chapa não conta como mola de rotação, e a sua rigidez ao corte não se pode dizer.':
    'Sur une bande, un feutre ou une plaque d’isolant, la tôle ne compte pas comme ressort de rotation, et sa rigidité au cisaillement ne peut être dite.',
  'Nada: assenta no banzo': 'Rien : elle repose sur la semelle',
  Isolamento: 'Isolant',
  'Comprimento da água': 'Longueur du versant',
  'Comprimento do diafragma': 'Longueur du diaphragme',
  'Comprimento do diafragma no sentido em que a chapa vence os vãos: numa cobertura de duas águas, o de uma delas.':
    'Longueur du diaphragme dans le sens de portée de la tôle : d’un toit à deux versants, celle d’un versant.',
  'S = {{value}} kN, mostrado para perfis a {{spacing}} m':
    'S = {{value}} kN, montré pour des profilés tous les {{spacing}} m',
  'C_D = {{value}} N, mostrado num banzo de {{flange}} mm':
    'C_D = {{value}} N, montré sur une semelle de {{flange}} mm',
}

export default texts
