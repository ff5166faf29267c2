import { chapterIds, loadChapter } from '../../chapters/catalogue.ts'
import { chapterGroups } from '../../chapters/chapter-groups.ts'
import { type ChapterId, chapters } from '../../chapters/chapters.ts'
import { readBank } from '../../kit/bank/read-bank.ts'
import { comparableWords } from '../../kit/concepts.ts'
import type { SubjectId } from '../../kit/define-chapter.ts'
import type { Generator } from '../../kit/define-generator.ts'
import { readFacts } from '../../kit/facts/facts.ts'

/** With fewer questions that mention it, a word is not worth asking for. */
const FEWEST_QUESTIONS = 3
/** A word of more chapters than this says little. */
const MOST_CHAPTERS = 11
/**
 * The name of a State says what is meant in however many chapters it is: 'bihar gk' is asked in the exams of Bihar. The chapters with
 * the most questions on it are enough.
 */
const STATES: ReadonlySet<string> = new Set(
  `andhra arunachal assam bihar chhattisgarh goa gujarat haryana himachal jharkhand karnataka kashmir kerala maharashtra
  manipur meghalaya mizoram nagaland odisha punjab rajasthan sikkim telangana tripura uttarakhand`.split(
    /\s+/,
  ),
)
const HALVES: readonly ChapterId[] = chapterGroups.economics.chapters
const SHORTEST = 3
/** What their sentences speak of is not what they ask: 'Take an umbrella, ______ it may rain.' */
const WITHOUT_SUBJECT: ReadonlySet<SubjectId> = new Set(['english', 'reasoning'])

/**
 * The words that the questions of a few chapters mention, with the numbers of those chapters in base 36: 'tipu,1c'. It
 * lets a topic be found that is no name of the syllabus, without loading any chapter.
 */
export async function listMentions(): Promise<{ chapters: string[]; words: string }> {
  const counts = new Map<string, Map<ChapterId, number>>()
  for (const id of chapterIds.filter((id) => !WITHOUT_SUBJECT.has(chapters[id].subject))) {
    for (const generator of (await loadChapter(id)).values()) {
      for (const word of textsOf(generator).flatMap((text) => [...new Set(comparableWords(text))])) {
        const ofWord = counts.get(word) ?? new Map<ChapterId, number>()
        counts.set(word, ofWord.set(id, (ofWord.get(id) ?? 0) + 1))
      }
    }
  }
  const kept = [...counts].flatMap(([word, ofWord]) => {
    const often = [...ofWord].filter(([, count]) => count >= FEWEST_QUESTIONS)
    if (STATES.has(word)) return [{ word, ids: mostOf(often) }]
    const ids = often.map(([id]) => id)
    const isTelling =
      word.length >= SHORTEST && !/^\d+$/.test(word) && countBooks(ofWord.keys()) <= 2 * MOST_CHAPTERS
    return isTelling && ids.length > 0 && countBooks(ids) <= MOST_CHAPTERS ? [{ word, ids }] : []
  })
  const places = [...new Set(kept.flatMap(({ ids }) => ids))].sort()
  const words = kept
    .map(({ word, ids }) => [word, ...ids.map((id) => places.indexOf(id).toString(36))].join(','))
    .sort()
    .join(' ')
  return { chapters: places, words }
}

const mostOf = (often: readonly (readonly [ChapterId, number])[]): ChapterId[] =>
  often
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_CHAPTERS)
    .map(([id]) => id)

/** A word does not say less because a chapter was divided: the two of economics count as one. */
const countBooks = (ids: Iterable<ChapterId>): number =>
  new Set([...ids].map((id) => (HALVES.includes(id) ? HALVES : id))).size

/** What each question or fact says: the stem and the key, the name and the value. */
function textsOf({ bank, table }: Generator): string[] {
  if (bank) return readBank(bank).map(({ question: { text, key } }) => `${text} ${key}`)
  if (!table) return []
  return readFacts(table).columns.flatMap(({ facts }) =>
    facts.map(({ row, value }) => `${row.name} ${value}`),
  )
}
