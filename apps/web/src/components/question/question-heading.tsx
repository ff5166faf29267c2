import type { Figure } from '@ekagra/schema/figure'
import type { Question } from '@ekagra/schema/question'
import type { RefObject } from 'react'
import { questionMessages } from '../../messages/en/question.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { isDrawn, isStem } from '../figure/figure-kinds.ts'
import { figurePart } from '../figure/figure-parts.ts'
import { Passage } from '../figure/passage.tsx'
import { useLazyPart } from '../lazy-part.ts'
import { InlineText } from '../rich-text/rich-text.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export interface QuestionHeadingProps {
  id: string
  question: Pick<Question, 'text' | 'figure'>
  /** Takes the focus when another question comes. */
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Whether a passage, a table or a chart stays in view while the page scrolls to the options. */
  keepsStem?: boolean
}

/** The question: the largest text on its screen, below the passage or above the figure that it is about. */
export function QuestionHeading({ id, question, headingRef, keepsStem = false }: QuestionHeadingProps) {
  const { standIn } = useMessages(questionMessages)
  const { figure } = question
  const isKept = keepsStem && figure !== undefined && isStem(figure)
  return (
    <>
      {isKept ? (
        // Keyed by its title: another stem begins at its top, the next question of the set where the reader was.
        <ScrollRegion
          key={figure.title}
          label={figure.title}
          className="sticky top-(--stem-top) z-10 mb-4 max-h-[40dvh] overflow-y-auto lg:max-h-[56dvh] border-b border-rule bg-paper [&>figure]:mb-3"
        >
          {figure.kind === 'passage' ? <Passage figure={figure} /> : <LazyFigure figure={figure} />}
        </ScrollRegion>
      ) : (
        figure?.kind === 'passage' && <Passage figure={figure} />
      )}
      <h2
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className="mb-6 text-question font-body tracking-[-0.006em] text-pretty"
      >
        <InlineText text={standIn(question.text)} />
      </h2>
      {figure && !isKept && figure.kind !== 'passage' && <LazyFigure figure={figure} />}
    </>
  )
}

/** For a screen most of whose questions have no figure. */
export function LazyFigure({ figure }: { figure: Figure }) {
  const part = useLazyPart(figurePart)
  if (part === null) return <Skeleton className="mb-6 aspect-[2/1] w-full" />
  // If the code to draw it cannot load, the data are still shown.
  if (part === 'failed')
    return (
      <p className="mb-6 text-sm text-ink-2">
        {isDrawn(figure) ? figure.description : JSON.stringify(figure)}
      </p>
    )
  // The options below show the pictures to choose from.
  return <part.QuestionFigure figure={figure} hasChoices={false} />
}
