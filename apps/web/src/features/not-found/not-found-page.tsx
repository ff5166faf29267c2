import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { notFoundMessages } from '../../messages/en/not-found.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function Component() {
  const words = useMessages(notFoundMessages)
  return (
    <Page>
      <PageMeta title={words.title} description={words.text} />
      <EmptyState
        level="h1"
        className="md:min-h-[55dvh]"
        title={words.title}
        text={words.text}
        actions={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.home} variant="primary">
              {words.home}
            </ButtonLink>
            <ButtonLink to={paths.search}>{words.search}</ButtonLink>
          </div>
        }
      />
    </Page>
  )
}
