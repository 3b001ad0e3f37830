/** What a result warns of, by the codes of the engine. */
export const warnings = {
  'warning.LOADS_BY_USER.some': 'Values that were not taken from the place are the user’s responsibility: {{loads}}.',
  'warning.POINT_LOADS_ON_WEB':
    'Point loads are taken to be brought into the web by a fitting, so web crippling is not checked under them (EN 1993-1-3, 6.1.7.1(3)): the fitting and its fixing to the web have to be designed for them, separately.',
  'warning.POINT_LOADS_HANGING':
    'There are negative point loads, which pull on the flange instead of pressing on it: the local resistance of flange, web and fixing at these points is not checked and has to be shown separately.',
  'warning.OMEGA_WEB_SLENDER_AT_SUPPORT':
    'Ω on cleats with slender webs beside a support over which it is continuous: the webs buckle in shear before the line does, and against shell elements the utilisation of lateral-torsional buckling is up to {{percent}} % too low. Keep that much in reserve in this check, or take thicker webs.',
  'warning.FREE_C_TWISTS_FURTHER':
    'C without a panel in a span without bars at both fibres, loaded towards the supports: the load twists it, and more so as it comes near its buckling load. The lateral part of the stresses is of first order; against shell elements under large displacements the utilisation of the free flange is up to {{percent}} % too low. Hold the span by bars at both fibres or by a panel, or leave that margin in the checks of the free flange.',
  'warning.SHORT_SPAN_WITHOUT_PANEL':
    'C or Z without a panel in a span of at most 5 times its height: the loaded flange bends as a plate, which no beam theory covers, and against shell elements the utilisation of the flanges is up to {{percent}} % too low. Bring the load into the web, or take a lower section.',
  'warning.AXIAL_REVERSES':
    'The axial load comes from wind: wind from the other gable reverses it. Calculate the line in both directions, with tension and with compression.',
  'warning.FREE_LINE_TWISTS':
    'C or Z without a panel: its load acts beside the shear centre and twists the line before it buckles, sections that carry it by up to {{degrees}}° to first order. No check limits this twist: hold the line by bars or a panel.',
  'warning.END_BEARING_SHARED':
    'C or Z over one span: web crippling at its ends is calculated with the whole bearing length for this line. Where another line ends on the same support, each has half of it.',
  'warning.CONTINUITY_JOINTS.piece':
    'The longest piece is {{lengthM}} m long, more than the {{limitM}} m that can be delivered in one piece: it needs a further joint, which has to carry M and V at its place with at least the stiffness of the member (EN 1993-1-3, 10.1.3.4).',
  'warning.LAP_WITHOUT_TEST':
    'Laps calculated without test data: stiffness ratio between 1 and 2, κ_s 0.85 (EN 1993-1-3, 10.1.3.4). Such a procedure has to be validated by tests.',
  'warning.NESTING_EQUAL_FLANGES':
    'Z sections with equal flanges are taken to nest. Real ones need one flange 3 to 6 mm wider than the other (b + 3 and b − 3 mm): the sections delivered differ from the nominal ones.',
  'warning.JOINT_BOLTS_NOT_CHECKED':
    'Bolts, bearing and holes of laps and sleeves are not checked: the largest bolt forces are stated, and the joints have to be designed for them.',
  'warning.JOINT_AXIAL':
    'An axial force passes through joints: it is taken as carried by the member that runs through, and the joints have to be designed for it.',
  'warning.SHEETING_CONDITIONS.TRAPEZOIDAL':
    'The chosen sheet counts as it is described: screws of 6.3 mm with washers at least 1.0 mm thick and 16 mm wide, at the ribs chosen and in every side overlap, all four edges held, no roof lights, standing seams or later openings in it, and so for the life of the building (EN 1993-1-3, 10.1.1 and 10.1.5.2).',
  'warning.SHEETING_CONDITIONS.DECLARED':
    'What the cladding gives was declared by the user, with its source: fixings, panel and spacing have to be those it was shown for, and its rotational stiffness has to hold for uplift (EN 1993-1-3, 10.1.1(6)).',
  'warning.SHEETING_NO_SPRING':
    'The chosen cladding holds the upper fibre sideways but does not keep any section from turning (C_D = 0, K = 0): {{reason}}.',
  'warning.SHEETING_TOO_SOFT':
    'Sections that fail for the shear stiffness of the cladding alone: {{count}}. Screw the sheet at every rib, take a thicker or lower one, or hold the upper fibre by restraints instead.',
} as const
