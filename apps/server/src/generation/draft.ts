import * as z from 'zod/mini'

/** A question as a model must write it. The explanation comes before the key, so that the key follows from it. */
export const Draft = z.object({
  text: z.string(),
  options: z.array(z.string()),
  explanation: z.string(),
  correctIndex: z.int(),
  /** The label of a news item or the address of a page. */
  source: z.nullable(z.string()),
})
export type Draft = z.infer<typeof Draft>

/** Why a question was dropped; also the names in the metrics. */
export type DropReason =
  | 'unreadable'
  | 'schema'
  | 'options'
  | 'length'
  | 'banned-form'
  | 'link'
  | 'instruction'
  | 'language'
  | 'balance'
  | 'arithmetic'
  | 'source'
  | 'duplicate'
  | 'disagreement'
  | 'off-topic'
  | 'unverifiable'

/** Parses what a model wrote; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
