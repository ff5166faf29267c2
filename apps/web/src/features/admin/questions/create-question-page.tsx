import { BANK_LENGTHS, type ListedBankQuestion, NewBankQuestion } from '@ekagra/schema/bank-question'
import { isRecord } from '@ekagra/schema/is-record'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { PageMeta } from '../../../components/page-meta.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Callout } from '../../../components/ui/callout.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { TextArea } from '../../../components/ui/form/text-area.tsx'
import { TextField } from '../../../components/ui/form/text-field.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { Page, PageHead } from '../../../components/ui/page.tsx'
import * as paths from '../../../lib/paths.ts'
import { questionDraft } from '../../../lib/stores/session/question-draft.ts'
import { toast } from '../../../lib/toast.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { LoadState } from '../load-state.tsx'
import { useBankQuestion, useSaveBankQuestion } from './bank-questions.ts'
import { LevelChoice } from './level-choice.tsx'
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

interface Draft
  extends Pick<ListedBankQuestion, 'topic' | 'text' | 'options' | 'explanation' | 'difficulty' | 'figure'> {
  /** Null at first: nobody would have chosen a key that is already set. */
  correct_index: number | null
}

const EMPTY: Draft = {
  topic: '',
  text: '',
  options: ['', '', '', ''],
  correct_index: null,
  explanation: '',
  difficulty: 'medium',
  figure: null,
}

function draftOf(question: ListedBankQuestion | null): Draft {
  const { topic, text, options, correct_index, explanation, difficulty, figure } = question ?? EMPTY
  return { topic, text, options, correct_index, explanation, difficulty, figure }
}

/** What was typed before a reload or a look elsewhere; null when there is nothing of this question. */
function readKept(id: string | null): Draft | null {
  const kept = questionDraft.read()
  if (kept === null || kept.id !== id) return null
  const { id: _, ...draft } = kept
  return draft
}

/** The filters of the list from which the form was opened, so that a review goes on where it was. */
const listBefore = (state: unknown): string =>
  isRecord(state) && typeof state.list === 'string' ? state.list : ''

function QuestionForm({ stored }: { stored: ListedBankQuestion | null }) {
  const words = useMessages(adminMessages).create
  const id = stored?.id ?? null
  const [kept, setKept] = useState(() => readKept(id))
  const [draft, setDraft] = useState<Draft>(() => kept ?? draftOf(stored))
  const [problem, setProblem] = useState<string>()
  const saving = useSaveBankQuestion(stored)
  const navigate = useNavigate()
  const list = listBefore(useLocation().state)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<Draft>) => {
    setProblem(undefined)
    const next = { ...draft, ...part }
    setDraft(next)
    questionDraft.write({ id, ...next })
  }
  const discard = () => {
    questionDraft.remove()
    setDraft(draftOf(stored))
    setKept(null)
  }

  const save = (publishes: boolean) => {
    const question = NewBankQuestion.safeParse(draft)
    if (!question.success) {
      const isKeyAllThatIsMissing = NewBankQuestion.safeParse({ ...draft, correct_index: 0 }).success
      setProblem(isKeyAllThatIsMissing ? words.optionsHint : words.missing)
      setTried(true)
      form.current?.querySelector<HTMLElement>(':is(input, textarea):invalid')?.focus()
      return
    }
    if (!areDistinct(question.data.options)) return setProblem(words.sameOptions)
    saving.mutate(
      { question: question.data, publishes },
      {
        onSuccess: () => {
          questionDraft.remove()
          toast.success(publishes ? words.published : stored ? words.changed : words.saved)
          navigate(`${paths.adminQuestions}${list}`)
        },
        onError: () => setProblem(words.failed),
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  const isDraft = stored?.status === 'draft'
  const missing = (text: string) => (isTried && text.trim() === '' ? words.fillIn : undefined)
  const optionsError = draft.options.some(missing)
    ? words.fillInOptions
    : isTried && draft.correct_index === null
      ? words.optionsHint
      : undefined
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form ref={form} onSubmit={submit} noValidate className="flex max-w-measure flex-col gap-6">
        {kept && (
          <Callout title={words.kept} tone="bindu" level="h2">
            <Button variant="quiet" className="-ml-3" onClick={discard}>
              {words.discard}
            </Button>
          </Callout>
        )}
        <TextField
          label={words.topic}
          required
          maxLength={BANK_LENGTHS.topic}
          value={draft.topic}
          error={missing(draft.topic)}
          onChange={(event) => change({ topic: event.target.value })}
        />
        <TextArea
          label={words.question}
          hint={words.mathsHint}
          rows={3}
          required
          maxLength={BANK_LENGTHS.text}
          value={draft.text}
          error={missing(draft.text)}
          onChange={(event) => change({ text: event.target.value })}
        />
        <OptionFields
          options={draft.options}
          correctIndex={draft.correct_index}
          error={optionsError}
          onOptionsChange={(options) => change({ options })}
          onKeyChange={(key) => change({ correct_index: key })}
        />
        <LevelChoice
          legend={words.difficulty}
          value={draft.difficulty}
          onChange={(value) => change({ difficulty: value })}
        />
        <TextArea
          label={words.explanation}
          rows={4}
          required
          maxLength={BANK_LENGTHS.explanation}
          value={draft.explanation}
          error={missing(draft.explanation)}
          onChange={(event) => change({ explanation: event.target.value })}
        />
        {problem && (
          <p role="alert" className="flex gap-2 text-sm font-label text-wrong">
            <Icon name="alert" className="mt-0.5 size-4.5 flex-none" />
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3 max-md:[&>*]:flex-auto">
          <Button type="submit" variant={isDraft ? 'secondary' : 'primary'} size="lg" busy={saving.isPending}>
            {stored ? words.submitChange : words.submit}
          </Button>
          {isDraft && (
            <Button variant="primary" size="lg" busy={saving.isPending} onClick={() => save(true)}>
              {words.submitAndPublish}
            </Button>
          )}
        </div>
      </form>
      <div className="grid content-start gap-8 lg:sticky lg:top-20 lg:self-start">
        <QuestionPreview {...draft} correctIndex={draft.correct_index} />
        <QualityNotes {...draft} correctIndex={draft.correct_index} ownId={stored?.id ?? null} />
      </div>
    </div>
  )
}
