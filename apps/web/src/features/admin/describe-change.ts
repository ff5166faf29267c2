import { isRecord } from '@ekagra/schema/is-record'
import { parseJson } from '../../lib/stores/core/parse-json.ts'

export interface SentChange {
  subject: string
  target: string
  /** What was sent; the server keeps only the beginning of a long one, so it need not be whole JSON. */
  details: string
}

/** What an admin recognises in a change, without reading what was sent. */
export interface DescribedChange {
  name: string
  /** How many rows it was about, where that can be told. */
  rows: number
  kind?: string | undefined
  status?: string | undefined
  key?: string | undefined
}

/** The columns by which a row is recognised, the best first. */
const NAMES = ['text', 'title', 'category', 'question_id', 'email', 'explanation']

function readField(details: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?<!\\\\)"${name}":("(?:[^"\\\\]|\\\\.)*")`).exec(details) ?? []
  const text = value === undefined ? undefined : parseJson(value)
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** A decision carries the question as it was. */
function questionOf(details: string): string | undefined {
  const sent = parseJson(details)
  const question = isRecord(sent) && typeof sent.question === 'string' ? parseJson(sent.question) : undefined
  return isRecord(question) && typeof question.text === 'string' ? question.text : undefined
}

function countRows({ target, details }: SentChange): number {
  const [, ids] = /^id=in\.\((.*)\)$/.exec(target) ?? []
  if (ids !== undefined) return ids.split(',').length
  const sent = parseJson(details)
  return Array.isArray(sent) ? sent.length : 1
}

export function describeChange(change: SentChange): DescribedChange {
  const { subject, target, details } = change
  if (subject === 'storage') return { name: target.replace(/^\/object\/[^/]+\//, ''), rows: 1 }
  if (subject === 'accounts') return { name: details, rows: 1 }
  const named = NAMES.map((name) => readField(details, name)).find((name) => name !== undefined)
  const [, category] = /^category=eq\.(.*)$/.exec(target) ?? []
  return {
    name: questionOf(details) ?? named ?? category ?? '',
    rows: countRows(change),
    // Of a figure it says something else.
    kind: subject === 'corrections' ? readField(details, 'kind') : undefined,
    status: readField(details, 'status'),
    key: readField(details, 'key'),
  }
}
