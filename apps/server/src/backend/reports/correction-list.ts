import { createHash } from 'node:crypto'
import { type CorrectionBook, openCorrectionBook } from '@ekagra/exam/correction/correct-question'
import {
  type Correction,
  CorrectionKind,
  type CorrectionList,
  MOST_CORRECTIONS,
} from '@ekagra/schema/correction'
import { PlainText } from '@ekagra/schema/plain-text'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { ReportHolds } from './report-holds.ts'

interface CorrectionsOptions {
  client: Pick<SupabaseClient, 'from'>
  heldIds: ReportHolds['heldIds']
  now(): number
  /** Gets the error of a database that could not be read; what was known before is used then. */
  onTrouble(error: unknown): void
}

export interface Corrections {
  /** The list that learners' browsers fetch. Throws when the database does. */
  list(): Promise<CorrectionList>
  /** For questions that are about to be asked; what was last known when the database does not answer at once. */
  book(): Promise<CorrectionBook>
  /** An admin has decided, or a report has come in: the list is read anew. */
  forget(): void
}

/** Decisions and reports that came to other servers on the same database are noticed this late. */
const FRESH_MS = 3000
/** A learner does not wait longer than this for the list. */
const PATIENCE_MS = 250

const Rows = z.array(
  z.object({
    question_id: PlainText,
    kind: CorrectionKind,
    key: PlainText,
    explanation: PlainText,
    keeps: z.boolean(),
    note: PlainText,
    created_at: z.string(),
  }),
)
type Row = z.infer<typeof Rows>[number]

/** SQLite's own default has no time zone; it is UTC. */
const toMoment = (text: string) =>
  new Date(/[zZ]$|[+-]\d\d(:?\d\d)?$/.test(text) ? text : `${text}Z`).toISOString()

const toCorrection = ({ question_id, kind, key, explanation, keeps, note, created_at }: Row): Correction => ({
  question: question_id,
  kind,
  ...(key !== '' && { key }),
  ...(explanation !== '' && { explanation }),
  ...(keeps && kind === 'fix' && { keeps: true }),
  ...(note !== '' && { note }),
  date: toMoment(created_at),
})

/** The latest decision about each question, the newest first. */
function latest(rows: readonly Row[]): Correction[] {
  const known = new Set<string>()
  return rows.flatMap((row) => {
    if (known.has(row.question_id)) return []
    known.add(row.question_id)
    return [toCorrection(row)]
  })
}

export function openCorrections({ client, heldIds, now, onTrouble }: CorrectionsOptions): Corrections {
  let known: { list: Promise<CorrectionList>; readAt: number } | undefined
  let lastBook = openCorrectionBook({ corrections: [], held: [] })

  const read = async (): Promise<CorrectionList> => {
    const [{ data, error }, held] = await Promise.all([
      client
        .from('corrections')
        .select('question_id, kind, key, explanation, keeps, note, created_at')
        .order('created_at', { ascending: false })
        .limit(MOST_CORRECTIONS),
      heldIds(),
    ])
    if (error) throw new Error(`the corrections could not be read: ${error.code}`)
    const content = { corrections: latest(Rows.parse(data)), held: [...held].sort() }
    lastBook = openCorrectionBook(content)
    const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
    return { version, ...content }
  }
  const list = () => {
    if (!known || Math.abs(now() - known.readAt) > FRESH_MS) {
      const reading = { list: read(), readAt: now() }
      known = reading
      reading.list.catch(() => {
        if (known === reading) known = undefined
      })
    }
    return known.list
  }
  return {
    list,
    async book() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS)
      })
      await Promise.race([list().catch(onTrouble), late])
      clearTimeout(timer)
      return lastBook
    },
    forget() {
      known = undefined
    },
  }
}
