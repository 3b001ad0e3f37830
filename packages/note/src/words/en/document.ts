/** The words of the note outside its checks and assumptions. */
export const document = {
  titleShort: 'Calculation note, short form',
  shortText:
    'Short form: basis of design, national parameters, load cases, the remaining combinations, internal forces, cross-section values, the other checks and the symbols are in the full note.',
  trialMark: 'Trial – not for construction',
  contents: 'Contents',
  page: 'Page',
  of: 'of',

  date: 'Date',
  author: 'Author',
  engineVersion: 'Calculation engine',
  catalogueVersion: 'Section catalogue',
  inputHash: 'Input checksum (SHA-256)',
  standard: 'Design standard',

  'summary.utilisation': 'utilisation',
  'summary.length': 'Length of the line',
  'summary.weight': 'Weight of the line',
  'summary.areaWeight': 'Weight per area of envelope',
  'summary.largestUplift': 'Largest uplift at a support',
  'summary.noUplift': 'no uplift',
  signOff:
    'This note was produced by a program. Before the structure is built, a chartered structural engineer has to check the method, the input and the results for the project at hand and sign them off.',
  'signature.prepared': 'Prepared by, date',
  'signature.checked': 'Checked by (chartered engineer), date, signature',

  'titleBlock.jobNumber': 'Job number',
  'titleBlock.client': 'Client',
  'titleBlock.site': 'Site',
  'titleBlock.logo': 'Logo of the office',
  'revision.heading': 'Revision',
  'revision.letter': 'Revision {letter}',
  'revision.message': 'About this revision',
  'revision.preparedBy': 'Prepared by',
  'revision.checkedBy': 'Checked by',
  'revision.notChecked': 'not checked',
  'revision.checked': 'checked by {by}',
  'revision.after': 'working copy after {letter}',
  'revision.reason': 'Issued although the section does not satisfy all checks: {reason}',
  'revision.verify': 'Is this paper current?',
  'revision.qr': 'QR code with the address {url}',
  'revision.record':
    'The check was recorded in the program by the account of the person named. It is a simple electronic record and no qualified electronic signature.',

  'basis.heading': 'Basis of design',
  'basis.standards': 'Standards',
  'basis.standardsText':
    'EN 1990:2002+A1, EN 1991-1-1, {snow?EN 1991-1-3, }{wind?EN 1991-1-4, }EN 1993-1-1:2005+A1, EN 1993-1-3:2006 with AC:2009 and EN 1993-1-5:2006, with the national parameters of section {section}.',
  'basis.axes':
    'Axes and signs: x runs along the member from the left end of the line; y is parallel to the flanges, z is perpendicular to the envelope and positive inwards. A positive moment M_y compresses the upper (outer) fibre, N is positive in tension, a positive reaction is bearing and a negative one uplift.',
  'basis.assumptions': 'Assumptions',
  'basis.notCovered': 'Not covered by this note',

  'inputs.geometry': 'Geometry and member',
  'inputs.loads': 'Actions (characteristic values)',
  'inputs.lineCaption': 'The line with its supports, restraints and characteristic loads per area of envelope.',
  'inputs.restraints': 'Restraints (number per span)',
  'inputs.spanNumbers': 'Spans {list}',
  'inputs.areaUnit': 'Loads in kN/m², lengths in m.',
  'inputs.bands': 'Bands along the line, from the left end',
  action: 'Action',
  'inputs.force': 'Force',
  'inputs.position': 'Position',
  'inputs.roofLoad':
    '{value} kN, vertical, at any place of the line{cantilever?, cantilevers included} (EN 1991-1-1, 6.3.4 and Table 6.10, category H), never with another variable load.',

  'cite.equation': 'eq.',

  'national.heading': 'National parameters',
  'national.parameter': 'Parameter',
  'national.source': 'Source',
  'national.kept': 'recommended value kept',
  'national.recommended': 'recommended value',
  'national.annexTo': 'national annex to',
  'national.withPsi1': ' with ψ1',
  'national.open': 'not yet confirmed',

  'cases.heading': 'Elementary load cases',
  'cases.text':
    'Unfactored effects on one member at the spacing given, perpendicular to the envelope, from the analysis of the continuous line. The permanent cases do not contain the own weight of the profile: its effect for 1 kN/m stands in the last row, and every combination takes it with the factor of its permanent load (Gmax or Gmin), times the {weight} kN/m of the chosen section.',
  'cases.inPlaneByMember':
    'The loads in the plane of the envelope bend the member about its weak axis (M_z); their forces on supports and restraints stand in section {section}.',
  'cases.inPlaneByOmega':
    'The loads in the plane of the envelope act at the outer fibre and bend, twist and distort the Ω; their forces on supports and restraints stand in section {section}.',
  'cases.inPlaneByCladding':
    'The load component in the plane of the envelope goes into the cladding and is not in this table.',
  'cases.alongMember': 'The load component along the member is an axial force; it stands in the derivations as N.',
  index: 'Index',
  'cases.reactions': 'Sum of reactions',
  'case.Gmax': 'Permanent load, maximum',
  'case.Gmin': 'Permanent load, minimum',
  'case.LiveArea:every': 'Live area load',
  'case.Live': 'Live load, all spans',
  'case.Live:some': 'Live load: {spans}',
  'case.LiveArea': 'Live area load, all spans',
  'case.LiveArea:some': 'Live area load: {spans}',
  'case.LiveQ:some': 'Live point loads: {spans}',
  'case.Sexc': 'Exceptional snow (accidental)',
  'case.OwnWeight': 'Own weight for 1 kN/m',

  'combinations.heading': 'Combinations',
  'combinations.text':
    'Ultimate limit states (ULS) by EN 1990, eq. 6.10{accidental? and 6.11b}, and the serviceability limit states (SLS) of the deflection limit. The permanent load brings the own weight of the profile with its factor.',
  'combinations.omitted':
    'Of the {count} combinations calculated, the {listed} that govern a check, a reaction or a deflection are listed.',
  'combinations.id': 'No.',
  'combinations.situation': 'Situation',
  'situation.PERSISTENT': 'persistent',
  'situation.ACCIDENTAL': 'accidental',
  'situation.CHARACTERISTIC': 'characteristic',
  'situation.FREQUENT': 'frequent',
  'situation.QUASI_PERMANENT': 'quasi-permanent',

  'forces.heading': 'Internal forces and deflections',
  'forces.text': 'Largest and smallest values over all combinations, for the chosen section with its own weight.',
  'forces.overhangs':
    'The deflections drawn are whole displacements; of a short overhang the check compares only its own bending, so its values are not those of this diagram.',
  'forces.lateral':
    'Bending about the weak axis: the largest |M_z,Ed| is {value} kNm, at x = {x} m in combination {combination}.',
  'forces.sideways':
    'Load in the plane of the envelope: the largest stress σ_q,Ed is {value} N/mm², at x = {x} m in combination {combination}.',

  'section.dimensions': 'Dimensions and material',
  'section.grossProperties': 'Gross properties',
  'section.grossCaption': 'Outside dimensions in mm.',
  'section.sharpCorners': 'Values with sharp corners',
  'section.sharpCornersText':
    'The effective sections are assembled on the midline with sharp corners (EN 1993-1-3, 5.1(3) and (4)), the gross properties above on exact arcs: where everything is effective, A_eff and I_eff,y may be slightly larger than the gross A and I_y.',
  'section.sharpCornersDeflection':
    'The deflection checks use I_gr and I_eff of this sharp-corner model times (1 − 2·δ), and z from its centroid to the midline of the flange.',
  'section.line': 'Line with distortion of the cross-section',
  'section.lineText':
    'The Ω buckles as a line whose cross-section distorts (EN 1993-1-3, 10.1.1(8) and 10.1.2(2)), in two families of displacements d that do not couple: the sway, with v_t (closed flange sideways), φ (its rotation) and v_f (both feet sideways){panel?, of which the one held by the cladding is left out}; and the spread u of the two feet. In N and mm, for the axes of the section with its closed flange on top:',
  'section.lineMatrices':
    'C, D and B belong to the energy stored, X, X_N and X_q to the work of M, N and q; B is the frame of the walls{spring? with the rotational spring of the cladding in it}. {free?M also works on φ and the sideways displacement of the inner fibre. }The smaller load factor of the two families is multiplied by 0.96 for what the model leaves out.',
  'section.sway': 'Sway, upper triangles',
  'section.spread': 'Spread',
  'section.warpingText':
    'U of each field of the sway at the ends of the flat parts of one half, zero in the middle of the closed flange, in mm and rad; the other half has the other sign. Load in the plane of the envelope acts at the outer fibre and gives the stresses σ_q = −E·Σ U·d″ (EN 1993-1-3, 6.1.6).',
  'section.place': 'Place',
  'section.widths': 'Plates and their widths',
  'section.widthsText':
    'Widths b_p on the midline, from the outside dimensions; h_p is the depth between the midlines of the flanges.',
  'section.notional':
    'The inside radius exceeds 5·t or 0.10·b_p: the widths are notional (EN 1993-1-3, 5.1(2), g_r at each corner), the effective parts are laid on the midline with sharp corners in the ratio b_sh/b_p, and the rounded corners enter by 1 − δ in A and 1 − 2·δ in I (5.1(4)).',
  'section.plate': 'Plate',
  'section.width': 'Width',
  'section.common': 'Depth',
  'section.plates': 'Plates',
  'section.platesText':
    'λ_p and ρ are those of the first pass, the effective widths those after the iteration; a plate without ψ is in tension or free of stress and keeps its whole width.',
  'section.effectiveWidths': 'Effective widths [mm]',
  'section.left': 'left out (lip too short)',
  'section.partsHead': 'Effective section as a sum of its parts',
  'section.partsText':
    'Straight parts on the midline; z of the centroid from the upper outside face, Δz the height of a part; I_y = A·(Δz²/12 + (z − z_NA)²). A of a plate that is there twice holds both.',
  'section.partsTextN':
    'Straight parts on the midline; z of the centroid from the upper outside face, y from the midline of the web; Δy is the breadth of a part; I_z = A·(Δy²/12 + (y − y_eff)²). A of a plate that is there twice holds both.',
  'section.partsTextOmega':
    'Straight parts on the midline; z of the centroid from the upper outside face, y from the axis of symmetry; Δy is the breadth of a part; I_z = A·(Δy²/12 + y²). A of a plate that is there twice holds both.',
  'section.sum': 'Sum',
  'section.asIn': '{plates}: as in {section}.',
  'section.mirrors': 'The flanges are equal: as {section} with the upper and the lower flange exchanged.',
  'plate.lipTop': 'Upper lip',
  'plate.flangeTop': 'Upper flange',
  'plate.web': 'Web',
  'plate.flangeBottom': 'Lower flange',
  'plate.lipBottom': 'Lower lip',
  'plate.closedFlange': 'Closed flange',
  'plate.foot': 'Foot',
  'plate.lip': 'Lip',
  'plate.flanges': 'Flanges',
  'plate.lips': 'Lips',
  'section.effectiveCaption': 'Filled: effective, hatched: ineffective; thickness not to scale.',
  'section.resistances': 'Resistances',
  'section.symbol': 'Symbol',
  'section.steps': 'Derivation',

  'strips.heading': 'Second opinion: finite strips',
  'strips.notice': 'For information; not used in the checks.',
  'strips.text':
    'Elastic buckling stress of the gross section over the half-wavelength, by the finite strip method: simply supported ends, one half-wave, the section bent about y alone as a panel holds it; σ at the midline that is compressed most. Circles: minima of the curve; dashed: elastic stresses by the code’s own formulas. They are not resistances.',
  'strips.M': 'M+, top compressed; M− is the same turned upside down, since the flanges are equal',
  'strips.webToo':
    'In compression the code takes the web as an unstressed spring of the stiffened edge and reduces the web itself apart; in the strips both buckle together, and the curve lies lower.',
  'strips.M+': 'M+, top compressed',
  'strips.M-': 'M−, bottom compressed',
  'strips.N': 'N, whole section compressed',
  'strips.action': 'Action',
  'strips.stress': 'Strips',
  'strips.code': 'Code',
  'strips.comparison': 'Comparison',
  'strips.noMinimum': 'the curve has no separate minimum',
  'strips.noCode': 'the code has no value of its own',
  'strips.safe': 'the code is safe by {percent} %',
  'strips.above': 'the code lies {percent} % above',

  'checks.text':
    'Every check at its governing place: formula, numbers, result and clause. Operands are printed with as many digits as it takes to arrive at the printed result. In tables and headings a utilisation is rounded up to the next 0.001, so that nothing above 1 reads as 1.000; the last line of a derivation shows the value itself.',
  'checks.method': 'Method\u00a0{reading}',
  'checks.methodText':
    'The number after “Method” is the chapter and the reading in the description of the method that derives the check.',
  'checks.methodAddress': 'The description is at {address}.',
  'checks.stripAsIn': 'a_fz to i_fz of the same free flange: as in {section}.',
  'checks.lateralAsIn': '{check}, M_y,Ed to χ_LT: as in {section}.',
  'checks.roundedUp': 'rounded up: {value}',
  'checks.fastenerMoved':
    'With the fasteners of the cladding elsewhere and all else as calculated, the utilisation would be: {list}. This is not part of the verdict.',
  'checks.fastenerNearer': '{mm} mm nearer the web {value}',
  'checks.fastenerFarther': '{mm} mm farther from the web {value}',
  limit: 'Limit',
  'checks.present': 'Of this section',
  'checks.governingHeading': 'Governing checks',
  'checks.governingText':
    'The governing check, every check that is not satisfied, and those that reach {percent} % of the governing utilisation; all checks are listed on the first page.',
  'checks.mode': 'buckling mode: displacements at x, energies stored (U) and work of the loads (V)',
  'checks.clause': 'Clause',
  'checks.status': 'Result',
  'checks.demand': 'Demand',
  'checks.resistance': 'Resistance',
  place: 'Place',
  'checks.placeSupport': 'support, x = {x} m',
  'checks.placeSpan': 'span {n}, x = {x} m',
  'checks.placeCantilever': 'cantilever, x = {x} m',
  'checks.roofLoad': 'Concentrated load at',
  'checks.withoutFigures': 'Checks without a result',
  'checks.notChecked': 'not checked: no statement is made about it',

  'cases.effects': 'Unfactored effects',
  'lineLoads.heading': 'Line loads',
  'lineLoads.load': 'Load on the member',
  'lineLoads.text': 'Every load case as it acts on the member, unfactored and without its own weight.',
  'lineLoads.across': 'across the member, at right angles to the envelope',
  'lineLoads.inPlane': 'in the plane of the envelope',
  'lineLoads.along': 'along the member',
  'lineLoads.entered': 'loads as entered',
  'lineLoads.spacing': 'spacing',
  'lineLoads.plan': 'α is the slope{plan?; per m² of plan: }{live?live load}{liveSnow?, }{snow?snow}.',
  'characteristic.text':
    'Unfactored, at right angles to the envelope, positive where the member bears; permanent load with the own weight of this section.',
  'characteristic.arrangements':
    'Arrangements of the live load stand by their largest and smallest values, which act at different times.',
  'characteristic.roofLoad':
    'The concentrated load of roofs stands by the largest and the smallest reaction of each support over all its places, which do not occur together.',
  'characteristic.inPlane': 'In the plane of the envelope, positive down the slope or the façade',
  'characteristic.sum': 'Σ reactions',
  'characteristic.intoSheet': 'In the plane of the envelope the cladding carries, at most: {list}.',
  'characteristic.pointsIntoSheet': 'Each point load adds there, at most: {list}.',
  'reactions.text':
    'Design values (ultimate limit states) for the frame and the fixings, perpendicular to the envelope; positive: bearing, negative: uplift.',
  'reactions.uplift': 'Where the smallest value is negative, the fixings have to carry it as tension.',
  'reactions.inPlane': 'In-plane forces on supports and restraints',
  'reactions.inPlaneText':
    'Design values (ultimate limit states) of the forces in the plane of the envelope; positive: the load presses down the slope or the façade. Cleats, anti-sag bars and hangers and their fixings have to carry them; no panel does.',
  'reactions.inPlaneByCladding':
    'The load component in the plane of the envelope is not among these forces: it goes into the cladding, which has to pass it on to the structure through its own fixings.',
  'reactions.restraint': 'Restraint',

  'deflections.value': 'Deflection',
  'deflections.ownBending': 'own bending of the cantilever only (short overhang)',
  'deflections.whole': 'whole displacement',
  'deflections.twist':
    'Largest twist along the line, to first order under characteristic loads: {degrees}°. No check limits it.',
  'deflections.kind': 'Compared value',

  'symbols.heading': 'Symbols',
  'symbols.text':
    'Symbols of the derivations, without the indices listed below them; with the index of a load case a symbol is the unfactored effect of that case.',
  'symbols.place': 'In the chapter of the place the letters have the meaning of EN 1991.',
  'symbols.indices': 'Indices',
  'symbols.meaning': 'Meaning',

  'remarks.heading': 'Remarks and open points',
  'remarks.warnings': 'Warnings',
  'remarks.noWarnings': 'The calculation raised no warnings.',
  'remarks.notConfirmed': 'Not yet confirmed',
  'remarks.notConfirmedText':
    'The following is built as the sources at hand have it and is still open: it has not yet been held against the text of the standard or its national annex, or has not been shown by an independent calculation:',
  'remarks.signOff': 'Statement',

  'joints.text':
    'What stands over the supports between two main spans. Lengths of a lap go from the support axis to the end bolt row.',
  'joints.models':
    'The line is calculated in two models of its laps: SUM, with the stiffness of both members inside a lap, and SINGLE, with that of the member of the span. The true stiffness lies between them, since bolts slip; every check, reaction and deflection is the larger of both (EN 1993-1-3, 10.1.3.4).',
  'joints.tested':
    'Inside a lap the stiffness is that of the maker’s test: {ratio} times half the sum of both members (EN 1993-1-3, 10.1.3.4).',
  'joints.sleeveTest':
    'Sleeve, by the test of its maker: {length} mm long, rotational stiffness {stiffness} kNm/rad, M_Rd = {moment} kNm, V_Rd = {shear} kN.',
  'joints.testSource': 'Source of the test values: {source}.',
  'joints.caption': 'The pieces to scale: laps as the overlap they are, bolt rows as ticks.',
  'joints.forces':
    'Largest effects of all ultimate combinations and models. Bolt forces are stated, not checked: the bolts of each row have to be designed for them.',
  'joints.kind': 'Joint',
  'joints.moment': 'Moment',
  'joints.shear': 'Shear force',
  'joints.share': 'Share of the left member',
  'joints.boltsLeft': 'Bolts, left row',
  'joints.boltsSupport': 'Bolts over the support',
  'joints.boltsRight': 'Bolts, right row',
  'joints.lap': 'Lap over support {n}',
  'joints.lapText':
    'Both members touch at the bolt rows and over the support alone, with one deflection there; the one that ends carries a straight moment from its share over the support to 0 at its row. M_0, M_a and M_b are moments of the line; a lap is {left} mm long left of the support and {right} mm right of it.',
  'joints.pieces': 'Pieces',
  'joints.length': 'Length',
  'joints.thickness': 'Thickness',
  'joints.count': 'Number',
  'joints.massOne': 'Mass of one',
  'joints.massAll': 'Mass of all',
  'joints.edge': 'A piece ends {edge} mm beyond its last bolt row. Laps and sleeves add {kg} kg to the line.',
  'summary.pieces': 'Pieces',
  'summary.piecesText': '{count}, the longest {length} m',
  'summary.jointWeight': 'of it laps and sleeves',
  'summary.thickness': 'Thickness',
  'summary.endBays': '{endBay} mm in the end bays, {inner} mm inside',
  'summary.drawn': 'Inner spans, {inner} mm',
  'section.ofEndBays': 'Section of the end bays',
  'section.turned': 'Section of the turned pieces',
  'section.turnedEndBays': 'Section of the turned pieces of the end bays',
  'checks.model': 'Model of the laps',
  'checks.member': 'Member',
  'checks.endingMember': 'the one that ends inside the lap',
  'checks.turned': 'the pieces that lie turned',
  'characteristic.model': 'Model {model}',
  'characteristic.models':
    'The values of each model belong together; the larger ones of both would not be in equilibrium.',
  'model.SUM': 'SUM (both members inside laps)',
  'model.SINGLE': 'SINGLE (the member of the span)',
  'model.TEST': 'TEST (stiffness of the maker’s test)',
  'cases.withJoints':
    'With joints these are the effects on one member of one thickness through the whole line. Those with laps and of both thicknesses stand in the derivations, model by model, and their reactions, with the weight of every member, in section {section}.',
  'forces.withJoints':
    'With joints they are those of the member that runs through, over both models of the laps: inside a lap it carries its share alone.',
  'sheeting.heading': 'Sheeting',
  'sheeting.narrowScrewed': 'The screws go through the narrow flange of the sheet, b_T = {width} mm.',
  'sheeting.wideScrewed': 'The screws go through the wide flange of the sheet, b_T = {width} mm.',
  'sheeting.shear': 'Shear stiffness',
  'sheeting.shearKnown':
    'The section needs S_req = {required} kN to be held (EN 1993-1-3, 10.1.1(6)), the sheeting has S = {stiffness} kN: utilisation {utilisation}, derived in section {section}. Every other check takes the fibre as held.',
  'sheeting.shearUnknown':
    'The section needs S_req = {required} kN to be held (EN 1993-1-3, 10.1.1(6)). No S is known of this cladding: that it reaches S_req is still to be shown.',
  'sheeting.spring': 'Rotational spring',
  'sheeting.bothSenses': 'C_D is the value of uplift, taken for both senses of load.',
  'sheeting.declaredSenses': 'C_D is taken for both senses of load; what was declared has to hold for uplift.',
  'sheeting.noSpring': 'The sheeting gives this section no rotational spring, C_D = 0 and K = 0: {reason}.',
  'sheeting.conditions': 'Conditions',
  'sheeting.screws':
    'Screws of 6.3 mm at the distance from the web that is calculated with, with washers at least 1.0 mm thick and 16 mm wide.',
  'sheeting.overlaps': 'The sheets are joined in every side overlap and held at all four edges of the diaphragm.',
  'sheeting.openings':
    'No roof lights, standing seams or later openings: they end the action of the diaphragm, which is needed for the life of the building.',
  'sheeting.nothingBetween': 'Nothing lies between the sheet and the flange.',
  'sheeting.asTested': 'Panel, connections and spacing are those for which the source shows the declared values.',
} as const
