import { NewBankQuestion } from '@ekagra/schema/bank-question'
import type { Difficulty } from '@ekagra/schema/difficulty'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { Segmented } from '../../components/ui/segmented.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import * as paths from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { questionMessages } from '../../messages/en/question.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useAddBankQuestion } from './bank-questions.ts'
import { areDistinct, OptionFields } from './option-fields.tsx'

const EMPTY = { topic: '', text: '', options: ['', '', '', ''], correct_index: 0, explanation: '' }

export function Component() {
  const words = useMessages(adminMessages).create
  const { level } = useMessages(questionMessages)
  const [draft, setDraft] = useState(EMPTY)
  const [difficulty, setDifficulty] = useState<Difficulty>('medium')
  const [problem, setProblem] = useState<string>()
  const adding = useAddBankQuestion()
  const navigate = useNavigate()
  const change = (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part })

  const save = (event: FormEvent) => {
    event.preventDefault()
    const question = NewBankQuestion.safeParse({ ...draft, difficulty })
    if (!question.success) return setProblem(words.missing)
    if (!areDistinct(question.data.options)) return setProblem(words.sameOptions)
    adding.mutate(question.data, {
      onSuccess: () => {
        toast.success(words.saved)
        navigate(paths.adminQuestions)
      },
      onError: () => setProblem(words.failed),
    })
  }

  return (
    <Page>
      <PageMeta title={words.title} />
      <PageHead title={words.title} text={words.text} />
      <form onSubmit={save} noValidate className="flex max-w-measure flex-col gap-6">
        <TextField
          label={words.topic}
          value={draft.topic}
          onChange={(event) => change({ topic: event.target.value })}
        />
        <TextArea
          label={words.question}
          rows={3}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <OptionFields
          options={draft.options}
          correctIndex={draft.correct_index}
          onChange={(options, correct_index) => change({ options, correct_index })}
        />
        <Segmented
          legend={words.difficulty}
          value={difficulty}
          onValueChange={setDifficulty}
          choices={[
            { value: 'easy', label: level.easy },
            { value: 'medium', label: level.medium },
            { value: 'hard', label: level.hard },
          ]}
        />
        <TextArea
          label={words.explanation}
          rows={4}
          value={draft.explanation}
          error={problem}
          onChange={(event) => change({ explanation: event.target.value })}
        />
        <Button type="submit" variant="primary" size="lg" className="self-start" busy={adding.isPending}>
          {words.submit}
        </Button>
      </form>
    </Page>
  )
}
