/** Remarks of the engine by code: sources of values, and warnings of the result. */
export const remarks = {
  'source.input': 'input',
  'step.fastener.family': 'as the maker of the section sets the fasteners',

  'warning.ENGINEER_SIGNATURE':
    'A chartered structural engineer has to confirm the method and the result before they are used.',
  'warning.LOADS_BY_USER':
    'The values of {wind?wind}{windSnow? and }{snow?snow} are the user’s responsibility: no zones or coefficients were determined.',
  'warning.FASTENERS_NOT_CHECKED.none':
    'Fasteners, cleats and bolts are not designed; no support of this design lifts off.',
  'warning.FASTENERS_NOT_CHECKED':
    'Fasteners, cleats and bolts are not designed: they have to carry the largest uplift reaction of this design, {upliftKn} kN at one support.',
  'warning.SHEETING_STIFFNESS_REQUIRED':
    'The upper fibre counts as held by the cladding: the shear stiffness S of the cladding has to reach the S_req of the section (EN 1993-1-3, 10.1.1(6)); for this section S_req = {requiredKn} kN with L = {spanM} m.',
  'warning.NO_ROTATIONAL_RESTRAINT':
    'Without cladding data the sheeting holds the upper fibre sideways but gives no rotational restraint (C_D = 0, K = 0).',
  'warning.IN_PLANE_LOAD_BY_CLADDING':
    'The load component in the plane of the envelope is carried by the cladding as a diaphragm.',
  'warning.NO_PANEL':
    'The upper fibre is not held by the cladding: loads in the plane of the envelope act at it, where the cladding is. {distorts?They bend, twist and distort the Ω, and its direct stresses are checked (EN 1993-1-3, 6.1.6).}{bends?They bend the section about its weak axis and its free flanges sideways, all of them the upper one and half of them the lower one.}',
  'warning.SIDEWAYS_DEFLECTION':
    'Load in the plane of the envelope displaces a section that satisfies its checks by up to {mm} mm, more than a hundredth of the span{cantilever? (cantilever: 2a/100)}. No check limits this: see whether the cladding bears it, or hold the member at more places or by a panel.',
  'warning.END_OVERHANG_40MM':
    'At an end support{cantilever? without a cantilever} the member has to reach at least 40 mm beyond the bearing (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Weights along the member are taken as compression: the member stands on its right-hand end.',
  'warning.CONTINUITY_JOINTS':
    'The line is {lengthM} m long, more than the {limitM} m that can be delivered in one piece, and is calculated as continuous: every joint (sleeve or overlap) has to carry M and V at its place, with at least the stiffness of the member (EN 1993-1-3, 10.1.3.4).',
  'warning.ANTI_ROLL_DEVICE':
    'At the supports the twist and the lateral displacement of the section are taken as prevented: bearing on the flange alone does not do it; an anti-roll device has to be provided, e.g. a cleat bolted to the web (EN 1993-1-3, 10.1.1(7)).',
  'warning.POINT_LOADS_ON_FLANGE':
    'Point loads are taken to bear on the flange, each over {bearingMm} mm along the member, and web crippling is checked under them (EN 1993-1-3, 6.1.7 and 6.1.11): what brings them on has to bear over that length.',
  'warning.LIVE_ALTERNATIVES':
    'Live load of category H (all ψ are 0): the area load and the point loads are alternatives and never act at the same time (EN 1991-1-1, 6.3.4.2). A point load that does act together with the area load, e.g. equipment, has to be entered as permanent.',
  'warning.OMEGA_LOCK_HOLDS_BOTH':
    'Every lateral restraint of the Ω is taken to hold both feet, or both edges of the closed flange: it has to be a tie through both webs or one fixed to both feet; holding one foot alone is not enough: with close restraints it left utilisations up to {percent} % too low against shell elements.',
  'warning.OMEGA_INVERTED_PANEL_UNPROVEN':
    'Inverted Ω with the panel fixed to its feet: for this case the distortional buckling model is not confirmed by any independent analysis (shell elements); the buckling utilisations have to be shown by other means before they are used.',
  'warning.FASTENER_AT_MID_FLANGE':
    'The fasteners of the cladding are taken in the middle of the upper flange (a = b/2 = {aMm} mm): that is where they have to be set. 10 mm off changes the factor k_h of the lateral load on the free flange by at most 10 mm/h (EN 1993-1-3, 10.1.4.1).',
  'warning.FREE_LINE_TWISTS.own':
    'C or Z without a panel: its load acts beside the shear centre and twists the line before it buckles, this section by up to {degrees}° to first order. No check limits this twist: hold the line by bars or a panel.',
  'warning.STOCKY_WEB':
    'C or Z with a flange without a lip and a web of h_w/t below 55 that bears directly: in tests of such channels with free flanges webs crippled from half the resistance of EN 1993-1-3, 6.1.7.2 on. Fasten the flanges, hold the web by cleats, or keep that much in reserve in the checks of web crippling.',
  'warning.FASTENER_NEAR_EDGE':
    'The fasteners of the cladding stand {aMm} mm from the web, less than 25 mm from an edge of the upper flange: C_D,A = 130·p does not hold there (EN 1993-1-3, 10.1.5.2(7)), so the cladding gives this section no rotational restraint (C_D = 0, K = 0).',
  'warning.LOAD_NOT_USED': 'The {load} counts in no check: no combination of actions contains it.',
  'warning.LOAD_NOT_USED.band': 'The {load}, band {band}, counts in no check: it has no length.',
  'warning.NEGATIVE_WIND_READ_AS_MAGNITUDE':
    'Negative values ({load}) are read without their sign: pressure acts inwards, suction outwards.',
  'load.Nax': 'axial load, which acts with the wind only',
  'load.Sacc': 'drifted snow',
  'load.Wp': 'wind pressure',
  'load.Ws': 'wind suction',
  'load.Wlp': 'local wind pressure',
  'load.Wls': 'local wind suction',
  'warning.C_LOAD_BESIDE_WEB':
    'C under a panel, pressed down over a support, in spans of less than 32 times its height: its free flange is calculated for a load that presses at the corner of the web. Against shell elements the utilisation of the free flange is up to {fastenerPercent} % too low where the cladding presses at the fasteners, and up to {lipPercent} % where it presses at the lip. Let the cladding bear at the web, or keep that much in reserve in the checks of the free flange.',
  'warning.LOAD_AT_LIP':
    'C or Z under a panel, pressed down over a support: the free flange is calculated for a load that presses at the corner of the web. Where the cladding presses at the lip of the upper flange instead, its utilisation is up to {percent} % too low against shell elements: let nothing lift the cladding there, or keep that much in reserve in the checks of the free flange.',
  'warning.CLOSE_BARS_LIP':
    'C with lateral restraints at most 8 times its height apart, in a span of at most 20 times it: at the restraints shell elements show larger stresses at the lip, and the utilisation of the free flange is up to {percent} % too low. Keep that much in reserve in the checks of the free flange.',

  'notConfirmed.nationalFactors': 'the partial factors of the national annex',
  'notConfirmed.accidentalFactors': 'the factors of the accidental situation in the national annex',
  'notConfirmed.planLoads': 'live load per area of plan rather than of slope',
  'notConfirmed.innerRadius': 'the inside radius of the bends, 1.5·t where the maker gives none',
  'notConfirmed.purlinLimits': 'the limits of application of the rules for purlins',
  'notConfirmed.hatCurve': 'the buckling curve of the hat section',
  'notConfirmed.rotationalSpring': 'the simple rule C_D,A = 130·p and its conditions',
  'notConfirmed.rotationalSpring.sheet': 'the spring of the sheet by (10.17) and Table 10.3, or by 130·p',
  'notConfirmed.sheetingShear': 'the shear stiffness of the sheet by (10.1b)',
  'notConfirmed.freeFlangeCurve': 'the buckling curve of the free flange',
  'notConfirmed.favourablePermanent': 'the factor 0.80 of favourable permanent loads',
  'notConfirmed.liveAlternatives': 'area load and point loads of category H as alternatives',
  'notConfirmed.pointLoadCrippling': 'local resistance under point loads and its interaction with bending',
  'notConfirmed.tensionEdge': 'the check of the edge in tension under compression with bending',
  'notConfirmed.shiftInMember': 'moments from the shift of the centroid in the interaction of the member',
  'notConfirmed.antiRollDevice': 'support of the section against twist and lateral displacement',
  'notConfirmed.jointMethod':
    'the calculation of laps, sleeves and hinges as a whole: not yet seen by a chartered engineer, nor held against tests of laps; laps without test data take a stiffness ratio between 1 and 2 and κ_s 0.85',
  'notConfirmed.jointBolts':
    'not covered: bolts, bearing, holes in the webs (not deducted), prying, cleats, the pull of an uplift reaction at a joint; a flange that bears on the other at the end of a piece',
  'notConfirmed.jointSlip':
    'assumed: two M12 bolts or more in a row, in holes that let a row slip at most 1 mm (M12 in 13 mm); 2 mm would raise span moments and deflections by up to 4 %; slotted holes are not covered',
  'notConfirmed.jointScope':
    'not covered: erection, laps of C and Ω, joints away from supports, plastic redistribution, torsion or lateral bending passed on by a joint',
  'notConfirmed.continuity': 'what joints of a continuous line have to carry',
  'notConfirmed.distortionRange':
    'the buckling model of the Ω with distortion of its cross-section, made for webs between 45° and 90° without grooves; where walls or lips buckle first (thin walls over short hogging zones, close restraints) α_cr was found 20 to 100 % too high, and utilisations up to 16 % too low where cleats hold the webs (on a bearing M and R together govern)',
  'notConfirmed.invertedPanel': 'the inverted Ω with a panel on its feet: not validated',
  'notConfirmed.feetSpring':
    'the rotational spring C_D of a panel on the feet of an Ω, half of it at each foot: derived only',
} as const
