import type { Figure } from '@ekagra/schema/figure'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { isDrawn } from './figure-kinds.ts'

const figurePart = lazyPart(() => import('./question-figure.tsx'))

/** For a screen most of whose questions have no figure. */
export function LazyFigure({ figure }: { figure: Figure }) {
  const part = useLazyPart(figurePart)
  if (part === null) return <Skeleton className="mb-6 aspect-[2/1] w-full" />
  // Without the code to draw it the data are still told.
  if (part === 'failed')
    return (
      <p className="mb-6 text-sm text-ink-2">
        {isDrawn(figure) ? figure.description : JSON.stringify(figure)}
      </p>
    )
  return <part.QuestionFigure figure={figure} />
}
