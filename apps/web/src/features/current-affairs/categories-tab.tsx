import { CURRENT_AFFAIRS_CATEGORIES, INDIA_BULK } from '@ekagra/exam/current-affairs/categories'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import { useSyncExternalStore } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoryCard } from './category-card.tsx'
import { categoryLog } from './category-log-store.ts'

export interface CategoriesTabProps {
  /** India Bulk asks for this one. */
  timeframe: Timeframe
  /** The category whose card is at work. */
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
