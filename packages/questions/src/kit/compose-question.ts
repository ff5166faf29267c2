import type { Difficulty } from '@ekagra/schema/difficulty'
import type { ServerQuestion } from '@ekagra/schema/question'
import type { Draw, Generator } from './define-generator.ts'
import { buildOptions, type Options } from './options/build-options.ts'
import { hashName } from './random/hash.ts'
import { createRandom } from './random/random.ts'
import { agrees } from './values/agrees.ts'
import { InexactError } from './values/exact.ts'
import { render } from './wording/say.ts'

/** Goes up when the frame itself (options, formatting, random streams) would make another question of a seed. */
const FRAME_VERSION = 1

/** Which of all questions of a generator. */
export interface Place {
  level: Difficulty
  seed: string
  index: number
}

/** What a stored question remembers: frame and generator each keep their own count. */
export const versionOf = (generator: Generator): number => FRAME_VERSION * 1000 + generator.version

/** The names of all things that decide a question: equal keys, equal bytes; different keys, unrelated streams. */
const keyOf = (generator: Generator, { level, seed, index }: Place): string =>
  JSON.stringify([versionOf(generator), generator.id, level, seed, index])

/** A draw at its place, before anything is checked: cheap enough to throw away. An unlucky generator gives none. */
export interface Drawn {
  draw: Draw
  text: string
  generator: Generator
  place: Place
}

export function drawQuestion(generator: Generator, place: Place): Drawn | { problem: string } {
  const key = keyOf(generator, place)
  const draw = tryDraw(() => generator.draw(place.level, createRandom(key)))
  if (typeof draw === 'string') return { problem: `${key}: ${draw}` }
  // Stories may begin with a thing ('a ceiling fan was sold...').
  const text = render(draw.prompt).replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  return { draw, text, generator, place }
}

/** Numbers that cannot be drawn or written are a reason to try the next place; any other error is a fault of the code. */
function tryDraw(draw: () => Draw): Draw | string {
  try {
    return draw()
  } catch (error) {
    if (error instanceof RangeError || error instanceof InexactError) return error.message
    throw error
  }
}

/** The names under which the syllabus lists a type of question. */
export interface SyllabusEntry {
  subject: string
  chapter: string
  title: string
}

export interface Composed {
  draw: Draw
  options: Options
  question: ServerQuestion
}

/** The question of a draw, or the reason why there is none: a doubtful question is never offered. */
export function completeQuestion(drawn: Drawn, entry: SyllabusEntry): Composed | { problem: string } {
  const { draw, text, generator, place } = drawn
  const key = keyOf(generator, place)
  if (!agrees(draw.answer, draw.solve())) return { problem: `${key}: the second solver disagrees` }
  const options = buildOptions(draw, createRandom(`${key} options`))
  if ('problem' in options) return { problem: `${key}: ${options.problem}` }
  const steps = draw.steps.map((step) => render(step))
  const question: ServerQuestion = {
    id: `q-${hashName(key)}`,
    text,
    options: options.texts,
    correctIndex: options.correctIndex,
    explanation: draw.explanation ?? explain(steps),
    difficulty: place.level,
    trust: generator.trust,
    misconceptions: options.misconceptions,
    ...(steps.length > 0 && { steps }),
    topicPath: [entry.subject, entry.chapter, entry.title],
    generator: { type: generator.id, version: versionOf(generator), ...place },
    ...(draw.source && { source: draw.source }),
    ...(draw.figure && { figure: draw.figure }),
  }
  return { draw, options, question }
}

export const composeQuestion = (
  generator: Generator,
  entry: SyllabusEntry,
  place: Place,
): Composed | { problem: string } => {
  const drawn = drawQuestion(generator, place)
  return 'problem' in drawn ? drawn : completeQuestion(drawn, entry)
}

const explain = (steps: readonly string[]): string =>
  steps.length === 1 ? steps.join('') : steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
