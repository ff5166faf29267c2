import { defineGenerator } from '../../../kit/define-generator.ts'
import { say } from '../../../kit/wording/say.ts'
import { explainKind, KINDS, mistakeOf, WORDS } from '../../../kit/wording/sufficiency.ts'
import { drawPuzzle } from './sufficiency-puzzles.ts'
import { decidesWholeX, type Equation } from './whole-solutions.ts'

/** "How many boys are there? I. Boys and girls together are 60. II. There are 10 more boys than girls." */
export const sufficiency = defineGenerator({
  id: 'interpretation/sufficiency',
  version: 2,
  levels: {
    easy: { isIndirect: false, isWide: false },
    medium: { isIndirect: true, isWide: false },
    hard: { isIndirect: true, isWide: true },
  },
  generate(rng, level) {
    const key = rng.pick(KINDS)
    const puzzle = drawPuzzle(rng, key, level)
    const [first, second] = puzzle.statements
    const [a, b, c] = puzzle.names
    return {
      given: { statements: [first.equations, second.equations] as const },
      prompt: say`${puzzle.question}
I. ${first.text}
II. ${second.text}
What is needed to answer the question?`,
      answer: WORDS[key],
      mistakes: KINDS.filter((kind) => kind !== key).map((kind) => ({
        value: WORDS[kind],
        because: mistakeOf(kind, key),
      })),
      steps: [
        ...(level.isIndirect ? [say`Write x, y and z for ${a}, ${b} and ${c}; x is asked for.`] : []),
        ...(level.isWide
          ? [say`Statement I tells ${written(first.equations)}, statement II ${written(second.equations)}.`]
          : []),
        explainKind(key),
        say`So the answer is: ${WORDS[key]}`,
      ],
    }
  },
  solve({ statements: [one, other] }) {
    // What algebra leaves open must stay open for whole numbers as well.
    const test = (equations: readonly Equation[]) => decides(equations) || decidesWholeX(equations)
    if (test(one)) return WORDS.first
    if (test(other)) return WORDS.second
    return test([...one, ...other]) ? WORDS.both : WORDS.neither
  },
})

/** Whether the first unknown follows from linear equations: it does when it can be combined from them. */
const decides = (equations: readonly Equation[]): boolean => {
  const left = equations.map((equation) => equation.slice(0, 3))
  return rankOf([...left, [1, 0, 0]]) === rankOf(left)
}

function rankOf(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => [...row])
  let rank = 0
  const width = rows[0]?.length ?? 0
  for (let column = 0; column < width; column++) {
    const pivot = rows.findIndex((row, index) => index >= rank && Math.abs(row[column] ?? 0) > 1e-9)
    if (pivot < 0) continue
    const lead = rows[pivot] ?? []
    rows.splice(pivot, 1)
    rows.splice(rank, 0, lead)
    for (const [index, row] of rows.entries()) {
      if (index === rank) continue
      const times = (row[column] ?? 0) / (lead[column] ?? 1)
      for (const place of row.keys()) row[place] = (row[place] ?? 0) - times * (lead[place] ?? 0)
    }
    rank += 1
  }
  return rank
}

/** 'x + y = 40 and x − y = 6' */
const written = (equations: readonly Equation[]): string => equations.map(writtenOne).join(' and ')

function writtenOne([a, b, c, d]: Equation): string {
  const terms = [a, b, c].flatMap((size, index) =>
    size === 0
      ? []
      : [`${size < 0 ? '−' : '+'} ${Math.abs(size) === 1 ? '' : Math.abs(size)}${'xyz'[index]}`],
  )
  return `${terms.join(' ').replace(/^\+ /, '')} = ${d < 0 ? `−${-d}` : d}`
}
