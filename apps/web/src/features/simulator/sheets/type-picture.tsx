import type { Values } from '../model/values.ts'

/** A roof, a façade or a member by itself; the steel stands out in the accent of its card. */
export function TypePicture({ type, angle }: { type: Values['envelope']; angle: number }) {
  return (
    <svg
      width="112"
      height="64"
      viewBox="0 0 112 64"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {type === 'ROOF' && <Roof angle={angle} />}
      {type === 'FACADE' && <Facade />}
      {type === 'GENERAL' && <General />}
    </svg>
  )
}

const frame = { stroke: 'currentColor', strokeWidth: 1.5, opacity: 0.7 }
const steel = { stroke: 'var(--accent)', strokeWidth: 3 }

/** The slope follows the angle that is typed, as far as the picture reaches. */
function Roof({ angle }: { angle: number }) {
  const rise = Math.min(26, Math.max(3, 42 * Math.tan((Math.min(angle, 60) * Math.PI) / 180)))
  const eaves = 34
  const at = (x: number) => eaves - rise * (1 - Math.abs(56 - x) / 42)
  return (
    <>
      <path d={`M14 58V${eaves}L56 ${eaves - rise} 98 ${eaves}V58M6 58h100`} {...frame} />
      {[20, 32, 44, 68, 80, 92].map((x) => (
        <path key={x} d={`M${x - 2.5} ${at(x) - 4}h5`} {...steel} />
      ))}
    </>
  )
}

function Facade() {
  return (
    <>
      <path d="M24 58V8M56 58V8M88 58V8M14 58h84" {...frame} />
      {[16, 29, 42].map((y) => (
        <path key={y} d={`M18 ${y}h76`} {...steel} />
      ))}
    </>
  )
}

function General() {
  return (
    <>
      <path d="M14 30h84" {...steel} strokeWidth={4} />
      {[28, 84].map((x) => (
        <path key={x} d={`M${x} 33l-7 11h14zM${x - 10} 48h20`} {...frame} />
      ))}
      <path
        d="M20 12v9M38 12v9M56 12v9M74 12v9M92 12v9M17 18l3 4 3-4M35 18l3 4 3-4M53 18l3 4 3-4M71 18l3 4 3-4M89 18l3 4 3-4"
        {...frame}
      />
    </>
  )
}
