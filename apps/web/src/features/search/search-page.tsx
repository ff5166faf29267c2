import { type SyntheticEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { searchMessages } from '../../messages/search.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SearchResults } from './search-results.tsx'
import { SubjectChips } from './subject-chips.tsx'

export function Component() {
  const [params, setParams] = useSearchParams()
  const query = (params.get('q') ?? '').trim()
  // A new address (from the palette, or Back) starts the field afresh.
  return <SearchScreen key={query} query={query} onSearch={(text) => setParams(text ? { q: text } : {})} />
}

function SearchScreen({ query, onSearch }: { query: string; onSearch: (text: string) => void }) {
  const words = useMessages(searchMessages)
  const [text, setText] = useState(query)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <Page>
      <PageMeta
        title={query ? words.titleFor(query) : words.title}
        description={words.text}
        canonical="/search"
      />
      <PageHead title={words.title} text={words.text} />
      <search>
        <form onSubmit={submit} className="flex max-w-measure flex-wrap items-end gap-3">
          <TextField
            label={words.label}
            hideLabel
            placeholder={words.label}
            size="lg"
            icon="search"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            // The field is what the page is for; with a query the results are.
            autoFocus={query === ''}
            className="min-w-0 flex-1 basis-64"
          />
          <Button
            type="submit"
            size="lg"
            variant={query === '' ? 'primary' : 'secondary'}
            className="!min-h-14 max-md:w-full"
          >
            {words.submit}
          </Button>
        </form>
      </search>
      {query === '' ? <SubjectChips /> : <SearchResults query={query} />}
    </Page>
  )
}
