import type { ReadSet } from '@ekagra/questions/exchange/exchange-question'
import type { DocumentText } from './read-document.ts'

export type DocumentRequest =
  | { kind: 'zipped'; bytes: Uint8Array }
  | { kind: 'plain'; text: string; isMarkdown: boolean }
  | { kind: 'questions'; text: string }
  | { kind: 'pdf'; bytes: Uint8Array }

/** A document takes at most a few seconds. One that takes this long is malicious or too much for this device. */
const PATIENCE_MS = 30_000

export const readDocument = (
  request: Extract<DocumentRequest, { kind: 'zipped' | 'plain' }>,
  signal: AbortSignal,
): Promise<DocumentText | 'too-hard' | 'cancelled' | 'offline'> => ask(request, signal)

/** The questions that are already in a text; null when there are none, or when it takes too long to look. */
export async function findQuestions(text: string, signal: AbortSignal): Promise<ReadSet | null> {
  const found = await ask<ReadSet | null>({ kind: 'questions', text }, signal)
  return typeof found === 'string' ? null : found
}

/** Whether a PDF is safe to open. Beside the screen: to look through 40 MB takes long. */
export const isSafePdf = async (bytes: Uint8Array, signal: AbortSignal): Promise<boolean> =>
  (await ask<boolean>({ kind: 'pdf', bytes }, signal)) === true

/** A worker for each request: ending it is the only way to stop work that is under way, and frees its memory. */
function ask<Answer>(
  request: DocumentRequest,
  signal: AbortSignal,
): Promise<Answer | 'too-hard' | 'cancelled' | 'offline'> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' })
    const end = (answer: Answer | 'too-hard' | 'cancelled' | 'offline') => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
      worker.terminate()
      resolve(answer)
    }
    const cancel = () => end('cancelled')
    const timer = setTimeout(() => end('too-hard'), PATIENCE_MS)
    signal.addEventListener('abort', cancel)
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data))
    // An error with a message comes from the code; one without means that the code could not be fetched.
    worker.addEventListener('error', ({ message }) => end(message ? 'too-hard' : 'offline'))
    if (signal.aborted) cancel()
    else worker.postMessage(request)
  })
}
