import { AsyncLocalStorage } from 'node:async_hooks'
import bcryptjs from 'bcryptjs'
import { SPARE_CORES, takeTurns } from '../../threads/take-turns.ts'

interface Hashing {
  hash(password: string, cost: number): Promise<string>
  compare(password: string, hash: string): Promise<boolean>
}

/** bcrypt in the threads of Node.js; where its binary does not run, the one in JavaScript, which gives the same hashes but blocks. */
const inJavaScript: Hashing = { hash: bcryptjs.hash, compare: bcryptjs.compare }
const bcrypt: Hashing = await import('bcrypt').then(
  ({ default: native }) => native,
  () => inJavaScript,
)
/** In turn, so that a storm of sign-ins leaves a core to the other requests. */
const inTurn = takeTurns(SPARE_CORES)
const native: Hashing = {
  hash: (password, cost) => inTurn('small', () => bcrypt.hash(password, cost)),
  compare: (password, hash) => inTurn('small', () => bcrypt.compare(password, hash)),
}

/** The same cost as the auth service uses. */
const BCRYPT_COST = 10

/** Of no password: whoever compares with it takes as long as with a real one. */
const NOBODY = '$2b$10$abcdefghijklmnopqrstuu1WpJ3C1u9zGJsZ4gS5ULZ4k1bQ2vKQK'

/** Counts the comparisons that one request has caused. */
const comparisons = new AsyncLocalStorage<{ count: number }>()

/** The embedded auth service hashes with bcryptjs, which would hold up all other requests for a tenth of a second each time. */
Object.assign(bcryptjs, {
  hash: (password: string, cost: number) => native.hash(password, cost),
  compare(password: string, hash: string) {
    const counter = comparisons.getStore()
    if (counter) counter.count += 1
    return native.compare(password, hash)
  },
})

export const hashPassword = (password: string): Promise<string> => native.hash(password, BCRYPT_COST)

export const isPasswordOf = (password: string, hash: string): Promise<boolean> =>
  native.compare(password, hash || NOBODY)

/** Runs a sign-in. When it compared no password, because there is no such user, one is compared all the same: the time tells nothing. */
export async function compareInAnyCase<Answer>(
  password: string,
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  const counter = { count: 0 }
  const answer = await comparisons.run(counter, signIn)
  if (counter.count === 0) await native.compare(password, NOBODY)
  return answer
}
