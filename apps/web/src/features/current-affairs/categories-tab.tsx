import {
  CARD_QUESTION_COUNT,
  type CategoryLog,
  CURRENT_AFFAIRS_CATEGORIES,
  categorySessions,
  INDIA_BULK,
  timesUsed,
} from '@ekagra/exam/current-affairs/categories'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import { clsx } from 'clsx'
import { useSyncExternalStore } from 'react'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Spinner } from '../../components/ui/loading.tsx'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoryIcon } from './category-icon.tsx'
import { categoryLog } from './use-quiz-request.ts'

interface CategoriesTabProps {
  /** The timeframe for India Bulk. */
  timeframe: Timeframe
  /** The category whose card is loading. */
  loading: string | undefined
  onPick: (category: string) => void
  onCancel: () => void
}

export function CategoriesTab({ timeframe, loading, onPick, onCancel }: CategoriesTabProps) {
  const words = useMessages(currentAffairsMessages)
  const log = useSyncExternalStore(categoryLog.subscribe, categoryLog.read)
  const titles = [INDIA_BULK, ...CURRENT_AFFAIRS_CATEGORIES.map(({ title }) => title)]
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {titles.map((title) => (
          <li key={title} className="grid first:col-span-full">
            <CategoryCard
              title={title}
              detail={
                title === INDIA_BULK
                  ? words.indiaBulkOf(words.indiaBulkMeans, words.timeframeChips[timeframe])
                  : undefined
              }
              log={log}
              isLoading={loading === title}
              isDisabled={loading !== undefined && loading !== title}
              onPick={() => onPick(title)}
            />
          </li>
        ))}
      </ul>
      {loading !== undefined && (
        <div className="sticky bottom-[calc(var(--spacing-tabbar)+0.75rem)] mt-4 flex justify-end md:bottom-4">
          <Button onClick={onCancel} className="shadow-float">
            {words.cancel}
          </Button>
        </div>
      )}
    </>
  )
}

interface CategoryCardProps {
  title: string
  detail: string | undefined
  log: CategoryLog
  isLoading: boolean
  /** True while another card is loading. */
  isDisabled: boolean
  onPick: () => void
}

/** A press loads the questions of the category and starts the quiz. */
function CategoryCard({ title, detail, log, isLoading, isDisabled, onPick }: CategoryCardProps) {
  const words = useMessages(currentAffairsMessages)
  const used = timesUsed(log, title)
  const last = categorySessions(log, title).at(-1)
  return (
    <button
      type="button"
      aria-busy={isLoading}
      disabled={isDisabled}
      onClick={isLoading ? undefined : onPick}
      className={clsx(
        'flex min-h-22 items-start gap-4 rounded-md border border-rule bg-surface p-4 text-left transition-colors',
        isDisabled ? 'opacity-60' : 'hover:border-edge',
        isLoading && 'border-action-text',
      )}
    >
      <CategoryIcon category={title} />
      <span className="grid min-w-0 flex-1 gap-1.5">
        <b className="leading-snug text-pretty">{words.categoryName(title)}</b>
        {detail && <span className="text-sm leading-snug text-ink-2">{detail}</span>}
        <span className="flex flex-wrap items-center gap-2">
          <Badge>{words.mcqs(CARD_QUESTION_COUNT)}</Badge>
          {used > 0 && <span className="figures text-xs text-ink-3">{words.used(used)}</span>}
        </span>
        {last && (
          <span className="figures text-xs text-ink-3">{words.session(last.session, last.questions)}</span>
        )}
        {isLoading && <span className="text-sm text-ink-2">{words.loading(title)}</span>}
      </span>
      {isLoading && <Spinner className="mt-1 size-5 text-action-text" />}
    </button>
  )
}
