import type { HistoryTally } from '@ekagra/exam/history/tally-history'
import { memo, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { useNamedConcepts } from '../../components/question/use-named-concepts.ts'
import { loadSyllabus } from '../../components/topic/use-syllabus.ts'
import { SearchField } from '../../components/ui/form/search-field.tsx'
import { Page, PageHead, Section } from '../../components/ui/page.tsx'
import { findInSyllabus, type SyllabusLists } from '../../lib/syllabus/find-in-syllabus.ts'
import { categoryMessages } from '../../messages/en/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OwnCategories } from './own-categories.tsx'
import { SearchResults } from './search-results.tsx'
import { ExamRows, SubjectRows } from './syllabus-rows.tsx'
import { WithSyllabus } from './with-syllabus.tsx'

/** The search is kept in the address, so that going back from a chapter shows the results again. */
const SEARCH = 'q'

/** A longer list would not help; the learner can narrow it down with another word. */
const MOST_FOUND = 30

export const loadFirstView = loadSyllabus

export function Component() {
  const words = useMessages(categoryMessages)
  const [params, setParams] = useSearchParams()
  const [search, setText] = useState(params.get(SEARCH) ?? '')
  const setSearch = (text: string) => {
    setText(text)
    setParams(text === '' ? {} : { [SEARCH]: text }, { replace: true, preventScrollReset: true })
  }
  // A letter is shown before what it finds: on a cheap phone the list takes longer than the next letter.
  const wanted = useDeferredValue(search.trim())
  return (
    <Page>
      <PageMeta title={words.title} description={words.description} />
      <PageHead title={words.title} text={words.text} />
      <WithSyllabus>
        {(syllabus, history) => (
          <>
            <search className="mb-6 block">
              <SearchField label={words.search} size="lg" value={search} onSearch={setSearch} />
            </search>
            {wanted === '' ? (
              <Everything syllabus={syllabus} history={history} />
            ) : (
              <Found syllabus={syllabus} history={history} search={wanted} onClear={() => setSearch('')} />
            )}
          </>
        )}
      </WithSyllabus>
    </Page>
  )
}

interface PartsProps {
  syllabus: SyllabusLists
  history: HistoryTally
}

/** Memoised, as is the list below: neither depends on a letter whose turn is yet to come. */
const Everything = memo(function Everything({ syllabus, history }: PartsProps) {
  const words = useMessages(categoryMessages)
  return (
    <>
      <OwnCategories />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
        <Section title={words.exams}>
          <ExamRows nodes={syllabus.syllabusExams} history={history} />
        </Section>
        <Section title={words.subjectsTitle}>
          <SubjectRows nodes={syllabus.syllabusSubjects} history={history} />
        </Section>
      </div>
    </>
  )
})

interface FoundProps extends PartsProps {
  search: string
  onClear: () => void
}

const Found = memo(
  function Found({ syllabus, history, search, onClear }: FoundProps) {
    const { partName } = useMessages(categoryMessages)
    const named = useNamedConcepts(search)
    const matches = findInSyllabus(syllabus, search, { limit: MOST_FOUND, partName, named })
    return <SearchResults search={search} matches={matches} history={history} onClear={onClear} />
  },
  // What clears the search stays the same although the function is a new one.
  (before, after) => before.search === after.search && before.history === after.history,
)
