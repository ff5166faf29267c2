import { useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, Section, SideColumns } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { menuMessages } from '../../messages/en/menu.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MenuCards } from './menu-cards.tsx'
import { MenuData } from './menu-data.tsx'
import { MenuInstall } from './menu-install.tsx'
import { MenuSettings } from './menu-settings.tsx'
import { ShareDialog } from './share-dialog.tsx'

export function Component() {
  const words = useMessages(menuMessages)
  const [sharing, setSharing] = useState(false)
  return (
    <Page>
      <PageMeta title={words.title} description={words.description} />
      <PageHead title={words.title} />
      <SideColumns
        main={<MenuCards onShare={() => setSharing(true)} />}
        side={
          <>
            <Section title={words.quickAccess}>
              <div className="flex flex-wrap gap-3 [&>*]:flex-auto">
                <ButtonLink to={paths.doubtSolver} variant="primary">
                  <Icon name="doubt" />
                  {words.aiSolver}
                </ButtonLink>
                <ButtonLink to={paths.history}>
                  <Icon name="trend" />
                  {words.viewProgress}
                </ButtonLink>
              </div>
            </Section>
            <Section title={words.settings} ruled>
              <MenuSettings />
              <div className="mt-6 empty:hidden">
                <MenuInstall />
              </div>
            </Section>
            <Section title={words.data.title} ruled>
              <MenuData />
            </Section>
          </>
        }
      />
      <ShareDialog open={sharing} onClose={() => setSharing(false)} link={`${location.origin}/`} />
    </Page>
  )
}
