import { type BankQuestion, NewBankQuestion } from '@ekagra/schema/bank-question'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import * as paths from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBankQuestion, useSaveBankQuestion } from './bank-questions.ts'
import { LevelChoice } from './level-choice.tsx'
import { LoadState } from './load-state.tsx'
import { areDistinct, OptionFields } from './option-fields.tsx'
import { QualityNotes } from './quality-notes.tsx'
import { QuestionPreview } from './question-preview.tsx'

/** A new question, or with an id in the address one that is there already. */
export function Component() {
  const words = useMessages(adminMessages).create
  const id = useSearchParams()[0].get('id')
  const stored = useBankQuestion(id)
  const title = id === null ? words.title : words.editTitle
  return (
    <Page>
      <PageMeta title={title} />
      <PageHead title={title} text={words.text} />
      {id === null ? (
        <QuestionForm stored={null} />
      ) : (
        <LoadState query={stored}>
          {(question) =>
            question ? (
              <QuestionForm key={id} stored={question} />
            ) : (
              <EmptyState framed title={words.gone} text={words.goneText} />
            )
          }
        </LoadState>
      )}
    </Page>
  )
}

type Draft = Pick<
  BankQuestion,
  'topic' | 'text' | 'options' | 'correct_index' | 'explanation' | 'difficulty' | 'figure'
>

const EMPTY: Draft = {
  topic: '',
  text: '',
  options: ['', '', '', ''],
  correct_index: 0,
  explanation: '',
  difficulty: 'medium',
  figure: null,
}

function QuestionForm({ stored }: { stored: BankQuestion | null }) {
  const words = useMessages(adminMessages).create
  const { topic, text, options, correct_index, explanation, difficulty, figure } = stored ?? EMPTY
  const [draft, setDraft] = useState<Draft>({
    topic,
    text,
    options,
    correct_index,
    explanation,
    difficulty,
    figure,
  })
  const [problem, setProblem] = useState<string>()
  const saving = useSaveBankQuestion(stored)
  const navigate = useNavigate()
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  const save = (event: FormEvent) => {
    event.preventDefault()
    const question = NewBankQuestion.safeParse(draft)
    if (!question.success) return setProblem(words.missing)
    if (!areDistinct(question.data.options)) return setProblem(words.sameOptions)
    saving.mutate(question.data, {
      onSuccess: () => {
        toast.success(stored ? words.changed : words.saved)
        navigate(paths.adminQuestions)
      },
      onError: () => setProblem(words.failed),
    })
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form onSubmit={save} noValidate className="flex max-w-measure flex-col gap-6">
        <TextField
          label={words.topic}
          value={draft.topic}
          onChange={(event) => change({ topic: event.target.value })}
        />
        <TextArea
          label={words.question}
          hint={words.mathsHint}
          rows={3}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <OptionFields
          options={draft.options}
          correctIndex={draft.correct_index}
          onChange={(changed, key) => change({ options: changed, correct_index: key })}
        />
        <LevelChoice
          legend={words.difficulty}
          value={draft.difficulty}
          onChange={(value) => change({ difficulty: value })}
        />
        <TextArea
          label={words.explanation}
          rows={4}
          value={draft.explanation}
          error={problem}
          onChange={(event) => change({ explanation: event.target.value })}
        />
        <Button type="submit" variant="primary" size="lg" className="self-start" busy={saving.isPending}>
          {stored ? words.submitChange : words.submit}
        </Button>
      </form>
      <div className="grid content-start gap-8 lg:sticky lg:top-20 lg:self-start">
        <QuestionPreview {...draft} correctIndex={draft.correct_index} />
        <QualityNotes {...draft} correctIndex={draft.correct_index} ownId={stored?.id ?? null} />
      </div>
    </div>
  )
}
