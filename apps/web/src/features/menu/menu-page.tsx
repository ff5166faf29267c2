import { use, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Segmented } from '../../components/ui/form/segmented.tsx'
import type { IconName } from '../../components/ui/icon.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, Section, SideColumns } from '../../components/ui/page.tsx'
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx'
import { useTheme } from '../../components/use-theme.ts'
import { canInstall, install, subscribeToInstallOffer } from '../../lib/install/install-prompt.ts'
import * as paths from '../../lib/paths.ts'
import { type menu, menuMessages } from '../../messages/en/menu.ts'
import { chooseLocale, LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MenuData } from './menu-data.tsx'
import { MenuOffline } from './menu-offline.tsx'
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
            <Section title={words.together.title} ruled>
              <p className="mb-3 text-sm text-ink-3">{words.together.text}</p>
              <ButtonLink to={paths.live}>
                <Icon name="play" />
                {words.together.action}
              </ButtonLink>
            </Section>
            <Section title={words.settings} ruled>
              <MenuSettings />
              <div className="mt-6 empty:hidden">
                <MenuInstall />
              </div>
            </Section>
            <Section title={words.offline.title} ruled>
              <MenuOffline />
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

const cards: { name: Exclude<keyof typeof menu.cards, 'share'>; to: string; icon: IconName }[] = [
  { name: 'weakness', to: paths.weakness, icon: 'target' },
  { name: 'guide', to: paths.guide, icon: 'curated' },
  { name: 'notes', to: paths.notes, icon: 'notes' },
  { name: 'history', to: paths.history, icon: 'clock' },
  { name: 'privacy', to: paths.privacy, icon: 'lock' },
  { name: 'help', to: paths.help, icon: 'help' },
]

const cellClasses =
  'group grid h-full w-full content-start gap-0.5 py-4 pr-2 text-left text-ink md:grid-cols-[1.625rem_minmax(0,1fr)] md:gap-x-3 md:py-5'

function CardText({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <Icon
        name={icon}
        className="mb-2 size-6 text-action-text md:row-span-2 md:mt-0.5 md:mb-0 md:size-6.5"
      />
      <b className="leading-[1.35] group-hover:text-action-text">{title}</b>
      <span className="text-sm leading-[1.35] text-ink-3">{text}</span>
    </>
  )
}

/** Ruled cells, two in a row. */
function MenuCards({ onShare }: { onShare: () => void }) {
  const words = useMessages(menuMessages)
  return (
    <section>
      <h2>
        <VisuallyHidden>{words.more}</VisuallyHidden>
      </h2>
      <ul className="grid grid-cols-2 border-t border-rule [&>li]:border-b [&>li:last-child:nth-child(odd)]:col-span-2 [&>li]:border-rule [&>li:nth-child(even)]:border-l [&>li:nth-child(even)]:pl-4 md:[&>li:nth-child(even)]:pl-6">
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onShare} className={cellClasses}>
            <CardText icon="share" {...words.cards.share} />
          </button>
        </li>
        {cards.map((card) => (
          <li key={card.name}>
            <Link to={card.to} className={cellClasses}>
              <CardText icon={card.icon} {...words.cards[card.name]} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MenuSettings() {
  const words = useMessages(menuMessages)
  const { theme, changeTheme } = useTheme()
  const locale = use(LocaleContext)
  return (
    <div className="grid gap-6">
      <Segmented
        legend={words.theme}
        choices={[
          { value: 'light', label: words.themeNames.light },
          { value: 'dark', label: words.themeNames.dark },
        ]}
        value={theme}
        onValueChange={changeTheme}
      />
      <div>
        <Segmented
          legend={words.language}
          choices={[
            { value: 'en', label: words.languageNames.en, lang: 'en' },
            { value: 'hi', label: words.languageNames.hi, lang: 'hi' },
          ]}
          value={locale}
          onValueChange={chooseLocale}
        />
        <p className="mt-2 text-sm text-ink-3">{words.languageHint}</p>
      </div>
    </div>
  )
}

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches
/** Safari never offers to install the app; the learner can do it from the share sheet. */
const isApplePhone = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** Installs the app on the home screen; shown only if the browser can do it. */
function MenuInstall() {
  const words = useMessages(menuMessages).install
  const isOffered = useSyncExternalStore(subscribeToInstallOffer, canInstall)
  const [isHint] = useState(() => isApplePhone() && !isInstalled())
  if (!isOffered && !isHint) return null
  return (
    <div>
      <p className="mb-3 text-sm text-ink-3">{isOffered ? words.text : words.appleText}</p>
      {isOffered && (
        <Button onClick={install} block className="justify-start">
          <Icon name="phone" />
          {words.action}
        </Button>
      )}
    </div>
  )
}
