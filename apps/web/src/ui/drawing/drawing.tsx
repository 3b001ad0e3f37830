import {
  COLOUR_ROLES,
  contentRuns,
  DARK_THEME,
  type Drawing as DrawingData,
  formatContent,
  INDEX,
  LIGHT_THEME,
  type Mark,
  type Reading,
  roundCoordinate,
  STYLE_RULES,
  TEXT_RULES,
} from '@madre/drawing'
import { decimalMarkOf } from '@madre/print'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/facade.ts'
import { classNames } from '../class-names.ts'
import styles from './drawing.module.css'

/** Every colour role for both themes; the accent is the brand's. */
const ROLES = Object.fromEntries(
  COLOUR_ROLES.map((role) => [
    `--draw-${role}`,
    role === 'accent' ? 'var(--accent)' : `light-dark(${LIGHT_THEME[role]}, ${DARK_THEME[role]})`,
  ]),
) as CSSProperties

/**
 * A drawing of @madre/drawing as SVG, in the colours of the theme and the language on screen.
 *
 * @param decorative  the words beside it say the same: hidden from screen readers
 * @param overlay     more SVG over the drawing, in its units (a pointer's reading)
 * @param above       more marks above its upper edge, at y from -height to 0
 */
export function Drawing({
  drawing,
  decorative = false,
  className,
  overlay,
  above,
}: {
  drawing: DrawingData
  decorative?: boolean
  className?: string | undefined
  overlay?: ReactNode
  above?: { marks: Mark[]; height: number } | undefined
}) {
  const { i18n } = useTranslation()
  const { t } = useWords()
  const reading: Reading = { labels: (key) => t(key), decimalMark: decimalMarkOf(i18n.language) }
  const title = formatContent(drawing.title, reading)
  const raised = above?.height ?? 0
  const height = drawing.height + raised
  return (
    <svg
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : title}
      aria-hidden={decorative || undefined}
      className={classNames(styles.drawing, className)}
      style={ROLES}
      viewBox={`0 ${-raised} ${drawing.width} ${height}`}
      width={drawing.width}
      height={height}
      focusable="false"
    >
      {[...(above?.marks ?? []), ...drawing.marks].map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity beside their place
        <MarkShape key={i} mark={mark} reading={reading} />
      ))}
      {overlay}
    </svg>
  )
}

function look(mark: Exclude<Mark, { kind: 'text' }>): CSSProperties {
  const rule = STYLE_RULES[mark.style]
  return {
    fill: rule.fill ? `var(--draw-${rule.fill})` : 'none',
    fillOpacity: rule.fillOpacity,
    ...(rule.stroke
      ? { stroke: `var(--draw-${rule.stroke})`, strokeWidth: rule.width ?? 1, strokeDasharray: rule.dash }
      : {}),
  }
}

const points = (list: { x: number; y: number }[]) =>
  list.map((p) => `${roundCoordinate(p.x)},${roundCoordinate(p.y)}`).join(' ')

/** A subscript lowers the baseline; the text after it raises it again. */
function textRun(text: string, i: number, size: number): ReactNode {
  if (i === 0) return text
  const drop = INDEX.drop * size
  const isIndex = i % 2 === 1
  return (
    <tspan key={i} dy={isIndex ? drop : -drop} style={isIndex ? { fontSize: INDEX.size * size } : undefined}>
      {text}
    </tspan>
  )
}

function MarkShape({ mark, reading }: { mark: Mark; reading: Reading }) {
  switch (mark.kind) {
    case 'line':
      return <line x1={mark.x1} y1={mark.y1} x2={mark.x2} y2={mark.y2} style={look(mark)} />
    case 'polyline':
      return <polyline points={points(mark.points)} style={look(mark)} />
    case 'polygon':
      return <polygon points={points(mark.points)} style={look(mark)} />
    case 'path':
      return <path d={mark.d} style={look(mark)} />
    case 'circle':
      return <circle cx={mark.cx} cy={mark.cy} r={mark.r} style={look(mark)} />
    case 'text': {
      const rule = TEXT_RULES[mark.style]
      return (
        <text
          x={mark.x}
          y={mark.y + 0.35 * rule.size}
          textAnchor={mark.anchor}
          style={{ fill: `var(--draw-${rule.fill})`, fontSize: rule.size, fontWeight: rule.weight }}
          transform={mark.rotate ? `rotate(${mark.rotate} ${mark.x} ${mark.y})` : undefined}
        >
          {contentRuns(mark.content, reading).map((text, i) => textRun(text, i, rule.size))}
        </text>
      )
    }
  }
}
