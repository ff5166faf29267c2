import { chapterIds, loadNotes } from '../chapters/catalogue.ts'
import { type ChapterId, chapters } from '../chapters/chapters.ts'
import { subjects } from '../chapters/subjects.ts'
import type { Term } from '../kit/define-terms.ts'
import { type Solution, step } from './solution.ts'

/** "What is osmosis?", "define osmosis", "osmosis kya hai": the term that is asked about. */
const ASKED = [
  /^(?:please )?(?:what(?: is|'?s|’s| are)(?: meant by)?|what do (?:you|we) (?:mean|understand) by|define|explain|describe|state|write about|tell me about|short note on|meaning of|definition of) (?<term>.+)$/,
  // 'Term deposit' is a term itself, so it is looked for with this word first.
  /^(?:please )?(?:what(?: is|'?s|’s| are)(?: meant by)?|what do (?:you|we) (?:mean|understand) by|define|explain|describe|state|write about|tell me about|short note on|meaning of|definition of)(?: the)?(?: (?:term|concept of|definition of|meaning of|concept))? (?<term>.+)$/,
  /^(?<term>.+?) (?:kya (?:hai|hain|he|hota hai|hote hain|hote hai|hoti hai)|kise (?:kehte|kahte) (?:hai|hain)|ki (?:paribhasha|definition)(?: batao| bataiye| dijiye| kya hai)?|ka (?:matlab|arth)(?: kya hai| batao)?|meaning|definition|se aap kya samajhte (?:hai|hain))$/,
  /^(?<term>.+?) (?:क्या (?:है|हैं|होता है|होती है|होते हैं)|किसे कहते हैं|की परिभाषा(?: दीजिए| लिखिए)?|का अर्थ(?: क्या है)?|से आप क्या समझते हैं)$/,
]
/** "difference between mitosis and meiosis", "distinguish mitosis from meiosis", "mitosis aur meiosis me antar": both terms are told. */
const COMPARED = [
  /^(?:please )?(?:(?:what(?: is|'?s|’s| are)|explain|write|state|give|tell(?: me)?) )?(?:the )?(?:main |key |basic |major |two |any two )?(?:difference|diff|distinction)s?\.? between (?<one>.+?) (?:and|&|aur|vs) (?<other>.+)$/,
  /^(?:please )?(?:distinguish|differentiate|compare)(?: between)? (?<one>.+?) (?:and|&|from|with) (?<other>.+)$/,
  /^(?<one>.+?) (?:aur|and|vs|&|और) (?<other>.+?) (?:me|mein|ke beech|ke bich|के बीच|में) (?:kya |क्या )?(?:antar|difference|fark|farq|अंतर|अन्तर)(?: (?:kya|hai|batao|bataiye|likhiye|hota|क्या|है|बताइए|लिखिए))*$/,
  /^(?<one>[^?]+?) (?:vs|versus) (?<other>[^?]+)$/,
]

/** What a learner adds without asking for anything else. */
const ADDED = /(?:\s+(?:in (?:simple words|short|brief|hindi|english)|with (?:an )?examples?))+$/

/** 'The Writs' and 'writ' are one name; Hindi words keep their vowel signs. */
export const nameOf = (term: string): string =>
  (
    term
      .toLowerCase()
      .replace(/^(?:the|an?) /, '')
      .replace(/['’]s?/g, '')
      .replace(/(?<![a-z\d])(?:1st|2nd|3rd)(?![a-z])/g, (place) => PLACES[place] ?? place)
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .join(' ')

const PLACES: Readonly<Record<string, string>> = { '1st': 'first', '2nd': 'second', '3rd': 'third' }

interface Known extends Term {
  chapter: string
  subject: string
}

export type TermLookup = (question: string) => Solution | null

const opened = new Map<ChapterId, Promise<ReadonlyMap<string, Known[]>>>()

/** The terms of a chapter, by name. */
function openChapter(chapterId: ChapterId): Promise<ReadonlyMap<string, Known[]>> {
  const known = opened.get(chapterId)
  if (known) return known
  const opening = loadNotes(chapterId).then(({ terms = [] }) => {
    const found = new Map<string, Known[]>()
    const chapter = {
      chapter: chapters[chapterId].title,
      subject: subjects[chapters[chapterId].subject].title,
    }
    for (const term of terms)
      for (const name of new Set(term.names.map(nameOf)))
        found.set(name, [...(found.get(name) ?? []), { ...term, ...chapter }])
    return found
  })
  opened.set(chapterId, opening)
  // Notes that failed to load without a network may be requested again.
  opening.catch(() => opened.delete(chapterId))
  return opening
}

/** Answers 'what is X?' with what the notes of its chapter say. Loads the notes of some chapters, or of all, on the first call. */
export async function openTermLookup(ids: readonly ChapterId[] = chapterIds): Promise<TermLookup> {
  const open = await Promise.all(ids.map(openChapter))
  return (question) => {
    for (const name of termsNamed(question)) {
      const known = open.flatMap((terms) => terms.get(name) ?? [])
      if (known.length > 0) return tellTerm(known)
    }
    const compared = termsCompared(question)
    if (compared) {
      const [one, other] = compared.map((names) =>
        names.map((name) => open.flatMap((terms) => terms.get(name) ?? [])).find((known) => known.length > 0),
      )
      return one && other ? tellBoth(one, other) : null
    }
    return null
  }
}

const typedIn = (question: string): string =>
  question
    .slice(0, LONGEST)
    .toLowerCase()
    .trim()
    .replace(/[?.!।\s]+$/, '')

/** The names that each of two compared terms may have: in 'alternating and direct current' the first is a current too. */
function termsCompared(question: string): [string[], string[]] | null {
  const typed = typedIn(question).replace(ADDED, '')
  for (const pattern of COMPARED) {
    const groups = pattern.exec(typed)?.groups
    const [one, other] = [groups?.one, groups?.other]
    if (one === undefined || other === undefined) continue
    const last = other.split(' ').at(-1) ?? ''
    return [[nameOf(one), nameOf(`${one} ${last}`)], [nameOf(other)]]
  }
  return null
}

/** The names of the term that a question may ask about, the likeliest first; none when it is another kind of question. */
export const termsAsked = (question: string): string[] => [
  ...termsNamed(question),
  ...(termsCompared(question)?.flat() ?? []),
]

/** The names of the one term that is asked about: 'series vs parallel' may be a term itself. */
function termsNamed(question: string): string[] {
  const typed = typedIn(question)
  const bare = BARE.test(typed) ? [nameOf(typed)] : []
  // As it was typed first: 'prefix in English' is a term itself.
  return [
    ...asked(typed),
    // 'hooke's law' alone asks what it is.
    ...bare,
  ]
}

/** Whether a question asks what something is, and not for a fact about it. */
export const asksForMeaning = (question: string): boolean => asked(typedIn(question)).length > 0

/** A name of a few words and nothing else. */
const BARE = /^(?:[123](?:st|nd|rd)|[\p{L}\p{M}'’-]+)(?: [\p{L}\p{M}'’\d-]+){0,4}$/u

function asked(typed: string): string[] {
  return [typed, typed.replace(ADDED, '')].flatMap((text) =>
    ASKED.flatMap((pattern) => {
      const term = pattern.exec(text)?.groups?.term
      return term === undefined ? [] : [nameOf(term)]
    }),
  )
}
const LONGEST = 200

/** Two terms side by side. When both are told in one chapter, only that chapter speaks. */
function tellBoth(ones: readonly Known[], others: readonly Known[]): Solution | null {
  const pairs = ones.flatMap((one) => others.map((other) => [one, other] as const))
  const [one, other] = pairs.find(([a, b]) => a.chapter === b.chapter) ?? pairs[0] ?? []
  if (!one || !other || one.meaning === other.meaning) return null
  const told = [one, other].map((term) => ({ name: sayName(term.names[0] ?? ''), ...term }))
  return {
    subject: one.subject,
    difficulty: 'Beginner',
    concepts: [...new Set([one.chapter, other.chapter])],
    steps: [
      ...told.map(({ name, meaning }) => step(name, meaning)),
      step('Where it stands', `Notes of ${[...new Set([one.chapter, other.chapter])].join(' and ')}`),
    ],
    finalAnswer: told.map(({ meaning }) => meaning).join(' '),
  }
}
const sayName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A word may have a meaning in two chapters; then both are told. */
function tellTerm(known: readonly Known[]): Solution | null {
  const [first] = known
  if (!first) return null
  const isShared = known.length > 1
  return {
    subject: first.subject,
    difficulty: 'Beginner',
    concepts: known.map(({ chapter }) => chapter),
    steps: known.map(({ chapter, meaning }) => step(isShared ? `In ${chapter}` : 'What it means', meaning)),
    finalAnswer: first.meaning,
  }
}
