import { type HistoryTally, tallyOf } from '@ekagra/exam/history/tally-history'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { categoryPath, setupPath, subcategoryPath } from '../../lib/filled-paths.ts'
import type { SyllabusMatch } from '../../lib/syllabus/find-in-syllabus.ts'
import { categoryMessages } from '../../messages/en/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SyllabusRow } from './syllabus-rows.tsx'

export interface SearchResultsProps {
  search: string
  matches: readonly SyllabusMatch[]
  history: HistoryTally
  onClear: () => void
}

export function SearchResults({ search, matches, history, onClear }: SearchResultsProps) {
  const words = useMessages(categoryMessages)
  if (matches.length === 0) {
    return (
      <EmptyState
        title={words.noneTitle(search)}
        text={words.noneText}
        actions={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink to={setupPath('practice', { topic: search })} variant="primary">
              {words.practiceTopic(search)}
            </ButtonLink>
            <Button onClick={onClear}>{words.clear}</Button>
          </div>
        }
      />
    )
  }
  return (
    <Section title={words.results} hideTitle>
      <p role="status" className="figures mb-3 text-sm text-ink-3">
        {words.found(matches.length)}
      </p>
      <RuledList>
        {matches.map((match) => (
          <MatchRow key={`${match.kind} ${match.node.id}`} match={match} history={history} />
        ))}
      </RuledList>
    </Section>
  )
}

function MatchRow({ match, history }: { match: SyllabusMatch; history: HistoryTally }) {
  const { kind: kinds } = useMessages(categoryMessages)
  const shared = { node: match.node, tally: tallyOf(history, match.node) }
  switch (match.kind) {
    case 'exam':
    case 'subject':
      return <SyllabusRow {...shared} detail={kinds[match.kind]} to={categoryPath(match.node.id)} />
    case 'chapter':
      return (
        <SyllabusRow
          {...shared}
          detail={kinds.chapter(match.node.subject)}
          to={subcategoryPath(match.node.id)}
          hasBubble
        />
      )
    case 'type':
      return (
        <SyllabusRow
          {...shared}
          detail={kinds.type(match.chapter.title)}
          to={subcategoryPath(match.chapter.id)}
          hasBubble
        />
      )
  }
}
