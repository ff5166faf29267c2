import { sectionLock } from '@ekagra/exam/exam-paper/hall-clock'
import { countAnswered, countPalette, type HallState } from '@ekagra/exam/exam-paper/hall-state'
import { questionsOf } from '@ekagra/exam/exam-paper/pattern-figures'
import { clockText } from '@ekagra/exam/grading/time-text'
import { clsx } from 'clsx'
import { memo } from 'react'
import { Icon } from '../../../components/ui/icon.tsx'
import { toast } from '../../../lib/toast.ts'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { topicMessages } from '../../../messages/en/topic.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { HallController } from '../run/hall-controller.ts'
import { useSecondsLeft } from './hall-clock-view.tsx'

export interface SectionTabsProps {
  controller: HallController
  state: HallState
  onOpen: (question: number) => void
}

/** One tab for each section, with its answers; a closed section is ticked, a later one locked. */
export const SectionTabs = memo(function SectionTabs({ controller, state, onOpen }: SectionTabsProps) {
  const words = useMessages(examHallMessages)
  const { sectionName } = useMessages(topicMessages)
  const { plan, paper } = controller
  // With section clocks the tabs change with the time.
  const left = useSecondsLeft(controller)
  const here = plan.sectionOf[state.at]
  return (
    <nav aria-label={words.sections} className="border-t border-rule lg:border-t-0">
      <ul className="mx-auto flex max-w-session overflow-x-auto px-1 [scrollbar-width:none] md:px-[calc(var(--spacing-gutter)-0.75rem)]">
        {paper.pattern.sections.map((section, index) => {
          const lock = sectionLock(plan.clock, index, controller.elapsedMs())
          const total = questionsOf(section)
          const answered = countAnswered(countPalette(state, plan, index))
          const span = plan.clock.sections[index]
          const minutes = clockText(((span?.to ?? 0) - (span?.from ?? 0)) / 1000)
          const isTimed = plan.clock.kind === 'sectional'
          const press = () => {
            if (lock === 'closed') toast.info(words.sectionClosed(sectionName(section.title)))
            else if (lock === 'locked') toast.info(words.sectionLocked(sectionName(section.title)))
            else onOpen(firstToOpen(controller.intended(), plan.sectionOf, index))
          }
          return (
            <li key={section.title} className="flex-1 md:flex-none">
              <button
                type="button"
                aria-current={index === here ? 'true' : undefined}
                aria-disabled={lock !== 'open' || undefined}
                onClick={press}
                className={clsx(
                  'relative flex min-h-12 w-full items-center justify-center gap-x-2 px-3 text-sm leading-tight font-label whitespace-nowrap text-ink-2 -outline-offset-3 max-md:flex-col max-md:py-1.5',
                  'aria-[current]:font-title aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:rounded-t-[3px] aria-[current]:after:bg-action-text',
                )}
              >
                <span className="sr-only">
                  {words.sectionCountLabel(sectionName(section.title), answered, total)}
                </span>
                <span aria-hidden="true">
                  <span className="md:hidden">{sectionName(section.short)}</span>
                  <span className="max-md:hidden">{sectionName(section.title)}</span>
                </span>
                <span className="figures flex items-center gap-1.5 text-xs font-label text-ink-3">
                  <span aria-hidden="true">
                    {answered}/{total}
                  </span>
                  {lock === 'closed' && (
                    <span className="inline-flex items-center gap-0.5">
                      <Icon name="check" className="size-3.5 stroke-2" />
                      <span className="max-md:sr-only">{words.closed}</span>
                    </span>
                  )}
                  {lock === 'locked' && (
                    <span className="inline-flex items-center gap-0.5">
                      <Icon name="lock" className="size-3.5" />
                      <span className="sr-only">{words.locked(minutes)}</span>
                      <span aria-hidden="true">{minutes}</span>
                    </span>
                  )}
                  {lock === 'open' && isTimed && (
                    <span aria-hidden="true" className="font-title text-ink max-md:hidden">
                      {clockText(left)}
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}, isSameForTabs)

/** The tabs show which section one is in and how many answers it has. */
function isSameForTabs(before: SectionTabsProps, after: SectionTabsProps): boolean {
  const { sectionOf } = after.controller.plan
  return (
    before.controller === after.controller &&
    before.state.answers === after.state.answers &&
    sectionOf[before.state.at] === sectionOf[after.state.at]
  )
}

/** Where one was last in a section, or its first question. */
function firstToOpen({ visits, at }: HallState, sectionOf: readonly number[], section: number): number {
  if (sectionOf[at] === section) return at
  const last = visits.findLast(([index]) => sectionOf[index] === section)
  return last?.[0] ?? sectionOf.indexOf(section)
}
