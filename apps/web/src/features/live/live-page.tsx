import { useLocation } from 'react-router'
import { BelowTheEdge } from '../../components/below-the-edge.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { Page, PageHead, Section, SideColumns } from '../../components/ui/page.tsx'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CodeForm } from './code-form.tsx'
import { readHandedSet } from './handed-set.ts'
import { OpenRoomForm } from './open-room-form.tsx'

/** The page at /live: join a room by its code, or open one on a topic or from a set that another screen handed over. */
export function Component() {
  const words = useMessages(liveMessages)
  const own = readHandedSet(useLocation().state)
  return (
    <Page>
      <PageMeta title={words.title} description={words.description} />
      <PageHead title={words.title} text={words.text} />
      <SideColumns
        main={
          <>
            {!own && (
              <Section title={words.join.title}>
                <CodeForm />
              </Section>
            )}
            <Section title={words.open.title} ruled={!own}>
              <OpenRoomForm own={own} />
            </Section>
          </>
        }
        side={
          <BelowTheEdge>
            <HowItGoes />
          </BelowTheEdge>
        }
        ruledBelow
      />
    </Page>
  )
}

function HowItGoes() {
  const words = useMessages(liveMessages).how
  return (
    <Section title={words.title}>
      <ul className="grid gap-3 text-sm text-ink-2">
        {words.points.map((point) => (
          <li key={point} className="border-t border-rule pt-3">
            {point}
          </li>
        ))}
      </ul>
    </Section>
  )
}
