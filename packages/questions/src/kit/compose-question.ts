import type { Difficulty } from '@ekagra/schema/difficulty'
import type { ServerQuestion } from '@ekagra/schema/question'
import type { Draw, Generator } from './define-generator.ts'
import { buildOptions, type Options } from './options/build-options.ts'
import { hashName } from './random/hash.ts'
import { createRandom } from './random/random.ts'
import type { SetPlace } from './set-shape.ts'
import { tryDraw } from './try-draw.ts'
import { agrees } from './values/agrees.ts'
import { toValue, type ValueInput } from './values/value.ts'
import { formatValue } from './wording/format-value.ts'
import { render } from './wording/say.ts'

/** Bump when the frame itself (options, formatting, random streams) would give another question for a seed. */
const FRAME_VERSION = 1

/** Which of all questions of a generator. */
export interface Place {
  level: Difficulty
  seed: string
  index: number
  /** Only questions on this concept of the chapter. */
  concept?: string | undefined
}

/** The version stored with a question: it combines those of the frame and of the generator. */
export const versionOf = (generator: Generator): number => FRAME_VERSION * 1000 + generator.version

/** Everything that decides a question: equal keys give equal bytes, different keys give unrelated streams. */
const keyOf = (generator: Generator, { level, seed, index, concept }: Place): string =>
  JSON.stringify([versionOf(generator), generator.id, level, seed, index, ...(concept ? [concept] : [])])

/** A draw at its place, before anything is checked: cheap enough to discard. */
export interface Drawn {
  draw: Draw
  text: string
  /**
   * The same for the same question, whatever the seed: a written question keeps its id in every paper, so that it
   * counts as seen.
   */
  id: string
  generator: Generator
  place: Place
}

/** A single letter other than the article, a Greek letter or the name of a function. */
const FORMULA_FIRST = /^(?:[b-z](?![a-z])|a(?= ?[-+−=×÷,/²³(])|[α-ω]|(?:sin|cos|tan|cot|sec|cosec|log)\b)/u

export function drawQuestion(generator: Generator, place: Place): Drawn | { problem: string } {
  const key = keyOf(generator, place)
  const draw = tryDraw(() =>
    generator.draw(place.level, createRandom(key), place.concept, setOf(generator, place)),
  )
  if (typeof draw === 'string') return { problem: `${key}: ${draw}` }
  return {
    draw,
    generator,
    place,
    get text() {
      return namesOf(generator, draw).text
    },
    get id() {
      return namesOf(generator, draw).id
    },
  }
}

/** A written question is drawn over and over until one on the right passage comes; its text and id are worked out once. */
const named = new WeakMap<Draw, Pick<Drawn, 'text' | 'id'>>()

function namesOf(generator: Generator, draw: Draw): Pick<Drawn, 'text' | 'id'> {
  const known = named.get(draw)
  if (known) return known
  const prompt = render(draw.prompt)
  // A story may start with a thing ('a ceiling fan was sold...'), but f(x) is not F(x).
  const text = FORMULA_FIRST.test(prompt)
    ? prompt
    : prompt.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  const names = { text, id: idOf(generator, draw, text) }
  named.set(draw, names)
  return names
}

/** Questions whose indices lie in the same span share their set. */
function setOf(generator: Generator, place: Place): SetPlace | undefined {
  if (!generator.set) return undefined
  const { span } = generator.set
  const key = `${keyOf(generator, { ...place, index: Math.floor(place.index / span) })} set`
  return { key, random: createRandom(key), number: place.index % span }
}

const idOf = ({ id }: Generator, { answer, figure }: Draw, text: string): string =>
  `q-${hashName(JSON.stringify([id, text, formatValue(toValue(answer)), ...(figure ? [figure] : [])]))}`

/** The names of a type of question in the syllabus. */
export interface SyllabusEntry {
  subject: string
  chapter: string
  title: string
  /** The titles of the chapter's concepts, by id. */
  concepts?: ReadonlyMap<string, string>
}

export interface Composed {
  draw: Draw
  options: Options
  question: ServerQuestion
}

/** The question of a draw, or the reason why there is none: a doubtful question is never offered. */
export function completeQuestion(drawn: Drawn, entry: SyllabusEntry): Composed | { problem: string } {
  const { draw, text, id, generator, place } = drawn
  const key = keyOf(generator, place)
  const solved = draw.solve()
  const problem = (what: string) => ({ problem: `${key}: ${what}. ${text} ${JSON.stringify(draw.given)}` })
  if (!agrees(draw.answer, solved))
    return problem(`the second solver disagrees: it finds ${tell(solved)}, the key is ${tell(draw.answer)}`)
  const options = buildOptions(draw, createRandom(`${key} options`))
  if ('problem' in options) return problem(options.problem)
  const steps = draw.steps.map((step) => render(step))
  const concept = entry.concepts?.get(conceptOf(place, draw) ?? '')
  const question: ServerQuestion = {
    id,
    text,
    options: options.texts,
    correctIndex: options.correctIndex,
    explanation: draw.explanation ?? explain(steps),
    difficulty: place.level,
    trust: generator.trust,
    misconceptions: options.misconceptions,
    ...(steps.length > 0 && { steps }),
    topicPath: [entry.subject, entry.chapter, entry.title],
    ...(concept !== undefined && { concept }),
    generator: { type: generator.id, version: versionOf(generator), ...place },
    ...(draw.source && { source: draw.source }),
    ...(draw.figure && { figure: draw.figure }),
  }
  return { draw, options, question }
}

/** A wrong number need not be one that a question can show. */
const tell = (value: ValueInput): string =>
  typeof value === 'number' ? `${value}` : formatValue(toValue(value))

/** The concept that was asked for, also in a query; else the first concept that the question names. */
const conceptOf = ({ concept = '' }: Place, { concepts }: Draw): string | undefined =>
  concept.split(/[ /]/).find((asked) => concepts.includes(asked)) ?? concepts[0]

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
