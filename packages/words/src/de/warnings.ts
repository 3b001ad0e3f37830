import type { WarningsWords } from '../keys.ts'

export const warnings: WarningsWords = {
  'warning.LOADS_BY_USER.some': 'Werte, die nicht aus dem Standort stammen, verantwortet der Anwender: {{loads}}.',
  'warning.POINT_LOADS_ON_WEB':
    'Einzellasten gelten als über ein Anschlussteil in den Steg eingeleitet; Stegkrüppeln ist darunter deshalb nicht nachgewiesen (EN 1993-1-3, 6.1.7.1(3)): Anschlussteil und Befestigung am Steg sind dafür gesondert zu bemessen.',
  'warning.POINT_LOADS_HANGING':
    'Es gibt negative Einzellasten, die am Gurt ziehen statt auf ihn zu drücken: die örtliche Beanspruchbarkeit von Gurt, Steg und Befestigung an diesen Stellen ist nicht nachgewiesen und gesondert nachzuweisen.',
  'warning.OMEGA_WEB_SLENDER_AT_SUPPORT':
    'Ω an Auflagerwinkeln mit schlanken Stegen neben einem Auflager, über das es durchläuft: die Stege beulen unter Schub, bevor der Strang ausweicht, und gegenüber Schalenelementen ist die Ausnutzung im Biegedrillknicken um bis zu {{percent}} % zu klein. So viel Reserve ist in diesem Nachweis zu lassen, oder es sind dickere Stege zu wählen.',
  'warning.FREE_C_TWISTS_FURTHER':
    'C ohne Paneel in einem Feld ohne Stangen an beiden Fasern, zu den Auflagern hin belastet: Die Last verdreht es, und umso mehr, je näher sie der Verzweigungslast kommt. Der seitliche Anteil der Spannungen ist nach Theorie I. Ordnung; gegenüber Schalenelementen mit großen Verformungen ist die Ausnutzung des freien Gurtes um bis zu {{percent}} % zu klein. Das Feld ist an beiden Fasern durch Stangen oder durch ein Paneel zu halten, oder dieser Abstand bleibt bei den Nachweisen des freien Gurtes.',
  'warning.SHORT_SPAN_WITHOUT_PANEL':
    'C oder Z ohne Paneel in einem Feld bis zum 5-Fachen seiner Höhe: der belastete Gurt biegt sich als Platte, was keine Stabtheorie erfasst, und gegenüber Schalenelementen ist die Ausnutzung der Gurte um bis zu {{percent}} % zu klein. Die Last ist in den Steg einzuleiten oder ein niedrigeres Profil zu wählen.',
  'warning.AXIAL_REVERSES':
    'Die Normalkraft kommt vom Wind: Wind auf den anderen Giebel kehrt sie um. Der Strang ist in beiden Richtungen zu berechnen, mit Zug und mit Druck.',
  'warning.FREE_LINE_TWISTS':
    'C oder Z ohne Paneel: Die Last greift neben dem Schubmittelpunkt an und verdreht den Strang, bevor er instabil wird, nach Theorie I. Ordnung um bis zu {{degrees}}° bei Querschnitten, die tragen. Kein Nachweis begrenzt diese Verdrehung: Der Strang ist durch Stangen oder ein Paneel zu halten.',
  'warning.END_BEARING_SHARED':
    'C oder Z über ein Feld: Stegkrüppeln an den Enden wird mit der ganzen Auflagerlänge für diesen Strang berechnet. Wo ein anderer Strang auf demselben Auflager endet, hat jeder die Hälfte.',
  'warning.CONTINUITY_JOINTS.piece':
    'Das längste Stück ist {{lengthM}} m lang, mehr als die in einem Stück lieferbaren {{limitM}} m: es braucht einen weiteren Stoß, der M und V an seiner Stelle mit mindestens der Steifigkeit des Stabes überträgt (EN 1993-1-3, 10.1.3.4).',
  'warning.LAP_WITHOUT_TEST':
    'Überlappungen ohne Versuchswerte berechnet: Steifigkeitsverhältnis zwischen 1 und 2, κ_s 0,85 (EN 1993-1-3, 10.1.3.4). Ein solches Verfahren ist durch Versuche zu bestätigen.',
  'warning.NESTING_EQUAL_FLANGES':
    'Z-Profile mit gleichen Gurten gelten als ineinander passend. Wirkliche brauchen einen um 3 bis 6 mm breiteren Gurt (b + 3 und b − 3 mm): die gelieferten Querschnitte weichen von den Nennmaßen ab.',
  'warning.JOINT_BOLTS_NOT_CHECKED':
    'Schrauben, Lochleibung und Löcher von Überlappungen und Muffen werden nicht nachgewiesen: die größten Schraubenkräfte sind angegeben, die Stöße sind dafür zu bemessen.',
  'warning.JOINT_AXIAL':
    'Durch Stöße geht eine Normalkraft: sie gilt als vom durchlaufenden Bauteil getragen, die Stöße sind dafür zu bemessen.',
  'warning.SHEETING_CONDITIONS.TRAPEZOIDAL':
    'Das gewählte Blech zählt so, wie es beschrieben ist: Schrauben von 6,3 mm mit Scheiben von mindestens 1,0 mm Dicke und 16 mm Durchmesser, an den gewählten Rippen und in jedem Längsstoß, alle vier Ränder gehalten, ohne Lichtbänder, Stehfalze oder spätere Öffnungen, und das für die Lebensdauer des Gebäudes (EN 1993-1-3, 10.1.1 und 10.1.5.2).',
  'warning.SHEETING_CONDITIONS.DECLARED':
    'Was die Eindeckung leistet, hat der Anwender mit seiner Quelle angegeben: Befestigungen, Element und Abstand müssen die sein, für die es gezeigt wurde, und die Drehsteifigkeit muss für Sog gelten (EN 1993-1-3, 10.1.1(6)).',
  'warning.SHEETING_NO_SPRING':
    'Die gewählte Eindeckung hält den Obergurt seitlich, hindert aber keinen Querschnitt am Verdrehen (C_D = 0, K = 0): {{reason}}.',
  'warning.SHEETING_TOO_SOFT':
    'Querschnitte, die allein an der Schubsteifigkeit der Eindeckung scheitern: {{count}}. Verschrauben Sie das Blech an jeder Rippe, wählen Sie ein dickeres oder niedrigeres, oder halten Sie den Obergurt stattdessen durch Halterungen.',
}
