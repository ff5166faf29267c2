import type { Figure } from '@ekagra/schema/figure'
import { defineSet } from '../../../kit/define-set.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { askCoded, drawCode, drawNames, solveCoded } from './coded-inequality.ts'

const SHAPE = { size: 5, span: 7 } as const

/** Five questions with one code: "Statements: A @ B, B # C. Conclusions: I. A @ C. II. C % B." */
export const codedInequalitySet = defineSet({
  id: 'reasoning/coded-inequality-set',
  version: 2,
  set: SHAPE,
  levels: { easy: { size: 4, turns: 0.1 }, medium: { size: 5, turns: 0.25 }, hard: { size: 6, turns: 0.3 } },
  generate(rng, { size, turns }) {
    const code = drawCode(rng)
    const meanings = rng
      .shuffle(code)
      .map(({ symbol, words }) => `'P ${symbol} Q' means 'P is ${words} Q'.`)
      .join('\n')
    const figure: Figure = {
      kind: 'passage',
      title: 'Coded inequalities',
      paragraphs: [
        `In the following questions, the symbols ${code.map(({ symbol }) => symbol).join(', ')} are used with the meanings given below.`,
        meanings,
        'Assuming the given statements to be true, find which of the two conclusions I and II given below them is/are definitely true.',
      ],
    }
    return range(1, SHAPE.span).map(() => {
      const { told, claimOne, claimTwo, ...rest } = askCoded(rng, drawNames(rng, size), code, turns)
      return {
        ...rest,
        prompt: `Statements: ${told}\nConclusions: I. ${claimOne} II. ${claimTwo}`,
        figure,
      }
    })
  },
  solve: (given) => solveCoded(given),
})
