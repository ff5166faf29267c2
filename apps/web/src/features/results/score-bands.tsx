import { mockGrade } from '@ekagra/exam/results/mock-results'
import { performanceMessage } from '@ekagra/exam/results/result-messages'
import { clsx } from 'clsx'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Words = typeof resultsMessages.english

export interface Bands {
  /** Lower bounds, the lowest first; each band reaches to the next. */
  bounds: readonly number[]
  /** What the band is called in which a percentage stands. */
  nameOf: (percentage: number, words: Words) => string
  /** A phone shows the name alone. */
  isNameShort: boolean
}

export const GRADE_BANDS: Bands = {
  bounds: [0, 50, 60, 70, 80, 90],
  nameOf: mockGrade,
  isNameShort: true,
}

export const NORMAL_BANDS: Bands = {
  bounds: [0, 40, 60, 80],
  nameOf: (percentage, words) => words.bands[performanceMessage(percentage)],
  isNameShort: false,
}

/** Where a score stands on the line from 0 to 100. */
export function ScoreBands({ percentage, bands }: { percentage: number; bands: Bands }) {
  const words = useMessages(resultsMessages)
  const { bounds, nameOf, isNameShort } = bands
  const at = Math.min(100, Math.max(0, percentage))
  const here = nameOf(at, words)
  return (
    <div role="img" aria-label={words.bandsLabel(percentage, here)} className="relative pt-7.5">
      <span
        className="figures absolute top-0 z-1 grid -translate-x-1/2 justify-items-center text-sm leading-5 font-title after:mt-1.25 after:size-4.5 after:rounded-full after:border-4 after:border-paper after:bg-ink after:shadow-[0_0_0_1.5px_var(--color-ink)]"
        style={{ left: `clamp(1rem, ${at}%, calc(100% - 1rem))` }}
      >
        {percentage}%
      </span>
      <ol className="flex gap-0.5">
        {bounds.map((bound, index) => {
          const end = bounds[index + 1] ?? 100
          const name = nameOf(bound, words)
          return (
            <li
              key={bound}
              style={{ flex: end - bound }}
              className={clsx(
                'relative min-w-0 pt-4.25 text-xs leading-none before:absolute before:inset-x-0 before:top-0 before:h-2 first:before:rounded-l-full last:before:rounded-r-full',
                name === here
                  ? 'font-title text-ink before:bg-action-text'
                  : 'font-label text-ink-3 before:bg-rule',
              )}
            >
              {name}
              <span
                className={clsx(
                  'figures ml-1 font-body',
                  isNameShort ? 'max-md:hidden' : 'max-md:block max-md:mt-1 max-md:ml-0',
                )}
              >
                {index === 0 ? words.below(end) : bound}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
