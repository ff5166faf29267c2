import { catalogue, loadChapter } from '../../chapters/catalogue.ts'
import type { Given } from '../../kit/define-generator.ts'
import { createRandom } from '../../kit/random/random.ts'
import { inStyleOf } from '../../kit/values/agrees.ts'
import { toValue } from '../../kit/values/value.ts'
import { formatValue } from '../../kit/wording/format-value.ts'
import { render } from '../../kit/wording/say.ts'
import { type Solution, step } from '../solution.ts'
import { canonical, fillFacts, matchForm, TypeForms } from './form.ts'

/** Solves a question that is worded as one of the generators words it; null for any other. */
export type FormReader = (question: string) => Promise<Solution | null>

/** The reader of the forms that tools/record-forms.ts has written, a type on each line. */
export const readForms = (lines: string): FormReader =>
  createFormReader(
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => TypeForms.parse(JSON.parse(line))),
  )

/** Reads by the forms that were learned. Forms of an older version of a generator are not used: its facts may mean something else. */
function createFormReader(types: readonly TypeForms[]): FormReader {
  const known = types.map((type) => ({ ...type, words: new Set(type.words) }))
  return async (question) => {
    const text = canonical(question)
    let answer: Solution | null = null
    for (const { id, version, words, forms } of known)
      for (const form of forms) {
        const slots = matchForm(text, form, words)
        const facts = slots && fillFacts(form.fills, slots)
        if (facts === null) continue
        const solution = await solveAs(id, version, form, facts)
        if (!solution) continue
        if (answer && answer.finalAnswer !== solution.finalAnswer) return null
        answer ??= solution
      }
    return answer
  }
}

async function solveAs(
  id: string,
  version: number,
  { level, seed }: TypeForms['forms'][number],
  facts: Given,
): Promise<Solution | null> {
  const place = catalogue.find((entry) => entry.id === id)
  const generator = place && (await loadChapter(place.chapterId)).get(id)
  if (!place || generator?.version !== version) return null
  const example = generator.draw(level, createRandom(seed))
  const solved = example.solveFor?.(facts)
  if (solved === undefined || solved === null) return null
  const value = inStyleOf(toValue(example.answer), solved)
  if (!value) return null
  const finalAnswer = formatValue(value)
  if (/NaN|Infinity|undefined/.test(finalAnswer)) return null
  return {
    subject: place.subject,
    difficulty: level === 'easy' ? 'Beginner' : level === 'medium' ? 'Intermediate' : 'Advanced',
    concepts: [place.chapter],
    steps: [
      step('What kind of question it is', `${place.title}, from the chapter ${place.chapter}.`),
      step('The same kind, worked with other numbers', render(example.prompt)),
      ...example.steps.map((one, index) => step(`Step ${index + 1} of the example`, render(one))),
      step('The same steps with the numbers asked', `The answer is ${finalAnswer}`),
    ],
    finalAnswer,
  }
}
