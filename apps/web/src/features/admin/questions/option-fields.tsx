import { BANK_LENGTHS } from '@ekagra/schema/bank-question'
import { clsx } from 'clsx'
import { useId } from 'react'
import { TextField } from '../../../components/ui/form/text-field.tsx'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'

const LETTERS = ['A', 'B', 'C', 'D']

export const areDistinct = (options: readonly string[]) =>
  new Set(options.map((option) => option.trim().toLowerCase())).size === options.length

interface OptionFieldsProps {
  options: readonly string[]
  /** Null until it is chosen. */
  correctIndex: number | null
  error?: string | undefined
  onOptionsChange: (options: string[]) => void
  onKeyChange: (correctIndex: number) => void
}

/** Four options; the filled bubble marks the correct one. */
export function OptionFields({
  options,
  correctIndex,
  error,
  onOptionsChange,
  onKeyChange,
}: OptionFieldsProps) {
  const words = useMessages(adminMessages).create
  const name = useId()
  return (
    <fieldset>
      <legend className="text-sm font-title">{words.options}</legend>
      <p className={clsx('mb-2 text-sm', error ? 'font-label text-wrong' : 'text-ink-3')}>
        {error ?? words.optionsHint}
      </p>
      <div className="flex flex-col gap-3">
        {LETTERS.map((letter, index) => (
          <div key={letter} className="flex items-center gap-3">
            <input
              type="radio"
              name={name}
              aria-label={words.right(letter)}
              checked={index === correctIndex}
              onChange={() => onKeyChange(index)}
              className="size-6 flex-none accent-action"
            />
            <TextField
              className="flex-1"
              hideLabel
              label={words.option(letter)}
              placeholder={words.option(letter)}
              required
              maxLength={BANK_LENGTHS.option}
              value={options[index] ?? ''}
              onChange={(event) =>
                onOptionsChange(options.map((option, at) => (at === index ? event.target.value : option)))
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
