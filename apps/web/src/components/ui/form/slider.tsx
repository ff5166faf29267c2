import { type CSSProperties, useId } from 'react'

const THUMB = 26

/** The middle of the thumb: the native thumb never leaves the track, so each end is half a thumb in. */
function thumbPosition(value: number, min: number, max: number) {
  const share = max > min ? (Math.min(Math.max(value, min), max) - min) / (max - min) : 0
  return `calc(${THUMB / 2}px + ${share} * (100% - ${THUMB}px))`
}

export interface SliderProps {
  label: string
  min: number
  max: number
  step?: number | undefined
  value: number
  onValueChange: (value: number) => void
  /** Values shown under the line; they must be spaced evenly from min to max. */
  ticks?: readonly number[] | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Slider({
  label,
  min,
  max,
  step = 1,
  value,
  onValueChange,
  ticks,
  disabled,
  className,
}: SliderProps) {
  const id = useId()
  const position: CSSProperties & Record<'--at', string> = { '--at': thumbPosition(value, min, max) }
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className="text-sm font-title">
          {label}
        </label>
        <output htmlFor={id} className="figures text-lg leading-none font-title">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className="slider"
        style={position}
      />
      {ticks && (
        <div
          aria-hidden="true"
          className="figures -mt-1.5 flex justify-between px-[3px] text-xs leading-none text-ink-3"
        >
          {ticks.map((tick) => (
            <span key={tick} className="w-5 text-center">
              {tick}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
