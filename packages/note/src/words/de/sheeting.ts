import type { SheetingWords } from '../keys.ts'

/** What is said of a chosen sheet. */
export const sheeting: SheetingWords = {
  'sheeting.heading': 'Eindeckung',
  'sheeting.trapezoidal': 'Trapezblech {name}',
  'sheeting.declared': 'geprüfte Eindeckung {name}',
  'sheeting.source': 'Quelle der Angaben zur Eindeckung',
  'sheeting.dimensions': 'Maße des Bleches',
  'sheeting.dimensionsText':
    '{height} mm hoch, Rippenabstand {rib} mm, Gurte {narrow} und {wide} mm breit, {nominal} mm dick, davon {coat} mm Beschichtung, Flächenträgheitsmoment {inertia} cm⁴/m',
  'sheeting.laying': 'Lage und Schrauben des Bleches',
  'sheeting.POSITIVE': 'schmaler Gurt auf dem Profil',
  'sheeting.NEGATIVE': 'breiter Gurt auf dem Profil',
  'sheeting.TROUGH': 'durch den anliegenden Gurt verschraubt',
  'sheeting.CREST': 'durch den abliegenden Gurt verschraubt, mit Kalotten',
  'sheeting.EVERY': 'an jeder Rippe',
  'sheeting.SECOND': 'an jeder zweiten Rippe',
  'sheeting.FLANGE': 'unmittelbar aufliegend',
  'sheeting.INSULATION': 'über Dämmung',
  'sheeting.roofLength': 'als Schubfeld {length} m lang in Spannrichtung des Bleches',
  'sheeting.declaredValues': 'Angegebene Werte',
  'sheeting.declaredShear': 'Schubsteifigkeit {shear} kN bei {spacing} m Abstand der Profile',
  'sheeting.declaredRotation': 'Drehsteifigkeit {rotation} N bei {flange} mm Gurtbreite',
  'sheeting.narrowScrewed': 'Die Schrauben gehen durch den schmalen Gurt des Bleches, b_T = {width} mm.',
  'sheeting.wideScrewed': 'Die Schrauben gehen durch den breiten Gurt des Bleches, b_T = {width} mm.',
  'sheeting.shear': 'Schubsteifigkeit',
  'sheeting.shearKnown':
    'Um gehalten zu sein, braucht der Querschnitt S_req = {required} kN (EN 1993-1-3, 10.1.1(6)), die Eindeckung hat S = {stiffness} kN: Ausnutzung {utilisation}, hergeleitet in Abschnitt {section}. Alle anderen Nachweise nehmen den Gurt als gehalten an.',
  'sheeting.shearUnknown':
    'Um gehalten zu sein, braucht der Querschnitt S_req = {required} kN (EN 1993-1-3, 10.1.1(6)). Von dieser Eindeckung ist kein S bekannt: dass sie S_req erreicht, ist noch nachzuweisen.',
  'sheeting.spring': 'Drehfeder',
  'sheeting.bothSenses': 'C_D ist der Wert für Sog und gilt für beide Lastrichtungen.',
  'sheeting.declaredSenses': 'C_D gilt für beide Lastrichtungen; das Angegebene muss für Sog gezeigt sein.',
  'sheeting.noSpring': 'Die Eindeckung gibt diesem Querschnitt keine Drehfeder, C_D = 0 und K = 0: {reason}.',
  'sheeting.conditions': 'Bedingungen',
  'sheeting.screws':
    'Schrauben von 6,3 mm im gerechneten Abstand vom Steg, mit Scheiben von mindestens 1,0 mm Dicke und 16 mm Durchmesser.',
  'sheeting.overlaps':
    'Die Bleche sind in jedem Längsstoß verbunden und an allen vier Rändern des Schubfelds gehalten.',
  'sheeting.openings':
    'Keine Lichtbänder, Stehfalze oder späteren Öffnungen: sie beenden die Wirkung als Schubfeld, die für die Lebensdauer des Gebäudes gebraucht wird.',
  'sheeting.nothingBetween': 'Zwischen Blech und Gurt liegt nichts.',
  'sheeting.asTested': 'Element, Verbindungen und Abstand sind die, für welche die Quelle die angegebenen Werte zeigt.',
}
