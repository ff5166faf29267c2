import type { Question } from '@ekagra/schema/question'
import type { RefObject } from 'react'
import { questionMessages } from '../messages/question.ts'
import { useMessages } from '../messages/use-messages.ts'
import { LazyFigure } from './figure/lazy-figure.tsx'
import { Passage } from './figure/passage.tsx'
import { InlineText } from './rich-text/rich-text.tsx'

export interface QuestionHeadingProps {
  id: string
  question: Pick<Question, 'text' | 'figure'>
  /** Takes the focus when another question comes. */
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** What is asked: the largest thing on its screen, below the text or above the figure that it is asked about. */
export function QuestionHeading({ id, question, headingRef }: QuestionHeadingProps) {
  const { standIn } = useMessages(questionMessages)
  return (
    <>
      {question.figure?.kind === 'passage' && <Passage figure={question.figure} />}
      <h2
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className="mb-6 text-question font-body tracking-[-0.006em] text-pretty"
      >
        <InlineText text={standIn(question.text)} />
      </h2>
      {question.figure && question.figure.kind !== 'passage' && <LazyFigure figure={question.figure} />}
    </>
  )
}
