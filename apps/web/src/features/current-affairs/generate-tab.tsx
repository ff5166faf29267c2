import {
  type CategoryChoice,
  CURRENT_AFFAIRS_CATEGORIES,
  chosenCategory,
  INDIA_BULK,
} from '@ekagra/exam/current-affairs/categories'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import { clsx } from 'clsx'
import { type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Segmented } from '../../components/ui/form/segmented.tsx'
import { Select } from '../../components/ui/form/select.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { toast } from '../../lib/toast.ts'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoryIcon } from './category-icon.tsx'

const TIMEFRAMES = ['today', 'weekly', 'monthly', 'yearly'] as const satisfies readonly Timeframe[]
const NONE = ''
const OTHER = 'other'

export interface GenerateTabProps {
  timeframe: Timeframe
  onTimeframe: (timeframe: Timeframe) => void
  isGenerating: boolean
  onGenerate: (category: string) => void
}

/** First the timeframe, then the category: India Bulk, one from the list, or a typed one. */
export function GenerateTab({ timeframe, onTimeframe, isGenerating, onGenerate }: GenerateTabProps) {
  const words = useMessages(currentAffairsMessages)
  const [choice, setChoice] = useState<CategoryChoice>({ kind: 'none' })
  const [error, setError] = useState<string>()
  const select = useRef<HTMLSelectElement>(null)
  const category = chosenCategory(choice)

  const choose = (next: CategoryChoice) => {
    setError(undefined)
    setChoice(next)
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isGenerating) return
    if (category !== undefined) return onGenerate(category)
    setError(words.selectCategory)
    toast.error(words.selectCategory)
    if (choice.kind !== 'other') select.current?.focus()
  }

  const listed = choice.kind === 'predefined' ? choice.title : choice.kind === 'other' ? OTHER : NONE
  const pick = (value: string) => {
    const known = CURRENT_AFFAIRS_CATEGORIES.find(({ title }) => title === value)
    if (known) choose({ kind: 'predefined', title: known.title })
    else choose(value === OTHER ? { kind: 'other', text: '' } : { kind: 'none' })
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-measure gap-6 md:gap-8">
      <div>
        <Segmented
          legend={words.timeframe}
          choices={TIMEFRAMES.map((value) => ({ value, label: words.timeframes[value] }))}
          value={timeframe}
          onValueChange={onTimeframe}
          disabled={isGenerating}
        />
        <p role="status" className="mt-2 text-sm text-ink-3">
          {words.timeframeMeans[timeframe]}
        </p>
      </div>
      <fieldset disabled={isGenerating} className="grid min-w-0 gap-3">
        <legend className="mb-2 text-sm font-title">{words.categoryTitle}</legend>
        <button
          type="button"
          aria-pressed={choice.kind === 'india-bulk'}
          onClick={() => choose(choice.kind === 'india-bulk' ? { kind: 'none' } : { kind: 'india-bulk' })}
          className={clsx(
            'flex min-h-16 items-center gap-4 rounded-md border px-4 py-3 text-left transition-colors',
            choice.kind === 'india-bulk'
              ? 'border-action-text bg-action-soft shadow-[inset_0_0_0_1px_var(--color-action-text)]'
              : 'border-edge bg-surface hover:bg-quiet',
          )}
        >
          <CategoryIcon category={INDIA_BULK} />
          <span className="min-w-0 flex-1">
            <b className="block leading-tight">{words.indiaBulk}</b>
            <span className="text-sm text-ink-2">{words.indiaBulkMeans}</span>
          </span>
          {choice.kind === 'india-bulk' && <Icon name="check" className="size-5 text-action-text" />}
        </button>
        <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
          {words.or}
        </p>
        <Select
          ref={select}
          label={words.category}
          hideLabel
          value={listed}
          error={choice.kind === 'other' ? undefined : error}
          options={[
            { value: NONE, label: words.noCategory },
            ...CURRENT_AFFAIRS_CATEGORIES.map(({ title }) => ({
              value: title,
              label: words.categoryName(title),
            })),
            { value: OTHER, label: words.other },
          ]}
          onValueChange={pick}
        />
        {choice.kind === 'other' && (
          <TextField
            label={words.otherLabel}
            placeholder={words.otherPlaceholder}
            autoComplete="off"
            maxLength={200}
            enterKeyHint="go"
            value={choice.text}
            error={error}
            onChange={(event) => choose({ kind: 'other', text: event.target.value })}
          />
        )}
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={isGenerating}
        softDisabled={category === undefined}
        className="md:justify-self-start md:min-w-56"
      >
        {words.generate}
        <Icon name="arrow-right" />
      </Button>
    </form>
  )
}
