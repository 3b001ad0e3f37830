import { results } from '@madre/words/fr/results'

const texts: Record<string, string> = {
  calculationNote: results.calculationNote,
  'Salve primeiro as alterações.': 'Enregistrez d’abord les modifications.',
  'Revisão {{letter}} emitida.': 'Révision {{letter}} émise.',
  'Fica guardada como está, com a sua nota de cálculo, e não muda mais.':
    'Elle est conservée telle quelle, avec sa note de calcul, et ne change plus.',
  'Mensagem (opcional)': 'Message (facultatif)',
  'O que esta revisão traz de novo, ou para que serve.': 'Ce que cette révision apporte, ou à quoi elle sert.',
  Motivo: 'Motif',
  'A secção escolhida não verifica: a primeira página da nota diz porque é emitida mesmo assim.':
    'La section choisie ne convient pas : la première page de la note dit pourquoi elle est émise malgré tout.',
  'Idioma da nota': 'Langue de la note',
  Emitir: 'Émettre',
  'Revisões de {{name}}': 'Révisions de {{name}}',
  'Ainda não há revisões.': 'Il n’y a pas encore de révisions.',
  'Emita uma nos resultados, ao lado da nota de cálculo.':
    'Émettez-en une dans les résultats, à côté de la note de calcul.',
  'Não há revisão {{letter}}.': 'Il n’y a pas de révision {{letter}}.',
  Revisões: 'Révisions',
  'Histórico das revisões': 'Historique des révisions',
  '{{actor}} emitiu a revisão {{letter}}': '{{actor}} a émis la révision {{letter}}',
  '{{actor}} pediu a {{email}} a verificação da revisão {{letter}}':
    '{{actor}} a demandé à {{email}} de vérifier la révision {{letter}}',
  '{{actor}} retirou o pedido de verificação da revisão {{letter}}':
    '{{actor}} a retiré la demande de vérification de la révision {{letter}}',
  'O pedido de verificação da revisão {{letter}} terminou com a emissão da revisão {{by}}':
    'La vérification de la révision {{letter}} a pris fin avec l’émission de la révision {{by}}',
  '{{actor}} verificou a revisão {{letter}}': '{{actor}} a vérifié la révision {{letter}}',
  '{{actor}} devolveu a revisão {{letter}}': '{{actor}} a renvoyé la révision {{letter}}',
  '{{actor}} partilhou a revisão {{letter}} até {{until}} {{link}}':
    '{{actor}} a partagé la révision {{letter}} jusqu’au {{until}} {{link}}',
  '{{actor}} partilhou a cópia de trabalho até {{until}} {{link}}':
    '{{actor}} a partagé la copie de travail jusqu’au {{until}} {{link}}',
  '{{actor}} terminou uma partilha {{link}}': '{{actor}} a mis fin à un lien {{link}}',
  'A cópia de trabalho mudou desde então.': 'La copie de travail a changé depuis.',
  'Há uma revisão mais recente.': 'Il y a une révision plus récente.',
  'Partes da revisão': 'Parties de la révision',
  Resultado: 'Résultat',
  Dados: 'Données',
  Diferenças: 'Différences',
  'Falha ao descarregar a nota de cálculo. Tente novamente.':
    'Échec du téléchargement de la note de calcul. Veuillez réessayer.',
  'Não foi possível retirar o pedido.': 'La demande n’a pas pu être retirée.',
  'Nota como foi emitida': 'Note telle qu’émise',
  'Pedir verificação': 'Demander une vérification',
  'Retirar o pedido de verificação': 'Retirer la demande de vérification',
  Partilhar: 'Partager',
  'Voltar a {{letter}}': 'Revenir à {{letter}}',
  Imprimir: 'Imprimer',
  Emitida: 'Émise',
  Mensagem: 'Message',
  'Emitida sem verificar porque': 'Émise bien qu’elle ne convienne pas, car',
  'Verificação da revisão': 'Vérification',
  Comentário: 'Commentaire',
  'Motor e catálogo': 'Moteur et catalogue',
  'Está atual?': 'Est-elle à jour ?',
  'Página que o diz a quem tem o papel': 'Page qui le dit à qui a le papier',
  'pedida a {{email}} em {{date}}': 'demandée à {{email}} le {{date}}',
  'verificada por {{by}}': 'vérifiée par {{by}}',
  'devolvida por {{by}}': 'renvoyée par {{by}}',
  'E-mail de quem verifica': 'E-mail de la personne qui vérifie',
  'Verificação da revisão {{letter}} pedida.': 'Vérification de la révision {{letter}} demandée.',
  'Pedir a verificação da revisão {{letter}}': 'Demander la vérification de la révision {{letter}}',
  'Quem tem, ou cria, uma conta confirmada com este endereço vê a revisão em «Verificações»: verifica-a, ou devolve-a com um comentário.':
    'Qui a, ou crée, un compte confirmé avec cette adresse voit la révision sous « Vérifications » : il la vérifie, ou la renvoie avec un commentaire.',
  'Quem tem a ligação vê resultados e dados, sem conta e sem poder mudar nada, até a ligação terminar.':
    'Qui a le lien voit résultats et données, sans compte et sans rien pouvoir modifier, jusqu’à la fin du lien.',
  'O que mostra': 'Ce qu’il montre',
  'Cópia de trabalho, sempre como foi salva pela última vez':
    'Copie de travail, toujours telle qu’enregistrée en dernier',
  'Cópia de trabalho': 'Copie de travail',
  Dias: 'Jours',
  'Etiqueta (opcional)': 'Étiquette (facultative)',
  'Só para si: a quem a deu.': 'Pour vous seul : à qui vous l’avez donné.',
  'Criar ligação': 'Créer un lien',
  'Ligação copiada.': 'Lien copié.',
  'Ligação nova.': 'Nouveau lien.',
  'Copie-a agora: não volta a ser mostrada.': 'Copiez-le maintenant : il ne sera plus affiché.',
  'Ligações desta simulação': 'Liens de cette simulation',
  'Nenhuma ligação está aberta.': 'Aucun lien n’est ouvert.',
  'nunca utilizada': 'jamais utilisé',
  'Não foi possível terminar a ligação.': 'Le lien n’a pas pu prendre fin.',
  'Termina em {{when}}': 'Prend fin le {{when}}',
  'Terminar a ligação: {{name}}': 'Mettre fin au lien : {{name}}',
  Terminar: 'Mettre fin',
  'Não foi possível guardar o cabeçalho das notas.': 'Le cartouche des notes n’a pas pu être enregistré.',
  'Este ficheiro não é uma imagem que se possa desenhar.': 'Ce fichier n’est pas une image que l’on puisse dessiner.',
  'Logótipo guardado.': 'Logo enregistré.',
  'Não foi possível guardar o logótipo.': 'Le logo n’a pas pu être enregistré.',
  'Não foi possível apagar o logótipo.': 'Le logo n’a pas pu être supprimé.',
  'Cabeçalho das notas': 'Cartouche des notes',
  'O logótipo e a empresa ficam na primeira página de todas as notas de cálculo. Número da obra, cliente e local são de cada projeto: escrevem-se nos detalhes de uma simulação.':
    'Le logo et l’entreprise figurent sur la première page de toutes les notes de calcul. Le numéro d’affaire, le client et le site appartiennent au projet : ils se saisissent dans les détails d’une simulation.',
  'Logótipo de {{company}}': 'Logo de {{company}}',
  'Escolher outra imagem': 'Choisir une autre image',
  'Escolher o logótipo': 'Choisir le logo',
  'Apagar o logótipo': 'Supprimer le logo',
  'Imagem do logótipo': 'Image du logo',
  'Cabeçalho das notas deste projeto': 'Cartouche des notes de ce projet',
  'Está na primeira página de todas as notas do projeto; o que já foi emitido não muda.':
    'Il figure sur la première page de toutes les notes du projet ; ce qui est émis ne change pas.',
  'Número da obra': 'Numéro d’affaire',
  Cliente: 'Client',
  'Local da obra': 'Site',
  'Revisão {{letter}} de {{name}}': 'Révision {{letter}} de {{name}}',
  Verificação: 'Vérification',
  'Todas as verificações': 'Toutes les vérifications',
  'Esta verificação não existe.': 'Cette vérification n’existe pas.',
  'O pedido foi retirado, saiu uma revisão mais recente, ou foi feito a outro e-mail.':
    'La demande a été retirée, une révision plus récente a été émise, ou une autre adresse e-mail a été sollicitée.',
  'Este pedido já não está aberto: foi retirado, ou saiu uma revisão mais recente.':
    'Cette vérification n’est plus ouverte : elle a été retirée, ou une révision plus récente a été émise.',
  'Diferenças de {{letter}}': 'Modifications depuis {{letter}}',
  'Comparar com': 'Comparer avec',
  'Cópia de trabalho, como está salva': 'Copie de travail, telle qu’enregistrée',
  'Revisões de outros que lhe pediram para verificar.':
    'Révisions d’autres personnes que l’on vous a demandé de vérifier.',
  'Ninguém lhe pediu uma verificação.': 'Personne ne vous a demandé de vérification.',
  'Quem emite uma revisão pede-a ao e-mail da sua conta.':
    'Qui émet une révision la demande à l’adresse e-mail de votre compte.',
  'Por decidir': 'À décider',
  'Nada por decidir.': 'Rien à décider.',
  Decididas: 'Décidées',
  'pedida em {{date}}': 'demandée le {{date}}',
  'Revisão {{letter}} verificada.': 'Révision {{letter}} vérifiée.',
  'Revisão {{letter}} devolvida.': 'Révision {{letter}} renvoyée.',
  'A sua decisão': 'Votre décision',
  'Mensagem de quem pede:': 'Message du demandeur :',
  'Obrigatório para devolver. O autor lê-o; não está na nota.':
    'Nécessaire pour la renvoyer. L’auteur le lit ; il ne figure pas dans la note.',
  'Diga o que falta para a poder verificar.': 'Dites ce qui manque pour pouvoir la vérifier.',
  'Verificar põe o seu nome, a empresa e a data na nota. É um registo eletrónico simples, sem assinatura qualificada, e não se desfaz.':
    'La vérification inscrit votre nom, votre entreprise et la date dans la note. C’est un simple enregistrement électronique, sans signature qualifiée, et il ne s’annule pas.',
  'Foi calculada com outra versão: só pode ser devolvida, e o autor emite-a de novo.':
    'Elle a été calculée avec une autre version : elle ne peut qu’être renvoyée, et l’auteur l’émet à nouveau.',
  'Verificar a revisão {{letter}}': 'Vérifier la révision {{letter}}',
  Devolver: 'Renvoyer',
  'Verificar a revisão {{letter}}?': 'Vérifier la révision {{letter}} ?',
  'O seu nome, a empresa e a data ficam na nota, e o autor vê-a verificada. A decisão não se desfaz.':
    'Votre nom, votre entreprise et la date figureront dans la note, et l’auteur la voit vérifiée. La décision ne s’annule pas.',
  Verificar: 'Vérifier',
  'Devolver a revisão {{letter}}?': 'Renvoyer la révision {{letter}} ?',
  'O autor lê o seu comentário, e a verificação termina. A decisão não se desfaz.':
    'L’auteur lit votre commentaire, et la vérification prend fin. La décision ne s’annule pas.',
  'Partilhado consigo': 'Partagé avec vous',
  'Esta ligação não funciona.': 'Ce lien ne fonctionne pas.',
  'Terminou, foi terminada por quem a deu, ou não está completa. Peça outra a quem lha deu.':
    'Il a expiré, a été clos par la personne qui l’a donné, ou est incomplet. Demandez-lui-en un autre.',
  'Partilhado por {{by}}, só para ler, até {{until}}.': 'Partagé par {{by}}, en lecture seule, jusqu’au {{until}}.',
  'O que está partilhado': 'Ce qui est partagé',
  'Copiar para a minha conta': 'Copier dans mon compte',
  'A cópia está na sua conta.': 'La copie est dans votre compte.',
  'Não foi possível copiar para a sua conta.': 'La copie dans votre compte n’a pas fonctionné.',
  'Esta nota está atual?': 'Cette note est-elle à jour ?',
  'Não há nenhuma nota com este código.': 'Aucune note ne porte ce code.',
  'O código está errado, ou a simulação ou a conta a que a nota pertencia foi apagada.':
    'Le code est faux, ou la simulation ou le compte auquel appartenait la note a été supprimé.',
  'A revisão {{letter}} é a mais recente.': 'La révision {{letter}} est la plus récente.',
  'A revisão {{letter}} já não é a mais recente.': 'La révision {{letter}} n’est plus la plus récente.',
  'A mais recente é a revisão {{letter}}.': 'La plus récente est la révision {{letter}}.',
  'emitida em {{date}}': 'émise le {{date}}',
  'decidida em {{date}}': 'décidée le {{date}}',
  'O PDF foi alterado?': 'Le PDF a-t-il été modifié ?',
  'Largue aqui o PDF da nota. É comparado neste navegador e não é enviado.':
    'Déposez ici le PDF de la note. Il est comparé dans ce navigateur et n’est pas envoyé.',
  'Escolher o PDF': 'Choisir le PDF',
  'PDF da nota': 'PDF de la note',
  'Sem alterações: é a nota da revisão {{letter}} como foi emitida, antes da verificação.':
    'Inchangé : c’est la note de la révision {{letter}} telle qu’émise, avant la vérification.',
  'Sem alterações: é a nota da revisão {{letter}} como foi emitida.':
    'Inchangé : c’est la note de la révision {{letter}} telle qu’émise.',
  'Sem alterações: é a nota verificada da revisão {{letter}}.':
    'Inchangé : c’est la note vérifiée de la révision {{letter}}.',
  'Não é a nota da revisão {{letter}}: o ficheiro foi alterado, ou é outro.':
    'Ce n’est pas la note de la révision {{letter}} : le fichier a été modifié, ou c’en est un autre.',
  'Não é possível comparar aqui: a página tem de ser aberta por https.':
    'La comparaison n’est pas possible ici : la page doit être ouverte en https.',
  'A simulação, os seus resultados e todas as revisões emitidas, com as suas notas e verificações, são apagados de vez. As ligações e os códigos das notas deixam de funcionar.':
    'La simulation, ses résultats et toutes les révisions émises, avec leurs notes et vérifications, sont supprimés définitivement. Les liens et les codes des notes ne fonctionnent plus.',
  'Escreva o nome da simulação para a apagar': 'Saisissez le nom de la simulation pour la supprimer',
  'Não é o nome da simulação.': 'Ce n’est pas le nom de la simulation.',
}

export default texts
