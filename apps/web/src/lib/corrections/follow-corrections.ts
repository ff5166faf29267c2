import { type Correction, CorrectionList } from '@ekagra/schema/correction'
import { correctionMessages } from '../../messages/en/correction.ts'
import { currentMessages } from '../../messages/use-messages.ts'
import { toast } from '../toast.ts'
import { knownCorrections, readCorrectionBook } from './correction-store.ts'
import { reportedQuestions } from './reported-questions.ts'
import { rescoreStored } from './rescore-stored.ts'

const TIMEOUT_MS = 8000

/** Null when no server can be reached, or one that has no such list. The browser asks only whether it has changed. */
async function fetchList(): Promise<CorrectionList | null> {
  try {
    const response = await fetch('/corrections.json', {
      headers: { Accept: 'application/json' },
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? (CorrectionList.safeParse(await response.json()).data ?? null) : null
  } catch {
    return null
  }
}

let running: Promise<void> | undefined

/** Fetches what admins decided, brings stored results in line with it, and tells the person. Never runs twice at a time. */
export function followCorrections(now: () => number = Date.now): Promise<void> {
  running ??= follow(now).finally(() => {
    running = undefined
  })
  return running
}

async function follow(now: () => number): Promise<void> {
  const known = knownCorrections.read()
  const fetched = await fetchList()
  const isNew = fetched !== null && fetched.version !== known?.list.version
  if (isNew) knownCorrections.write({ list: fetched, isApplied: false })
  if (isNew || known?.isApplied === false) await applyCorrections(now())
  tellReporter(knownCorrections.read()?.list.corrections ?? [])
}

/** Also for data that came from a file, made before a correction. */
export async function applyCorrections(now: number): Promise<void> {
  const book = readCorrectionBook()
  const changed = book.isEmpty ? 0 : await rescoreStored(book, now)
  const known = knownCorrections.read()
  if (known) knownCorrections.write({ ...known, isApplied: true })
  const words = currentMessages(correctionMessages)
  if (changed > 0) toast.info(words.rescored(changed), { description: words.rescoredText, duration: 10_000 })
}

/** Says once what became of a report of this person. */
function tellReporter(corrections: readonly Correction[]): void {
  const waiting = reportedQuestions.read()
  if (waiting.length === 0) return
  const decided = waiting.flatMap(({ id, at }) =>
    corrections
      .filter(({ question, date }) => question === id && Date.parse(date) > Date.parse(at))
      .slice(0, 1),
  )
  if (decided.length === 0) return
  const ids = new Set(decided.map(({ question }) => question))
  const left = waiting.filter(({ id }) => !ids.has(id))
  if (left.length === 0) reportedQuestions.remove()
  else reportedQuestions.write(left)
  const words = currentMessages(correctionMessages)
  const [first] = decided
  const kind = first?.kind === 'undo' ? 'dismiss' : first?.kind
  if (kind) toast.info(words.decided[kind], { description: first?.note || words.thanks, duration: 10_000 })
}
