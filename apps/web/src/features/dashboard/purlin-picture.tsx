/** The three profile types side by side, as sections. */
export function PurlinPicture() {
  return (
    <svg viewBox="0 0 244 84" width="244" height="84" aria-hidden="true" fill="none" stroke="currentColor">
      <g strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M6 60v10h18l8-56h22l8 56h18V60" />
        <path d="M140 26V14h-32v56h32V58" />
        <path d="M170 26V14h30v56h32V58" />
      </g>
    </svg>
  )
}
