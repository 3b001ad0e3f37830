import type { SVGProps } from 'react'

/** Own drawings on a 20 px grid, one line weight. */
const PATHS = {
  account: 'M10 10.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8zM3.5 16.6c.9-2.9 3.4-4.2 6.5-4.2s5.6 1.3 6.5 4.2',
  alert: 'M10 3.2 17.6 16.4H2.4zM10 8.2v3.6M10 14v.1',
  'arrow-left': 'M16.5 10h-13M8.5 4.5 3 10l5.5 5.5',
  'arrow-right': 'M3.5 10h13M11.5 4.5 17 10l-5.5 5.5',
  calculate: 'M4.5 2.8h11v14.4h-11zM7.3 6h5.4M7.3 10h.1M10 10h.1M12.7 10h.1M7.3 13.5h.1M10 13.5h.1M12.7 13.5h.1',
  chart: 'M3.2 3v13.8H17M6.5 12.5h.1M9.2 8.8h.1M12.5 10.4h.1M15 5.8h.1',
  check: 'm4 10.6 4 4L16.2 5.6',
  'chevron-down': 'm5 7.5 5 5 5-5',
  'chevron-left': 'm12.5 5-5 5 5 5',
  'chevron-right': 'm7.5 5 5 5-5 5',
  'chevron-up': 'm5 12.5 5-5 5 5',
  circle: 'M10 15.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11z',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7.2 7.2h9.6v9.6H7.2zM12.8 7.2v-4H3.2v9.6h4',
  delete: 'M3.5 5.5h13M8 5.5v-2h4v2M5.2 5.5l.8 11h8l.8-11M8.4 8.6v4.8M11.6 8.6v4.8',
  download: 'M10 3v9.5M6 8.8l4 4 4-4M3.5 16.6h13',
  edit: 'M4 16l.7-3.4L13 4.3a1.4 1.4 0 0 1 2 0l.7.7a1.4 1.4 0 0 1 0 2L7.4 15.3zM11.5 5.8l2.7 2.7',
  eye: 'M2.5 10C4.2 6.6 6.8 5 10 5s5.8 1.6 7.5 5c-1.7 3.4-4.3 5-7.5 5s-5.800-1.600-7.500-5zM10 12.300a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600z',
  'eye-off':
    'M3.5 3.500 16.500 16.500M8.300 5.200c.5-.1 1.100-.2 1.700-.2 3.200 0 5.800 1.600 7.500 5-.6 1.200-1.300 2.200-2.200 3M5.300 6.600C4.200 7.400 3.300 8.500 2.500 10c1.700 3.400 4.300 5 7.500 5 1.300 0 2.500-.3 3.500-.8M8.400 8.400a2.300 2.300 0 0 0 3.200 3.200',
  filter: 'M3 4.500h14l-5.400 6.300v5l-3.200-1.600v-3.400z',
  globe:
    'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM3 10h14M10 3c4.300 4.300 4.300 9.700 0 14-4.300-4.300-4.300-9.700 0-14z',
  history: 'M3.300 4v3.600h3.600M3.600 7.500A7 7 0 1 1 3 10.700M10 6.300V10l2.700 1.700',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 9.200V13.400M10 6.600v.1',
  list: 'M7.500 5H17M7.500 10H17M7.500 15H17M3.500 5h.1M3.500 10h.1M3.500 15h.1',
  logout: 'M8.500 3.500h-5v13h5M8 10h9M13.500 6.500 17 10l-3.500 3.500',
  menu: 'M3 5.500h14M3 10h14M3 14.500h14',
  minus: 'M4 10h12',
  moon: 'M16.500 11.800A6.900 6.900 0 0 1 8.200 3.500a6.900 6.900 0 1 0 8.300 8.300z',
  more: 'M10 4.500v.1M10 10v.1M10 15.500v.1',
  offline:
    'M3 3l14 14M10 15.600v.1M7.200 12.600a4.300 4.300 0 0 1 4-1M4.600 9.800a8 8 0 0 1 3-1.900M12 7.700a8 8 0 0 1 3.400 2.100M2 7a11.600 11.600 0 0 1 3.300-2.200M9 3.900A11.600 11.600 0 0 1 18 7',
  plus: 'M10 4v12M4 10h12',
  print: 'M6 7.500V3h8v4.500M6 14H3.500V7.500h13V14H14M6 11.500h8V17H6z',
  redo: 'M16.500 8H8a4.500 4.500 0 0 0 0 9h4M12.800 4.200 16.500 8l-3.700 3.800',
  refresh: 'M16.500 4v3.800h-3.800M16.200 7.600A6.900 6.900 0 1 0 17 10.800',
  save: 'M3.500 3.500h10.300l2.700 2.700v10.300h-13zM6.500 3.500v4h6v-4M6.500 16.500v-5h7v5',
  search: 'M9 14.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM13 13l4 4',
  sun: 'M10 13.300a3.300 3.300 0 1 0 0-6.600 3.300 3.300 0 0 0 0 6.600zM10 2.500v1.500M10 16v1.500M2.500 10H4M16 10h1.500M4.700 4.700l1 1M14.300 14.300l1 1M4.700 15.300l1-1M14.300 5.700l1-1',
  tag: 'M3.500 9.300V3.500h5.800l7.200 7.200-5.800 5.800zM6.700 6.700v.1',
  system: 'M2.800 4h14.400v9.500H2.800zM7 16.600h6',
  'sort-down': 'M10 4v12M5.500 11.500 10 16l4.500-4.500',
  'sort-up': 'M10 16V4M5.500 8.500 10 4l4.500 4.500',
  undo: 'M3.500 8H12a4.500 4.500 0 0 1 0 9H8M7.200 4.200 3.500 8l3.700 3.800',
  upload: 'M10 12.5V3M6 6.7l4-4 4 4M3.5 16.6h13',
} as const

export type IconName = keyof typeof PATHS

interface IconProps extends SVGProps<SVGSVGElement> {
  name: IconName
  /** px */
  size?: number
}

/** A picture beside a text; a picture alone belongs in an IconButton, which names it. */
export function Icon({ name, size = 18, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'chart' || name === 'list' ? 2 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
      style={{ flex: 'none', ...rest.style }}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
