/**
 * x of the element ends and middles along the line (end, middle, end, …), cut at the places that need a node.
 * @param cuts       ends, supports, restraints, loads [mm]
 * @param elementMm  largest length of an element
 */
export function stationsOf(cuts: readonly number[], elementMm: number): number[] {
  const places = [...new Set(cuts)].sort((a, b) => a - b)
  const stations = [places[0]!]
  for (let i = 1; i < places.length; i++) {
    const [a, b] = [places[i - 1]!, places[i]!]
    const halves = 2 * Math.ceil((b - a) / elementMm - 1e-9)
    for (let k = 1; k <= halves; k++) stations.push(k === halves ? b : a + ((b - a) * k) / halves)
  }
  return stations
}
