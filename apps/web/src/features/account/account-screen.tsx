import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhoami } from '../../api/users.ts'
import { loadArea } from '../../i18n/i18n.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import styles from './account.module.css'
import { CostsCard } from './costs-card.tsx'
import { DataCard } from './data-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SheetsCard } from './sheets-card.tsx'
import { SimulatorCard } from './simulator-card.tsx'
import { TemplatesCard } from './templates-card.tsx'
import { TokensCard } from './tokens-card.tsx'

const OfficeLogo = lazyExtra(async () => {
  const [part] = await Promise.all([import('../../actions/revision/office-logo.tsx'), loadArea('revisions')])
  return part
})

/** The user's own data, how they work, password, sessions, export and deletion. */
export default function AccountScreen() {
  const { t } = useTranslation()
  const { data: user } = useWhoami()
  usePageTitle(t('Conta'))
  if (!user) return null
  return (
    <Page width="narrow" title={t('Conta')} lead={user.email}>
      <div className={styles.cards}>
        <ProfileCard user={user} />
        <SimulatorCard user={user} />
        <Suspense fallback={null}>
          <OfficeLogo company={user.company} />
        </Suspense>
        <TemplatesCard />
        <SheetsCard />
        <CostsCard user={user} />
        <PasswordCard />
        <SessionsCard />
        <TokensCard />
        <DataCard />
      </div>
    </Page>
  )
}
