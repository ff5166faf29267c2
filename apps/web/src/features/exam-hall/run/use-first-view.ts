import { countAnswered, countPalette, type HallState } from '@ekagra/exam/exam-paper/hall-state'
import { questionsOf, toMarks } from '@ekagra/exam/exam-paper/pattern-figures'
import { optionText } from '@ekagra/exam/question/normalise-question'
import { useEffect } from 'react'
import { isStem } from '../../../components/figure/figure-kinds.ts'
import { formatMarks } from '../../../lib/papers/format-marks.ts'
import { afterPaint } from '../../../lib/start/after-paint.ts'
import { type HallFirstView, writeHallFirstView } from '../../../lib/stores/hall/hall-first-view.ts'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import type { HallController } from './hall-controller.ts'

/** Leaves in this tab what its next load shows first, each time after the screen has been painted. */
export function useFirstView(controller: HallController, state: HallState): void {
  useEffect(() => {
    let isWanted = true
    void afterPaint().then(() => {
      if (isWanted) writeHallFirstView(firstViewOf(controller, state))
    })
    return () => {
      isWanted = false
    }
  }, [controller, state])
}

function firstViewOf({ paper, plan }: HallController, state: HallState): HallFirstView | null {
  // English, as the rest of the landing is.
  const words = examHallMessages.english
  const { at } = state
  const { sections } = paper.pattern
  const asked = paper.questions[at]
  const section = plan.sectionOf[at] ?? 0
  const part = asked && sections[section]?.parts[asked.part]
  if (!asked || !part) return null
  const { question, numeric } = asked
  const { figure } = question
  const isPlain = !figure && !numeric && (state.crossed[at] ?? []).length === 0
  const draft = state.drafts[at]
  const wrong = part.wrong[0] > 0 ? words.wrong(formatMarks(toMarks(part.wrong))) : words.noNegative
  return {
    id: paper.id,
    title: paper.pattern.title,
    sections: sections.map((one, index) => ({
      short: one.short,
      title: one.title,
      count: `${countAnswered(countPalette(state, plan, index))}/${questionsOf(one)}`,
    })),
    section,
    number: words.number(at + 1),
    range: words.ofSection(plan.sectionOf.indexOf(section) + 1, plan.sectionOf.lastIndexOf(section) + 1),
    right: words.right(formatMarks(toMarks(part.right))),
    wrong,
    text: figure && isStem(figure) ? null : question.text,
    options: isPlain ? question.options.map(optionText) : null,
    chosen: typeof draft === 'number' ? draft : null,
  }
}
