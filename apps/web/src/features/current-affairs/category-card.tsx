import { CARD_QUESTION_COUNT } from '@ekagra/exam/current-affairs/categories'
import { type CategoryLog, categorySessions, timesUsed } from '@ekagra/exam/current-affairs/category-log'
import { clsx } from 'clsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoryIcon } from './category-icon.tsx'

export interface CategoryCardProps {
  title: string
  detail: string | undefined
  log: CategoryLog
  isLoading: boolean
  /** Another card is at work. */
  isDisabled: boolean
  onPick: () => void
}

/** One press loads the questions of the category and starts. */
export function CategoryCard({ title, detail, log, isLoading, isDisabled, onPick }: CategoryCardProps) {
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
