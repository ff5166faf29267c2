import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { type Slip, twoSlips } from '../../../kit/words/two-slips.ts'

/** "'ripe mango sweet' is 'pa ti ro', 'sweet cold milk' is 'lo ro ma' ... What is the code for 'sweet'?" */
export const codeSentence = defineGenerator({
  id: 'reasoning/code-sentence',
  version: 5,
  levels: {
    easy: { forms: [shared(2)] },
    medium: { forms: [shared(3), shared(3), once, onceBackwards] },
    hard: { forms: [phrase, phraseBackwards, withNewWord, twin] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve({ find, told, asked, choices }) {
    const known = new Set(told.flatMap(({ words }) => words))
    if (find === 'word') {
      const words = asked.map((code) =>
        [...known].filter((word) => possibleCodes(told, word).join() === code),
      )
      return words.every((found) => found.length === 1) ? words.flat().join(' ') : ''
    }
    const codes = asked.filter((word) => known.has(word)).map((word) => possibleCodes(told, word))
    if (!codes.every((found) => found.length === 1)) return ''
    if (find === 'code') return codes.flat().join(' ')
    // A word that is in no sentence has a code that is in none.
    const used = new Set(told.flatMap((one) => one.codes))
    const fitting = choices.filter((choice) => {
      const parts = choice.split(' ')
      return (
        parts
          .filter((part) => used.has(part))
          .sort()
          .join() === codes.flat().sort().join()
      )
    })
    return fitting.length === 1 ? (fitting[0] ?? '') : ''
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
    given: { find: 'word' as const, told, asked: [answer], choices: NONE },
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

/** For a question that is answered from the sentences alone. */
const NONE: readonly string[] = []

/** "What is the code for 'sweet tea'?" */
function phrase(rng: Random) {
  const { told, pair, wrong } = drawFour(rng)
  const codes = pair.map(({ code }) => code).join(' ')
  const words = pair.map(({ word }) => word).join(' ')
  const lines = inCode(told)
  return {
    given: { find: 'code' as const, told, asked: pair.map(({ word }) => word), choices: NONE },
    prompt: rng.pick([
      say`In a certain code language, ${lines}. What will be the code for '${words}' in that language?`,
      say`If in a code language ${lines}, then how will '${words}' be written in that language?`,
      say`In a certain code, ${lines}. Which of the following is the code for '${words}'?`,
    ]),
    answer: codes,
    mistakes: twoSlips(codes, ...slips(pair, wrong, 'code')),
    others: [],
    steps: [ORDER, ...pair.flatMap((one) => tellWord(told, one)), say`So '${words}' is written as ${codes}`],
  }
}

/** "Which words are written as 'pa ro'?" */
function phraseBackwards(rng: Random) {
  const { told, pair, wrong } = drawFour(rng)
  const codes = pair.map(({ code }) => code).join(' ')
  const words = pair.map(({ word }) => word).join(' ')
  const lines = inCode(told)
  return {
    given: { find: 'word' as const, told, asked: pair.map(({ code }) => code), choices: NONE },
    prompt: rng.pick([
      say`In a certain code language, ${lines}. Which words are written as '${codes}', in that order?`,
      say`If in a code language ${lines}, then what does '${codes}' stand for, in that order?`,
      say`In a certain code, ${lines}. '${codes}' is the code for which of the following, in that order?`,
    ]),
    answer: words,
    mistakes: twoSlips(words, ...slips(pair, wrong, 'word')),
    others: [],
    steps: [ORDER, ...pair.flatMap((one) => tellWord(told, one)), say`So '${codes}' stands for ${words}`],
  }
}

/** "Which of the following may be the code for 'sweet hot tea'?", where 'hot' is in no sentence. */
function withNewWord(rng: Random) {
  const { told, pair, wrong, unused, spare } = drawFour(rng)
  const [one, other] = pair
  const [first, second] = [one?.code ?? '', other?.code ?? '']
  const words = rng.shuffle([unused.word, ...pair.map(({ word }) => word)]).join(' ')
  const places = rng.shuffle([first, second, unused.code])
  const codes = places.join(' ')
  const slip = (from: string, to: string, because: Message): Slip => ({
    change: (text) => text.replace(from, to),
    because,
  })
  const [wrongFirst = ''] = wrong.map(({ code }) => code)
  const mistakes = twoSlips(
    codes,
    slip(first, wrongFirst, say`'${wrongFirst}' is not the code for '${one?.word ?? ''}'`),
    slip(
      unused.code,
      spare.code,
      say`'${spare.code}' is the code for '${spare.word}', so it cannot be that for '${unused.word}'`,
    ),
  )
  const lines = inCode(told)
  return {
    given: {
      find: 'new' as const,
      told,
      asked: words.split(' '),
      choices: rng.shuffle([codes, ...mistakes.map(({ value }) => value)]),
    },
    prompt: rng.pick([
      say`In a certain code language, ${lines}. Which of the following may be the code for '${words}'?`,
      say`If in a code language ${lines}, then which of the following can be the code for '${words}'?`,
      say`In a certain code, ${lines}. How may '${words}' be written in that code?`,
    ]),
    answer: codes,
    mistakes,
    others: [],
    steps: [
      ORDER,
      ...pair.flatMap((each) => tellWord(told, each)),
      say`'${unused.word}' is in no sentence, so its code is a new one, such as '${unused.code}'.`,
      say`So '${words}' may be written as ${codes}`,
    ],
  }
}

/** "If 'hot' is written as 'du', what is the code for 'milk'?", where the two are always together. */
function twin(rng: Random) {
  const { told, twins, together, spare } = drawFour(rng)
  const [given, asked] = twins
  const lines = inCode(told)
  const home = told.find(({ words }) => words.includes(asked.word))
  return {
    given: {
      find: 'code' as const,
      told: [...told, { words: [given.word], codes: [given.code] }],
      asked: [asked.word],
      choices: NONE,
    },
    prompt: rng.pick([
      say`In a certain code language, ${lines}. If the code for '${given.word}' is '${given.code}', what is the code for '${asked.word}'?`,
      say`In a certain code, ${lines}. If '${given.word}' is written as '${given.code}', how is '${asked.word}' written?`,
    ]),
    answer: asked.code,
    mistakes: [
      ...together.map(({ word, code }) => ({
        value: code,
        because: say`'${code}' is the code for '${word}'`,
      })),
      { value: spare.code, because: say`'${spare.code}' is not in the sentence that has '${asked.word}'` },
    ],
    others: [],
    steps: [
      say`'${asked.word}' stands only in '${home?.words.join(' ') ?? ''}', with the codes '${home?.codes.join(' ') ?? ''}'.`,
      ...together.flatMap((one) => tellWord(told, one)),
      say`'${given.code}' is the code for '${given.word}'.`,
      say`The only code word left for '${asked.word}' is ${asked.code}`,
    ],
  }
}

const ORDER = say`Order does not count: a word and its code stand in the same sentences.`

/** How the code of a word is found. */
function tellWord(told: readonly Told[], { word, code }: Coded): Message[] {
  const homes = told.filter(({ words }) => words.includes(word))
  const shared = (homes[0]?.codes ?? []).filter((one) => homes.every(({ codes }) => codes.includes(one)))
  const elsewhere = shared.filter((one) => one !== code)
  const quoted = (texts: readonly string[]) => formatList(texts.map((text) => `'${text}'`))
  const list = quoted(homes.map(({ words }) => words.join(' ')))
  return [
    say`'${word}' stands in ${list}, which share ${quoted(shared)}.`,
    elsewhere.length > 0
      ? say`Of these, ${quoted(elsewhere)} ${elsewhere.length > 1 ? 'stand' : 'stands'} where '${word}' does not, so '${word}' is '${code}'.`
      : say`So '${word}' is '${code}'.`,
  ]
}

/** The mistake of taking a neighbour for each word of the pair. */
function slips(
  pair: readonly [Coded, Coded],
  wrong: readonly [Coded, Coded],
  part: 'word' | 'code',
): [Slip, Slip] {
  const slip = (place: 0 | 1): Slip => ({
    change: (text) => text.split(' ').with(place, wrong[place][part]).join(' '),
    because:
      part === 'code'
        ? say`'${wrong[place].code}' is not the code for '${pair[place].word}'`
        : say`'${pair[place].code}' is not the code for '${wrong[place].word}'`,
  })
  return [slip(0), slip(1)]
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
    given: { find: 'code' as const, told, asked: [asked], choices: NONE },
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
type Coded = { word: string; code: string }

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
  const codeOf = (word: string) => codes[words.indexOf(word)] ?? ''
  const told = rng
    .shuffle([
      [asked, a, b, c],
      [a, b, ...others.slice(0, 2)],
      [b, c, ...others.slice(2, 4)],
    ])
    .map((sentence): Told => ({ words: rng.shuffle(sentence), codes: rng.shuffle(sentence.map(codeOf)) }))
  return { told, asked, answer: codeOf(asked) }
}

/**
 * Four sentences. The first word of the pair is in two sentences, and so are two other words; the third and the fourth sentence
 * tell them apart. The second word of the pair shares its sentences with one of those two. The twins are in one sentence only.
 */
function drawFour(rng: Random) {
  const codes = rng.sample(CODES, 10)
  const coded = rng.sample(WORDS, 10).map((word, place): Coded => ({ word, code: codes[place] ?? '' }))
  const at = (place: number): Coded => coded[place] ?? { word: '', code: '' }
  const [x, a, b, y, c, p, q] = [at(0), at(1), at(2), at(3), at(4), at(5), at(6)]
  const twins: readonly [Coded, Coded] = [at(7), at(8)]
  const told = rng
    .shuffle([
      [x, a, b, p],
      [x, a, b, y],
      [a, y, c, q],
      [b, c, ...twins],
    ])
    .map(
      (sentence): Told => ({
        words: rng.shuffle(sentence).map(({ word }) => word),
        codes: rng.shuffle(sentence).map(({ code }) => code),
      }),
    )
  const isTurned = rng.chance(0.5)
  const [pair, wrong]: readonly [readonly [Coded, Coded], readonly [Coded, Coded]] = isTurned
    ? [
        [y, x],
        [a, b],
      ]
    : [
        [x, y],
        [b, a],
      ]
  return { told, pair, wrong, twins, together: [b, c], spare: rng.pick([p, q]), unused: at(9) }
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
