import type { Purlin } from './candidate.ts'

/** The rotational spring C_D that the cladding gives a section [N]; 0 without a panel, and for a fastener near an edge of the flange. */
export const rotationalSpringOf = ({ line, candidate }: Purlin): number =>
  line.restraints.panel && candidate.fastener?.givesSpring !== false ? line.sheeting.C_D : 0
