import type { Random } from '../random/random.ts'
import type { Message, Text } from './say.ts'

/**
 * Ways to say the same thing, of which papers use all. '#' is a value. Each member may replace any other wherever it
 * occurs as whole words, and one question keeps to one of them.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['shopkeeper', 'trader', 'dealer', 'merchant', 'retailer'],
  ['A person', 'A man'],
  ['A number', 'A certain number'],
  ['A sum of money', 'A certain sum of money'],
  ['bought', 'purchased'],
  ['buys', 'purchases'],
  ['a profit of', 'a gain of'],
  ['marked price', 'list price'],
  ['profit percentage', 'profit per cent'],
  ['gain percentage', 'gain per cent'],
  ['By what percentage', 'By what per cent', 'By how much per cent'],
  ['compounded annually', 'compounded yearly'],
  ['at # per annum', 'at the rate of # per annum'],
  ['in the ratio #', 'in the ratio of #'],
  ['is increased by', 'increases by'],
  ['are increased by', 'increase by'],
  ['is decreased by', 'is reduced by', 'decreases by'],
  ['are decreased by', 'are reduced by', 'decrease by'],
  ['present age', 'current age'],
  ['at the same time', 'simultaneously'],
  ['opened together', 'opened simultaneously', 'opened at the same time'],
  ['starts from', 'leaves'],
  ['start from', 'leave'],
  ['How long will it take', 'How much time will it take'],
  ['how long will it take', 'how much time will it take'],
  ['How long does it take', 'How much time does it take'],
  ['In what time', 'In how much time'],
  ['in what time', 'in how much time'],
  ['train # long', 'train of length #'],
  ['platform # long', 'platform of length #'],
  ['bridge # long', 'bridge of length #'],
  ['tunnel # long', 'tunnel of length #'],
  ['running at #', 'running at a speed of #', 'running at the speed of #'],
  ['moving at #', 'moving at a speed of #', 'travelling at #', 'travelling at a speed of #'],
  ['can complete', 'can finish'],
  ['will complete', 'will finish'],
  ['to complete', 'to finish'],
  ['be completed', 'be finished'],
  ['complete a piece of work', 'finish a piece of work', 'do a piece of work'],
  ['of radius #', 'with radius #', 'having radius #'],
  ['of height #', 'with height #', 'having height #'],
  ['of diameter #', 'with diameter #', 'having diameter #'],
  ['of side #', 'with side #', 'having side #'],
  ['needed', 'required'],
  ['greatest', 'largest'],
  ['the least number', 'the smallest number'],
  ['is exactly divisible by', 'is divisible by', 'is completely divisible by'],
  ['when divided by', 'on being divided by', 'on division by'],
  ['leaves the remainder #', 'leaves a remainder of #', 'leaves remainder #'],
  ['is drawn at random', 'is picked at random', 'is chosen at random', 'is selected at random'],
  ['are drawn at random', 'are picked at random', 'are chosen at random', 'are selected at random'],
  ['pack of', 'deck of'],
  ['In how many ways', 'In how many different ways'],
  ['in how many ways', 'in how many different ways'],
]

const GROUPS = SYNONYMS.map((members) => ({
  // The longest first, so that 'running at a speed of #' is not read as 'running at #'.
  pattern: new RegExp(
    `(?<![\\w-])(?:${[...members]
      .sort((one, other) => other.length - one.length)
      .map((member) => member.replace('#', '(⟦\\d+⟧)'))
      .join('|')})(?![\\w-])`,
    'g',
  ),
  members,
}))

/** The wording chosen for one question: its stem, its steps and its mistakes are said in the same words. */
export interface Words {
  of(text: Text): Text
  /** The same, with the question at its end asked in another way. */
  ofStem(text: Text): Text
}

export function chooseWords(random: Random): Words {
  const chosen = GROUPS.map(({ pattern, members }) => ({ pattern, member: random.pick(members) }))
  const replace = ({ template }: Message) =>
    chosen.reduce(
      (text, { pattern, member }) =>
        text.replace(pattern, (found) => member.replace('#', /⟦\d+⟧/.exec(found)?.[0] ?? '#')),
      template,
    )
  return {
    of: (text) => reword(text, replace),
    ofStem: (text) =>
      reword(text, (message, isEnd) =>
        isEnd ? joinWithIf(random, askInOtherWords(random, replace(message), message)) : replace(message),
      ),
  }
}

type Reword = (message: Message, isEnd: boolean) => string

const reword = (text: Text, say: Reword): Text =>
  typeof text === 'string' ? text : rewordMessage(text, say, true)

/** `isEnd`: the end of the message is the end of the whole text. */
const rewordMessage = (message: Message, say: Reword, isEnd: boolean): Message => ({
  ...message,
  said: say(message, isEnd),
  values: message.values.map((value, index) =>
    typeof value === 'object' && 'kind' in value && value.kind === 'message'
      ? rewordMessage(value, say, isEnd && message.template.endsWith(`⟦${index}⟧`))
      : value,
  ),
})

/** How a bare sum is asked; '⟦0⟧' is the sum. */
const OF_SUM: readonly (readonly [string, number])[] = [
  ['What is the value of ⟦0⟧?', 5],
  ['Find the value of ⟦0⟧.', 4],
  ['The value of ⟦0⟧ is:', 3],
  ['⟦0⟧ is equal to:', 3],
  ['Evaluate ⟦0⟧.', 2],
  ['Determine the value of ⟦0⟧.', 1],
  ['Calculate the value of ⟦0⟧.', 1],
  ['Which of the following is equal to ⟦0⟧?', 2],
  ['Which of the following is the value of ⟦0⟧?', 1],
  ['What will be the value of ⟦0⟧?', 1],
]
const IS_OF_SUM =
  /^(?:(?:What is|Find|Calculate|Determine)(?: the value of)? ⟦0⟧[.?]|(?:The value of )?⟦0⟧ (?:is|equals|is equal to):?|Evaluate ⟦0⟧\.)$/

/** 'What is the speed?', 'find its area.' at the end of a stem. */
const ASKED =
  /(^|[.?!] |, (?:then )?)(?:what (?:is|will be)|find|calculate|determine|which of the following is) ((?:(?:the|its|his|her|their|this) |⟦)[^.?!:]+)[.?]$/i

function askInOtherWords(random: Random, template: string, { values }: Message): string {
  const sum = values[0]
  if (values.length === 1 && typeof sum === 'string' && /^[$\d(√−]/.test(sum) && IS_OF_SUM.test(template))
    return random.weighted(OF_SUM)
  const found = ASKED.exec(template)
  const [, start = '', asked] = found ?? []
  if (!found || asked === undefined || asked === 'the other') return template
  const hole = /^⟦(\d+)⟧/.exec(asked)?.[1]
  const first = hole === undefined ? undefined : values[Number(hole)]
  const what = lowerFirst(asked)
  // A value at the start of a sentence would need a capital letter.
  const canBeOpen =
    (hole === undefined || start.startsWith(',') || /^[$\d(√−]/.test(String(first))) &&
    !/,|\b(?:is|are)\b/.test(what) &&
    what.split(' ').length <= 16
  const words = random.weighted<string>([
    [`What is ${what}?`, 5],
    [`What will be ${what}?`, 1.5],
    [`Which of the following is ${what}?`, 1],
    [`Find ${what}.`, 3],
    [`Calculate ${what}.`, 1],
    [`Determine ${what}.`, 1],
    [`${upperFirst(what)} is:`, canBeOpen ? 2 : 0],
    [`${upperFirst(what)} is equal to:`, canBeOpen ? 1 : 0],
  ])
  const before = template.slice(0, found.index)
  if (start.startsWith(','))
    // 'then' needs an 'if' before it.
    return `${before}, ${/(?:^|[.?!] )If\b[^.?!]*$/.test(before) && random.chance(0.6) ? 'then ' : ''}${lowerFirst(words)}`
  const isInside = found.index === 0 && start === '' && /^\p{Ll}/u.test(template)
  return `${before}${start}${isInside ? lowerFirst(words) : words}`
}

/** 'A train crosses a post in 9 seconds. Find its speed.' -> 'If a train crosses a post in 9 seconds, then find its speed.' */
function joinWithIf(random: Random, template: string): string {
  const parts = /^((?:A|An|The|Two|Three) [^.?!:;]+)\. (.+)$/.exec(template)
  const [, given, asked] = parts ?? []
  if (given === undefined || asked === undefined || /\bif\b|,.*,.*,/i.test(given) || IS_LETTER.test(given))
    return template
  const question = IS_QUESTION.test(asked) ? lowerFirst(asked) : undefined
  if (question === undefined || !random.chance(0.35)) return template
  return `If ${lowerFirst(given)}, ${random.chance(0.6) ? 'then ' : ''}${question}`
}

/** 'A and B can …': a person called A, not the article. */
const IS_LETTER =
  /^A(?:,| (?:and|or|is|can|has|had|does|alone|works?|gets?|got|gives?|starts?|started|invest\w*|takes?|beats?|runs?|to)\b)/

const IS_QUESTION =
  /^(?:What|Find|How|Which|Calculate|Determine|In what|In how|By what|At what|After how)\b[^.!:]*[.?]$/

const lowerFirst = (text: string): string => text.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())
const upperFirst = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase())
