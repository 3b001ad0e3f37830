/** What is said, in English; screen and note have their own words for every code. */
import type { Warning } from '../result.ts'

const MESSAGES = {
  ENGINEER_SIGNATURE: 'A chartered structural engineer has to confirm the method and the result before use.',
  LOADS_BY_USER: 'Wind and snow values are the user’s responsibility: no zones are computed.',
  FASTENERS_NOT_CHECKED:
    'Fasteners, cleats and bolts are not designed: they must hold the largest uplift reaction of the chosen solution.',
  SHEETING_STIFFNESS_REQUIRED:
    'The upper fibre counts as held by the cladding: its shear stiffness S must reach S_req of the chosen section (EN 1993-1-3 10.1.1(6)).',
  NO_ROTATIONAL_RESTRAINT:
    'Without cladding data the sheeting holds the upper fibre sideways but gives no rotational restraint (C_D = 0, K = 0).',
  SHEETING_CONDITIONS:
    'The chosen sheet holds the upper fibre only as it was chosen: screwed as given and in its side overlaps, held at its four edges, without openings, and for the life of the building.',
  SHEETING_NO_SPRING: 'The chosen sheet gives no section a rotational restraint (C_D = 0, K = 0).',
  SHEETING_TOO_SOFT:
    'Sections fail only because the chosen sheet is too soft to hold them (EN 1993-1-3 10.1.1(6)): screw it at every rib, choose a thicker or lower one, or design the line without it.',
  IN_PLANE_LOAD_BY_CLADDING:
    'The load component in the plane of the envelope is carried by the cladding as a diaphragm.',
  NO_PANEL:
    'The upper fibre is not held by the cladding: in-plane loads act at it. They bend, twist and distort an omega, whose direct stresses are checked (EN 1993-1-3 6.1.6); they bend a C or Z about z and its free flanges sideways, all of them the upper one and half of them the lower one.',
  SIDEWAYS_DEFLECTION:
    'In-plane load displaces a section that passes by more than span/100 (console: 2a/100). No check limits this: see whether the cladding bears it, or hold the member at more places or by a panel.',
  END_OVERHANG_40MM:
    'At an end support without console the member must reach at least 40 mm beyond the bearing (EN 1993-1-3 6.1.7.3).',
  STANDING_MEMBER: 'Weights along the member are taken as compression: the member stands on its right-hand end.',
  AXIAL_REVERSES:
    'The axial load comes from wind: wind from the other gable reverses it. The line must be calculated in both directions, with tension and with compression.',
  FREE_LINE_TWISTS:
    'C or Z without panel: load beside the shear centre twists the line before it buckles, sections that pass by more than 5°. No check limits this twist: the line should be held by bars or a panel.',
  CONTINUITY_JOINTS:
    'The line is too long to be delivered in one piece and is calculated as continuous: every joint (sleeve or overlap) must carry M and V at its place with at least the stiffness of the member (EN 1993-1-3 10.1.3.4).',
  LAP_WITHOUT_TEST:
    'Laps are calculated without test data: stiffness ratio between 1 and 2, 0.85 of the sum of both moment resistances (EN 1993-1-3 10.1.3.4). A procedure of this kind has to be validated by tests.',
  NESTING_EQUAL_FLANGES:
    'Z sections with equal flanges nest only where one flange is 3 to 6 mm wider than the other: the sections delivered differ from the nominal ones.',
  JOINT_BOLTS_NOT_CHECKED:
    'Bolts, bearing and holes of laps and sleeves are not checked: the largest bolt forces are reported, and the joints must be designed for them.',
  JOINT_AXIAL:
    'An axial force passes through joints: it is taken as carried by the member that runs through, and the joints must be designed for it.',
  OMEGA_LOCK_HOLDS_BOTH:
    'Every lateral restraint of an omega is taken to hold both feet, or both edges of the closed flange: it must be a tie through both webs or one fixed to both feet. Held at one foot only, close restraints left utilisations up to 21 % too low against shell elements.',
  OMEGA_INVERTED_PANEL_UNPROVEN:
    'Inverted omega with the panel fixed to its feet: the distortional buckling model is not confirmed for this case by any independent analysis; its buckling utilisations must be shown by other means.',
  ANTI_ROLL_DEVICE:
    'At the supports twist and lateral displacement are taken as prevented: bearing on the flange alone does not do it; an anti-roll device must be provided (EN 1993-1-3 10.1.1(7)).',
  END_BEARING_SHARED:
    'C or Z over one span: web crippling at its ends is calculated with the whole bearing length for this line. Where another line ends on the same support, each has half of it.',
  STOCKY_WEB:
    'C or Z with a flange without lip and a web of h_w/t below 55 that bears directly: in tests of such channels with free flanges webs crippled from half the resistance of EN 1993-1-3 6.1.7.2 on. The flanges must be fastened or the web held by cleats.',
  FASTENER_AT_MID_FLANGE:
    'The fasteners of the cladding are taken in the middle of the upper flange (a = b/2): the lateral load of the free flange (EN 1993-1-3 10.1.4.1) holds for that place.',
  FASTENER_NEAR_EDGE:
    'A fastener of the cladding less than 25 mm from the web or from the tip of the flange: C_D,A = 130·p does not hold there (EN 1993-1-3 10.1.5.2(7)), and the cladding gives these sections no rotational restraint (C_D = 0, K = 0).',
  POINT_LOADS_ON_FLANGE:
    'Point loads are taken to bear on the flange over the length given, and web crippling is checked under them (EN 1993-1-3 6.1.7 and 6.1.11): what brings them on must bear over that length.',
  POINT_LOADS_ON_WEB:
    'Point loads are taken to be brought into the web by a fitting, so web crippling is not checked under them (EN 1993-1-3 6.1.7.1(3)): the fitting and its fixing to the web must be designed for them separately.',
  POINT_LOADS_HANGING:
    'Negative point loads pull on the flange: the local resistance of flange, web and fixing there is not checked and must be shown separately.',
  LIVE_ALTERNATIVES:
    'Live load of category H (all psi are 0): the area load and the point loads are alternatives and never act at the same time (EN 1991-1-1 6.3.4.2).',
  FREE_C_TWISTS_FURTHER:
    'C without panel in a span without bars, under load towards the supports: the load twists it, and more so as it comes near its buckling load. The utilisation of the free flange is of first order there, and shells under large displacements show larger stresses.',
  SHORT_SPAN_WITHOUT_PANEL:
    'C or Z without panel in a span of at most 5 times its height: the loaded flange bends as a plate, and shells show larger stresses than any beam theory.',
  CLOSE_BARS_LIP:
    'Lateral restraints of a C at most 8 times its height apart, in a span of at most 20 times it: at the restraint shells show larger stresses at the lip of the held flange.',
  LOAD_AT_LIP:
    'C or Z with panel: the free flange over supports is calculated for load that presses at the corner of the web; where it presses at the lip of the upper flange, shells show larger stresses.',
  C_LOAD_BESIDE_WEB:
    'C with panel: the free flange over supports is calculated for load that presses at the corner of the web; in spans of less than 32 times the height shells show larger stresses where it presses at the fasteners or at the lip.',
  OMEGA_WEB_SLENDER_AT_SUPPORT:
    'Omega on cleats whose webs buckle in shear beside a support before the line does: shells show a lower buckling load than the distortional buckling model.',
}

export type WarningCode = keyof typeof MESSAGES

/** Whether it is said, and with which values. */
export type Remark = [isSaid: boolean, code: WarningCode, values?: Warning['values']]

export const said = (remarks: Remark[]): Warning[] =>
  remarks
    .filter(([isSaid]) => isSaid)
    .map(([, code, values]) => ({ code, message: MESSAGES[code], ...(values && { values }) }))
