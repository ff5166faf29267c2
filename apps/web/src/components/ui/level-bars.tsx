import type { Difficulty } from '@ekagra/schema/difficulty'
import { clsx } from 'clsx'

const bars: Record<Difficulty, number> = { easy: 1, medium: 2, hard: 3 }
const heights = ['h-[45%]', 'h-[72%]', 'h-full']

/** Three rising bars; more are filled for a harder level. Decorative: the word is shown beside it. */
export function LevelBars({ level, large }: { level: Difficulty; large?: boolean | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('inline-flex items-end', large ? 'h-4.5 gap-0.75' : 'h-2.75 gap-0.5')}
    >
      {heights.map((height, index) => (
        <span
          key={height}
          className={clsx(
            'rounded-[1px] bg-current',
            large ? 'w-1' : 'w-0.75',
            height,
            index >= bars[level] && 'opacity-30',
          )}
        />
      ))}
    </span>
  )
}
