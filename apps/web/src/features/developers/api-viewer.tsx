import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import licences from 'swagger-ui-dist/swagger-ui-bundle.js.LICENSE.txt?url'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { ErrorState } from '../../ui/page/states.tsx'
import styles from './developers.module.css'
import { loadViewer, pageLayout, reachable } from './swagger-ui.ts'
import { useDarkClass } from './use-dark-class.ts'

/** Every call of the API, from the server's own description; its code is loaded when it is shown. */
export function ApiViewer({ document }: { document: string }) {
  const { t } = useTranslation()
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
      {state === 'failed' && (
        <ErrorState
          title={t('Não foi possível carregar este ecrã.')}
          text={t('Verifique a ligação e recarregue a página.')}
          retryLabel={t('Recarregar')}
          onRetry={() => window.location.reload()}
        />
      )}
      <div ref={place} className={styles.viewer} />
      <p className="unit">
        <a href={licences}>Swagger UI</a>
      </p>
    </>
  )
}
