import type { ErrorEvent } from '@ekagra/schema/generation-events'
import { describeFailure } from './describe-failure.ts'

/** Once a stream has begun its status is sent, so a failure becomes its last event. */
export async function* endWithError<Step>(
  steps: AsyncGenerator<Step>,
  report: (error: unknown) => void,
): AsyncGenerator<Step | ErrorEvent> {
  try {
    yield* steps
  } catch (failure) {
    const { status, error } = describeFailure(failure, report)
    yield { type: 'error', status, error }
  }
}
