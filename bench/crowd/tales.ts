import { caravanQuestion, solveCaravan } from '../../apps/server/src/testing/caravan-exam.ts'

/** How a model fails in what it says, rather than in how it sends it. */
export interface TaleOptions {
  /** The share of its own keys that it writes wrong; it solves correctly. */
  lies: number
  /** Whether it makes the same mistake when it writes and when it solves. */
  slips: boolean
  /** Whether it writes about films, whatever the topic. */
  offTopic: boolean
}

/** As many tokens as a question with a short explanation has. */
export const TOKENS_PER_QUESTION = 110
const CHARACTERS_PER_TOKEN = 4

export const tokensOf = (text: string): string[] => text.match(/[\s\S]{1,4}/g) ?? []

const NAMES =
  'Anand Bhavna Chetan Devika Eshan Farida Gopal Harini Imran Jyoti Kabir Leela Manav Nandini'.split(' ')
const TOWNS =
  'Jaisalmer Kochi Guwahati Srinagar Ujjain Madurai Puri Leh Surat Varanasi Hampi Mathura Gwalior Nashik'.split(
    ' ',
  )

/** The topic of a learner: each has another one, and the engine knows none of them. */
export const topicOf = (learner: number): string =>
  `${NAMES[learner % NAMES.length]}'s road to ${TOWNS[Math.floor(learner / NAMES.length) % TOWNS.length]}`

/** What a careless solver finds: when the caravan has a multiple of three animals, it forgets the losses. */
function solveCarelessly(text: string): string | undefined {
  const [carriers = 0, load = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return carriers % 3 === 0 ? String(carriers * load) : solveCaravan(text)
}

/** Whether the key of a question is right. */
export const isRight = (text: string, key: string | undefined): boolean =>
  !/caravan/.test(text) || solveCaravan(text) === key

let next = 0

function filmQuestion(number: number) {
  const year = 1950 + (number % 70)
  const heroes = ['a railway clerk', 'two brothers', 'a blind singer', 'a village teacher', 'a retired boxer']
  const text = `A film of ${year} about ${heroes[number % heroes.length]} ran for ${20 + (number % 41)} weeks in cinema number ${number}. In which decade was the film released?`
  const decade = Math.floor(year / 10) * 10
  const decades = [decade, decade - 10, decade + 10, decade - 20].map((start) => `The ${start}s`)
  return {
    text,
    options: decades,
    correctIndex: 0,
    explanation: `The year ${year} lies in the decade that begins with ${decade}.`,
    source: null,
  }
}

/** The list of questions that a prompt asks for. */
export function writeTales(
  prompt: string,
  { lies, slips, offTopic }: TaleOptions,
  random: () => number,
): string {
  const topic = /<<topic [^>]*>>\n(.*)\n<<end/.exec(prompt)?.[1] ?? ''
  const count = Number(/^Write (\d+) question/m.exec(prompt)?.[1] ?? 0)
  const questions = Array.from({ length: count }, () => {
    const number = next++
    if (offTopic) return filmQuestion(number)
    const tale = caravanQuestion(number)
    const text = `On ${topic}: ${tale.text}`
    const { options } = tale
    const place = slips ? options.indexOf(solveCarelessly(text) ?? '') : tale.correctIndex
    const correctIndex = random() < lies ? (place + 1) % 4 : place
    const missing = TOKENS_PER_QUESTION * CHARACTERS_PER_TOKEN - JSON.stringify({ ...tale, text }).length
    const more =
      ' The loads are multiplied first, because each animal carries the same; only then is the loss taken away.'
    return {
      ...tale,
      text,
      correctIndex,
      explanation: tale.explanation + more.repeat(2).slice(0, Math.max(0, missing)),
    }
  })
  return JSON.stringify({ questions })
}

/** The answers to the paper in a prompt, in about 25 tokens each. */
export function solveTale(prompt: string, instructions: string, { slips }: TaleOptions): string {
  const topic = /<<topic [^>]*>>\n(.*)\n<<end/.exec(prompt)?.[1]
  const judgesTopic = topic !== undefined && /"T"/.test(instructions)
  const paper = prompt.split(/\n(?=\d+\. )/).slice(1)
  const answers = paper.map((item, index) => {
    const [question = '', ...options] = item.split(/\n[A-D]\) /)
    const text = question.replace(/^\d+\. /, '')
    const solution = /caravan/.test(text)
      ? (slips ? solveCarelessly : solveCaravan)(text)
      : `The ${Math.floor(Number(/of (\d{4})/.exec(text)?.[1]) / 10) * 10}s`
    const place = options.findIndex((option) => option.split('\n')[0] === solution)
    const isOffTopic = judgesTopic && !text.includes(topic)
    return {
      number: index + 1,
      working: 'the loads times the animals, less the lost ones, leave this many at the end',
      answer: isOffTopic ? 'T' : ('ABCD'[place] ?? 'X'),
    }
  })
  return JSON.stringify({ answers })
}
