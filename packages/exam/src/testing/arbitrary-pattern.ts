import type { ExamPattern, MarkFraction, PaperPart } from '@ekagra/schema/exam-pattern'
import fc from 'fast-check'

const fraction: fc.Arbitrary<MarkFraction> = fc.tuple(
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 1, max: 14 }),
)

const part: fc.Arbitrary<PaperPart> = fc.record({
  questions: fc.integer({ min: 1, max: 12 }),
  form: fc.constantFrom('option' as const, 'number' as const),
  right: fraction,
  wrong: fraction,
})

/** A pattern of any shape, for property tests. */
export const arbitraryPattern = (kind: 'common' | 'sectional'): fc.Arbitrary<ExamPattern> =>
  fc
    .record({
      sections: fc.array(
        fc.record({
          parts: fc.array(part, { minLength: 1, maxLength: 3 }),
          minutes: fc.integer({ min: 1, max: 60 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      minutes: fc.integer({ min: 1, max: 240 }),
    })
    .map(({ sections, minutes }) => ({
      id: 'any',
      title: 'Any',
      group: 'own',
      clock: kind === 'common' ? { kind, minutes } : { kind },
      sections: sections.map((section, index) => ({
        title: `Section ${index + 1}`,
        short: `S${index + 1}`,
        parts: section.parts,
        syllabus: { exam: 'ssc-cgl', section: 'English' },
        ...(kind === 'sectional' && { minutes: section.minutes }),
      })),
      levels: [1, 1, 1],
      calculator: 'none',
      realOptions: 4,
      languages: [],
      cutOffs: [],
    }))

/** The place of each question of a pattern, in order. */
export const placesOf = ({ sections }: ExamPattern): { section: number; part: number }[] =>
  sections.flatMap(({ parts }, section) =>
    parts.flatMap(({ questions }, index) =>
      Array.from({ length: questions }, () => ({ section, part: index })),
    ),
  )
