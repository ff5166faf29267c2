import { type SeriesLook, seriesLook } from './series-look.ts'

/** How a series is drawn in its chart. */
export type Swatch = 'bar' | 'line'

/** Which look is whose. Screen readers have the table instead. */
export function SeriesKey({ names, swatch }: { names: readonly string[]; swatch: Swatch }) {
  const Sample = swatch === 'bar' ? BarSample : LineSample
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <Sample look={seriesLook(index)} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function LineSample({ look }: { look: SeriesLook }) {
  return (
    <svg viewBox="0 0 28 12" aria-hidden="true" className="h-3 w-7">
      <line
        x1="0"
        x2="28"
        y1="6"
        y2="6"
        strokeWidth="4"
        strokeDasharray={look.dash}
        className={look.stroke}
      />
    </svg>
  )
}

function BarSample({ look }: { look: SeriesLook }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3.5">
      <rect width="12" height="12" rx="2" className={look.fill} />
      {look.isHatched && (
        <path d="M-2 8 8-2M1 13 13 1M6 16 16 6" strokeWidth="2" className="stroke-paper" opacity="0.5" />
      )}
    </svg>
  )
}
