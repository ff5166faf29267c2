import { mention, speaking } from '../kit/concepts.ts'
import { WHERE } from '../kit/marks.ts'
import { isFiller } from './reading/fillers.ts'
import type { TopicWord } from './reading/plain-words.ts'
import { isOfFacts, type Wish, wishesIn } from './reading/question-wishes.ts'
import type { Phrase } from './reading/read-phrases.ts'
import { isSmall } from './reading/small-words.ts'

/**
 * Words for a side that many names have, with the other words by which questions speak of it. After 'and' they are no second topic:
 * 'buddhist councils and kings' are the kings of the councils.
 */
const SIDES: ReadonlyMap<string, readonly string[]> = new Map(
  `king ruler emperor patron reign
  raja king ruler emperor patron reign
  ruler king emperor reign
  patron king ruler reign
  state
  country
  capital
  city
  author wrote written writer
  writer wrote written author
  founder founded
  leader led
  river bank
  president presided chairman
  chairman presided president
  inventor invented
  discoverer discovered
  function
  source origin
  origin source
  language`
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([word = '', ...others]) => [word, others] as const),
)

/** 'President' after 'and' may be the President: only after 'with' it is a side. */
const ONLY_AFTER_WITH: ReadonlySet<string> = new Set(
  'president chairman function source origin language'.split(' '),
)

export interface Sides {
  /** What is left without them. */
  head: readonly Phrase[]
  /** Each as a wish; a question may meet any of them. */
  sides: readonly Wish[]
  /** After 'with' nothing else can be meant. */
  isSure: boolean
  /** One of them belongs to the name itself, which is then served whole: 'dams with rivers and states' are the Dams & Rivers. */
  isJoined: boolean
}

/** The sides of a name that a topic lists: 'buddhist councils with place and king'; null where it lists none. */
export function sidesIn(
  words: readonly TopicWord[],
  phrases: readonly Phrase[],
  isName: (phrase: Phrase) => boolean,
): Sides | null {
  const isAfterWith = (phrase: Phrase) => phrase.words.every(({ isSide }) => isSide)
  const named = new Set(phrases.flatMap((phrase) => phrase.words.map(({ typed }) => typed)))
  const facts = wishesIn(words, named)
    .filter(({ query }) => isOfFacts(query))
    .map((wish) => ({
      ...wish,
      typed: wish.typed.replace(/^with /, ''),
      query: wish.query === WHERE ? `${WHERE}/${speaking('place')}` : wish.query,
    }))
  const after = phrases.slice(1).filter(({ text }) => SIDES.has(text))
  // 'Place king president' are sides without any 'and'.
  const isListed = (phrase: Phrase) =>
    after.includes(phrase) &&
    (after.length + facts.length > 1 || (phrase.separated && !ONLY_AFTER_WITH.has(phrase.text)))
  const clause = words.filter(({ isSide }) => isSide)
  const isSure = clause.some(({ separated }) => separated) || clause.some(({ word }) => SIDES.has(word))
  const ofClause = isSure ? phrases.filter(isAfterWith) : []
  const taken = ofClause.length > 0 ? ofClause : phrases.filter(isListed)
  const head = phrases.filter((phrase) => !taken.includes(phrase))
  const joined = head.filter((phrase) => phrase.words.some(({ isSide }) => isSide))
  // The 'dynasties with founders and capitals' are a list of two.
  if (!head.some(isName) || joined.some(({ separated }) => separated)) return null
  const sides = [...facts, ...taken.map(sideOf)]
  // One wish alone needs no list; of 'place and year' a question asks for either.
  if (taken.length === 0 && facts.length < 2) return null
  return { head, sides, isSure: taken.length === ofClause.length, isJoined: joined.length > 0 }
}

function sideOf({ words, nodes, text }: Phrase): Wish {
  const typed = words.map((word) => word.typed).join(' ')
  const telling = words.map(({ word }) => word).filter((word) => !isSmall(word) && !isFiller(word))
  const concepts = nodes.flatMap(({ concept }) => concept ?? [])
  const said = telling.length === 1 ? telling.map(speaking) : [mention(telling)]
  const others = (SIDES.get(text) ?? []).map(speaking)
  return {
    title: typed,
    query: [...new Set([...concepts, ...said, ...others])].join('/'),
    typed,
    isFaint: false,
  }
}
