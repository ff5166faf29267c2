import { catalogue } from '../../chapters/catalogue.ts'
import { BLANK } from '../../kit/marks.ts'
import type { Wish } from '../reading/question-wishes.ts'
import type { Phrase } from '../reading/read-phrases.ts'
import type { SyllabusNode } from '../syllabus-names.ts'

/** 'Fill in the blanks' is a chapter of its own, and beside a rule of grammar the kind of question on it. */
export const isOfGaps = ({ nodes }: Phrase): boolean =>
  nodes.some(({ kind, chapterId, factor }) =>
    kind === 'chapter'
      ? catalogue.some((entry) => entry.chapterId === 'fill-in-the-blanks' && factor(entry) > 0)
      : chapterId === 'fill-in-the-blanks',
  )

export const isOfGrammar = ({ concept, chapterId }: SyllabusNode): boolean =>
  concept !== undefined && chapterId === 'grammar'

export const AS_GAPS: Wish = {
  title: 'fill in the blanks',
  query: BLANK,
  typed: 'fill in the blanks',
  isFaint: false,
}
