/** What is said of a chosen sheet. */
export const sheeting = {
  'sheeting.heading': 'Sheeting',
  'sheeting.trapezoidal': 'trapezoidal sheet {name}',
  'sheeting.declared': 'tested cladding {name}',
  'sheeting.source': 'Source of the cladding data',
  'sheeting.dimensions': 'Dimensions of the sheet',
  'sheeting.dimensionsText':
    '{height} mm deep, ribs {rib} mm apart, flanges {narrow} and {wide} mm wide, {nominal} mm thick, {coat} mm of it coating, second moment of area {inertia} cm⁴/m',
  'sheeting.laying': 'Position and screws of the sheet',
  'sheeting.POSITIVE': 'narrow flange on the member',
  'sheeting.NEGATIVE': 'wide flange on the member',
  'sheeting.TROUGH': 'screwed through the flange on the member',
  'sheeting.CREST': 'screwed through the flange away from the member, with saddle washers',
  'sheeting.EVERY': 'at every rib',
  'sheeting.SECOND': 'at every second rib',
  'sheeting.FLANGE': 'laid directly on it',
  'sheeting.INSULATION': 'laid over insulation',
  'sheeting.roofLength': '{length} m long in its direction, as a diaphragm',
  'sheeting.declaredValues': 'Declared values',
  'sheeting.declaredShear': 'shear stiffness {shear} kN for members {spacing} m apart',
  'sheeting.declaredRotation': 'rotational stiffness {rotation} N for a flange of {flange} mm',
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
}
