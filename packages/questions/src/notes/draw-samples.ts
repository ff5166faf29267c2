import type { Difficulty } from '@ekagra/schema/difficulty'
import type { ServerQuestion } from '@ekagra/schema/question'
import { type CatalogueEntry, loadChapter } from '../chapters/catalogue.ts'
import { composeQuestion } from '../kit/compose-question.ts'
import type { Generator } from '../kit/define-generator.ts'

/** A type of question and its generator. */
export interface NoteType {
  entry: CatalogueEntry
  generator: Generator
}

export async function openTypes(entries: readonly CatalogueEntry[]): Promise<NoteType[]> {
  const opened = await Promise.all(
    entries.map(async (entry) => ({ entry, generator: (await loadChapter(entry.chapterId)).get(entry.id) })),
  )
  return opened.flatMap(({ entry, generator }) => (generator ? [{ entry, generator }] : []))
}

/** Failed draws before a type counts as exhausted. */
const PATIENCE = 24
/** Longer questions are not used as examples. */
const LONGEST_TEXT = 600
const LONGEST_PASSAGE = 2_000

/** Questions of one type that a note can show: those that text alone explains. */
export function drawSamples(
  { entry, generator }: NoteType,
  count: number,
  level: Difficulty,
  seed: string,
): ServerQuestion[] {
  const samples: ServerQuestion[] = []
  for (let index = 0; samples.length < count && index < count + PATIENCE; index++) {
    const composed = composeQuestion(generator, entry, { level, seed, index })
    if ('problem' in composed) continue
    // A type that draws its options has no question in words; other figures come with some questions of a type only.
    if (composed.question.figure?.kind === 'pictures') return samples
    const question = withPassage(composed.question)
    const isShown = samples.some(({ text }) => text === question.text)
    const longest = composed.question.figure ? LONGEST_PASSAGE : LONGEST_TEXT
    if (!question.figure && question.text.length <= longest && !isShown) samples.push(question)
  }
  return samples
}

/** In a note the passage comes before the question about it. */
function withPassage({ figure, ...question }: ServerQuestion): ServerQuestion {
  if (figure?.kind !== 'passage') return { ...question, ...(figure && { figure }) }
  return { ...question, text: [...figure.paragraphs, question.text].join('\n') }
}
