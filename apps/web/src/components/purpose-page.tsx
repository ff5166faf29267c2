import type { purposes } from '../messages/en/purposes.ts'
import { purposeMessages } from '../messages/purposes.ts'
import { useMessages } from '../messages/use-messages.ts'
import { PageMeta } from './page-meta.tsx'
import { ButtonLink } from './ui/button.tsx'
import { Page, PageHead } from './ui/page.tsx'

export type PurposeName = Exclude<keyof typeof purposes, 'startPractice'>

/** Says what a page is for and offers the next step. */
export function PurposePage({ of }: { of: PurposeName }) {
  const words = useMessages(purposeMessages)
  const { title, text } = words[of]
  return (
    <Page>
      <PageMeta title={title} description={text} />
      <PageHead title={title} text={text} />
      <ButtonLink to="/practice" variant="primary">
        {words.startPractice}
      </ButtonLink>
    </Page>
  )
}
