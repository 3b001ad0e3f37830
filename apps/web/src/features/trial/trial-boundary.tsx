import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/page/states.tsx'

interface Props {
  /** forgets what is kept on this device */
  onStartAnew: () => void
  children: ReactNode
}

/** What is kept on this device may be broken in a way nobody foresaw: then it says so, and offers a way on. */
export class TrialBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const again = () => this.setState({ hasFailed: false })
    return (
      <NotShown
        onRetry={again}
        onStartAnew={() => {
          this.props.onStartAnew()
          again()
        }}
      />
    )
  }
}

function NotShown({ onRetry, onStartAnew }: { onRetry: () => void; onStartAnew: () => void }) {
  const { t } = useTranslation()
  return (
    <Page>
      <EmptyState
        title={t('Não foi possível mostrar a simulação guardada neste navegador.')}
        text={t('Tente novamente; se continuar assim, comece de novo. O que está guardado perde-se então.')}
        actions={
          <>
            <Button onClick={onStartAnew}>{t('Começar de novo')}</Button>
            <Button variant="primary" onClick={onRetry}>
              {t('Tentar novamente')}
            </Button>
          </>
        }
      />
    </Page>
  )
}
