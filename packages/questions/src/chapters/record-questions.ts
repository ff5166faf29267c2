import { Difficulty } from '@ekagra/schema/difficulty'
import type { ServerQuestion } from '@ekagra/schema/question'
import { composeQuestion, type SyllabusEntry } from '../kit/compose-question.ts'
import type { Generator } from '../kit/define-generator.ts'
import { hashName } from '../kit/random/hash.ts'

const SEEDS = ['a', 'b', 'c']

/** The bytes of three questions of each level, as one short name: it changes when a seed gives another question. */
export const digestQuestions = (generator: Generator, entry: SyllabusEntry): string =>
  hashName(
    JSON.stringify(
      Difficulty.options.flatMap((level) =>
        SEEDS.map((seed) => composeQuestion(generator, entry, { level, seed, index: 0 })).map((composed) =>
          'problem' in composed ? composed : contentOf(composed.question),
        ),
      ),
    ),
  )

/** What a question asks must not change; its id and the name of what it tests may. */
const contentOf = ({ id: _, concept: __, ...content }: ServerQuestion): Partial<ServerQuestion> => content
