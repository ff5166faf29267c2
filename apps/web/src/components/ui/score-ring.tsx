import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ScoreRingProps {
  /** 0 to 100. */
  percent: number
  /** Read out instead of the picture: '82 percent, 41 of 50'. */
  label: string
  /** `lg` ends in the bindu and fills once; `sm` is the 52-px ring of a list row. */
  size?: 'sm' | 'lg' | undefined
  /** It was there already, so that it does not fill again. */
  isStill?: boolean | undefined
  /** A line across the ring, 0 to 100: a cut-off. */
  mark?: number | undefined
  /** A stroke colour class for the filled part, e.g. 'stroke-band-60'. */
  stroke?: string | undefined
  /** Shown in the middle. */
  children?: ReactNode
  className?: string | undefined
}

const geometry = {
  sm: { box: 52, radius: 23, width: 5 },
  lg: { box: 200, radius: 86, width: 14 },
}

export function ScoreRing({
  percent,
  label,
  size = 'lg',
  isStill,
  mark,
  stroke = 'stroke-action-text',
  children,
  className,
}: ScoreRingProps) {
  const { box, radius, width } = geometry[size]
  const share = Math.min(100, Math.max(0, percent)) / 100
  const angle = 2 * Math.PI * share - Math.PI / 2
  const middle = box / 2
  return (
    <div
      role="img"
      aria-label={label}
      className={clsx('relative', size === 'sm' ? 'size-13' : 'w-50 md:w-60', className)}
    >
      <svg
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        aria-hidden="true"
        className="block w-full overflow-visible"
      >
        <circle cx={middle} cy={middle} r={radius} strokeWidth={width} className="stroke-rule" />
        {share > 0 && (
          <circle
            cx={middle}
            cy={middle}
            r={radius}
            strokeWidth={width}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${share * 100} 100`}
            transform={`rotate(-90 ${middle} ${middle})`}
            className={clsx(stroke, size === 'lg' && !isStill && 'animate-ring')}
          />
        )}
        {mark !== undefined && (
          <path
            d={`M${middle} ${middle - radius - 12}V${middle - radius + 12}`}
            transform={`rotate(${Math.min(100, Math.max(0, mark)) * 3.6} ${middle} ${middle})`}
            strokeWidth={4}
            strokeLinecap="round"
            className="stroke-ink"
          />
        )}
        {size === 'lg' && (
          <circle
            cx={middle + radius * Math.cos(angle)}
            cy={middle + radius * Math.sin(angle)}
            r={12}
            strokeWidth={4}
            className="fill-bindu stroke-paper"
          />
        )}
      </svg>
      <div
        aria-hidden="true"
        className={clsx(
          'absolute inset-0 grid place-content-center text-center',
          size === 'sm' && 'figures pt-[0.08em] text-sm font-title',
        )}
      >
        {children}
      </div>
    </div>
  )
}
