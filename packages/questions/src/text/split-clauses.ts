import { capital } from '../kit/wording/capital.ts'
import type { Sentence, Word } from './sentence.ts'

const JOINT = /^(?:and|but|while|whereas)$/
const POINTS_BACK = /^(?:it|its|he|she|they|his|her|their|this|these|that|those|from there|both|each)$/i

/**
 * A sentence that says two things gives two sentences: 'Arteries carry blood away from the heart, whereas veins carry it
 * back.' A second half that points back to the first is left out: the first half is whole without it.
 */
export function splitClauses(sentence: Sentence): Sentence[] {
  const { words, text } = sentence
  const at = words.findIndex((word, index) => JOINT.test(word.text) && isBetweenClauses(words, index))
  const joint = words[at]
  if (!joint) return [sentence]
  const hasComma = words[at - 1]?.text === ','
  const last = words[hasComma ? at - 2 : at - 1]
  const next = words[at + 1]
  if (!last || !next) return [sentence]
  const first = part(sentence, 0, last.end)
  if (POINTS_BACK.test(next.text)) return [first]
  return [first, ...splitClauses(part(sentence, next.start, text.length))]
}

function isBetweenClauses(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at)
  if (
    !hasVerb(before) ||
    /^(?:when|if|although|since|as|because|while|after|before)$/i.test(words[0]?.text ?? '')
  )
    return false
  // 'that' or 'which' may govern both halves.
  if (
    before.some(({ text }) => /^(?:that|which|who|where|when|because|if|whether|how)$/.test(text)) &&
    words[at - 1]?.text !== ','
  ) {
    return false
  }
  const rest = words.slice(at + 1)
  const pointsBack = POINTS_BACK.test(rest[0]?.text ?? '')
  const verb = rest.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  if (pointsBack && words[at - 1]?.text === ',') return /^(?:and|but)$/.test(words[at]?.text ?? '')
  if (verb < 1 || verb > 9) return false
  const subject = rest.slice(0, verb)
  if (subject.some(({ pos, text }) => pos === 'PUNCT' && text !== '-')) return false
  const isNominal = /^(?:DET|NOUN|PROPN|ADJ|NUM|PRON)$/.test(rest[0]?.pos ?? '') && subject.some(isNoun)
  if (words[at - 1]?.text === ',') return isNominal
  if (/^(?:while|whereas)$/.test(words[at]?.text ?? '')) return isNominal
  // Without a comma only a new subject with the verb of the first begins a new half: 'The live wire is red and the neutral
  // wire is black.'
  const first = before.find(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const isAlike = first?.pos === 'AUX' && first.text === rest[verb]?.text
  const isOneOfMore = before.some(({ text }) => text === ',')
  return /^(?:the|an?)$/.test(rest[0]?.text ?? '') && isNominal && isAlike && !isOneOfMore
}

const isNoun = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON'
const hasVerb = (words: readonly Word[]): boolean => words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')

function part({ text, words }: Sentence, from: number, to: number): Sentence {
  const end = /[.!]$/.test(text.slice(from, to)) ? '' : '.'
  return {
    text: `${capital(text.slice(from, to))}${end}`,
    words: words
      .filter(({ start, end: stop }) => start >= from && stop <= to)
      .map((word, index) => ({
        ...word,
        text: index === 0 ? capital(word.text) : word.text,
        start: word.start - from,
        end: word.end - from,
      })),
  }
}
