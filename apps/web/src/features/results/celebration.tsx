import { CELEBRATION_DELAY_MS, deservesCelebration } from '@ekagra/exam/results/result-messages'
import { type CSSProperties, useEffect, useState } from 'react'
import './celebration.css'

/** Where each petal starts (per cent of the ring), its rotation, how far it drifts and its delay. */
const PETALS = [
  [4, 20, -1.5, 0],
  [16, 250, 1, 240],
  [-8, 140, 0.5, 420],
  [28, 80, -1, 90],
  [40, 310, 1.5, 520],
  [52, 35, -0.5, 300],
  [62, 200, 1, 30],
  [72, 120, 2, 380],
  [84, 280, -1, 160],
  [94, 60, 1.5, 460],
  [104, 170, 0.5, 210],
  [-16, 300, -1, 560],
  [110, 100, 1, 600],
  [34, 190, 0, 680],
] as const

interface PetalStyle extends CSSProperties {
  '--petal-x': string
  '--petal-turn': string
  '--petal-drift': string
  '--petal-delay': string
}

const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

export interface CelebrationProps {
  percentage: number
  view: 'normal' | 'mock'
}

/** From 70 per cent (75 in a mock), once, and never if the device asks for reduced motion. */
export function Celebration({ percentage, view }: CelebrationProps) {
  const [hasBegun, setBegun] = useState(false)
  const isDeserved = deservesCelebration(percentage, view)
  useEffect(() => {
    if (!isDeserved || !mayMove()) return
    const timer = setTimeout(() => setBegun(true), CELEBRATION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDeserved])
  if (!hasBegun) return null
  return (
    <div aria-hidden="true" data-celebration={view} className="pointer-events-none absolute inset-0">
      {PETALS.map(([x, turn, drift, delay]) => {
        const style: PetalStyle = {
          '--petal-x': `${x}%`,
          '--petal-turn': `${turn}deg`,
          '--petal-drift': `${drift}rem`,
          '--petal-delay': `${delay}ms`,
        }
        return (
          <svg
            key={`${x} ${delay}`}
            viewBox="-6 -8 12 16"
            aria-hidden="true"
            className="petal fill-bindu"
            style={style}
          >
            <path d="M0 7C-4.8 3.4-5.2-3.6-2.6-7-1.5-5.6 1.5-5.6 2.6-7 5.2-3.6 4.8 3.4 0 7z" />
          </svg>
        )
      })}
    </div>
  )
}
