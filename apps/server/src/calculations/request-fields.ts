import type { CalculationRequest } from '@madre/contract'

/** What each field of a request means and in which unit it stands, for the description of the API. */
export const REQUEST_FIELDS: Record<keyof CalculationRequest, string> = {
  steelGrades: 'ids of steels of the catalogue; every section is checked in each of them',
  simulationType:
    'ROOF: with its slope; FACADE: weights act in the plane of the wall; GENERAL: another member, level whatever the inclination says',
  location: 'Whose national parameters hold; OTHER: the recommended values',
  inclinationDegrees: 'Slope of the roof [°]',
  spanLengthsM: 'Left console (if any), main spans, right console (if any) [m]; every other list has as many values',
  hasLeftCantilever: 'Whether the first length is a console',
  hasRightCantilever: 'Whether the last length is a console',
  transverseLengthM: 'Spacing of the members [m]',
  supportWidth: 'Width of the supports [mm]; web crippling counts on 80, 135 and 200 mm of them',
  sectionTypes: 'The one shape to design with',
  sectionOrientation: 'REGULAR: the closed flange of an Ω, or bTop, outside; INVERTED: turned upside down',
  profileOrientation:
    'HORIZONTAL: across the slope of a roof, or lying on a façade; VERTICAL: down the slope, or standing',
  loadPermanentDistributed: 'Permanent load of each span [kN/m²]; null with the Min and Max pair',
  loadPermanentDistributedMin: 'Smallest permanent load of each span [kN/m²]; null with a single value',
  loadPermanentDistributedMax: 'Largest permanent load of each span [kN/m²]; null with a single value',
  loadPermanentPoint:
    'Permanent point loads: p1, p2 [kN] at l1, l2 [% of the span]; SPAN counts main spans from 0, CONSOLE is 0 left and 1 right; a span left out has none',
  pointLoadIntroduction: 'How point loads reach the member; FLANGE when absent',
  pointLoadBearingMm: 'Bearing length of point loads [mm]; 100 when absent',
  loadLiveDistributed: 'Live load of each span [kN/m²]',
  loadLivePoint: 'Live point loads, as the permanent ones',
  loadLiveCombinationFactor: 'ψ0, ψ1, ψ2 of the live load, sent as psi1, psi2, psi3',
  roofPointLoadKn:
    'Concentrated load of a roof [kN], vertical, at any place of the line and alone with permanent load; 0 or absent: none. ROOF and GENERAL with psi1 to psi3 of the live load all 0 (category H)',
  loadWindPressure: 'Bands of wind pressure from the left end: w1 to w3 [kN/m²] over l1 to l3 [m]; all 0: none',
  loadWindSuction: 'Bands of wind suction, sent as positive values',
  loadWindLocalPressure: 'Bands of local pressure, an alternative to the general one',
  loadWindLocalSuction: 'Bands of local suction, an alternative to the general one',
  loadWindCombinationFactor: 'ψ0, ψ1, ψ2 of wind, sent as psi1, psi2, psi3',
  loadSnowRegular: 'Snow of each span [kN/m²]; null: none, and always null for a FACADE',
  loadSnowExceptional: 'Exceptional snow of each span [kN/m²], an accidental action; null: none',
  loadSnowAccumulation:
    'Bands of drifted snow from the left end: s1 to s3 [kN/m²] over l1 to l3 [m]; all 0: none, and always for a FACADE',
  loadSnowCombinationFactor: 'ψ0, ψ1, ψ2 of snow, sent as psi1, psi2, psi3',
  deflectionLimit: 'L/limit, under the CHARACTERISTIC, FREQUENT or QUASI_PERMANENT combination',
  axialLoad:
    'Axial force of the member [kN]; 0: none; TRACTION pulls; DESIGN: a design value, UNFACTORED_WIND: the characteristic effect of wind',
  spanRestraints:
    'What holds the fibres: upper.type 0 a panel along the line, 1 its lateralLocks alone; lateralLocks: how many discrete restraints in each span hold the fibre; lower.use false: none hold the lower one',
  claddingProperties:
    'The sheeting as a rotational spring of a panel: its inertia [cm⁴/m] and fixings [1/m]; either 0: no spring. fastenerToWebMm: from the web midline of a C or Z to its fasteners [mm], with or without the other two; as the family says, or half the flange, when absent',
  metadata: 'What the note prints, and the place that wind and snow were taken from',
}
