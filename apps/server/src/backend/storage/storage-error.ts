import * as z from 'zod/mini'

/** A refusal in the form that supabase-js expects from the storage. */
export function storageError(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status })
}

/** How the sentences of the embedded storage begin, and the codes that a Supabase gives with them. */
const PROBLEMS: readonly { begins: RegExp; code: string }[] = [
  { begins: /^Object not found/, code: 'NoSuchKey' },
  { begins: /^Bucket not found/, code: 'NoSuchBucket' },
  { begins: /^The object exceeded the maximum allowed size/, code: 'EntityTooLarge' },
  { begins: /^mime type \S+ is not supported/, code: 'InvalidMimeType' },
]

const Refusal = z.looseObject({ message: z.string() })

function readRefusal(text: string): z.infer<typeof Refusal> | undefined {
  try {
    return Refusal.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Adds the code of a refusal, and words it as a Supabase does. Without a code, `exists` of supabase-js throws for a missing file instead of
 * answering false.
 */
export function nameProblem(text: string): string {
  const refusal = readRefusal(text)
  for (const { begins, code } of refusal ? PROBLEMS : []) {
    const message = begins.exec(refusal?.message ?? '')?.[0]
    if (message !== undefined) return JSON.stringify({ ...refusal, code, message })
  }
  return text
}
