export interface RowProblem {
  status: number
  /** The PostgreSQL error code: it tells callers whether a report exists already or is invalid. */
  code: string
  message: string
}

export const ROW_REFUSED: RowProblem = {
  status: 403,
  code: '42501',
  message: 'new row violates row-level security policy',
}

/** How the two databases word a mistake of the caller; the library would report it as a failure of the server. */
const PROBLEMS: readonly (RowProblem & { sign: RegExp })[] = [
  { sign: /RLS policy violation|row-level security|Unresolved variable/i, ...ROW_REFUSED },
  {
    sign: /UNIQUE constraint failed|duplicate key value/,
    status: 409,
    code: '23505',
    message: 'duplicate key value violates unique constraint',
  },
  {
    sign: /NOT NULL constraint failed|violates not-null constraint/,
    status: 400,
    code: '23502',
    message: 'null value violates not-null constraint',
  },
  {
    sign: /CHECK constraint failed|violates check constraint/,
    status: 400,
    code: '23514',
    message: 'new row violates check constraint',
  },
  {
    sign: /Cannot bind value|malformed JSON|invalid input (syntax|value)|out of range/,
    status: 400,
    code: '22P02',
    message: 'a value has not the type of its column',
  },
  {
    sign: /Failed to prepare statement|column \S+ does not exist|exceeds max bound parameters|Maximum call stack size exceeded/,
    status: 400,
    code: 'PGRST100',
    message: 'the request names a column that does not exist, or asks for too much at once',
  },
]

/** The caller's mistake that an error text of the library stands for; undefined when it is not the caller's mistake. */
export function describeRowProblem(text: string): RowProblem | undefined {
  const known = PROBLEMS.find(({ sign }) => sign.test(text))
  return known && { status: known.status, code: known.code, message: known.message }
}
