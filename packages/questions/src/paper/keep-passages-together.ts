import type { Figure } from '@ekagra/schema/figure'
import type { ServerQuestion } from '@ekagra/schema/question'

/** Puts questions on one passage after each other, so that it is read once; all others keep their order. */
export function keepPassagesTogether(questions: readonly ServerQuestion[]): ServerQuestion[] {
  const kept: ServerQuestion[] = []
  const lastOf = new Map<string, ServerQuestion>()
  for (const question of questions) {
    const passage = passageOf(question)
    const last = passage === null ? undefined : lastOf.get(passage)
    if (last) kept.splice(kept.indexOf(last) + 1, 0, question)
    else kept.push(question)
    if (passage !== null) lastOf.set(passage, question)
  }
  return kept
}

/** The title of the passage of a question or a draw. */
export const passageOf = ({ figure }: { figure?: Figure | undefined }): string | null =>
  figure?.kind === 'passage' ? figure.title : null
