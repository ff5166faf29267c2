import { loadChapter } from '../chapters/catalogue.ts'
import { chapters } from '../chapters/chapters.ts'
import { subjects } from '../chapters/subjects.ts'
import { capitalise, readFacts, tell } from '../kit/facts/facts.ts'
import { type Solution, step } from './solution.ts'

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)

/** "article 14 kya hai", "what is the 73rd amendment", "8th schedule": a provision and nothing else. */
const ASKED =
  /^(?:(?:please )?(?:what (?:is|does|are)|whats|what's|explain|define|describe|tell me about|write (?:a short )?note on|about|meaning of) )?(?:the )?(?:article (?<article>\d{1,3} ?[a-z]{0,2})|(?<amendment>\d{1,3})(?:st|nd|rd|th)? (?:constitution(?:al)? )?amendment(?: act)?|(?<schedule>\d{1,2}(?:st|nd|rd|th)|[a-z]+th|first|second|third) schedule)(?: (?:of|in) (?:the )?(?:indian )?constitution(?: of india)?)?(?: (?:deals? with|says?|mean|means|about|kya (?:hai|kehta hai|kahta hai|hota hai|he)|ke bare (?:me|mein) (?:batao|bataiye)|batao|bataiye|in short|in brief))*[?. ]*$/

const suffixOf = (number: number): string =>
  number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')

/** The table and the name of the row that is asked about. */
function provisionIn(question: string): { tableId: string; name: string } | null {
  const groups = ASKED.exec(question.toLowerCase().replace(/\s+/g, ' ').trim())?.groups
  if (groups?.article !== undefined)
    return { tableId: 'articles', name: `Article ${groups.article.replace(' ', '').toUpperCase()}` }
  if (groups?.amendment !== undefined) {
    const number = Number(groups.amendment)
    return { tableId: 'amendments', name: `${number}${suffixOf(number)}` }
  }
  if (groups?.schedule === undefined) return null
  const place = Number.parseInt(groups.schedule, 10)
  const word = Number.isNaN(place) ? groups.schedule : (ORDINALS[place - 1] ?? '')
  return { tableId: 'schedules', name: capitalise(word) }
}

/** What an article, an amendment or a schedule of the Constitution is about, in sentences. */
export async function lookUpProvision(question: string): Promise<Solution | null> {
  const provision = provisionIn(question)
  if (!provision) return null
  const generators = await loadChapter('polity')
  const table = [...generators.values()].find((one) => one.table?.id === provision.tableId)?.table
  if (!table) return null
  const facts = readFacts(table, 'with facts that their names give away')
    .columns.filter(({ column }) => column.ask)
    .flatMap((column) => column.facts.filter(({ row }) => row.name === provision.name))
  const [first] = facts
  if (!first) return null
  const { note, sources } = first.row
  const { title, subject } = chapters.polity
  const told = [...facts.map((fact) => `${tell(fact)}.`), note].filter((one) => one !== '').join(' ')
  return {
    subject: subjects[subject].title,
    difficulty: 'Beginner',
    concepts: [title],
    steps: [step('What it says', told), step('Where it stands', sources.join('; '))],
    finalAnswer: told,
  }
}
