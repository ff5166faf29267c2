import { orderKeyOf } from '../option-order.ts'
import type { ChallengedSession } from './can-challenge.ts'
import { typeNameOf, writeChallenge } from './challenge-code.ts'

/** The address that opens these questions on any device. */
export function challengeAddress(session: ChallengedSession, score?: number): string {
  const { id, topic, mode, difficulty, questions } = session
  const origins = questions.flatMap((question) => question?.generator ?? [])
  const code = writeChallenge({
    topic,
    mode,
    difficulty,
    orderKey: orderKeyOf(id),
    questions: origins.map(({ type, ...origin }) => ({ ...origin, typeName: typeNameOf(type) })),
    score,
  })
  return `/${mode}?challenge=${code}`
}
