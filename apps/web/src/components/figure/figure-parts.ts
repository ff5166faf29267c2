import type { Figure } from '@ekagra/schema/figure'
import { loadRecovery } from '../../lib/start/load-recovery.ts'
import { lazyPart } from '../lazy-part.ts'
import { isDrawn } from './figure-kinds.ts'

/** Most questions have no figure, so the code for figures is fetched when one comes. */
export const figurePart = lazyPart(() => import('./question-figure.tsx'))
export const chartPart = lazyPart(() => import('./figure-chart.tsx'))
export const drawingPart = lazyPart(() => import('./figure-drawing.tsx'))

/** A learner who waits longer than this reads the question first. */
const PATIENCE_MS = 1500

/** Fetches what draws the figures of some questions, so that none of them moves the options when it appears. */
export async function prepareFigures(
  questions: Iterable<{ figure?: Figure | undefined } | null>,
): Promise<void> {
  const figures = [...questions].flatMap((question) => question?.figure ?? [])
  if (figures.length === 0) return
  const parts = [
    figurePart.load,
    ...(figures.some(isDrawn) ? [drawingPart.load] : []),
    ...(figures.some((figure) => !isDrawn(figure) && figure.kind !== 'table' && figure.kind !== 'passage')
      ? [chartPart.load]
      : []),
  ]
  // Without them a figure is shown as a table or described in words.
  const fetched = Promise.all(parts.map((load) => loadRecovery.withoutReload<object>(load))).catch(
    () => undefined,
  )
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
