import { optionText } from '@ekagra/exam/question/normalise-question'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartFields } from '../../../components/read-file/part-fields.tsx'
import { InlineText } from '../../../components/rich-text/rich-text.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Section } from '../../../components/ui/page.tsx'
import { requestQuestions } from '../../../lib/backend/request-questions.ts'
import { type FileParts, firstRange, textOf } from '../../../lib/files/part-range.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { filesMessages } from '../../../messages/en/files.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { LevelChoice } from '../questions/level-choice.tsx'

const COUNT = 10

interface DraftsFromTextProps {
  file: FileParts
  topic: string
  isBusy: boolean
  onAdd: (questions: readonly Question[]) => Promise<void>
}

/** Questions on the text of some pages, made as a learner would get them, read here, and kept as drafts. */
export function DraftsFromText({ file, topic, isBusy, onAdd }: DraftsFromTextProps) {
  const { files: words, questions } = useMessages(adminMessages)
  const { textTitle } = useMessages(filesMessages)
  const [range, setRange] = useState(() => firstRange(file))
  const [difficulty, setDifficulty] = useState<Difficulty>('medium')
  const asking = useMutation({
    mutationFn: async () => {
      const answer = await requestQuestions({
        topic,
        count: COUNT,
        difficulty,
        content: textOf(file, range),
      })
      return answer.ok ? answer.questions.slice(0, COUNT) : []
    },
  })
  const made = asking.data ?? []
  return (
    <Section title={textTitle} ruled>
      <div className="grid gap-5">
        <div>
          <PartFields file={file} range={range} onChange={setRange} />
        </div>
        <div className="max-w-112">
          <LevelChoice legend={words.level} value={difficulty} onChange={setDifficulty} />
        </div>
        <Button
          className="justify-self-start max-md:w-full"
          busy={asking.isPending}
          disabled={topic.trim() === ''}
          onClick={() => asking.mutate()}
        >
          {words.make(COUNT)}
        </Button>
      </div>
      <div aria-live="polite">
        {(asking.isError || (asking.data && made.length === 0)) && (
          <p className="mt-4 text-ink-2">{words.madeNone}</p>
        )}
        {made.length > 0 && (
          <>
            <ol className="mt-5 grid list-decimal gap-3 pl-6">
              {made.map(({ id, text, options, correctAnswer }) => (
                <li key={id}>
                  <InlineText text={text.replaceAll(/\s*\n\s*/g, ' ')} />
                  <span className="block text-sm text-ink-3">
                    <InlineText text={questions.key(optionText(options[correctAnswer]))} />
                  </span>
                </li>
              ))}
            </ol>
            <Button
              variant="primary"
              size="lg"
              className="mt-5 max-md:w-full"
              busy={isBusy}
              onClick={() => void onAdd(made)}
            >
              {words.keepDrafts(made.length)}
            </Button>
          </>
        )}
      </div>
    </Section>
  )
}
