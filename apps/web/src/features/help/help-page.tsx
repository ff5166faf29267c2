import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, Section, SideColumns } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { helpMessages } from '../../messages/help.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SupportContact } from './support-contact.tsx'

/** Native disclosures: they open without a script and the browser's own search finds what is inside. */
function CommonQuestions() {
  const words = useMessages(helpMessages)
  return (
    <RuledList>
      {words.list.map((entry) => (
        <li key={entry.question}>
          <details className="group">
            <summary className="flex min-h-15 items-center justify-between gap-4 py-3 font-title">
              {entry.question}
              <Icon
                name="chevron-down"
                className="size-5 text-ink-3 transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-measure pb-5 text-ink-2">{entry.answer}</p>
          </details>
        </li>
      ))}
    </RuledList>
  )
}

export function Component() {
  const words = useMessages(helpMessages)
  return (
    <Page>
      <PageMeta title={words.title} description={words.text} />
      <PageHead
        title={words.title}
        text={words.text}
        end={<ButtonLink to="/guide">{words.openGuide}</ButtonLink>}
      />
      <SideColumns
        ruledBelow
        main={
          <Section title={words.questions} hideTitle>
            <CommonQuestions />
          </Section>
        }
        side={
          <Section title={words.contact}>
            <SupportContact />
          </Section>
        }
      />
    </Page>
  )
}
