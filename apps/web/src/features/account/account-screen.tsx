import { useTranslation } from 'react-i18next'
import { useWhoami } from '../../api/users.ts'
import { withTexts } from '../../i18n/i18n.ts'
import { lazyExtra } from '../../ui/lazy-extra.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import styles from './account.module.css'
import { CostsCard } from './costs-card.tsx'
import { DataCard } from './data-card.tsx'
import { SheetsCard, TemplatesCard } from './kept-card.tsx'
import { PasswordCard, ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SimulatorCard } from './simulator-card.tsx'
import { TokensCard } from './tokens-card.tsx'

const OfficeLogo = lazyExtra(
  () => withTexts('revisions', import('../../actions/revision/office-logo.tsx')),
  <Card>
    <Skeleton lines={5} />
  </Card>,
)

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
        <OfficeLogo company={user.company} />
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
