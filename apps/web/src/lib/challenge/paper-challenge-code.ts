import { type ExamPaper, PaperScope } from '@ekagra/schema/exam-paper'
import { ExamPattern } from '@ekagra/schema/exam-pattern'
import * as z from 'zod/mini'
import type { PaperPlan } from '../papers/prepare-paper.ts'
import { printsOf } from '../papers/prints-of.ts'
import * as paths from '../paths.ts'
import { typeNameOf } from './challenge-code.ts'
import { LONGEST_CODE, packCode, unpackCode } from './packed-code.ts'

/** The version of the code format. A later format gets another number, and this one stays readable. */
const FORMAT = 1
const KIND = 'paper'

const Payload = z.tuple([
  z.literal(FORMAT),
  /** The id of an exam's pattern, or a person's own pattern in full. */
  z.union([z.string(), ExamPattern]),
  PaperScope,
  z.nullable(z.int()),
  z.string().check(z.minLength(1), z.maxLength(64)),
  /** What was passed over, by the short name of its type: 'e3', 'm12'. */
  z.array(z.tuple([z.string(), z.string()])),
  /** A checksum of the questions: they may have changed since. */
  z.string(),
  z.nullable(z.number()),
])

/** A whole paper that a friend can sit as well. */
export interface PaperChallenge extends Omit<PaperPlan, 'pattern' | 'challenge'> {
  /** The id of an exam's pattern, or a person's own. */
  pattern: string | ExamPattern
  seed: string
  /** Places that were passed over, by the short name of their type. */
  skips: ReadonlyMap<string, readonly string[]>
  prints: string
  marks: number | undefined
}

/** A skip is the id of a type and the place that was passed over: 'bank/idioms m12'. */
function groupSkips(skips: readonly string[]): Map<string, string[]> {
  const grouped = new Map<string, string[]>()
  for (const skip of skips) {
    const [type = '', place = ''] = skip.split(' ')
    const name = typeNameOf(type)
    grouped.set(name, [...(grouped.get(name) ?? []), place])
  }
  return grouped
}

/** Null when the paper needs more than a link can hold. */
export function writePaperChallenge(
  paper: ExamPaper,
  whole: string | ExamPattern,
  marks: number | undefined,
): string | null {
  const payload: z.infer<typeof Payload> = [
    FORMAT,
    whole,
    paper.scope,
    paper.sectionIndex ?? null,
    paper.seed,
    [...groupSkips(paper.skips)].map(([name, places]) => [name, places.join('.')]),
    printsOf(paper),
    marks ?? null,
  ]
  const code = packCode(KIND, payload)
  return code.length > LONGEST_CODE ? null : code
}

/** Null for a code that was cut off or changed, or that is not a paper. */
export function readPaperChallenge(text: string): PaperChallenge | null {
  const payload = Payload.safeParse(unpackCode(KIND, text))
  if (!payload.success) return null
  const [, pattern, scope, section, seed, skips, prints, marks] = payload.data
  return {
    pattern,
    scope,
    ...(section !== null && { sectionIndex: section }),
    seed,
    skips: new Map(skips.map(([name, places]) => [name, places.split('.')])),
    prints,
    marks: marks ?? undefined,
  }
}

/** The skips with the full ids of their types; types that are gone are left out, and the checksum tells. */
export const spellSkips = (
  skips: ReadonlyMap<string, readonly string[]>,
  typeIds: readonly string[],
): string[] => typeIds.flatMap((id) => (skips.get(typeNameOf(id)) ?? []).map((place) => `${id} ${place}`))

export const paperChallengePath = (code: string): string => `${paths.paperChallenge}?code=${code}`
