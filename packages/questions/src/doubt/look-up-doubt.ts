import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import { chooseByRule } from './choose-by-rule.ts'
import { tellDimensions } from './dimensions.ts'
import { solveEnglish } from './english/solve-english.ts'
import { spotError } from './english/spot-error.ts'
import { openFactLookup } from './look-up-fact.ts'
import { lookUpProvision } from './look-up-provision.ts'
import { lookUpSpelling } from './look-up-spelling.ts'
import { asksForMeaning, openTermLookup } from './look-up-term.ts'
import { oddOneOut } from './odd-one-out.ts'
import { findChapters, withNamesCorrected } from './recall/find-chapters.ts'
import { openRecall, recallShortFact, wordsOfShortFacts } from './recall/open-recall.ts'
import { answerWith, asAnswer, solveDoubt } from './solve-doubt.ts'
import { spellOut } from './spell-out.ts'
import { splitOptions } from './split-options.ts'

const NO_OPTIONS: readonly string[] = []

/** Longer texts are no question of fact. */
const LONGEST_FACT = 400

/** What a part does is told where it is told what it is. */
const FUNCTION_OF =
  /^(?:what (?:is|are) |write |state |give |the |main |chief )*(?:functions?|role|work) of (?:the |an? )?([\p{L}' -]{3,40}?)(?: in (?:the )?(?:cell|human body|body|plants?))?[?. ]*$/iu

const FUNCTION_IN_HINDI =
  /^([\p{L}' -]{3,40}?) (?:ka|ke|ki|का|के) (?:kaam|kam|karya|function|काम|कार्य)(?: (?:kya (?:hai|hota hai)|batao|bataiye|क्या है))?[?. ]*$/iu

/** 'Hota hai' says that something causes, or only that something is: 'sabse badi haddi kaun si hoti hai'. */
const withoutBeing = (question: string): string =>
  question.replace(/(?<![a-z])(?:hota|hoti|hote)(?![a-z])|होता|होती|होते/gi, ' ')

/** Words that only repeat the question or add detail that changes nothing: 'What does SIM stand for in sim card', 'full form of UPSC exam', 'why do … at night'. */
const REPEATED: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [
    /^what (?:does|do|is) (?:the )?(?:term |word |abbreviation )?([a-z]{2,8}) (?:stands? for|mean by) in .{3,25}$/i,
    'full form of $1',
  ],
  [
    /\b(full form of (?:the )?[a-z]{2,8}) (?:card|exam|examination|bank|machine|act|code|test|officer|scheme|loan|number|gas|computer|device|in banking|in computer|in medical)[?. ]*$/i,
    '$1',
  ],
  [
    /^(why .*?) (?:at night|in the night|in the sky|in the night sky|in nature|in daily life|scientifically|easily|actually)[?. ]*$/i,
    '$1',
  ],
]

/** What the tables, banks and notes say to a doubt. Only the chapters that may answer it are loaded. */
export async function lookUpDoubt(text: string): Promise<DoubtAnswer | null> {
  const answer = await lookUpAsTyped(text)
  if (answer) return answer
  const { question, options } = splitOptions(text.trim())
  if (question.length > LONGEST_NAMED) return null
  // A slip in a name, and words that only repeat: asked once more without them.
  let plain = question
  for (const [pattern, shorter] of REPEATED) plain = plain.replace(pattern, shorter)
  const corrected = await withNamesCorrected(plain, wordsOfShortFacts())
  const again = corrected ?? (plain === question ? null : plain)
  if (again === null) return null
  const typed = text.trim().slice(text.trim().indexOf(question) + question.length)
  const found = await lookUpAsTyped(options.length === 0 ? again : `${again} ${typed}`)
  return found && { ...found, question: text.trim() }
}

/** Questions about a name are short; in a longer one a corrected word proves little. */
const LONGEST_NAMED = 120

async function lookUpAsTyped(text: string): Promise<DoubtAnswer | null> {
  const { question: typed, options } = splitOptions(text.trim())
  const question = spellOut(typed)
  if (question.length > LONGEST_FACT) return null
  const spotted = text.length <= LONGEST_FACT ? spotError(text.trim()) : null
  if (spotted) return asAnswer(text.trim(), spotted)
  const dimensions = tellDimensions(question, options)
  const written = dimensions && answerWith(text, dimensions)
  if (written) return written
  const provision = options.length === 0 ? await lookUpProvision(question) : null
  const provided = provision && answerWith(text, provision)
  if (provided) return provided
  // 'What is Ohm's law' asks for the law, not for what it relates.
  const asking = question.replace(FUNCTION_OF, 'what is $1').replace(FUNCTION_IN_HINDI, 'what is $1')
  if (options.length === 0 && asksForMeaning(asking)) {
    const { terms } = await findChapters(asking)
    const meaning = terms.length > 0 ? (await openTermLookup(terms))(asking) : null
    const meant = meaning && answerWith(text, meaning)
    if (meant) return meant
  }
  const short = recallShortFact(question, options) ?? recallShortFact(withoutBeing(question), options)
  const asked = short && answerWith(text, short)
  if (asked) return asked
  // When a certain answer is not among the options, the question was misread: looking further would only guess.
  if (options.length > 0 && (solveDoubt(question) ?? recallShortFact(question, NO_OPTIONS))) return null
  const spelling = await lookUpSpelling(question, options)
  const spelt = spelling && answerWith(text, spelling)
  if (spelt) return spelt
  const odd = oddOneOut(question, options) ?? chooseByRule(question, options)
  const told = odd && answerWith(text, odd)
  if (told) return told
  const found = await findChapters(question)
  const fact = found.rows.length > 0 && solveDoubt(text, await openFactLookup(found.rows))
  if (fact) return fact
  const term = found.terms.length > 0 && (await openTermLookup(found.terms))(question)
  const defined = term && answerWith(text, term)
  if (defined) return defined
  const recalled =
    found.questions.length > 0 && (await openRecall(found.questions, found.weightOf))(question, options)
  const known = recalled && answerWith(text, recalled)
  if (known) return known
  // Last, because a table says more about a word than a list of words does.
  const english = solveEnglish(question, options)
  return english && answerWith(text, english)
}
