import type { Figure } from '@ekagra/schema/figure'
import type { ServerQuestion } from '@ekagra/schema/question'

/** Puts questions on one passage or chart after each other, so that it is read once; all others keep their order. */
export function keepPassagesTogether(questions: readonly ServerQuestion[]): ServerQuestion[] {
  const kept: ServerQuestion[] = []
  const lastOf = new Map<string, ServerQuestion>()
  for (const question of questions) {
    const stem = stemOf(question)
    const last = stem === null ? undefined : lastOf.get(stem)
    if (last) kept.splice(kept.indexOf(last) + 1, 0, question)
    else kept.push(question)
    if (stem !== null) lastOf.set(stem, question)
  }
  return kept
}

const stemOf = ({ figure }: ServerQuestion): string | null => (figure ? JSON.stringify(figure) : null)

/** The title of the passage of a question or a draw. */
export const passageOf = ({ figure }: { figure?: Figure | undefined }): string | null =>
  figure?.kind === 'passage' ? figure.title : null
