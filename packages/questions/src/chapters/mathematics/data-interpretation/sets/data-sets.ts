import type { Difficulty } from '@ekagra/schema/difficulty'
import { defineSet } from '../../../../kit/define-set.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { render } from '../../../../kit/wording/say.ts'
import {
  askAbove,
  askAngle,
  askAverage,
  askAverageDifference,
  askChange,
  askDifference,
  askHighest,
  askMoreThanCell,
  askMoreThanLine,
  askMoreThanPair,
  askNext,
  askNextChange,
  askParts,
  askPartsGap,
  askPercentOfCell,
  askPercentOfPair,
  askPercentOfTotal,
  askRatio,
  askRatioOfPairs,
  askSteepest,
  askTotal,
  isReadOff,
  isTold,
  type Maker,
} from './ask-study.ts'
import {
  drawBarAndLine,
  drawCaseletStudy,
  drawPercentTable,
  drawPieAndTable,
  drawPieStudy,
} from './derived-study.ts'
import { drawPlainStudy, type PlainShape } from './plain-study.ts'
import { solveStudy } from './solve-study.ts'
import type { Study } from './study.ts'

/** What is asked at each level; a set has several of these, each once or twice. */
const MAKERS: Readonly<Record<Difficulty, readonly Maker[]>> = {
  easy: [askTotal, askDifference, askAverage, askRatio, askPercentOfCell, askHighest, askAngle],
  medium: [
    askAverage,
    askRatioOfPairs,
    askPercentOfTotal,
    askChange,
    askMoreThanCell,
    askSteepest,
    askDifference,
    askPercentOfPair,
    askAbove,
    askNext,
  ],
  hard: [
    askMoreThanPair,
    askMoreThanLine,
    askParts,
    askPartsGap,
    askNextChange,
    askAverageDifference,
    askPercentOfPair,
  ],
}

/** How often a kind of question is tried on one study before another kind takes its place. */
const TRIES = 40
/** How many studies are tried before the place counts as having no set. */
const STUDIES = 24

interface DataSetDefinition {
  id: string
  version?: number
  size: number
  draw: Readonly<Record<Difficulty, (rng: Random) => Study>>
}

const dataSet = ({ id, version = 7, size, draw }: DataSetDefinition) => {
  const span = size + 2
  return defineSet({
    id,
    version,
    set: { size, span },
    levels: { easy: 'easy', medium: 'medium', hard: 'hard' } as const,
    generate(rng, level) {
      for (let studies = 0; studies < STUDIES; studies += 1) {
        const drafts = askAll(rng, draw[level](rng), level, span)
        if (drafts.length === span) return drafts
      }
      throw new RangeError('no study gave enough questions')
    },
    solve: (given) => solveStudy(given),
  })
}

function askAll(rng: Random, study: Study, level: Difficulty, span: number) {
  const makers = MAKERS[level]
  const asked = new Set<string>()
  const drafts = []
  for (const maker of [...rng.shuffle(makers), ...rng.shuffle(makers)]) {
    if (drafts.length === span) break
    for (let tries = 0; tries < TRIES; tries += 1) {
      const question = maker(rng, study)
      if (!question || isTold(study, question.ask)) continue
      if (level !== 'easy' && isReadOff(study, question.ask)) continue
      // Neither the same words nor the same question in other words.
      const [text, what] = [render(question.prompt), JSON.stringify(question.ask)]
      if (asked.has(text) || asked.has(what)) continue
      asked.add(text).add(what)
      const { ask, mistakes, ...rest } = question
      drafts.push({
        ...rest,
        mistakes: mistakes.filter(({ value }) => typeof value !== 'number' || Number.isInteger(2 * value)),
        given: { shown: study.shown, columns: study.columns, ask },
        figure: study.figure,
      })
      break
    }
  }
  return drafts
}

const plain = (shape: PlainShape) => (rng: Random) => drawPlainStudy(rng, shape)

/** Five questions on one table; at the hard level it shows totals and percentages. */
export const tableSet = dataSet({
  id: 'interpretation/table-set',
  size: 5,
  draw: {
    easy: plain({ kind: 'table', rows: 4, columns: 4 }),
    medium: plain({ kind: 'table', rows: 5, columns: 5 }),
    hard: (rng) =>
      rng.chance(0.5)
        ? drawPercentTable(rng, 5)
        : drawPlainStudy(rng, { kind: 'table', rows: 5, columns: 5 }),
  },
})

/** Five questions on one bar chart. */
export const barSet = dataSet({
  id: 'interpretation/bar-set',
  size: 5,
  draw: {
    easy: plain({ kind: 'bar', rows: 2, columns: 5 }),
    medium: plain({ kind: 'bar', rows: 2, columns: 5 }),
    hard: plain({ kind: 'bar', rows: 3, columns: 5 }),
  },
})

/** Five questions on one line graph. */
export const lineSet = dataSet({
  id: 'interpretation/line-set',
  size: 5,
  draw: {
    easy: plain({ kind: 'line', rows: 2, columns: 5 }),
    medium: plain({ kind: 'line', rows: 2, columns: 6 }),
    hard: plain({ kind: 'line', rows: 2, columns: 6 }),
  },
})

/** Four questions on one radar chart. */
export const radarSet = dataSet({
  id: 'interpretation/radar-set',
  size: 4,
  draw: {
    easy: plain({ kind: 'radar', rows: 2, columns: 5 }),
    medium: plain({ kind: 'radar', rows: 2, columns: 5 }),
    hard: plain({ kind: 'radar', rows: 2, columns: 6 }),
  },
})

/** Four questions on one pie chart with its total. */
export const pieSet = dataSet({
  id: 'interpretation/pie-set',
  size: 4,
  draw: {
    easy: (rng) => drawPieStudy(rng, 5),
    medium: (rng) => drawPieStudy(rng, 5),
    hard: (rng) => drawPieStudy(rng, 6),
  },
})

/** Five questions on two figures that belong together. */
export const mixedSet = dataSet({
  id: 'interpretation/mixed-set',
  size: 5,
  draw: {
    easy: (rng) => drawBarAndLine(rng, 5),
    medium: (rng) => (rng.chance(0.5) ? drawBarAndLine(rng, 5) : drawPieAndTable(rng, 5)),
    hard: (rng) => (rng.chance(0.4) ? drawBarAndLine(rng, 6) : drawPieAndTable(rng, 6)),
  },
})

/** Four questions on one text with numbers. */
export const caseletSet = dataSet({
  id: 'interpretation/caselet-set',
  version: 8,
  size: 4,
  draw: { easy: drawCaseletStudy, medium: drawCaseletStudy, hard: drawCaseletStudy },
})
