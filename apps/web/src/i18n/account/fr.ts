const texts: Record<string, string> = {
  'Preço e CO2e': 'Prix et CO2e',
  'Com estes valores, os resultados comparam as secções também pelo preço e pelo CO2e. Só você os vê: não entram em notas de cálculo, ficheiros nem exportações de resultados.':
    'Avec ces valeurs, les résultats comparent les sections aussi par le prix et le CO2e. Vous seul les voyez : ni note de calcul, ni fichier, ni export de résultats ne les contient.',
  Moeda: 'Monnaie',
  'Três letras, por exemplo EUR': 'Trois lettres, par exemple EUR',
  'São precisas três letras, por exemplo EUR': 'Il faut trois lettres, par exemple EUR',
  'Com preços é necessária uma moeda': 'Avec des prix, il faut une monnaie',
  'Preço, {{steel}}': 'Prix, {{steel}}',
  'CO2e, {{steel}}': 'CO2e, {{steel}}',
  'Por metro de linha, além do perfil': 'Par mètre de ligne, en plus du profil',
  'Por linha': 'Par ligne',
  'Fonte do CO2e': 'Source du CO2e',
  'Potencial de aquecimento global por kg de perfil, módulos A1–A3 da EN 15804. Procure primeiro a declaração ambiental (EPD) do fabricante; senão uma tabela nacional (ÖKOBAUDAT, INIES, CO2data, Boverket), módulos A1–A3, com o seu ano. Entre fabricantes o valor difere várias vezes.':
    'Potentiel de réchauffement global par kg de profil, modules A1–A3 de l’EN 15804. Cherchez d’abord la déclaration (EPD, FDES) du fabricant, sinon une table nationale (ÖKOBAUDAT, INIES, CO2data, Boverket), modules A1–A3, avec son année. D’un fabricant à l’autre, la valeur varie de plusieurs fois.',
  'É necessária a fonte dos valores de CO2e': 'Il faut la source des valeurs de CO2e',
  'Válida até': 'Valable jusqu’au',
  'A fonte já não é válida': 'La source n’est plus valable',
  'Remover tudo': 'Tout retirer',
  'Chapas de revestimento': 'Tôles de couverture et de bardage',
  'Guarde uma chapa ao escrevê-la no simulador: fica na lista de chapas de todas as simulações.':
    'Gardez une tôle en la saisissant dans le simulateur : elle est dans la liste des tôles de toutes les simulations.',
  'Nome da chapa': 'Nom de la tôle',
  'Não foi possível guardar a chapa.': 'La tôle n’a pas pu être gardée.',
  'Não foi possível apagar a chapa.': 'La tôle n’a pas pu être supprimée.',
  'Apagar a chapa «{{name}}»?': 'Supprimer la tôle « {{name}} » ?',
  'As simulações com esta chapa ficam como estão.': 'Les simulations avec cette tôle restent telles quelles.',
}

export default texts
