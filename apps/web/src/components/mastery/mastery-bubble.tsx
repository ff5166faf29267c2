import type { MasteryLevel } from '@ekagra/exam/weakness/mastery'
import { clsx } from 'clsx'

const fills: Record<MasteryLevel, string | null> = {
  'not-started': null,
  begun: 'M10 10V3.8A6.2 6.2 0 0 1 16.2 10z',
  'half-way': 'M10 10V3.8A6.2 6.2 0 0 1 10 16.2z',
  'nearly-there': 'M10 10V3.8A6.2 6.2 0 1 1 3.8 10z',
  mastered: 'M3.8 10a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0 -12.4 0z',
}

/** The bubble of an answer sheet, filled by quarters. Say the level in words beside it. */
export function MasteryBubble({ level, className }: { level: MasteryLevel; className?: string }) {
  const fill = fills[level]
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={clsx('flex-none', className ?? 'size-5')}>
      <circle cx="10" cy="10" r="8.6" fill="none" strokeWidth={1.5} className="stroke-edge" />
      {fill !== null && <path d={fill} className="fill-action-text" />}
    </svg>
  )
}
