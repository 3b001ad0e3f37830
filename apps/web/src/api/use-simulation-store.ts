import { createContext, useContext } from 'react'
import { serverStore } from './server-store.ts'
import type { SimulationStore } from './simulation-store.ts'

const StoreContext = createContext<SimulationStore>(serverStore)
export const SimulationStoreProvider = StoreContext.Provider

/** The store of the simulations on screen: the account's, unless the screen provides another. */
export const useSimulationStore = (): SimulationStore => useContext(StoreContext)
