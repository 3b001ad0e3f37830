import type { ReactNode } from 'react'
import table from './table.module.css'

export const NumericHead = ({ children }: { children: ReactNode }) => (
  <th scope="col" className={table.numeric}>
    {children}
  </th>
)
