import { chapterIds, loadNotes } from '../chapters/catalogue.ts'
import { type ChapterId, chapters } from '../chapters/chapters.ts'
import { subjects } from '../chapters/subjects.ts'
import type { Term } from '../kit/define-terms.ts'
import { type Solution, step } from './solution.ts'

/** "What is osmosis?", "define osmosis", "osmosis kya hai": the term that is asked about. */
const ASKED = [
  /^(?:please )?(?:what(?: is|'?s|’s| are)(?: meant by)?|what do (?:you|we) (?:mean|understand) by|define|explain|describe|meaning of|definition of) (?<term>.+)$/,
  // 'Term deposit' is a term itself, so it is looked for with this word first.
  /^(?:please )?(?:what(?: is|'?s|’s| are)(?: meant by)?|what do (?:you|we) (?:mean|understand) by|define|explain|describe|meaning of|definition of)(?: the)?(?: (?:term|concept of|definition of|meaning of|concept))? (?<term>.+)$/,
  /^(?<term>.+?) (?:kya (?:hai|hain|he|hota hai|hote hain|hote hai|hoti hai)|kise (?:kehte|kahte) (?:hai|hain)|ki (?:paribhasha|definition)(?: batao| bataiye| dijiye| kya hai)?|ka (?:matlab|arth)(?: kya hai| batao)?|meaning|definition|se aap kya samajhte (?:hai|hain))$/,
  /^(?<term>.+?) (?:क्या (?:है|हैं|होता है|होती है|होते हैं)|किसे कहते हैं|की परिभाषा(?: दीजिए| लिखिए)?|का अर्थ(?: क्या है)?|से आप क्या समझते हैं)$/,
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
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .join(' ')

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
    for (const name of termsAsked(question)) {
      const known = open.flatMap((terms) => terms.get(name) ?? [])
      if (known.length > 0) return tellTerm(known)
    }
    return null
  }
}

/** The names of the term that a question may ask about, the likeliest first; none when it is another kind of question. */
export function termsAsked(question: string): string[] {
  const typed = question
    .slice(0, LONGEST)
    .toLowerCase()
    .trim()
    .replace(/[?.!।\s]+$/, '')
  // As it was typed first: 'prefix in English' is a term itself.
  return [typed, typed.replace(ADDED, '')].flatMap((text) =>
    ASKED.flatMap((pattern) => {
      const term = pattern.exec(text)?.groups?.term
      return term === undefined ? [] : [nameOf(term)]
    }),
  )
}
const LONGEST = 200

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
