import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'

/** "'ripe mango sweet' is 'pa ti ro', 'sweet cold milk' is 'lo ro ma' ... What is the code for 'sweet'?" */
export const codeSentence = defineGenerator({
  id: 'reasoning/code-sentence',
  version: 3,
  levels: {
    easy: { sentences: 2, length: 3, isVeiled: false },
    medium: { sentences: 3, length: 3, isVeiled: false },
    hard: { sentences: 3, length: 4, isVeiled: true },
  },
  generate(rng, { sentences, length, isVeiled }) {
    // At the hard level the asked word stands once, or always beside another word: its code is found by what is left over.
    const isOnce = isVeiled && rng.chance(0.5)
    const { told, asked, answer } = rng.until(
      () => (isOnce ? drawOnce(rng) : draw(rng, sentences, length, isVeiled)),
      ({ told, asked, answer }) => {
        const codes = possibleCodes(told, asked)
        return (
          codes.length === 1 &&
          codes[0] === answer &&
          (isOnce || told.filter(({ words }) => words.includes(asked)).length > 1)
        )
      },
    )
    const list = told.map(({ words, codes }) => `'${words.join(' ')}' is written as '${codes.join(' ')}'`)
    const lines = `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`
    const withIt = told.filter(({ words }) => words.includes(asked))
    const without = told.filter(({ words }) => !words.includes(asked))
    const all = [...new Set(told.flatMap(({ codes }) => codes))]
    return {
      given: { told, asked },
      prompt: rng.pick([
        say`In a certain code language, ${lines}. What is the code for '${asked}'?`,
        say`In a certain code language, ${lines}. How is '${asked}' coded in that language?`,
        say`In a certain code, ${lines}. Which of the following is the code for '${asked}'?`,
        say`If in a code language ${lines}, then how will '${asked}' be written in that language?`,
      ]),
      answer,
      mistakes: all
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
      steps: [
        say`The word '${asked}' stands in ${withIt.map(({ words }) => `'${words.join(' ')}'`).join(' and ')}.`,
        ...(length > 3 && withIt.length > 1
          ? [say`Compare the codes: ${withIt.map(({ codes }) => `'${codes.join(' ')}'`).join(' and ')}.`]
          : []),
        ...without.map(
          ({ codes }) =>
            say`It does not stand in the sentence '${codes.join(' ')}', whose code words fall away.`,
        ),
        ...(isOnce ? [say`What is left over of the codes of its own sentence belongs to it.`] : []),
        withIt.length > 1
          ? say`The only code word left that all of them share is ${answer}`
          : say`The only code word left is ${answer}`,
      ],
    }
  },
  solve({ told, asked }) {
    const found = possibleCodes(told, asked)
    return found.length === 1 ? (found[0] ?? '') : ''
  },
})

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

/** The word asked for appears in one sentence only; its neighbours each appear in another one too. */
function drawOnce(rng: Random) {
  const words = rng.sample(WORDS, 9)
  const codes = rng.sample(CODES, 9)
  const [asked = '', a = '', b = '', c = '', ...others] = words
  const told = rng
    .shuffle([
      [asked, a, b, c],
      [a, b, ...others.slice(0, 2)],
      [b, c, ...others.slice(2, 4)],
    ])
    .map(
      (sentence): Told => ({
        words: rng.shuffle(sentence),
        codes: rng.shuffle(sentence.map((word) => codes[words.indexOf(word)] ?? '')),
      }),
    )
  return { told, asked, answer: codes[0] ?? '' }
}

function draw(rng: Random, sentences: number, length: number, isVeiled: boolean) {
  const [asked = '', shared = '', ...rest] = rng.sample(WORDS, 12)
  const codeOf = new Map(
    rng.sample(CODES, 12).map((code, place) => [[asked, shared, ...rest][place] ?? '', code]),
  )
  const left = [...rest]
  const fill = (start: string[]) => [...start, ...left.splice(0, length - start.length)]
  const first = fill(sentences > 2 && (isVeiled || rng.chance(0.5)) ? [asked, shared] : [asked])
  const second = fill(first.includes(shared) ? [asked, shared] : [asked])
  // A third sentence, with or without the asked word, removes the ambiguity of the first two.
  const third =
    sentences > 2 ? [fill(first.includes(shared) ? [shared, second[2] ?? ''] : [second[1] ?? ''])] : []
  const told = rng.shuffle([first, second, ...third]).map(
    (words): Told => ({
      words: rng.shuffle(words),
      codes: rng.shuffle(words.map((word) => codeOf.get(word) ?? '')),
    }),
  )
  return { told, asked, answer: codeOf.get(asked) ?? '' }
}
