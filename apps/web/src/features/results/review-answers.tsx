import { useState } from 'react'
import { RowBoundary } from '../../components/row-boundary.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { countOutcomes, type Outcome, type Result } from './result.ts'
import { ReviewRow } from './review-row.tsx'

type Filter = 'all' | Outcome

const FILTERS: readonly Filter[] = ['all', 'wrong', 'skipped', 'right']

/** Every question with the given and the right answer; what went wrong is shown first. */
export function ReviewAnswers({ result }: { result: Result }) {
  const { reviewTab: words } = useMessages(resultsMessages)
  const { answers } = result
  const counts = {
    all: answers.length,
    wrong: countOutcomes(answers, 'wrong'),
    skipped: countOutcomes(answers, 'skipped'),
    right: countOutcomes(answers, 'right'),
  }
  const [filter, setFilter] = useState<Filter>(counts.wrong > 0 ? 'wrong' : 'all')
  if (answers.length === 0) return <EmptyState title={words.emptyTitle} text={words.empty} />
  const shown = answers.filter(({ outcome }) => filter === 'all' || outcome === filter)
  return (
    <>
      <fieldset className="mb-5 flex flex-wrap gap-1.5 md:gap-2">
        <legend className="sr-only">{words.filter}</legend>
        {FILTERS.map((name) => (
          <Chip
            key={name}
            pressed={filter === name}
            count={counts[name]}
            onClick={() => setFilter(name)}
            className="max-md:flex-auto max-md:justify-center max-md:!px-2"
          >
            {words.filters[name]}
          </Chip>
        ))}
      </fieldset>
      {shown.length === 0 && <p className="text-ink-2">{words.none}</p>}
      <RuledList ordered>
        {shown.map((answered) => (
          <li key={answered.number}>
            <RowBoundary>
              <ReviewRow answered={answered} result={result} />
            </RowBoundary>
          </li>
        ))}
      </RuledList>
    </>
  )
}
