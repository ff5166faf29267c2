import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import * as paths from '../../lib/paths.ts'
import { categoryMessages } from '../../messages/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** For an address that names nothing of the syllabus. */
export function NoSuchCategory({ id }: { id: string }) {
  const words = useMessages(categoryMessages)
  return (
    <>
      <PageMeta title={words.notFoundTitle} />
      <EmptyState
        level="h1"
        title={words.notFoundTitle}
        text={words.notFoundText(id)}
        actions={
          <ButtonLink to={paths.categories} variant="primary">
            {words.all}
          </ButtonLink>
        }
      />
    </>
  )
}
