import type { Purlin } from './candidate.ts'

/** The rotational spring C_D that the cladding gives a section [N]; 0 without a panel. */
export const rotationalSpringOf = ({ line, candidate }: Purlin): number =>
  line.restraints.panel ? candidate.sheeting.C_D : 0
