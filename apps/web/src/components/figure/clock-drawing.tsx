import type { ClockFace } from '@ekagra/schema/drawing'
import { DrawingFrame } from './drawing-frame.tsx'

const SIZE = 220
const MIDDLE = SIZE / 2
const HOURS = Array.from({ length: 12 }, (_, hour) => hour)

/** A clock face with hour marks and two hands. */
export function ClockDrawing({ figure: { hour, minute, isMirrored, description } }: { figure: ClockFace }) {
  const side = isMirrored ? -1 : 1
  const tip = (turns: number, length: number) => ({
    x: MIDDLE + side * length * Math.sin(2 * Math.PI * turns),
    y: MIDDLE - length * Math.cos(2 * Math.PI * turns),
  })
  const hourTip = tip((hour + minute / 60) / 12, 52)
  const minuteTip = tip(minute / 60, 80)
  return (
    <DrawingFrame width={SIZE} height={SIZE} description={description}>
      <circle cx={MIDDLE} cy={MIDDLE} r="102" strokeWidth="3" className="fill-surface stroke-ink" />
      {HOURS.map((mark) => {
        const [from, to] = [tip(mark / 12, mark % 3 === 0 ? 84 : 90), tip(mark / 12, 97)]
        return (
          <line
            key={mark}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            strokeWidth={mark % 3 === 0 ? 4 : 2}
            className="stroke-ink"
          />
        )
      })}
      <line
        x1={MIDDLE}
        y1={MIDDLE}
        x2={hourTip.x}
        y2={hourTip.y}
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-ink"
      />
      <line
        x1={MIDDLE}
        y1={MIDDLE}
        x2={minuteTip.x}
        y2={minuteTip.y}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-action-text"
      />
      <circle cx={MIDDLE} cy={MIDDLE} r="6" className="fill-ink" />
    </DrawingFrame>
  )
}
