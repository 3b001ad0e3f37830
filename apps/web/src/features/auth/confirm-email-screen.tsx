import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/problem.ts'
import { useConfirmEmail } from '../../api/users.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import styles from './auth.module.css'
import { AuthLayout } from './auth-layout.tsx'

/** Activates an account with what the link of the mail carries. */
export default function ConfirmEmailScreen({ userId, code }: { userId: string | undefined; code: string | undefined }) {
  const { t } = useTranslation()
  const confirm = useConfirmEmail()
  const asked = useRef(false)
  usePageTitle(t('Ativar conta'))
  const { mutate } = confirm
  const refused = confirm.error instanceof ApiError && confirm.error.status === 400
  useEffect(() => {
    // The code works once: a second run of this effect must not use it up.
    if (!userId || !code || asked.current) return
    asked.current = true
    mutate({ userId, code })
  }, [mutate, userId, code])
  const toLogin = (
    <Link to="/login" className={buttonClass({ variant: 'primary' })}>
      {t('Iniciar sessão')}
    </Link>
  )
  return (
    <AuthLayout title={t('Ativar conta')}>
      <div className={styles.status} aria-live="polite">
        {!userId || !code ? (
          <EmptyState
            atStart
            title={t('Esta ligação está incompleta.')}
            text={t('Abra a ligação do e-mail por inteiro.')}
            actions={toLogin}
          />
        ) : confirm.isSuccess ? (
          <EmptyState
            atStart
            picture={<Icon name="check" size={32} />}
            title={t('A sua conta está ativa.')}
            text={t('Já pode iniciar sessão.')}
            actions={toLogin}
          />
        ) : refused ? (
          <EmptyState
            atStart
            title={t('Não foi possível ativar a conta.')}
            text={t(
              'A ligação já foi utilizada ou expirou. Se já ativou a conta, inicie sessão; senão, crie-a de novo com o mesmo e-mail para receber outra ligação.',
            )}
            actions={
              <>
                {toLogin}
                <Link to="/register" className={buttonClass()}>
                  {t('Criar conta')}
                </Link>
              </>
            }
          />
        ) : confirm.isError ? (
          <>
            <Failure
              error={confirm.error}
              title={t('Não foi possível ativar a conta.')}
              onRetry={() => mutate({ userId, code })}
            />
            <p className={styles.foot}>
              <Link to="/login">{t('Voltar ao início de sessão')}</Link>
            </p>
          </>
        ) : (
          <Skeleton lines={2} />
        )}
      </div>
    </AuthLayout>
  )
}
