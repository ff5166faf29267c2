/** Why nothing can be stored at the moment. */
export interface StorageProblem {
  status: 503 | 507
  /** For programs and logs. */
  code: 'disk_full' | 'read_only' | 'too_many_rows'
  /** For people; contains no path. */
  sentence: string
}

export const DISK_FULL: StorageProblem = {
  status: 507,
  code: 'disk_full',
  sentence:
    'The disk of the server is full, so nothing new can be stored. Everything else works. Please tell whoever runs it.',
}

export const READ_ONLY: StorageProblem = {
  status: 503,
  code: 'read_only',
  sentence: 'The server may only read its data at the moment, so nothing can be stored or deleted.',
}

export const TOO_MANY_REPORTS: StorageProblem = {
  status: 507,
  code: 'too_many_rows',
  sentence: 'So many reports wait for an admin that no more can be stored. Please try again another day.',
}

const SIGNS: readonly (readonly [RegExp, StorageProblem])[] = [
  [
    /database or disk is full|No space left on device|could not (extend|write to) file|disk full|EDQUOT|ENOSPC/i,
    DISK_FULL,
  ],
  [/readonly database|read-only (transaction|file system)|EROFS/i, READ_ONLY],
]

/** The problem that an error text of a database stands for; undefined when something else is wrong. */
export function findStorageProblem(text: string): StorageProblem | undefined {
  return SIGNS.find(([sign]) => sign.test(text))?.[1]
}

/** The answer to a call that would have to store something, in the words of auth, storage and the data API alike. */
export function refuseToStore({ status, code, sentence }: StorageProblem): Response {
  return Response.json(
    { code, error_code: code, message: sentence, msg: sentence, error: sentence, details: null, hint: null },
    { status, headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' } },
  )
}
