import { at, type DiagramKind, envelopeDiagram, type LineGeometry, valueAt } from '@madre/drawing'
import type { Envelopes } from '@madre/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { readEnvelope } from '../../../ui/drawing/curve-reading.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { Tabs } from '../../../ui/page/tabs.tsx'
import styles from './live-panel.module.css'

const KINDS: { kind: DiagramKind; symbol: string; unit: string; decimals: number }[] = [
  { kind: 'moment', symbol: 'M', unit: 'kNm', decimals: 2 },
  { kind: 'shear', symbol: 'V', unit: 'kN', decimals: 2 },
  { kind: 'deflection', symbol: 'δ', unit: 'mm', decimals: 1 },
]

/** M, V and δ over all combinations, a tab each; the pointer reads them at any place. */
export function LiveDiagrams(props: { envelopes: Envelopes; geometry: LineGeometry; width: number; height: number }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<DiagramKind>('moment')
  return (
    <Tabs
      label={t('Diagramas')}
      value={kind}
      onChange={setKind}
      items={KINDS.map((item) => ({
        value: item.kind,
        label: item.symbol,
        content: <EnvelopeDiagram {...props} {...item} />,
      }))}
    />
  )
}

const curvesOf = (e: Envelopes, kind: DiagramKind): [number[], number[]] =>
  kind === 'moment'
    ? [e.momentMaxKnm, e.momentMinKnm]
    : kind === 'shear'
      ? [e.shearMaxKn, e.shearMinKn]
      : [e.deflectionMaxMm, e.deflectionMinMm]

function EnvelopeDiagram({
  kind,
  symbol,
  unit,
  decimals,
  envelopes,
  geometry,
  width,
  height,
}: (typeof KINDS)[number] & { envelopes: Envelopes; geometry: LineGeometry; width: number; height: number }) {
  const format = useFormat()
  const [x, setX] = useState<number | null>(null)
  const drawing = envelopeDiagram(kind, envelopes, geometry, { width, height })
  const axis = drawing.xAxis
  const read = x === null ? null : readEnvelope(envelopes.xM, ...curvesOf(envelopes, kind), x)
  const number = (value: number) => format.number(value, decimals, true)
  return (
    <div
      className={styles.diagram}
      onPointerLeave={() => setX(null)}
      onPointerMove={(event) => {
        if (!axis) return
        const box = event.currentTarget.getBoundingClientRect()
        const place = valueAt(axis, ((event.clientX - box.left) * drawing.width) / box.width)
        setX(Math.min(Math.max(place, 0), geometry.lengthM))
      }}
    >
      <Drawing
        drawing={drawing}
        overlay={
          axis &&
          read && (
            <line className={styles.pointer} x1={at(axis, x ?? 0)} x2={at(axis, x ?? 0)} y1={28} y2={drawing.height} />
          )
        }
      />
      <p className={styles.reading}>
        {read &&
          format.labelled(
            `x = ${format.number(x ?? 0, 2, true)} m`,
            `${symbol} = ${number(read[0])} … ${number(read[1])} ${unit}`,
          )}
      </p>
    </div>
  )
}
