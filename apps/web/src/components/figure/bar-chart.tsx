import type { Figure } from '@ekagra/schema/figure'
import { clsx } from 'clsx'
import { Fragment, useId } from 'react'
import { ChartFrame, LETTER, niceScale, plotWidth, seriesLook, xOf, yOf } from './chart-frame.tsx'
import { formatValue } from './figure-as-table.ts'

/** Narrower bars leave no room for a value, not even a vertical one. */
const NARROWEST_LABELLED = 24

export function BarChart({ figure: { labels, series } }: { figure: Extract<Figure, { kind: 'bar' }> }) {
  const scale = niceScale(series.flatMap(({ values }) => values))
  const group = (plotWidth / labels.length) * 0.72
  const width = Math.min(56, group / series.length)
  const showValues = width >= NARROWEST_LABELLED
  const longest = Math.max(
    ...series.flatMap(({ values }) => values.map((value) => formatValue(value).length)),
  )
  const stands = {
    phone: longest * LETTER.phone > width * 1.1,
    desk: longest * LETTER.desk > width * 1.1,
  }
  const hatch = useId()
  const bars = series.map(({ name, values }, at) => ({
    name,
    look: seriesLook(at),
    places: values.map((value, index) => ({
      value,
      x: xOf(index, labels.length) + (at - series.length / 2) * width,
      top: yOf(Math.max(value, 0), scale),
      bottom: yOf(Math.min(value, 0), scale),
    })),
  }))
  return (
    <ChartFrame
      labels={labels}
      scale={scale}
      seriesNames={series.map(({ name }) => name)}
      swatch="bar"
      headroom={showValues && stands.phone ? longest * LETTER.phone - 20 : 0}
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" x2="0" y1="0" y2="6" strokeWidth="5" className="stroke-paper" opacity="0.35" />
      </pattern>
      {bars.map(({ name, look, places }) => {
        // All bars of a series in one shape: a phone draws a chart of few elements at once.
        const outline = places
          .map(({ x, top, bottom }) => `M${x + 1} ${top}h${width - 2}V${bottom}h${2 - width}z`)
          .join('')
        return (
          <Fragment key={name}>
            <path d={outline} className={look.fill} />
            {look.isHatched && <path d={outline} fill={`url(#${hatch})`} />}
          </Fragment>
        )
      })}
      {showValues && (
        <g className={clsx('fill-ink font-title', valueLook(stands))}>
          {bars.flatMap(({ name, places }) =>
            places.map(({ value, x, top }, index) => {
              const [middle, y] = [x + width / 2, top - 6]
              return (
                <text
                  key={`${name} ${labels[index]}`}
                  x={middle}
                  y={y}
                  style={{ transformOrigin: `${middle}px ${y}px` }}
                >
                  {formatValue(value)}
                </text>
              )
            }),
          )}
        </g>
      )}
    </ChartFrame>
  )
}

/** A value is level above its bar, or stands on end if it would overlap its neighbour. */
function valueLook({ phone, desk }: Readonly<Record<'phone' | 'desk', boolean>>): string {
  return clsx(
    desk
      ? 'md:[text-anchor:start] md:[dominant-baseline:central] md:*:-rotate-90'
      : 'md:[text-anchor:middle]',
    phone
      ? 'max-md:[text-anchor:start] max-md:[dominant-baseline:central] max-md:*:-rotate-90'
      : 'max-md:[text-anchor:middle]',
  )
}
