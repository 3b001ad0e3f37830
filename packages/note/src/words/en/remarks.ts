/** Remarks of the engine, by their codes: where a value comes from, and what the result warns of. */
export const remarks = {
  'source.input': 'input',
  'source.table': 'table value',
  'source.solver': 'numerical solution',
  'source.statics': 'analysis of the line',
  'step.edge.web': 'edge at the web governs',
  'step.edge.lip': 'edge at the lip governs',
  'step.lateralLoad.first': 'first of two lateral loads governs',
  'step.lateralLoad.spring': 'second of two lateral loads governs: the sheet takes 1 − β of the couple at the fastener',
  'step.lateralLoad.axis': 'second of two lateral loads governs: without the couple at the fastener',

  'warning.ENGINEER_SIGNATURE':
    'A chartered structural engineer has to confirm the method and the result before they are used.',
  'warning.LOADS_BY_USER':
    'Wind and snow values are the user’s responsibility: no zones or coefficients were determined.',
  'warning.FASTENERS_NOT_CHECKED':
    'Fasteners, cleats and bolts are not designed: they have to carry the largest uplift reaction of this note, {upliftKn} kN at one support.',
  'warning.SHEETING_STIFFNESS_REQUIRED':
    'The upper fibre counts as held by the cladding: the shear stiffness S of the cladding has to reach the S_req of the section (EN 1993-1-3, 10.1.1(6)); for this section S_req = {requiredKn} kN with L = {spanM} m.',
  'warning.NO_ROTATIONAL_RESTRAINT':
    'Without cladding data the sheeting holds the upper fibre sideways but gives no rotational restraint (C_D = 0, K = 0).',
  'warning.IN_PLANE_LOAD_BY_CLADDING':
    'The load component in the plane of the envelope is carried by the cladding as a diaphragm.',
  'warning.NO_PANEL':
    'The upper fibre is not held by the cladding: loads in the plane of the envelope bend the member about its weak axis between its restraints; torsion from their eccentricity is neglected.',
  'warning.END_OVERHANG_40MM':
    'At an end support without a console the member has to reach at least 40 mm beyond the bearing (EN 1993-1-3, 6.1.7.3).',
  'warning.STANDING_MEMBER':
    'Weights along the member are taken as compression: the member stands on its right-hand end.',

  'notConfirmed.nationalFactors': 'the partial factors of the national annex',
  'notConfirmed.accidentalFactors': 'the factors of the accidental situation in the national annex',
  'notConfirmed.planLoads': 'live load per area of plan rather than of slope',
  'notConfirmed.innerRadius': 'the inside radius of the bends, 1.5·t where the maker gives none',
  'notConfirmed.purlinLimits': 'the limits of application of the rules for purlins',
  'notConfirmed.hatCurve': 'the buckling curve of the hat section',
  'notConfirmed.rotationalSpring': 'the simple rule C_D,A = 130·p and its conditions',
  'notConfirmed.freeFlangeCurve': 'the buckling curve of the free flange',
} as const
