/** What is read of a request: the place, the building and the line. `null` says the same as absent, everywhere. */

type Given<T> = T | null | undefined

export type Group = 'WIND' | 'SNOW'

/** The block `metadata.site` of a request, without what the server adds on saving. */
export interface Site {
  version?: Given<number>
  groups?: Given<string[]>
  place?: Given<{
    code?: Given<number>
    municipality?: Given<string>
    province?: Given<string>
    isCapital?: Given<boolean>
  }>
  /** m above sea level */
  altitudeM?: Given<number>
  building?: Given<{
    lengthM?: Given<number>
    widthM?: Given<number>
    ridgeHeightM?: Given<number>
    roof?: Given<string>
    trough?: Given<boolean>
    parapetM?: Given<number>
  }>
  wind?: Given<{
    zone?: Given<string>
    coastWithin5Km?: Given<boolean>
    /** m/s */
    vb0?: Given<number>
    terrain?: Given<string>
    method?: Given<string>
    orography?: Given<number>
    cpi?: Given<{ mode?: Given<string>; max?: Given<number>; min?: Given<number> }>
  }>
  line?: Given<{
    mode?: Given<string>
    yM?: Given<number>
    startM?: Given<number>
    wall?: Given<string>
    symmetric?: Given<boolean>
  }>
  snow?: Given<{
    zone?: Given<string>
    /** kN/m² */
    sk?: Given<number>
    exposure?: Given<string>
    retained?: Given<boolean>
    exceptional?: Given<{ use?: Given<boolean>; cEsl?: Given<number> }>
    obstruction?: Given<Obstruction>
  }>
}

/** What snow drifts against. */
export interface Obstruction {
  kind?: Given<string>
  at?: Given<string>
  heightM?: Given<number>
  distanceM?: Given<number>
  b1M?: Given<number>
  b2M?: Given<number>
  upperPitchDeg?: Given<number>
}

export interface PointLoads {
  spanType?: Given<string>
  spanIdx?: Given<number>
  loads?: Given<{ p1?: Given<number>; p2?: Given<number>; l1?: Given<number>; l2?: Given<number> }>
}

/** What joins two main spans over the support between them; sides of a lap in the unit of all laps. */
export interface Joint {
  kind?: Given<string>
  left?: Given<number>
  right?: Given<number>
}

/** The fields of a request that the derivation reads; others may be there. */
export interface ClimateRequest {
  location?: Given<string>
  simulationType?: Given<string>
  profileOrientation?: Given<string>
  spanLengthsM?: Given<number[]>
  hasLeftCantilever?: Given<boolean>
  hasRightCantilever?: Given<boolean>
  transverseLengthM?: Given<number>
  inclinationDegrees?: Given<number>
  loadPermanentDistributed?: Given<number[]>
  loadPermanentDistributedMin?: Given<number[]>
  loadPermanentDistributedMax?: Given<number[]>
  loadPermanentPoint?: Given<PointLoads[]>
  loadLiveDistributed?: Given<number[]>
  loadLivePoint?: Given<PointLoads[]>
  spanRestraints?: Given<{
    upper?: Given<{ lateralLocks?: Given<number[]> }>
    lower?: Given<{ lateralLocks?: Given<number[]> }>
  }>
  joints?: Given<{ supports?: Given<Joint[]> }>
  metadata?: Given<{ site?: Given<Site> }>
}
