/** Finished simulations that each show one thing; apart from the rest, so that a browser loads them only when asked for. */
import axialLoad from '../examples/axial-load.madre.json' with { type: 'json' }
import driftedSnow from '../examples/drifted-snow.madre.json' with { type: 'json' }
import facadeRail from '../examples/facade-rail.madre.json' with { type: 'json' }
import omegaRoof from '../examples/omega-roof.madre.json' with { type: 'json' }
import zUplift from '../examples/z-uplift.madre.json' with { type: 'json' }
import type { SimulationFile } from './simulation-file.ts'

export type ExampleId = 'omega-roof' | 'z-uplift' | 'facade-rail' | 'drifted-snow' | 'axial-load'

export const EXAMPLES = {
  'omega-roof': omegaRoof,
  'z-uplift': zUplift,
  'facade-rail': facadeRail,
  'drifted-snow': driftedSnow,
  'axial-load': axialLoad,
} as Record<ExampleId, SimulationFile>
