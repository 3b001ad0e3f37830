import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCheckCount } from '../api/check-count.ts'

/** Where a signed-in user can go; `account` is what the link to the account shows. */
export function NavLinks({ className, account }: { className: string | undefined; account: ReactNode }) {
  const { t } = useTranslation()
  const checks = useCheckCount()
  return (
    <>
      <Link to="/simulator" className={className} activeOptions={{ exact: true }}>
        {t('Nova Simulação')}
      </Link>
      <Link to="/simulations" className={className}>
        {t('Simulações')}
      </Link>
      {checks.all > 0 && (
        <Link to="/checks" className={className}>
          {checks.open > 0 ? t('Verificações ({{open}})', { open: checks.open }) : t('Verificações')}
        </Link>
      )}
      <Link to="/account" className={className}>
        {account}
      </Link>
      <Link to="/logout" className={className} preload={false}>
        {t('Terminar sessão')}
      </Link>
    </>
  )
}
