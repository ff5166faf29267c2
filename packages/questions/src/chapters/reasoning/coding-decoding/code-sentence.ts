import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import { type Slip, twoSlips } from '../../../kit/words/two-slips.ts'

/** "'ripe mango sweet' is 'pa ti ro', 'sweet cold milk' is 'lo ro ma' ... What is the code for 'sweet'?" */
export const codeSentence = defineGenerator({
  id: 'reasoning/code-sentence',
  version: 4,
  levels: {
    easy: { forms: [shared(2)] },
    medium: { forms: [shared(3)] },
    hard: { forms: [once, onceBackwards, phrase, phrase] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve({ find, told, asked }) {
    if (find === 'word') {
      const words = [...new Set(told.flatMap((one) => one.words))]
      return words.find((word) => possibleCodes(told, word).join() === asked.join()) ?? ''
    }
    const codes = asked.map((word) => possibleCodes(told, word))
    return codes.every((found) => found.length === 1) ? codes.flat().join(' ') : ''
  },
})

/** A word of two sentences; of three sentences, they share another word too, and the third tells the two apart. */
function shared(sentences: 2 | 3) {
  return (rng: Random) => {
    const { told, asked, answer } = rng.until(
      () => draw(rng, sentences),
      (drawn) => possibleCodes(drawn.told, drawn.asked).join() === drawn.answer,
    )
    return askCode(rng, told, asked, answer)
  }
}

/** A word of one sentence only: its code is what is left over. */
function once(rng: Random) {
  const { told, asked, answer } = drawOnce(rng)
  return askCode(rng, told, asked, answer)
}

/** "Which word is written as 'pa'?" */
function onceBackwards(rng: Random) {
  const { told, asked, answer } = drawOnce(rng)
  const home = told.find(({ words }) => words.includes(asked))
  const lines = inCode(told)
  return {
    given: { find: 'word' as const, told, asked: [answer] },
    prompt: rng.pick([
      say`In a certain code language, ${lines}. Which word is written as '${answer}' in that language?`,
      say`If in a code language ${lines}, then which word does '${answer}' stand for?`,
      say`In a certain code, ${lines}. '${answer}' is the code for which word?`,
    ]),
    answer: asked,
    mistakes: (home?.words ?? [])
      .filter((word) => word !== asked)
      .map((word) => {
        const code = told.find(({ words, codes }) => words.includes(word) && !codes.includes(answer))
        return {
          value: word,
          because: say`'${word}' stands in '${code?.words.join(' ') ?? ''}', whose code has no '${answer}'`,
        }
      }),
    others: [],
    steps: [
      say`'${answer}' stands only in '${home?.codes.join(' ') ?? ''}', so its word stands only in '${home?.words.join(' ') ?? ''}'.`,
      ...told
        .filter((one) => one !== home)
        .map(({ words }) => say`The words that stand in '${words.join(' ')}' too fall away.`),
      say`The only word left is ${asked}`,
    ],
  }
}

/** "What is the code for 'sweet tea'?" Each of the two has to be told from its neighbours. */
function phrase(rng: Random) {
  const { told, asked, answer, beside } = drawOnce(rng)
  const [near] = rng.sample(beside, 1)
  const pair = rng.shuffle([
    { word: asked, code: answer },
    { word: near?.word ?? '', code: near?.code ?? '' },
  ])
  // Both words are in one sentence, so the other codes of that sentence make the best wrong options.
  const home = told.find(({ words }) => words.includes(asked))
  const wrong = rng.shuffle(home?.codes.filter((code) => !pair.some((one) => one.code === code)) ?? [])
  const slip = (place: number): Slip => {
    const right = pair[place]
    return {
      change: (codes) =>
        codes
          .split(' ')
          .map((code, at) => (at === place ? (wrong[place] ?? '') : code))
          .join(' '),
      because: say`'${wrong[place] ?? ''}' is not the code for '${right?.word ?? ''}'`,
    }
  }
  const codes = pair.map(({ code }) => code).join(' ')
  const words = pair.map(({ word }) => word).join(' ')
  const lines = inCode(told)
  return {
    given: { find: 'code' as const, told, asked: pair.map(({ word }) => word) },
    prompt: rng.pick([
      say`In a certain code language, ${lines}. What will be the code for '${words}' in that language?`,
      say`If in a code language ${lines}, then how will '${words}' be written in that language?`,
      say`In a certain code, ${lines}. Which of the following is the code for '${words}'?`,
    ]),
    answer: codes,
    mistakes: twoSlips(codes, slip(0), slip(1)),
    others: [],
    steps: [
      say`Order does not count: a word and its code stand in the same sentences.`,
      ...pair.map(({ word, code }) => {
        return word === asked
          ? say`'${word}' stands only in '${home?.words.join(' ') ?? ''}'; of its codes, '${code}' alone stands nowhere else.`
          : say`Of all codes, '${code}' alone stands in just the sentences that have '${word}'.`
      }),
      say`So '${words}' is written as ${codes}`,
    ],
  }
}

const inCode = (told: readonly Told[]): string => {
  const list = told.map(({ words, codes }) => `'${words.join(' ')}' is written as '${codes.join(' ')}'`)
  return `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`
}

function askCode(rng: Random, told: Told[], asked: string, answer: string) {
  const lines = inCode(told)
  const withIt = told.filter(({ words }) => words.includes(asked))
  const without = told.filter(({ words }) => !words.includes(asked))
  const near = [...new Set(withIt.flatMap(({ codes }) => codes))]
  return {
    given: { find: 'code' as const, told, asked: [asked] },
    prompt: rng.pick([
      say`In a certain code language, ${lines}. What is the code for '${asked}'?`,
      say`In a certain code language, ${lines}. How is '${asked}' coded in that language?`,
      say`In a certain code, ${lines}. Which of the following is the code for '${asked}'?`,
      say`If in a code language ${lines}, then how will '${asked}' be written in that language?`,
    ]),
    answer,
    mistakes: near
      .filter((code) => code !== answer)
      .map((code) => {
        const missing = withIt.find(({ codes }) => !codes.includes(code))
        const extra = without.find(({ codes }) => codes.includes(code))
        return {
          value: code,
          because: missing
            ? say`'${code}' is missing in '${missing.codes.join(' ')}', where '${asked}' must stand`
            : say`'${code}' stands in '${extra?.codes.join(' ') ?? ''}' too, where '${asked}' does not occur`,
        }
      }),
    others: [],
    steps: [
      say`The word '${asked}' stands in ${withIt.map(({ words }) => `'${words.join(' ')}'`).join(' and ')}.`,
      ...(withIt.length > 1
        ? [say`Compare the codes: ${withIt.map(({ codes }) => `'${codes.join(' ')}'`).join(' and ')}.`]
        : []),
      ...without.map(
        ({ codes }) =>
          say`It does not stand in the sentence '${codes.join(' ')}', whose code words fall away.`,
      ),
      withIt.length > 1
        ? say`The only code word left that all of them share is ${answer}`
        : say`The only code word of its own sentence that is left over is ${answer}`,
    ],
  }
}

type Told = { words: string[]; codes: string[] }

/** Tries every way to give each word its own code; returns the codes that the asked word can have. */
function possibleCodes(told: readonly Told[], asked: string): string[] {
  const words = [...new Set([asked, ...told.flatMap((one) => one.words)])]
  const codes = [...new Set(told.flatMap((one) => one.codes))]
  const fits = (word: string, code: string) =>
    told.every((one) => one.words.includes(word) === one.codes.includes(code))
  const canFinish = (place: number, used: ReadonlySet<string>): boolean => {
    const word = words[place]
    if (word === undefined) return true
    return codes.some(
      (code) => !used.has(code) && fits(word, code) && canFinish(place + 1, new Set([...used, code])),
    )
  }
  return codes.filter((code) => fits(asked, code) && canFinish(1, new Set([code])))
}

const WORDS =
  'mango sweet ripe milk cold tea river deep boat moon bright night rain heavy cloud school small new garden green old road long train fast bird blue song happy children game ball kite high wind tall tree fresh flower white rice hot lamp'.split(
    ' ',
  )
const CODES = 'pa ti ro lo ma ka ni su de ve bi jo la mu ze ha ri to ki na fu ge po si du re'.split(' ')

/** The word asked for appears in one sentence only; its neighbours, `beside`, each appear in another one too. */
function drawOnce(rng: Random) {
  const words = rng.sample(WORDS, 9)
  const codes = rng.sample(CODES, 9)
  const [asked = '', a = '', b = '', c = '', ...others] = words
  const codeOf = (word: string) => codes[words.indexOf(word)] ?? ''
  const told = rng
    .shuffle([
      [asked, a, b, c],
      [a, b, ...others.slice(0, 2)],
      [b, c, ...others.slice(2, 4)],
    ])
    .map((sentence): Told => ({ words: rng.shuffle(sentence), codes: rng.shuffle(sentence.map(codeOf)) }))
  return {
    told,
    asked,
    answer: codeOf(asked),
    beside: [a, b, c].map((word) => ({ word, code: codeOf(word) })),
  }
}

function draw(rng: Random, sentences: 2 | 3) {
  const [asked = '', beside = '', ...rest] = rng.sample(WORDS, 10)
  const codeOf = new Map(
    rng.sample(CODES, 10).map((code, place) => [[asked, beside, ...rest][place] ?? '', code]),
  )
  const left = [...rest]
  const fill = (start: string[]) => [...start, ...left.splice(0, 3 - start.length)]
  const isVeiled = sentences > 2
  const first = fill(isVeiled ? [asked, beside] : [asked])
  const second = fill(isVeiled ? [asked, beside] : [asked])
  const third = isVeiled ? [fill([beside, ...(rng.chance(0.5) ? [second[2] ?? ''] : [])])] : []
  const told = rng.shuffle([first, second, ...third]).map(
    (words): Told => ({
      words: rng.shuffle(words),
      codes: rng.shuffle(words.map((word) => codeOf.get(word) ?? '')),
    }),
  )
  return { told, asked, answer: codeOf.get(asked) ?? '' }
}
