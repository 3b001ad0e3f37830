import { useEffect, useRef, useState } from 'react'
import licences from 'swagger-ui-dist/swagger-ui-bundle.js.LICENSE.txt?url'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { NotLoaded } from '../../ui/page/states.tsx'
import styles from './developers.module.css'
import { loadViewer, pageLayout, reachable } from './swagger-ui.ts'

/** Every call of the API, from the server's own description; its code is loaded when it is shown. */
export function ApiViewer({ document }: { document: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useDarkClass()
  useEffect(() => {
    let gone = false
    const release = place.current ? reachable(place.current) : undefined
    loadViewer().then(
      (show) => {
        if (gone || place.current === null) return
        show({
          url: document,
          domNode: place.current,
          layout: 'PageLayout',
          plugins: [pageLayout],
          // It would ask a server of theirs whether the description is valid.
          validatorUrl: null,
          docExpansion: 'list',
          defaultModelsExpandDepth: 0,
          // Its colours are for one theme.
          syntaxHighlight: false,
          onComplete: () => setState('shown'),
        })
      },
      () => setState('failed'),
    )
    return () => {
      gone = true
      release?.()
    }
  }, [document])
  return (
    <>
      {state === 'loading' && <Skeleton lines={12} height="2.5em" />}
      {state === 'failed' && <NotLoaded />}
      <div ref={place} className={styles.viewer} />
      <p className="unit">
        <a href={licences}>Swagger UI</a>
      </p>
    </>
  )
}

const DARK = 'dark-mode'

/** Tells the viewer, by the class it looks for, whether the page is dark: as picked, else as the system is. */
export function useDarkClass(): void {
  useEffect(() => {
    const { documentElement: root } = document
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    const tell = () => {
      const { theme } = root.dataset
      root.classList.toggle(DARK, theme === undefined ? system.matches : theme === 'dark')
    }
    tell()
    const observer = new MutationObserver(tell)
    observer.observe(root, { attributeFilter: ['data-theme'] })
    system.addEventListener('change', tell)
    return () => {
      observer.disconnect()
      system.removeEventListener('change', tell)
      root.classList.remove(DARK)
    }
  }, [])
}
