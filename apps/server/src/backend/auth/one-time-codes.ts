import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { isSameSecret } from '../../http/is-same-secret.ts'
import type { AuthStore, Code } from './auth-store.ts'
import type { LetterKind } from './mail.ts'
import type { SignInPauses } from './sign-in-pauses.ts'

const DIGITS = 6
export const CODE_MINUTES = 10
/** Wrong guesses after which a code is worth nothing. */
const MOST_TRIES = 5

interface CodeOptions {
  store: AuthStore
  pauses: SignInPauses
  jwtSecret: string
  now(): number
}

interface WantedCode {
  kind: LetterKind
  email: string
  userId: string
  passwordHash?: string
  metadata?: object
  challenge?: string
}

/** Codes of six digits that open something once, each with a long link that opens the same. */
export function oneTimeCodes({ store, pauses, jwtSecret, now }: CodeOptions) {
  // With our secret: six digits could otherwise be found from their hash by trying all of them.
  const hash = (text: string) =>
    createHmac('sha256', jwtSecret).update(`one-time code\n${text}`).digest('base64url')
  const oldest = () => new Date(now() - CODE_MINUTES * 60_000).toISOString()
  const isCurrent = ({ created_at }: Code) => created_at >= oldest()
  /** Pauses for codes are apart from those for passwords: guessing one must not keep the owner from using the other. */
  const pauseKey = (email: string) => `code of ${email}`

  return {
    /** Stores a new code; the code and the secret of its link are known to the caller alone. */
    async make({ kind, email, userId, passwordHash = '', metadata = {}, challenge = '' }: WantedCode) {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const link = randomBytes(32).toString('base64url')
      await store.putCode(
        {
          id: randomUUID(),
          kind,
          email,
          user_id: userId,
          code_hash: hash(`${kind}\n${email}\n${code}`),
          link_hash: hash(link),
          password_hash: passwordHash,
          metadata: JSON.stringify(metadata),
          challenge,
        },
        oldest(),
      )
      return { code, link }
    },
    /** Seconds to wait before the next guess for this address. */
    secondsLeft: (email: string) => pauses.secondsLeft(pauseKey(email)),
    /** The code that was meant, used up; undefined for a wrong, old or used one. An address without a code is treated like one with a code. */
    async use(email: string, kinds: readonly LetterKind[], typed: string): Promise<Code | undefined> {
      const wanted = new Set<string>(kinds)
      for (const code of await store.findCodes(email)) {
        if (!wanted.has(code.kind) || !isCurrent(code)) continue
        if (!(await store.takeTry(code.id, MOST_TRIES))) continue
        const isRight = isSameSecret(code.code_hash, hash(`${code.kind}\n${email}\n${typed}`))
        if (isRight && (await store.useCode(code.id))) {
          await pauses.succeeded(pauseKey(email))
          return code
        }
      }
      await pauses.failed(pauseKey(email))
      return undefined
    },
    /** The same for the secret of a link, which nobody can guess. */
    async useLink(link: string, kinds: readonly LetterKind[]): Promise<Code | undefined> {
      const code = await store.findCodeByLink(hash(link))
      const isWanted = code !== undefined && kinds.some((kind) => kind === code.kind) && isCurrent(code)
      return isWanted && (await store.useCode(code.id)) ? code : undefined
    },
  }
}
export type OneTimeCodes = ReturnType<typeof oneTimeCodes>
