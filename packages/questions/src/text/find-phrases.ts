import type { Blank } from './blank.ts'
import { endOfPhrase } from './noun-phrase.ts'
import type { Sentence, Word } from './sentence.ts'

/** Verbs that things of every kind do, so that sharing one says nothing. */
const GENERAL =
  /^(?:be|have|do|become|make|take|give|use|call|know|include|say|see|get|help|show|start|begin|find|come|go|keep|bring|cover|mean|refer|consist|receive|provide|consider|name|form|lead|allow|add|put|set|hold|work|base|pass)$/
const NO_SUBJECT =
  /^(?:some|many|most|all|each|every|no|several|other|such|only|both|few|one|two|three|four|first|second|last|people|officials|person|there|today|now|half|part|more|experts|scientists|once|following|main|important)\b/i

/** Noun phrases in places that show their kind: the subject of a sentence, and what stands after a verb. */
export const findPhrases = (sentence: Sentence): Blank[] => [
  ...findSubject(sentence),
  ...findObjects(sentence),
]

function findSubject(sentence: Sentence): Blank[] {
  const { words } = sentence
  const first = words[0]?.pos === 'DET' && /^(?:the|an?)$/i.test(words[0].text) ? 1 : 0
  const last = endOfPhrase(words, first, 4)
  const blank = blankOf(sentence, first, last)
  if (!blank || NO_SUBJECT.test(blank.value)) return []
  const next = words[last + 1]?.pos === 'ADV' ? last + 2 : last + 1
  if (!/^(?:AUX|VERB)$/.test(words[next]?.pos ?? '')) return []
  const signs = [headOf(words, first, last), actionOf(words, next)].filter((sign) => sign !== null)
  return [{ ...blank, signs }]
}

function findObjects(sentence: Sentence): Blank[] {
  const { words } = sentence
  return words.flatMap((verb, at): Blank[] => {
    if (verb.pos !== 'VERB') return []
    const preposition = words[at + 1]?.pos === 'ADP' ? (words[at + 1]?.text ?? '') : ''
    if (preposition === '' && GENERAL.test(verb.lemma)) return []
    let first = at + (preposition === '' ? 1 : 2)
    if (words[first]?.pos === 'DET') first += 1
    const last = endOfPhrase(words, first)
    const blank = blankOf(sentence, first, last)
    if (!blank || /^(?:of|'s|’s|-)$/.test(words[last + 1]?.text ?? '')) return []
    const head = headOf(words, first, last)
    return [{ ...blank, signs: [`${verb.lemma} ${preposition} _`, ...(head === null ? [] : [head])] }]
  })
}

function blankOf(sentence: Sentence, first: number, last: number): Blank | null {
  const [from, to] = [sentence.words[first], sentence.words[last]]
  if (!from || !to || last < first) return null
  const value = sentence.text.slice(from.start, to.end)
  return value.length < 3
    ? null
    : { kind: 'phrase', sentence, start: from.start, end: to.end, value, signs: [] }
}

/** 'black soil' and 'sandy soil' are of one kind. */
function headOf(words: readonly Word[], first: number, last: number): string | null {
  const head = words[last]
  if (last <= first || !head) return null
  // 'Vitamin A' and 'Vitamin C'
  if (/^[\p{Lu}\p{N}]{1,3}$/u.test(head.text)) return `=head ${words[first]?.text.toLowerCase()} -`
  return /^\p{L}{3,}$/u.test(head.text) ? `=head ${head.text.toLowerCase()}` : null
}

/** What the subject does ('rise'), or what it is ('dance'). */
function actionOf(words: readonly Word[], verb: number): string | null {
  const word = words[verb]
  if (word?.pos === 'VERB') return GENERAL.test(word.lemma) ? null : `=does ${word.lemma}`
  let next = verb + 1
  while (/^(?:ADV|PART)$/.test(words[next]?.pos ?? '')) next += 1
  const after = words[next]
  if (after?.pos === 'VERB') {
    const preposition = words[next + 1]?.pos === 'ADP' ? (words[next + 1]?.text ?? '') : ''
    return GENERAL.test(after.lemma) && preposition === '' ? null : `=is ${after.lemma} ${preposition}`
  }
  if (!/^(?:is|are|was|were)$/.test(word?.text ?? '') || after?.pos !== 'DET') return null
  const head = words[endOfPhrase(words, next + 1, 4)]
  return head && head.pos === 'NOUN' && head !== after ? `=is a ${head.lemma}` : null
}
