import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as paths from '../../lib/paths.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Section } from '../ui/page.tsx'

/** Radii of the three rings, from the weakest topic inwards. */
export const RING_RADII = [68, 47, 26]

export function WeakAreasFrame({ children }: { children: ReactNode }) {
  const words = useMessages(homeMessages).weak
  return (
    <Section
      title={words.title}
      end={
        <Link
          to={paths.weakness}
          className="text-link -my-2.75 inline-flex min-h-target items-center text-sm"
        >
          {words.all}
        </Link>
      }
    >
      {children}
    </Section>
  )
}

/** Empty rings: before the first test, and while the history is being read. */
export function WeakAreasIntro({ text }: { text?: string }) {
  return (
    <div className="mb-4 grid grid-cols-[min(9.25rem,46%)_minmax(0,1fr)] items-center gap-5">
      <svg viewBox="0 0 160 160" fill="none" aria-hidden="true" className="w-full">
        {RING_RADII.map((radius) => (
          <circle key={radius} cx={80} cy={80} r={radius} strokeWidth={8} className="stroke-rule" />
        ))}
        <circle cx={80} cy={80} r={8} className="fill-bindu" />
      </svg>
      {text && <p className="text-sm text-ink-2">{text}</p>}
    </div>
  )
}
