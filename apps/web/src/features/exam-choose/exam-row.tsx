import { minutesOfPaper, questionsOfPaper } from '@ekagra/exam/exam-paper/pattern-figures'
import type { SatPaper } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { useId, useState } from 'react'
import { PaperStrip } from '../../components/papers/paper-strip.tsx'
import { PatternFiguresRow } from '../../components/papers/pattern-figures-row.tsx'
import { PatternNotes } from '../../components/papers/pattern-notes.tsx'
import { PatternSource } from '../../components/papers/pattern-source.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { examResultPath, examStartPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { satMarks } from '../../lib/papers/sat-marks.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ScopeWish } from './scope-dialogs.tsx'

export interface ExamRowProps {
  pattern: ExamPattern
  sat: readonly SatPaper[]
  onWish: (wish: ScopeWish) => void
}

/** A row of the list that opens to the sections and the buttons. */
export function ExamRow({ pattern, sat, onWish }: ExamRowProps) {
  const words = useMessages(examChooseMessages)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const pace = Math.round((minutesOfPaper(pattern) * 60) / questionsOfPaper(pattern))
  const [latest] = sat
  const marks = latest && satMarks(latest)
  return (
    <li className="border-t border-rule">
      <div className="relative grid gap-x-4 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_auto_7.5rem_1.25rem] md:items-center">
        <div className="min-w-0 max-md:pr-8">
          <h3 className="leading-[1.3]">
            {/* The button fills the row. */}
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className="text-left font-title after:absolute after:inset-0"
            >
              {pattern.title}
            </button>
          </h3>
          <p className="figures text-sm leading-[1.35] text-ink-3">
            {words.pace(words.groups[pattern.group], pace)}
          </p>
        </div>
        <PatternFiguresRow pattern={pattern} size="sm" />
        <p className="figures text-sm text-ink-3 md:text-right">
          {marks ? words.lastMarks(formatMarks(marks.marks), formatMarks(marks.of)) : words.notTried}
        </p>
        <Icon
          name={isOpen ? 'chevron-up' : 'chevron-down'}
          className="size-5 text-ink-3 max-md:absolute max-md:top-5 max-md:right-0"
        />
      </div>
      <div id={id} hidden={!isOpen} className="pb-5">
        {isOpen && (
          <div className="grid gap-3">
            <PaperStrip pattern={pattern} />
            <PatternNotes pattern={pattern} />
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={examStartPath(pattern.id)}>{words.full}</ButtonLink>
              <Button variant="quiet" onClick={() => onWish({ kind: 'shorter', pattern })}>
                {words.shorter}
              </Button>
              {pattern.sections.length > 1 && (
                <Button variant="quiet" onClick={() => onWish({ kind: 'section', pattern })}>
                  {words.oneSection}
                </Button>
              )}
              {latest && (
                <ButtonLink variant="quiet" to={examResultPath(latest.id)}>
                  {words.attempts(sat.length)}
                </ButtonLink>
              )}
            </div>
            <PatternSource pattern={pattern} />
          </div>
        )}
      </div>
    </li>
  )
}
