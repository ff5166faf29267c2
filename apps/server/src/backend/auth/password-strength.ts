import { authError } from './auth-gate.ts'

/** From this score on a guesser needs more than a hundred million tries. */
const LEAST_SCORE = 3
const SHORTEST = 10
/** bcrypt ignores everything after it. */
const MOST_BYTES = 72
/** Known to whoever attacks this server. */
const OUR_WORDS = ['ekagra', 'admin', 'एकाग्र']

/** The word lists take half a megabyte and are loaded only when somebody chooses a password. */
async function openEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
}
let opened: ReturnType<typeof openEstimator> | undefined

/** Loads the lists when somebody will soon choose a password, while they still type. */
export function prepareStrengthCheck(): ReturnType<typeof openEstimator> {
  opened ??= openEstimator()
  return opened
}

const weak = (sentence: string, reason: string) =>
  authError(422, 'weak_password', sentence, { weak_password: { reasons: [reason] } })

/** The refusal of a password that is too short, too long or among the first that a guesser tries; undefined for a good one. */
export async function refuseWeakPassword(password: string, email: string): Promise<Response | undefined> {
  if (password.length < SHORTEST) return weak(`Password should be at least ${SHORTEST} characters.`, 'length')
  if (Buffer.byteLength(password) > MOST_BYTES) {
    return weak(`Password cannot be longer than ${MOST_BYTES} bytes.`, 'length')
  }
  const estimator = await prepareStrengthCheck()
  const { score } = estimator.check(password, [...OUR_WORDS, email, ...email.split(/[@.]/)])
  return score < LEAST_SCORE
    ? weak('This password is easy to guess. Use several words that do not belong together.', 'guessable')
    : undefined
}
