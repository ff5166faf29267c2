import { vi } from 'vitest'

/** The least that bcrypt can do: a sixty-fourth of the real cost. */
const LEAST_COST = 4

/**
 * Hundreds of accounts are opened and signed in to, and each time a hash of the real cost takes a twentieth of a second of processor.
 * The real cost is held by password-hash.test.ts, which takes this back; servers in processes of their own have it as well.
 */
const bcrypt = await import('bcrypt').then(
  ({ default: native }) => native,
  // Where its binary does not run, passwords are hashed in JavaScript at the real cost.
  () => undefined,
)
if (bcrypt) {
  vi.spyOn(bcrypt, 'hash').mockImplementation(async (password: string | Buffer) =>
    bcrypt.hashSync(password, LEAST_COST),
  )
}
