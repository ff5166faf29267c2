import { homeSectionsMessages } from '../../messages/en/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RING_RADII } from './weak-areas-frame.tsx'

const MIDDLE = 80
const STROKE = 8

function onRing(radius: number, share: number) {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return { x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) }
}

function goalMark(radius: number, share: number): string {
  const inner = onRing(radius - STROKE + 1, share)
  const outer = onRing(radius + STROKE - 1, share)
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`
}

export interface WeakRingsProps {
  averages: readonly { topic: string; average: number }[]
  /** Per cent; marked on every ring. */
  goal: number
}

/** The averages as rings around the bindu, numbered like the rows below. */
export function WeakRings({ averages, goal }: WeakRingsProps) {
  const words = useMessages(homeSectionsMessages).weak
  const parts = averages.map(({ topic, average }) => words.ring(topic, average)).join(', ')
  return (
    <figure className="mb-4 grid grid-cols-[9.25rem_minmax(0,1fr)] items-center gap-5">
      <svg viewBox="0 0 160 160" fill="none" role="img" aria-label={words.rings(parts)} className="w-full">
        {averages.map(({ topic, average }, place) => (
          <Ring
            key={topic}
            radius={RING_RADII[place] ?? 0}
            share={average / 100}
            goal={goal / 100}
            label={place + 1}
          />
        ))}
        <circle cx={MIDDLE} cy={MIDDLE} r={8} className="fill-bindu" />
      </svg>
      <figcaption className="text-sm text-ink-2">{words.caption}</figcaption>
    </figure>
  )
}

function Ring({
  radius,
  share,
  goal,
  label,
}: {
  radius: number
  share: number
  goal: number
  label: number
}) {
  return (
    <>
      <circle cx={MIDDLE} cy={MIDDLE} r={radius} strokeWidth={STROKE} className="stroke-rule" />
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r={radius}
        strokeWidth={STROKE}
        pathLength={100}
        strokeDasharray={`${share * 100} 100`}
        transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
        className="stroke-action-text"
      />
      <path d={goalMark(radius, goal)} strokeWidth={5} className="stroke-paper" />
      <path d={goalMark(radius, goal)} strokeWidth={2} strokeLinecap="round" className="stroke-ink" />
      <circle
        cx={MIDDLE}
        cy={MIDDLE - radius}
        r={10}
        strokeWidth={1.75}
        className="fill-paper stroke-action-text"
      />
      <text
        x={MIDDLE}
        y={MIDDLE - radius + 4.6}
        textAnchor="middle"
        fontSize={13}
        className="fill-action-text font-title"
      >
        {label}
      </text>
    </>
  )
}
