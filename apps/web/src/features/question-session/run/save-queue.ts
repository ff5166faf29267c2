import type { Session } from '@ekagra/exam/session/session'

export interface SaveQueue {
  /** The latest state, stored or not: the next step builds on it. */
  intended(): Session
  apply(transition: (session: Session) => Session): Session
  /** Resolves when everything done so far is stored. */
  settled(): Promise<void>
}

interface SaveQueueParts {
  initial: Session
  /** Resolves once the state is stored; it never rejects. */
  save: (session: Session) => Promise<void>
  show: (session: Session) => void
}

/**
 * An answer is shown only once it is stored, so that a killed tab never loses what it showed. Steps that come
 * meanwhile are not lost: each builds on the latest state, and one save covers all of them. Moving to another
 * question is shown at once.
 */
export function createSaveQueue({ initial, save, show }: SaveQueueParts): SaveQueue {
  let intended = initial
  let isDirty = false
  let saving: Promise<void> | null = null

  async function drain(): Promise<void> {
    try {
      while (isDirty) {
        isDirty = false
        const snapshot = intended
        await save(snapshot)
        show(snapshot)
      }
    } finally {
      // In the same tick as the last check of isDirty: a step that came in between would not be stored.
      saving = null
    }
  }

  return {
    intended: () => intended,
    apply(transition) {
      const next = transition(intended)
      if (next === intended) return intended
      const changesAnswers = next.answers !== intended.answers || next.checked !== intended.checked
      intended = next
      if (!changesAnswers && saving === null) show(next)
      isDirty = true
      saving ??= drain()
      return next
    },
    settled: () => saving ?? Promise.resolve(),
  }
}
