/** Assumptions of the calculation, and its exclusions. */
export const assumptions = {
  statics:
    'The line is analysed as a continuous elastic beam of constant gross stiffness on rigid point supports that hold in both directions, without laps, sleeves or redistribution of moments. The moment at a support is the peak value.',
  staticsWithJoints:
    'The line is analysed as an elastic beam of gross stiffness on rigid point supports that hold in both directions, with the joints entered and without redistribution of moments. The moment at a support is the peak value.',
  halfBearing: 'Where two members end on one support, at a hinge or sleeve, each has half of its bearing length.',
  ownWeight:
    'The permanent load entered does not contain the weight of the profile; it is added to the largest and the smallest permanent load alike.',
  planLoads:
    'Entered per area of plan: {live?live load}{liveSnow?, }{snow?snow}; per area of the slope: permanent load.',
  windMagnitudes:
    'Wind is entered in magnitudes, external and internal pressure combined; pressure acts inwards, suction outwards.',
  windSnowByUser:
    'The values of {wind?wind}{windSnow? and }{snow?snow} are those of the user: zones and coefficients were not checked.',
  windSnowFromPlace: 'From the place, as derived in a chapter of its own: {loads}.',
  windSnowPartly:
    'From the place, as derived in a chapter of its own: {loads}. Typed by the user, zones and coefficients not checked: {typed}.',
  concentratedLive:
    'The concentrated live load of EN 1991-1-1 (1.0 kN on a roof) is a separate check, made only where it was entered as a point load.',
  roofPointLoad:
    'The concentrated load of roofs of category H, {Q} kN (EN 1991-1-1, 6.3.4 and Table 6.10), is a vertical force that may stand at any place of the line{cantilever?, cantilevers included}. It acts alone with the permanent load, never with another variable load; every check, reaction and deflection takes its worst place.',
  bands: 'Where the bands of wind do not cover the whole line, the last one goes on.',
  bandsLocal: 'Where the bands of local wind end, the general value acts.',
  drift: 'Drifted snow replaces the regular snow inside its bands.',
  patterns: 'Live load is placed in unfavourable patterns of spans; every other load acts as entered.',
  eq610: 'Ultimate limit states combine by EN 1990, eq. 6.10; the permanent load is one source over the whole line.',
  categoryH: 'The live load is of category H: it is not combined with another variable load.',
  axialDesign:
    'The axial load is a design value present in every ultimate combination{tension?; it is also left out as an alternative}.',
  axialWind:
    'The axial load goes with the wind: it has the factor of the wind in each combination{tension?; it is also left out as an alternative}.',
  axialConstant: 'The axial load is constant along the line and acts at the centroid of the gross section.',
  vertical: 'The weight along the member is taken as compression, the member standing on its right-hand end.',
  slsStiffness:
    'Deflections use the stiffness of EN 1993-1-3, 7.1(3), span by span, with the effective section at the yield strength.',
  cantileverLimit:
    'Cantilevers are held against twice their length over the limit; of a short overhang only its own bending is checked.',
  averageYield: 'The increased average yield strength and plastic reserves are not used.',
  roundings:
    'Gross properties are those of the section with its rounded corners; effective widths follow EN 1993-1-3, 5.1.',
  weakAxisEffective: 'For bending about the weak axis the thickness reductions of the section in compression are used.',
  endBearing:
    'At an end support{cantilever? without a cantilever} the distance from the bearing to the end of the profile is at least 40 mm.',
  bearingLength: 'The bearing length at the supports is s_s = {ss} mm for the class of support width chosen.',
  endBearingShared:
    'The bearing length at an end support belongs to this line alone; where another line ends on the same support, each has half of it.',
  endBearingHalf:
    'The bearing length at an end support belongs to this line alone: R_w,Rd = {rw} kN with s_s = {ss} mm. Where another line ends on the same support, each has half of it: {halfRw} kN with {half} mm.',
  directBearing: 'The profile bears directly on its supports: web crippling is checked there.',
  cleat: 'The web is bolted to cleats at the supports: web crippling does not occur and is not checked there.',
  restraintPositions: 'Discrete restraints stand at equal distances inside their span and are stiff enough to hold.',
  restraintsUnspecified: 'Restraints not specified: upper fibre assumed braced by the cladding.',
  shearStiffness:
    'The panel holds the upper fibre only if its shear stiffness S reaches the required value of EN 1993-1-3, 10.1.1(6); this is to be shown for the cladding.',
  inPlaneByCladding: 'The component of the load in the plane of the envelope is carried by the cladding.',
  weakAxisBeam:
    'The component of the load in the plane of the envelope acts at the upper fibre: it bends the member about its weak axis between supports and restraints, and besides bends the upper free flange with all of it and the lower one with half of it.',
  sidewaysOmega:
    'The component of the load in the plane of the envelope acts at the outer fibre: it bends, twists and distorts the Ω between supports and restraints, to first order, and its direct stresses are added to those of N and M_y; buckling under it is not calculated.',
  noCladdingData:
    'No cladding data was entered: the cladding gives no rotational or lateral spring to the free flange.',
  claddingSpring:
    'The rotational spring of the cladding is C_D,A = 130·p of EN 1993-1-3, 10.1.5.2(7): sheets of at least 0.66 mm, flange width at the fixing at most 120 mm, fixing at least 25 mm from the centre of rotation.',
  twoFreeFlanges:
    'Without a panel both flanges of the C or Z section are treated as free flanges between their own restraints; lateral-torsional buckling of the whole line is checked besides (EN 1993-1-3, 6.2.4), and the worse governs.',
  pointLoadsOnFlange:
    'Point loads bear on the flange, each over s_P = {sP} mm along the member; web crippling is checked under them.',
  opposedReaction:
    'Where a point load presses at most 1.5·h_w from a support that bears, load and reaction act on the web as opposing forces: for the load the smaller of the resistances to a single force and to opposing forces applies; of the reaction, the part F_o that the loads oppose is set against the resistance to opposing forces and the rest against that to a single force, and u_R is the sum of both.',
  pointLoadsIntoWeb:
    'Point loads are brought into the web by fittings designed separately: web crippling does not occur and is not checked under them.',
  liveAlternatives: 'The live area load and the live point loads are alternatives: they never act at the same time.',
  joints: 'Joints of the line carry M and V at their place with at least the stiffness of the member.',
  heldAtSupports: 'At the supports an anti-roll device prevents twist and lateral displacement of the section.',
  omegaHeldAtSupports:
    'Without a panel the supports hold the closed flange of the Ω sideways too, by a cleat or a tie.',
  restraintsHoldBoth: 'A discrete restraint of the Ω holds both feet, or both edges of the closed flange.',
  distortion:
    'Buckling of the Ω is calculated on the whole line with distortion of its cross-section (EN 1993-1-3, 10.1.1(8)); the factor 0.96 on α_cr stands for membrane shear and local bending of the walls, which are left out.',
  fastenerAtMidFlange: 'The fasteners of the cladding stand in the middle of the upper flange (a = b/2).',
  fastenerTyped:
    'The fasteners of the cladding stand {a} mm from the web in the upper flange, as entered: that is where they have to be set.',
  fastenerOfMaker:
    'The fasteners of the cladding stand {a} mm from the web in the upper flange, as the maker of the section provides: that is where they have to be set.',
  fastenerNearEdge:
    'The fasteners of the cladding stand less than 25 mm from an edge of the upper flange, where C_D,A = 130·p does not hold (EN 1993-1-3, 10.1.5.2(7)): the cladding gives no rotational or lateral spring to the free flange.',
} as const

export const notCovered = {
  fasteners:
    'Fasteners of the cladding, screws and bolts at the supports, splices, cleats and the supporting structure.',
  sheeting: 'The cladding itself and its shear stiffness S.',
  claddingAlone: 'The cladding itself; of its shear stiffness S only that the value known reaches S_req is checked.',
  localForces:
    'Openings and notches in the profile, point loads that hang from a flange, and the fittings that bring point loads into a web.',
  otherActions: 'Fire, earthquake, fatigue, temperature, erection stages and loads on a line not yet clad.',
  durability: 'Durability and corrosion protection.',
  interaction: 'Verification of the frame, of bracing members and of anti-sag bars for the forces they receive.',
} as const
