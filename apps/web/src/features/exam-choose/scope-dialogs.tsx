import {
  fairMinutes,
  marksOf,
  marksOfPaper,
  minutesOfPaper,
  questionsOf,
  questionsOfPaper,
  shorten,
} from '@ekagra/exam/exam-paper/pattern-figures'
import type { SatPaper } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { ChoiceGroup } from '../../components/ui/form/choice-group.tsx'
import { examStartPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { satMarks } from '../../lib/papers/sat-marks.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A part of a paper that somebody wants to choose. */
export interface ScopeWish {
  kind: 'section' | 'shorter'
  pattern: ExamPattern
}

export interface ScopeDialogsProps {
  wish: ScopeWish | undefined
  sat: readonly SatPaper[]
  onClose: () => void
}

const look = {
  list: 'mt-5 grid gap-3 md:grid-cols-2',
  choice:
    'focus-within-ring grid min-h-16 grid-cols-[1.375rem_minmax(0,1fr)] items-center gap-3 rounded-md border border-rule px-4 py-2 has-checked:border-action-text has-checked:bg-action-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-action-text)]',
  bubble: 'size-4.5 peer-checked:shadow-[inset_0_0_0_3px_var(--color-action-soft)]',
}

/** One section of a paper, or a shorter one. */
export function ScopeDialogs({ wish, sat, onClose }: ScopeDialogsProps) {
  const words = useMessages(examChooseMessages)
  const { title = '' } = wish?.pattern ?? {}
  return (
    <Dialog
      open={wish !== undefined}
      onClose={onClose}
      wide
      title={wish?.kind === 'section' ? words.section.title(title) : words.shorterPaper.title(title)}
    >
      {wish?.kind === 'section' && <SectionChoice pattern={wish.pattern} sat={sat} onClose={onClose} />}
      {wish?.kind === 'shorter' && <LengthChoice pattern={wish.pattern} onClose={onClose} />}
    </Dialog>
  )
}

function SectionChoice({
  pattern,
  sat,
  onClose,
}: {
  pattern: ExamPattern
  sat: readonly SatPaper[]
  onClose: () => void
}) {
  const words = useMessages(examChooseMessages).section
  const { sectionName } = useMessages(topicMessages)
  const navigate = useNavigate()
  const [section, setSection] = useState('0')
  const choices = pattern.sections.map((own, index) => {
    const last = sat.find(
      ({ paper }) =>
        paper.patternId === pattern.id && paper.scope === 'section' && paper.sectionIndex === index,
    )
    const marks = last && satMarks(last)
    return {
      value: String(index),
      label: sectionName(own.title),
      detail: marks
        ? words.last(formatMarks(marks.marks), formatMarks(marks.of))
        : words.detail(questionsOf(own), Math.round(fairMinutes(pattern, own)), formatMarks(marksOf(own))),
    }
  })
  return (
    <>
      <Choices legend={words.legend} choices={choices} value={section} onValueChange={setSection} />
      <Foot
        label={words.start}
        onClose={onClose}
        onStart={() => navigate(examStartPath(pattern.id, { scope: 'section', section: Number(section) }))}
      />
    </>
  )
}

function LengthChoice({ pattern, onClose }: { pattern: ExamPattern; onClose: () => void }) {
  const words = useMessages(examChooseMessages)
  const navigate = useNavigate()
  const [scope, setScope] = useState<'half' | 'quarter'>('half')
  const choices = (['half', 'quarter'] as const).map((value) => {
    const shorter = shorten(pattern, value === 'half' ? 0.5 : 0.25)
    return {
      value,
      label: words.shorterPaper[value],
      detail: words.section.detail(
        questionsOfPaper(shorter),
        minutesOfPaper(shorter),
        formatMarks(marksOfPaper(shorter)),
      ),
    }
  })
  return (
    <>
      <Choices legend={words.shorterPaper.legend} choices={choices} value={scope} onValueChange={setScope} />
      <Foot
        label={words.shorterPaper.start}
        onClose={onClose}
        onStart={() => navigate(examStartPath(pattern.id, { scope }))}
      />
    </>
  )
}

interface ChoicesProps<Value extends string> {
  legend: string
  choices: readonly { value: Value; label: string; detail: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  return (
    <ChoiceGroup {...props} hideLegend look={look}>
      {({ label, detail }) => (
        <span>
          <b className="block leading-[1.3]">{label}</b>
          <span className="figures block text-sm text-ink-3">{detail}</span>
        </span>
      )}
    </ChoiceGroup>
  )
}

function Foot({ label, onClose, onStart }: { label: string; onClose: () => void; onStart: () => void }) {
  const words = useMessages(examChooseMessages).section
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3 max-md:[&>*]:flex-auto">
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button variant="primary" onClick={onStart}>
        {label}
      </Button>
    </div>
  )
}
