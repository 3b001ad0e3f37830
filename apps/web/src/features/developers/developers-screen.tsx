import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { ApiViewer } from './api-viewer.tsx'
import styles from './developers.module.css'
import { WorkedExample } from './worked-example.tsx'

const DOCUMENT = '/api/openapi.json'

/** The API for programs, open to all: how to sign in, a worked example, every call. */
export default function DevelopersScreen() {
  const { t, i18n } = useTranslation()
  usePageTitle(t('Para programadores'))
  return (
    <Page
      title={t('Para programadores')}
      lead={t('Tudo o que se faz no simulador pode fazê-lo um programa, por HTTP e JSON.')}
      width="wide"
    >
      <Part title={t('Começar')}>
        <ol className={`prose ${styles.steps}`}>
          <li>
            {t('Crie um token na página da conta: só para ler, ou para ler e escrever. É mostrado uma única vez.')}{' '}
            <Link to="/account">{t('Abrir a conta')}</Link>
          </li>
          <li>
            {t('Envie-o em cada pedido:')} <code>Authorization: Bearer madre_…</code>
          </li>
          <li>
            {t(
              'Um token faz 600 pedidos em dez minutos. RateLimit-Remaining diz quantos restam; depois de 429, Retry-After diz quantos segundos esperar.',
            )}
          </li>
        </ol>
        <p className={`prose ${styles.text}`}>
          {t(
            'A descrição em OpenAPI 3.1 serve para gerar clientes; o de TypeScript está no repositório, em packages/client.',
          )}{' '}
          <a href={DOCUMENT}>openapi.json</a>
        </p>
      </Part>
      <Part title={t('Um exemplo completo')}>
        <p className={`prose ${styles.text}`}>
          {t(
            'Criar uma simulação, esperar pelo cálculo, escolher a secção mais leve que verifica e descarregar a nota de cálculo. Cada ficheiro funciona tal como está.',
          )}
        </p>
        <WorkedExample />
      </Part>
      <Part title={t('Todos os pedidos')}>
        {!i18n.language.startsWith('en') && <p className={`prose ${styles.text}`}>{t('Esta parte está em inglês.')}</p>}
        <ApiViewer document={DOCUMENT} />
      </Part>
    </Page>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
