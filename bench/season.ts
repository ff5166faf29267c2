/**
 * How long the questions last: five mock papers of each exam in a row, and ten days of fifty questions on each of thirty topics,
 * by one learner whose browser remembers what was asked. Prints the repeats and exits with 1 when a goal is missed.
 *   node bench/season.ts [papers|topics] [part of a name]
 */
import { examPatterns } from '@ekagra/questions/exams/patterns'
import { makeExamPaper, printOf } from '@ekagra/questions/paper/make-exam-paper'
import { makePaper } from '@ekagra/questions/paper/make-paper'

const PAPERS = 5
/** The largest share of the fifth paper that may have been in one of the four before. */
const MOST_REPEATED = 0.05
/** Its sections on teaching are written by hand and as long as the rest together. */
const MOST_REPEATED_IN_CTET = 0.1

const [DAYS, A_DAY, LEAST_DIFFERENT] = [10, 50, 300]
const TOPICS = [
  ...['percentage', 'profit and loss', 'time and work', 'geometry', 'trigonometry', 'data interpretation'],
  ...['coding decoding', 'blood relations', 'seating arrangement', 'syllogism', 'number series'],
  ...['synonyms', 'error spotting', 'idioms', 'prepositions', 'para jumbles', 'reading comprehension'],
  ...['indian polity', 'modern history', 'indian geography', 'indian economy', 'environment'],
  ...['human physiology', 'genetics', 'organic chemistry', 'periodic table', 'electrostatics', 'optics'],
  ...['child development', 'computer awareness'],
]

const [section, part = ''] = process.argv.slice(2)
let missed = 0
function report(isMet: boolean, text: string): void {
  if (!isMet) missed += 1
  console.log(`${isMet ? 'ok  ' : 'MISS'}  ${text}`)
}

async function sitFive(pattern: (typeof examPatterns)[number]): Promise<void> {
  const met = new Set<string>()
  const shares: number[] = []
  for (let paper = 1; paper <= PAPERS; paper += 1) {
    const { questions } = await makeExamPaper({ pattern, seed: `season ${paper}`, met })
    shares.push(questions.filter(({ print }) => met.has(print)).length / questions.length)
    for (const { print } of questions) met.add(print)
  }
  const most = pattern.id.startsWith('ctet') ? MOST_REPEATED_IN_CTET : MOST_REPEATED
  const percents = shares.map((share) => `${(100 * share).toFixed(1)}%`).join(' ')
  report(
    shares.every((share) => share <= most),
    `${pattern.id.padEnd(16)} repeated in papers 1 to 5: ${percents}`,
  )
}

async function workTenDays(topic: string): Promise<void> {
  const seen: string[] = []
  const different = new Set<string>()
  for (let day = 1; day <= DAYS; day += 1) {
    const difficulty = (['easy', 'medium', 'hard'] as const)[day % 3] ?? 'medium'
    const made = await makePaper({ topic, difficulty, count: A_DAY, seed: `day ${day}`, seen, fill: true })
    for (const question of made?.questions ?? []) {
      seen.push(question.id)
      different.add(printOf(question))
    }
  }
  report(
    different.size >= LEAST_DIFFERENT,
    `${topic.padEnd(22)} ${different.size} different of ${seen.length}`,
  )
}

if (section !== 'topics')
  for (const pattern of examPatterns) if (pattern.id.includes(part)) await sitFive(pattern)
if (section !== 'papers') for (const topic of TOPICS) if (topic.includes(part)) await workTenDays(topic)
process.exit(missed === 0 ? 0 : 1)
