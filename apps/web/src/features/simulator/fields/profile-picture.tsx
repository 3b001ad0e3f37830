import type { Drawing as DrawingData } from '@madre/drawing'
import { Drawing } from '../../../ui/drawing/drawing.tsx'

/** A pictogram on a radio card: the card's label says what it shows. */
export const picture = (drawing: DrawingData) => <Drawing drawing={drawing} decorative />
