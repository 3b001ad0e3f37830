import type { WarningsWords } from '../keys.ts'

export const warnings: WarningsWords = {
  'warning.LOADS_BY_USER.some': 'Les valeurs qui ne viennent pas du site relèvent de l’utilisateur : {{loads}}.',
  'warning.POINT_LOADS_ON_WEB':
    'Les charges ponctuelles sont supposées amenées à l’âme par une pièce d’attache ; l’écrasement de l’âme n’est donc pas vérifié sous elles (EN 1993-1-3, 6.1.7.1(3)) : la pièce et sa fixation à l’âme doivent être dimensionnées pour elles, à part.',
  'warning.POINT_LOADS_HANGING':
    'Il y a des charges ponctuelles négatives, qui tirent sur la semelle au lieu d’appuyer dessus : la résistance locale de la semelle, de l’âme et de la fixation en ces points n’est pas vérifiée et doit être démontrée à part.',
  'warning.OMEGA_WEB_SLENDER_AT_SUPPORT':
    'Ω sur échantignoles, aux âmes élancées près d’un appui sur lequel il est continu : les âmes voilent par cisaillement avant l’instabilité de la ligne et, face aux éléments de coque, le taux d’utilisation en déversement est trop faible de {{percent}} % au plus. Garder cette réserve dans cette vérification, ou choisir des âmes plus épaisses.',
  'warning.FREE_C_TWISTS_FURTHER':
    'C sans panneau dans une travée sans maintiens aux deux fibres, chargé vers les appuis : la charge le tord, et d’autant plus qu’il approche de sa charge d’instabilité. La part latérale des contraintes est du premier ordre ; face aux éléments de coque en grands déplacements, le taux d’utilisation de la semelle libre est trop faible de {{percent}} % au plus. Maintenir la travée aux deux fibres ou par un panneau, ou laisser cette marge dans les vérifications de la semelle libre.',
  'warning.SHORT_SPAN_WITHOUT_PANEL':
    'C ou Z sans panneau dans une travée d’au plus 5 fois sa hauteur : la semelle chargée fléchit comme une plaque, ce qu’aucune théorie des poutres ne couvre, et, face aux éléments de coque, le taux d’utilisation des semelles est trop faible de {{percent}} % au plus. Amener la charge dans l’âme, ou choisir un profil moins haut.',
  'warning.AXIAL_REVERSES':
    'L’effort normal vient du vent : le vent sur l’autre pignon l’inverse. Calculer la ligne dans les deux sens, en traction et en compression.',
  'warning.FREE_LINE_TWISTS':
    'C ou Z sans panneau : la charge agit à côté du centre de cisaillement et tord la ligne avant qu’elle ne devienne instable, au premier ordre de {{degrees}}° au plus pour les sections vérifiées. Aucune vérification ne limite cette torsion : maintenir la ligne par des liernes ou un panneau.',
  'warning.END_BEARING_SHARED':
    'C ou Z d’une seule travée : l’écrasement de l’âme aux extrémités est calculé avec toute la longueur d’appui pour cette ligne. Où une autre ligne finit sur le même appui, chacune en a la moitié.',
  'warning.CONTINUITY_JOINTS.piece':
    'L’élément le plus long mesure {{lengthM}} m, plus que les {{limitM}} m livrables d’une seule pièce : il lui faut un joint de plus, qui transmette M et V à son emplacement avec au moins la rigidité de la barre (EN 1993-1-3, 10.1.3.4).',
  'warning.LAP_WITHOUT_TEST':
    'Recouvrements calculés sans données d’essai : rapport de rigidité entre 1 et 2, κ_s 0,85 (EN 1993-1-3, 10.1.3.4). Un tel procédé doit être validé par des essais.',
  'warning.NESTING_EQUAL_FLANGES':
    'Des profilés Z à semelles égales sont supposés s’emboîter. Les vrais ont besoin d’une semelle plus large de 3 à 6 mm que l’autre (b + 3 et b − 3 mm) : les sections livrées diffèrent des nominales.',
  'warning.JOINT_BOLTS_NOT_CHECKED':
    'Les boulons, la pression diamétrale et les trous des recouvrements et éclissages ne sont pas vérifiés : les plus grands efforts dans les boulons sont indiqués, et les joints doivent être dimensionnés pour eux.',
  'warning.JOINT_AXIAL':
    'Un effort normal traverse les joints : il est supposé repris par l’élément qui passe, et les joints doivent être dimensionnés pour lui.',
  'warning.SHEETING_CONDITIONS.TRAPEZOIDAL':
    'La tôle choisie compte telle qu’elle est décrite : vis de 6,3 mm avec rondelles d’au moins 1,0 mm d’épaisseur et 16 mm de diamètre, aux nervures choisies et dans chaque recouvrement latéral, les quatre bords tenus, sans lanterneaux, joints debout ni ouvertures ultérieures, et cela pendant la vie du bâtiment (EN 1993-1-3, 10.1.1 et 10.1.5.2).',
  'warning.SHEETING_CONDITIONS.DECLARED':
    'Ce que donne la couverture a été déclaré par l’utilisateur, avec sa source : fixations, panneau et espacement doivent être ceux pour lesquels cela a été montré, et la rigidité de rotation doit valoir pour le soulèvement (EN 1993-1-3, 10.1.1(6)).',
  'warning.SHEETING_NO_SPRING':
    'Avec la tôle ou le panneau choisi, la couverture tient latéralement la fibre supérieure mais n’empêche aucune section de tourner (C_D = 0, K = 0) : {{reason}}.',
  'warning.SHEETING_TOO_SOFT':
    'Sections qui échouent seulement pour la rigidité au cisaillement de la couverture : {{count}}. Vissez la tôle à chaque nervure, prenez-en une plus épaisse ou moins haute, ou tenez la fibre supérieure par des maintiens à la place.',
}
