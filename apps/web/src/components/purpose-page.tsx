import type { purposes } from '../messages/en/purposes.ts'
import { purposeMessages } from '../messages/purposes.ts'
import { useMessages } from '../messages/use-messages.ts'
import { PageMeta } from './page-meta.tsx'
import { ButtonLink } from './ui/button.tsx'
import { EmptyState } from './ui/empty-state.tsx'
import { Page, PageHead } from './ui/page.tsx'

type PurposeName = {
  [Name in keyof typeof purposes]: (typeof purposes)[Name] extends string ? never : Name
}[keyof typeof purposes]

/** Says what a page is for, that this version cannot do it yet, and what works instead. */
export function PurposePage({ of }: { of: PurposeName }) {
  const words = useMessages(purposeMessages)
  const { title, text } = words[of]
  return (
    <Page>
      <PageMeta title={title} description={text} />
      <PageHead title={title} text={text} />
      <EmptyState
        framed
        title={words.notReady}
        text={words.meanwhile}
        actions={
          <>
            <ButtonLink to="/practice" variant="primary">
              {words.startPractice}
            </ButtonLink>
            <ButtonLink to="/categories">{words.browse}</ButtonLink>
          </>
        }
      />
    </Page>
  )
}
