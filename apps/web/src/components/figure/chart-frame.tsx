import type { ReactNode } from 'react'
import { formatValue } from './figure-as-table.ts'

const CHART = { width: 640, height: 300, left: 64, right: 12, top: 30 } as const
/** Room for one letter of a label: on a phone the drawing shrinks, but its letters must not. */
export const LETTER = { phone: 14, desk: 8.5 } as const
/** Labels below the plot: horizontal, or slanted if they are too long to fit side by side. */
const LEVEL_ROOM = 40
const SLANT_ROOM = 110

export const plotWidth = CHART.width - CHART.left - CHART.right
const plotHeight = CHART.height - CHART.top - LEVEL_ROOM
const baseline = CHART.top + plotHeight

export const yOf = (value: number, scale: Scale): number =>
  CHART.top + plotHeight * (1 - shareOf(value, scale))

/** The middle of a label's slot. */
export const xOf = (index: number, count: number): number => CHART.left + (plotWidth / count) * (index + 0.5)

/** Level lines over the whole width of the plot. */
const linesAt = (ticks: readonly number[], scale: Scale): string =>
  ticks.map((tick) => `M${CHART.left} ${yOf(tick, scale)}H${CHART.width - CHART.right}`).join('')

interface ChartFrameProps {
  labels: readonly string[]
  scale: Scale
  seriesNames: readonly string[]
  swatch: Swatch
  /** Room above the plot for the label of the highest value. */
  headroom?: number
  children: ReactNode
}

/** Axis lines with their values, labels below, and a legend if there is more than one series. */
export function ChartFrame({ labels, scale, seriesNames, swatch, headroom = 0, children }: ChartFrameProps) {
  const longest = Math.max(...labels.map((label) => label.length))
  const areSlanted = longest * LETTER.phone > plotWidth / labels.length
  const height = baseline + (areSlanted ? SLANT_ROOM : LEVEL_ROOM)
  return (
    <>
      <svg
        viewBox={`0 ${-headroom} ${CHART.width} ${height + headroom}`}
        aria-hidden="true"
        className="figures w-full text-[15px] max-md:text-[26px]"
      >
        <path d={linesAt(scale.ticks.filter(Boolean), scale)} className="stroke-rule" />
        <path d={linesAt([0], scale)} className="stroke-edge" />
        <g textAnchor="end" className="fill-ink-3">
          {scale.ticks.map((tick) => (
            <text key={tick} x={CHART.left - 8} y={yOf(tick, scale) + 5}>
              {formatValue(tick)}
            </text>
          ))}
        </g>
        {children}
        <g textAnchor={areSlanted ? 'end' : 'middle'} className="fill-ink-2">
          {labels.map((label, index) => {
            const x = xOf(index, labels.length)
            return (
              <text
                key={label}
                x={x}
                y={baseline + 26}
                transform={areSlanted ? `rotate(-32 ${x} ${baseline + 20})` : undefined}
              >
                {label}
              </text>
            )
          })}
        </g>
      </svg>
      {seriesNames.length > 1 && <SeriesKey names={seriesNames} swatch={swatch} />}
    </>
  )
}

/** How a series is drawn in its chart. */
type Swatch = 'bar' | 'line'

/** The legend. Screen readers get the table instead. */
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

/** A value axis that starts at 0 (or below, for negative values) and ends on a round number. */
interface Scale {
  min: number
  max: number
  ticks: number[]
}

const STEPS = [1, 2, 2.5, 5, 10]

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = STEPS.find((candidate) => candidate * power >= rough) ?? 10
  return step * power
}

/** About four lines, at round values. */
export function niceScale(values: readonly number[]): Scale {
  const lowest = Math.min(0, ...values)
  // A chart of zeros still needs a height.
  const highest = Math.max(0, ...values) || (lowest < 0 ? 0 : 1)
  const step = niceStep((highest - lowest) / 4)
  const min = Math.floor(lowest / step) * step
  const max = Math.ceil(highest / step) * step
  const count = Math.round((max - min) / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toPrecision(12)))
  return { min, max, ticks }
}

/** The position of a value on a scale, from 0 to 1. */
export const shareOf = (value: number, { min, max }: Scale): number => (value - min) / (max - min)

/** Up to six series can be distinguished, by colour and by texture. */
interface SeriesLook {
  fill: string
  stroke: string
  /** The dash pattern of a line. */
  dash: string
  /** Whether a bar is hatched. */
  isHatched: boolean
}

const COLOURS = [
  { fill: 'fill-action-text', stroke: 'stroke-action-text' },
  { fill: 'fill-bindu-line', stroke: 'stroke-bindu-line' },
  { fill: 'fill-correct-fill', stroke: 'stroke-correct-fill' },
  { fill: 'fill-mark-fill', stroke: 'stroke-mark-fill' },
  { fill: 'fill-note-fill', stroke: 'stroke-note-fill' },
  { fill: 'fill-wrong-fill', stroke: 'stroke-wrong-fill' },
]
const DASHES = ['', '7 4', '2 4', '10 4 2 4', '4 2', '12 3']
const FIRST = { fill: 'fill-action-text', stroke: 'stroke-action-text' }

export function seriesLook(index: number): SeriesLook {
  const colour = COLOURS[index % COLOURS.length] ?? FIRST
  return { ...colour, dash: DASHES[index % DASHES.length] ?? '', isHatched: index % 2 === 1 }
}
