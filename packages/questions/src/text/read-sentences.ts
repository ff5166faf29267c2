import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItemSentence } from 'wink-nlp'
import { splitPages } from './pages.ts'
import { readParagraphs } from './paragraphs.ts'

export interface Word {
  text: string
  /** Universal part of speech: NOUN, PROPN, NUM, ADP ... */
  pos: string
  /** The position of the word in its sentence. */
  start: number
  end: number
}

/** A sentence that makes sense alone. */
export interface Sentence {
  text: string
  words: readonly Word[]
  page?: number
}

const nlp = winkNLP(model, ['sbd', 'pos'])

const [FEWEST_WORDS, MOST_WORDS, MOST_LETTERS] = [7, 40, 260]

/**
 * Longer than any real word. The tokenizer takes cubic time for such a run: twelve thousand digits would take minutes.
 * The ellipsis that replaces it keeps its sentence from being asked.
 */
const OVERLONG_WORD = /\S{61,}/g

/** Sentences that make sense without the ones around them, in the order of the text, each once. */
export function readSentences(text: string): Sentence[] {
  const found = new Map<string, Sentence>()
  for (const { number, text: page } of splitPages(text)) {
    for (const paragraph of readParagraphs(page)) {
      for (const sentence of splitSentences(paragraph)) {
        if (!standsAlone(sentence) || found.has(sentence.text)) continue
        found.set(sentence.text, { ...sentence, ...(number !== undefined && { page: number }) })
      }
    }
  }
  return [...found.values()]
}

function splitSentences(paragraph: string): Sentence[] {
  const sentences: Sentence[] = []
  nlp
    .readDoc(paragraph.replace(OVERLONG_WORD, '…'))
    .sentences()
    .each((sentence: ItemSentence) => {
      const text = sentence.out().trim()
      const texts = sentence.tokens().out()
      const poses = sentence.tokens().out(nlp.its.pos)
      const words: Word[] = []
      let end = 0
      for (const [index, word] of texts.entries()) {
        const start = text.indexOf(word, end)
        const pos = poses[index]
        // A word that is not found as written would shift every later one.
        if (start < 0 || pos === undefined) return
        end = start + word.length
        words.push({ text: word, pos, start, end })
      }
      sentences.push({ text, words })
    })
  return sentences
}

/** Words that refer to an earlier sentence, or to a picture beside the text. */
const REFERS_BACK =
  /^(?:this|that|these|those|it|its|he|she|they|his|her|their|such|here|however|therefore|thus|hence|but|and|or|so|also|moreover|furthermore|then|another|both|similarly|likewise|meanwhile|instead|fig|figure|table|chapter|unit|exercise|example|answer|question|note|source|page)\b/i
const SPEAKS_TO_THE_READER =
  /\b(?:you|your|we|our|us|I|my|let|figure|fig|table|above|below|overleaf|page|chapter|exercise)\b/i
const NO_PROSE = /https?:|www\.|@|©|\.{3}|…|_{2,}|[{}\\<>|=^~]|\bet al\b|\$/

const SHORT_WORDS: ReadonlySet<string> = new Set(['DET', 'ADP', 'AUX', 'CCONJ', 'PART', 'SCONJ', 'PRON'])

function standsAlone({ text, words }: Sentence): boolean {
  const spoken = words.filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SYM')
  return (
    spoken.length >= FEWEST_WORDS &&
    spoken.length <= MOST_WORDS &&
    text.length <= MOST_LETTERS &&
    /^[\p{Lu}\d]/u.test(text) &&
    /\p{L}[^.]*[.!]$/u.test(text) &&
    !REFERS_BACK.test(text) &&
    !SPEAKS_TO_THE_READER.test(text) &&
    !NO_PROSE.test(text) &&
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

/** Real sentences have a verb and many short words; scanning errors, tables and other languages do not. */
function isEnglish(text: string, spoken: readonly Word[]): boolean {
  const share = (of: (word: Word) => boolean) => spoken.filter(of).length / spoken.length
  return (
    countOf(text, /[A-Za-z]/g) >= 0.7 * countOf(text, /\S/g) &&
    spoken.some(({ pos }) => pos === 'VERB' || pos === 'AUX') &&
    share(({ pos }) => SHORT_WORDS.has(pos)) >= 0.18 &&
    share(({ text: word }) => looksLikeAWord(word)) >= 0.9 &&
    share(({ text: word }) => /^[A-Z]{2,}$/.test(word)) <= 0.3
  )
}

const looksLikeAWord = (word: string): boolean =>
  !/\p{L}/u.test(word) ||
  /^(?:\p{L}\.)+$/u.test(word) ||
  /^[A-Z]{2,6}s?$/.test(word) ||
  (/^['’]?\p{L}[\p{Ll}\p{M}'’.]*$/u.test(word) &&
    /[aeiouyāīūēō'’]/iu.test(word) &&
    !/[^aeiouy'’.\W]{6}/i.test(word)) ||
  /^[A-Z]\.?$/.test(word)
