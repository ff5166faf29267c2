import { findFormProblems } from '@ekagra/exam/question/question-form'
import { isSimilar, makeComparable } from '@ekagra/exam/similarity/similarity'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { InlineText } from '../../../components/rich-text/rich-text.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { adminQuestionPath } from '../../../lib/filled-paths.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useAdminClient } from '../use-admin-session.ts'
import { findCandidates } from './list-bank-questions.ts'

interface QualityNotesProps {
  text: string
  options: readonly string[]
  correctIndex: number | null
  explanation: string
  /** The question that is edited is not a repeat of itself. */
  ownId: string | null
}

/** What to look at again before saving. Nothing of it forbids saving. */
export function QualityNotes({ ownId, correctIndex, ...question }: QualityNotesProps) {
  const words = useMessages(adminMessages).create
  const problems = correctIndex === null ? [] : findFormProblems({ ...question, correctIndex })
  const near = useNearQuestions(question.text, ownId)
  if (problems.length === 0 && near.length === 0) return null
  return (
    <section aria-live="polite">
      <h2 className="mb-2 text-base">{words.lookAgain}</h2>
      <ul className="grid gap-2 text-sm">
        {problems.map((problem) => (
          <li key={problem} className="flex gap-2">
            <Icon name="alert" className="mt-0.5 size-4.5 text-bindu-text" />
            {words.problems[problem]}
          </li>
        ))}
        {near.map(({ id, text }) => (
          <li key={id} className="flex gap-2">
            <Icon name="alert" className="mt-0.5 size-4.5 text-bindu-text" />
            <span>
              {words.nearly}{' '}
              <a
                href={adminQuestionPath(id)}
                target="_blank"
                rel="noopener"
                className="inline-block min-h-target content-center text-link"
              >
                <InlineText text={text} />
                <span className="sr-only">{words.newTab}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PAUSE_MS = 500
const MOST_SHOWN = 3

/** Questions of the bank that say nearly the same, looked up when the person pauses. */
function useNearQuestions(text: string, ownId: string | null): { id: string; text: string }[] {
  const client = useAdminClient()
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data = [] } = useQuery({
    queryKey: ['bank-questions', 'near', settled],
    queryFn: () => findCandidates(client, settled),
    placeholderData: keepPreviousData,
  })
  const own = makeComparable(text)
  return data
    .filter((other) => other.id !== ownId && isSimilar(own, makeComparable(other.text)))
    .slice(0, MOST_SHOWN)
}
