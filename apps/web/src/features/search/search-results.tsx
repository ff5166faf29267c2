import { UNKNOWN_DATE } from '@ekagra/exam/history/read-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { memo, useContext, useSyncExternalStore } from 'react'
import { useNamedConcepts } from '../../components/question/use-named-concepts.ts'
import { useSyllabus } from '../../components/topic/use-syllabus.ts'
import { Section } from '../../components/ui/page.tsx'
import { RuledLink, RuledList } from '../../components/ui/ruled-list.tsx'
import { entryResultsPath } from '../../lib/entry-paths.ts'
import { notePath, setupPath } from '../../lib/filled-paths.ts'
import { readExamHistory, subscribeToExamHistory } from '../../lib/stores/learner/history-store.ts'
import { readNotes, subscribeToNotes } from '../../lib/stores/learner/note-store.ts'
import { findInSyllabus, placeOf } from '../../lib/syllabus/find-in-syllabus.ts'
import { beginsWords } from '../../lib/syllabus/search-text.ts'
import { searchMessages } from '../../messages/en/search.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { formatRecentDay } from '../../messages/format-date.ts'
import { LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'

const MOST = 6

/** What the syllabus and the learner's own data have on a topic. Memoised: a letter is shown before what it finds. */
export const SearchResults = memo(function SearchResults({ query }: { query: string }) {
  const words = useMessages(searchMessages)
  const { name } = useMessages(topicMessages)
  const locale = useContext(LocaleContext)
  // Tests on one topic differ by their day.
  const dayOf = ({ date }: HistoryEntry) =>
    date === UNKNOWN_DATE ? [] : [formatRecentDay(locale, Date.parse(date), Date.now())]
  const syllabus = useSyllabus()
  const history = useSyncExternalStore(subscribeToExamHistory, readExamHistory)
  const notes = useSyncExternalStore(subscribeToNotes, readNotes)

  const named = useNamedConcepts(query)
  const topics =
    syllabus === null || syllabus === 'failed'
      ? []
      : findInSyllabus({ ...syllabus, syllabusExams: [], syllabusSubjects: [] }, query, {
          limit: MOST,
          named,
        })
  const tests = history.filter((entry) => beginsWords([entry.topic, entry.title], query)).slice(0, MOST)
  const ownNotes = notes.filter((note) => beginsWords([note.title, ...note.tags], query)).slice(0, MOST)
  const nothing = syllabus !== null && topics.length + tests.length + ownNotes.length === 0

  return (
    <div className="grid gap-8" aria-live="polite">
      {nothing && <p className="text-ink-2">{words.nothing(query)}</p>}
      {topics.length > 0 && (
        <Section title={words.inSyllabus}>
          <RuledList>
            {topics.map((match) => (
              <RuledLink
                key={match.node.id}
                to={setupPath('practice', { topic: match.node.topic })}
                title={match.node.title}
                detail={placeOf(match).map(name).join(', ')}
              />
            ))}
          </RuledList>
        </Section>
      )}
      {tests.length > 0 && (
        <Section title={words.yourTests}>
          <RuledList>
            {tests.map((entry) => (
              <RuledLink
                key={entry.id}
                to={entryResultsPath(entry)}
                title={name(entry.title)}
                detail={[words.scored(entry.score, entry.totalQuestions), ...dayOf(entry)].join(' · ')}
              />
            ))}
          </RuledList>
        </Section>
      )}
      {ownNotes.length > 0 && (
        <Section title={words.yourNotes}>
          <RuledList>
            {ownNotes.map((note) => (
              <RuledLink key={note.id} to={notePath(note.id)} title={note.title} />
            ))}
          </RuledList>
        </Section>
      )}
    </div>
  )
})
