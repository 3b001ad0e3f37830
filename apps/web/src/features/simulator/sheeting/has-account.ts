import { createContext } from 'react'

/** Whether the simulator may use an account, in which sheets are kept. */
export const HasAccount = createContext(false)
