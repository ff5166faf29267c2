import { optionLetter, optionText } from '@ekagra/exam/question/normalise-question'
import { CORRECTION_NOTE_LENGTH } from '@ekagra/schema/correction'
import type { Question } from '@ekagra/schema/question'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx'
import { ChoiceGroup } from '../../../components/ui/form/choice-group.tsx'
import { Segmented } from '../../../components/ui/form/segmented.tsx'
import { TextArea } from '../../../components/ui/form/text-area.tsx'
import { toast } from '../../../lib/toast.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { type Decision, useDecide } from './decisions.ts'
import type { FoundQuestion } from './find-reported-question.ts'

interface DecidePanelProps {
  found: FoundQuestion
  /** What is chosen as the key, and the explanation of it. */
  chosen: number
  explanation: string
  devices: number
}

const LOOK = {
  list: 'grid gap-2',
  choice:
    'flex min-h-14 items-center gap-3 rounded-md border border-edge bg-surface px-3 py-2 has-checked:border-action-text has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-focus',
  bubble: 'size-4.5 peer-checked:shadow-[inset_0_0_0_3px_var(--color-action-soft)]',
}

/** Fix, retract or dismiss; what each means for learners is said before it happens. */
export function DecidePanel({ found, chosen, explanation, devices }: DecidePanelProps) {
  const words = useMessages(adminMessages).correction
  const { question } = found
  const isChanged = chosen !== question.correctAnswer
  const [picked, setPicked] = useState<Decision['kind']>()
  // Whoever chooses another key wants to fix it.
  const kind = picked ?? (isChanged ? 'fix' : 'dismiss')
  const [keeps, setKeeps] = useState<'keep' | 'rescore'>('keep')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const deciding = useDecide()

  const ask = () => {
    if (kind === 'fix' && !isChanged) return setProblem(words.sameKey)
    if (kind === 'fix' && explanation.trim() === '') return setProblem(words.noExplanation)
    setProblem(undefined)
    setAsking(true)
  }
  const decide = async () => {
    const decision: Decision =
      kind === 'fix' ? { kind, key: chosen, explanation, keeps: keeps === 'keep' } : { kind, note }
    try {
      // Awaited, not left to callbacks: with its report settled this panel may be gone, and its callbacks with it.
      await deciding.mutateAsync({ found, decision })
      toast.success(words.done[kind])
    } catch {
      setProblem(words.failed)
    }
    setAsking(false)
  }
  return (
    <div className="grid gap-5">
      <ChoiceGroup
        legend={words.decide}
        look={LOOK}
        value={kind}
        onValueChange={setPicked}
        choices={(['fix', 'retract', 'dismiss'] as const).map((value) => ({
          value,
          label: words.choices[value],
        }))}
      >
        {({ value, label }) => (
          <span>
            <b className="block text-sm leading-tight">{label}</b>
            <small className="text-sm text-ink-3">
              {value === 'fix' ? words.becomes(letters(question, chosen)) : words.means[value]}
            </small>
          </span>
        )}
      </ChoiceGroup>
      <div className="border-t border-rule pt-4">
        <h2 className="mb-1 text-base">{words.effect}</h2>
        <p className="text-sm text-ink-2">{words.effects[kind]}</p>
      </div>
      {kind === 'fix' ? (
        <div>
          <Segmented
            legend={words.followers}
            value={keeps}
            onValueChange={setKeeps}
            choices={[
              { value: 'keep', label: words.keep },
              { value: 'rescore', label: words.rescore },
            ]}
          />
          <p className="mt-2 text-sm text-ink-3">{words.followersHint}</p>
        </div>
      ) : (
        <TextArea
          label={kind === 'dismiss' ? words.whyDismiss : words.whyRetract}
          hint={words.whyHint(devices)}
          rows={3}
          maxLength={CORRECTION_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {problem && (
        <p role="alert" className="text-sm font-label text-wrong">
          {problem}
        </p>
      )}
      <Button
        size="lg"
        variant={kind === 'retract' ? 'danger' : kind === 'fix' ? 'primary' : 'secondary'}
        onClick={ask}
      >
        {words.submit[kind]}
      </Button>
      <p className="text-sm text-ink-3">{words.undoHint}</p>
      <ConfirmDialog
        open={isAsking}
        danger={kind === 'retract'}
        title={words.confirm[kind]}
        description={
          kind === 'fix'
            ? words.confirmFix(named(question, question.correctAnswer), named(question, chosen))
            : words.effects[kind]
        }
        confirmLabel={words.submit[kind]}
        cancelLabel={words.cancel}
        busy={deciding.isPending}
        onConfirm={() => void decide()}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

const letters = ({ correctAnswer }: Question, chosen: number) =>
  chosen === correctAnswer ? undefined : ([optionLetter(correctAnswer), optionLetter(chosen)] as const)

const named = ({ options }: Question, index: number) =>
  `${optionLetter(index)}, ${optionText(options[index])}`
