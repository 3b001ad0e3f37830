import { newestChange } from 'virtual:newest-change'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Holds the name of the section that was the newest when the page was last seen. */
const STORAGE_KEY = 'madre.changes'

function storedChange(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function keepChangesSeen(): void {
  try {
    localStorage.setItem(STORAGE_KEY, newestChange)
  } catch {
    return
  }
}

/**
 * Whether `/changes` has a newer section than this browser has seen. What is there at a first visit counts as seen. It never becomes
 * true while the page is open: what another tab has seen may come from a newer build than this one.
 */
export function useUnseenChanges(): boolean {
  const isOpen = useLocation({ select: ({ pathname }) => pathname === '/changes' })
  const [isUnseen, setUnseen] = useState(() => ![null, newestChange].includes(storedChange()))
  useEffect(() => {
    if (isOpen || storedChange() === null) keepChangesSeen()
    if (isOpen) setUnseen(false)
  }, [isOpen])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY) setUnseen(false)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  return isUnseen && !isOpen
}
