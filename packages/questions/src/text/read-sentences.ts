import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItemSentence, type ItsFunction } from 'wink-nlp'
import { splitPages } from './pages.ts'
import { readParagraphs } from './paragraphs.ts'
import type { Sentence, Word } from './sentence.ts'
import { splitClauses } from './split-clauses.ts'

const nlp = winkNLP(model, ['sbd', 'pos'])

/** The library declares this function with other arguments than `out` allows, and knows it by identity. */
const lemmaOf: ItsFunction<string> = Reflect.get(Object(nlp.its), 'lemma')

const [FEWEST_WORDS, MOST_WORDS, MOST_LETTERS] = [4, 40, 260]

/**
 * Longer than any real word. The tokenizer takes cubic time for such a run: twelve thousand digits would take minutes.
 * The ellipsis that replaces it keeps its sentence from being asked.
 */
const OVERLONG_WORD = /\S{61,}/g

/** 'Ayodhya, 12 March: ' before a report. */
const DATELINE = /^\p{Lu}[\p{L} ]{2,30}, (?:\d{1,2} \p{L}+|\p{L}+ \d{1,2})(?: \(\p{L}+\))?\s?[:–—-]\s+/u

/** The sentences of the text in their order, each once. */
export function readSentences(text: string): Sentence[] {
  const found = new Map<string, Sentence>()
  for (const { number, text: page } of splitPages(text)) {
    for (const paragraph of readParagraphs(page)) {
      let before: Sentence | undefined
      for (const whole of splitSentences(paragraph)) {
        const page = number === undefined ? {} : { page: number }
        for (const part of splitClauses(whole)) {
          if (found.has(part.text) || NO_PROSE.test(part.text)) continue
          const after =
            part === whole && isProse(part) && before && pointsBack(part) && pointsToOne(part)
              ? { after: before }
              : {}
          found.set(part.text, { ...part, ...page, ...after, isAlone: isProse(part) && !pointsBack(part) })
        }
        before = withContext({ ...whole, ...page }, before)
      }
    }
  }
  const inside = new Set(
    [...found.values()].flatMap(({ words }) => words.slice(1).map(({ text: word }) => word)),
  )
  return [...found.values()].map((sentence) => ({ ...sentence, opensSmall: opensSmall(sentence, inside) }))
}

function opensSmall({ words }: Sentence, inside: ReadonlySet<string>): boolean {
  const [first] = words
  if (!first) return false
  const isSmallWord = /^(?:DET|ADP|ADV|PRON|NUM)$/.test(first.pos)
  return isSmallWord || (inside.has(first.text.toLowerCase()) && !inside.has(first.text))
}

/** The end of a sentence that the library takes for a short form: '... at 373 K. Milk ...', '... round the Sun. Mars ...' */
const HIDDEN_END = /(?<=\d (?:K|C|V|A|J|N|W|m|g|s)\.|\bSun\.) (?=\p{Lu}\p{Ll})/u

function splitSentences(paragraph: string): Sentence[] {
  const text = paragraph.replace(OVERLONG_WORD, '…').replace(DATELINE, '')
  return text.split(HIDDEN_END).flatMap(readBlock)
}

function readBlock(block: string): Sentence[] {
  const sentences: Sentence[] = []
  nlp
    .readDoc(block)
    .sentences()
    .each((sentence: ItemSentence) => {
      const text = sentence.out().trim()
      const texts = sentence.tokens().out()
      const poses = sentence.tokens().out(nlp.its.pos)
      const lemmas = sentence.tokens().out(lemmaOf)
      const words: Word[] = []
      let end = 0
      for (const [index, word] of texts.entries()) {
        const start = text.indexOf(word, end)
        const pos = poses[index]
        // A word that is not found as written would shift every later one.
        if (start < 0 || pos === undefined) return
        end = start + word.length
        words.push({ text: word, pos, lemma: lemmas[index] ?? word.toLowerCase(), start, end })
      }
      sentences.push({ text, words })
    })
  const last = sentences.at(-1)
  // A line of notes often has no full stop.
  if (last && /[\p{L}\p{N})%]$/u.test(last.text) && hasAFiniteVerb(last)) {
    sentences[sentences.length - 1] = { ...last, text: `${last.text}.` }
  }
  return sentences
}

/** Unlike a heading such as 'New bridge to cut travel time'. */
const hasAFiniteVerb = ({ words }: Sentence): boolean =>
  words.some(
    ({ pos, text }, index) =>
      index > 0 &&
      words[index - 1]?.text !== 'to' &&
      (/^(?:is|are|was|were|has|have|had|can|cannot|will|may|must|shall)$/.test(text) ||
        (pos === 'VERB' &&
          /[^s]s$|^(?:gave|wrote|took|began|became|led|won|built|held|came|went|made)$/.test(text)) ||
        // Not 'powers given to the President'.
        (pos === 'VERB' && /ed$/.test(text) && words[index + 1]?.pos === 'DET')),
  )

/** Words that refer to an earlier sentence, or to a picture beside the text. */
const REFERS_BACK =
  /^(?:this|that|these|those|it|its|he|she|they|his|her|their|such|here|however|therefore|thus|hence|but|and|or|so|also|moreover|furthermore|then|another|both|similarly|likewise|meanwhile|instead|on the (?:one|other) hand|for (?:example|instance)|in addition|as a result|in contrast|at that time|the (?:word|term|former|latter|same|resolution|proclamation|charge|idea|name|committee)\b(?! of)|fig|figure|table|chapter|unit|exercise|example|answer|question|note|source|page)\b/i
const SPEAKS_TO_THE_READER =
  /\b(?:you|your|we|our|us|I|my|let|figure|fig|table|above|below|overleaf|page|chapter|exercise|at that time|therefore|thus|hence)\b/i
const NO_PROSE = /https?:|www\.|@|©|\.{3}|…|_{2,}|[{}\\<>|=^~]|\bet al\b|\$/

/** 'Coffee - Karnataka is the largest producer' */
const NO_SENTENCE = /^\S+(?:\s\S+){0,3}\s?(?:\s[-–—]|:)\s/

/** Whether a pronoun means something of an earlier sentence: 'The Act replaced it', 'the Beas and the Ravi are its tributaries'. */
function pointsOutside(words: readonly Word[]): boolean {
  return words.some(({ text }, index) => {
    const before = words.slice(0, index)
    const last = before.at(-1)
    if (/^(?:he|she|they)$/i.test(text)) return !before.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
    if (/^(?:it|them|him)$/i.test(text)) return !hasJoint(before) || !before.some(({ pos }) => isNoun(pos))
    if (/^(?:this|these|those)$/i.test(text)) return words[index + 1]?.pos === 'NOUN'
    const isOfAReign = last?.pos === 'ADP' && OF_A_REIGN.test(words[index + 1]?.text ?? '')
    if (/^(?:his|her|their)$/i.test(text) && isOfAReign) return true
    if (!/^(?:its|his|her|their)$/i.test(text)) return false
    const isOfSeveral = /^(?:its|his|her)$/i.test(text) && isSubjectOfSeveral(before)
    return (
      !before.some(({ pos }) => isNoun(pos)) || isOfSeveral || /^(?:is|are|was|were)$/.test(last?.text ?? '')
    )
  })
}

/** 'during his reign' mostly means a ruler who was named before. */
const OF_A_REIGN = /^(?:reign|rule|death|coronation|time|court|leadership|lifetime|period)$/

/** A pronoun after the first verb means neither its subject nor an example of it. */
const hasJoint = (before: readonly Word[]): boolean =>
  /,|\b(?:and|but|which|that|while|because|when|who)\b/.test(
    before
      .map(({ text }) => text)
      .join(' ')
      .replace(/, such as [^,]*,/, ''),
  )

const isNoun = (pos: string): boolean => pos === 'NOUN' || pos === 'PROPN' || pos === 'NUM'

function isSubjectOfSeveral(before: readonly Word[]): boolean {
  const verb = before.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return before.slice(0, Math.max(verb, 0)).some(({ text }) => text === 'and')
}

const SHORT_WORDS: ReadonlySet<string> = new Set(['DET', 'ADP', 'AUX', 'CCONJ', 'PART', 'SCONJ', 'PRON'])

const pointsBack = ({ text, words }: Sentence): boolean => REFERS_BACK.test(text) || pointsOutside(words)

/** What a sentence after this one needs to be understood: this one, with what it needs itself. */
function withContext(sentence: Sentence, before: Sentence | undefined): Sentence | undefined {
  if (!isProse(sentence)) return undefined
  if (!pointsBack(sentence)) return sentence
  const text = `${before?.text} ${sentence.text}`
  return before && pointsToOne(sentence) && text.length <= MOST_LETTERS ? { ...sentence, text } : undefined
}

const pointsToOne = ({ text, words }: Sentence): boolean =>
  POINTS_TO_ONE.test(text) ||
  (!REFERS_BACK.test(text) && words.some(({ text: word }) => /^(?:he|she)$/.test(word)))

/** Begins with a word that means what the sentence before it is about. */
const POINTS_TO_ONE = /^(?:it|he|she|its|his|her)\b(?! (?:is|was) \w+ (?:that|to)\b)/i

/** Whether it is a whole English sentence with nothing in it that is not in the text. */
function isProse({ text, words }: Sentence): boolean {
  const spoken = words.filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SYM')
  return (
    spoken.length >= FEWEST_WORDS &&
    spoken.length <= MOST_WORDS &&
    text.length <= MOST_LETTERS &&
    /^[\p{Lu}\d]/u.test(text) &&
    /\p{L}[^.]*[.!]$/u.test(text) &&
    !SPEAKS_TO_THE_READER.test(text) &&
    !NO_PROSE.test(text) &&
    !NO_SENTENCE.test(text) &&
    !/(?:ed|en)$/.test(spoken[0]?.pos === 'VERB' ? spoken[0].text : '') &&
    isBalanced(text) &&
    isEnglish(text, spoken)
  )
}

const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0

const isBalanced = (text: string): boolean =>
  countOf(text, /\(/g) === countOf(text, /\)/g) &&
  countOf(text, /\[/g) === countOf(text, /\]/g) &&
  countOf(text, /"/g) % 2 === 0 &&
  countOf(text, /“/g) === countOf(text, /”/g)

/** Common words of Hindi in Latin letters. */
const HINDI =
  /\b(?:hai|hain|hota|hoti|hote|ka|ki|ke|ko|mein|aur|jo|kyunki|isliye|nahi|matlab|karta|karti|karte|tha|thi|sirf|iske|isko|bhi|liye|wala|yaad)\b/gi

/** Real sentences have a verb and many short words; scanning errors, tables and other languages do not. */
function isEnglish(text: string, spoken: readonly Word[]): boolean {
  const share = (of: (word: Word) => boolean) => spoken.filter(of).length / spoken.length
  return (
    countOf(text, HINDI) < 2 &&
    countOf(text, /[A-Za-z]/g) >= 0.7 * countOf(text, /\S/g) &&
    spoken.some(({ pos }) => pos === 'VERB' || pos === 'AUX') &&
    // 'Lemon contains citric acid.'
    (spoken.length <= 8 || share(({ pos }) => SHORT_WORDS.has(pos)) >= 0.12) &&
    share(({ text: word }) => looksLikeAWord(word)) >= 0.9 &&
    share(({ text: word }) => /^[A-Z]{2,}$/.test(word)) <= 0.3
  )
}

const looksLikeAWord = (word: string): boolean =>
  !/\p{L}/u.test(word) ||
  /^(?:\p{L}\.)+$/u.test(word) ||
  /^(?:[A-Z]{2,6}s?|pH)$/.test(word) ||
  (/^['’]?\p{L}[\p{Ll}\p{M}'’.]*$/u.test(word) &&
    /[aeiouyāīūēō'’]/iu.test(word) &&
    !/[^aeiouy'’.\W]{6}/i.test(word)) ||
  /^[A-Z]\.?$/.test(word)
