import type { Blank } from './blank.ts'
import type { Sentence, Word } from './sentence.ts'

const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Articles?|Sections?|Act|Part|Celsius|Fahrenheit|Kelvin|Hz|Rs\.?|Dr\.?|Mr\.?|Mrs\.?|Ms\.?|Sir|Prof\.?|St\.?|Shri|Smt\.?|AD|BC|BCE|CE|India|Indians?|I|II|III|IV|V|[A-Z]\.?)$/
/** Small words that belong to a name only between two parts of it; 'and' joins two names more often. */
const LINKS = /^(?:of|the|de|-|–)$/

/** Names of people, places and things: capitalised words in a row, with 'of the' and hyphens inside. */
export function findNames(sentence: Sentence): Blank[] {
  const { words, text } = sentence
  const names: Blank[] = []
  for (let first = 0; first < words.length; first++) {
    if (!isNameWord(words, first)) continue
    const last = endOfName(words, first)
    const [from, to] = [words[first], words[last]]
    if (!from || !to) continue
    const value = text.slice(from.start, to.end)
    const isWhole = !/[\w-]/.test(text[from.start - 1] ?? ' ') && !/^[\w-]/.test(text.slice(to.end))
    if (isWhole && !NO_NAME.test(value) && value.length >= 3 && value.length <= 40) {
      const sign = kindOfName(words, first, last)
      names.push({
        kind: 'phrase',
        sentence,
        start: from.start,
        end: to.end,
        value,
        signs: sign ? [sign] : [],
      })
    }
    first = last
  }
  return names
}

/** Inside a sentence every capitalised word belongs to a name; the first word only if it is a proper noun. */
const isNameWord = (words: readonly Word[], index: number): boolean => {
  const { text = '', pos = '' } = words[index] ?? {}
  return (
    /^\p{Lu}[\p{L}.'’]*$/u.test(text) && (pos === 'PROPN' || (index > 0 && /^(?:NOUN|ADJ|VERB|X)$/.test(pos)))
  )
}

function endOfName(words: readonly Word[], first: number): number {
  let last = first
  for (let next = first + 1; next < words.length && next - last <= 3; next++) {
    if (isNameWord(words, next)) last = next
    else if (!(LINKS.test(words[next]?.text ?? '') || isHyphenated(words, next))) break
  }
  return last
}

const isHyphenated = (words: readonly Word[], index: number): boolean =>
  words[index - 1]?.text === '-' || words[index + 1]?.text === '-'

const TITLE =
  /^(?:Dr|Mr|Mrs|Lord|Lady|King|Queen|Sir|Emperor|General|Captain|Mahatma|Pandit|Sardar|Guru|Raja|Rani|Nawab|Sultan|Begum|Maulana|Swami|Saint)\.?$/
const BEFORE_A_PLACE = /^(?:in|at|near|from|to|towards|reached|captured|visited)$/i
const BEFORE_A_PERSON =
  /^(?:by|son|daughter|wife|brother|sister|named|under|with|teacher|general|regent|traveller|poet|king|emperor|scientist|leader|philosopher|sociologist|economist|author|writer|historian|scholar|saint)$/i
/** What only people do. */
const OF_A_PERSON =
  /^(?:write|lead|found|discover|invent|say|argue|propose|describe|build|defeat|die|rule|introduce|compose|succeed|invade|marry|design|believe|abolish|revive|decipher|fight|win|translate|paint|sing|teach|preach|execute)$/
/** What people do, but things with a name of one word do too: only a longer name is then taken for a person. */
const OF_A_FULL_NAME = /^(?:show|suggest|explain|develop|coin|give|get|receive|become|start|call|study|be)$/
const DONE_TO_A_PERSON =
  /^(?:bear|crown|elect|exile|execute|hang|kill|defeat|appoint|believe|bury|imprison|arrest)$/
const NO_PERSON =
  /\b(?:Committee|Commission|Bank|Act|Court|Party|League|Company|Mission|Project|University|Ministry|Board|Council|Congress|Organi[sz]ation|Government|Department|Society|Parliament|Assembly|House|Sabha|Index|Office|Treaty|Empire|Army|British|English|French|Union|Institute|Centre|Operation|Movement|Plan|Scheme|Programme|Revolution|Cup|Award|Prize|Vitamin|Article|War|Battle)\b/
const NO_PLACE =
  /(?:ese|ian|ism|ry|ics)$|^(?:Physics|Chemistry|Mathematics|Economics|Parliament|English|Hindi)$/

/** What the surrounding words say about a name; null when they say nothing. */
function kindOfName(words: readonly Word[], first: number, last: number): string | null {
  const [before, after] = [words[first - 1], words[last + 1]]
  const value = words
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ')
  // 'the Brahmi script': the name only says which script.
  if (after?.pos === 'NOUN' && /^\p{Ll}/u.test(after.text)) return `_ ${after.lemma}`
  if (TITLE.test(words[first]?.text ?? '')) return '=person'
  if (before?.text.toLowerCase() === 'the') return null
  if (BEFORE_A_PLACE.test(before?.text ?? '')) return NO_PLACE.test(value) ? null : '=place'
  if (NO_PERSON.test(value) || /\d/.test(value)) return null
  const isSubject = !before || before.pos === 'PUNCT'
  const main = words.slice(last + 1).find(({ pos }) => pos !== 'AUX')
  const [verb, acting] = after?.pos === 'AUX' ? [main, DONE_TO_A_PERSON] : [after, OF_A_PERSON]
  const isFullName = last > first && words[last]?.pos === 'PROPN' && after?.pos === 'VERB'
  const acts =
    isSubject &&
    verb?.pos === 'VERB' &&
    (acting.test(verb.lemma) || (isFullName && OF_A_FULL_NAME.test(verb.lemma)))
  return BEFORE_A_PERSON.test(before?.text ?? '') || acts ? '=person' : null
}
