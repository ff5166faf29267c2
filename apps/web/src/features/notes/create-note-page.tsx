import { useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CreateNote } from './create-note.tsx'

/** The longest topic in characters that the server accepts. */
const LONGEST_QUERY = 200

const readQuery = (value: string | null) => value?.trim().slice(0, LONGEST_QUERY) || undefined

/** /notes/create, with the query parameters topic and category */
export function Component() {
  const words = useMessages(notesMessages)
  const [query] = useSearchParams()
  const topic = readQuery(query.get('topic'))
  return (
    <Page>
      <PageMeta title={words.form.pageTitle} description={words.form.pageText} />
      <ButtonLink to={paths.notes} variant="quiet" className="mb-4 -ml-3">
        <Icon name="arrow-left" />
        {words.backToNotes}
      </ButtonLink>
      <PageHead title={words.form.pageTitle} text={words.form.pageText} />
      <CreateNote key={topic} topic={topic} category={readQuery(query.get('category'))} />
    </Page>
  )
}
