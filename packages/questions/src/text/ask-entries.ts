import type { Random } from '../kit/random/random.ts'
import { capital } from '../kit/wording/capital.ts'
import type { Asked } from './asked.ts'
import type { Entry } from './find-entries.ts'

/** Asks which thing of a list has a description, or which description a thing has. */
export function askEntry(entry: Entry, list: readonly Entry[], random: Random): Asked | null {
  const others = list.filter((other) => other !== entry && isLike(other, entry))
  if (others.length < 3) return null
  const asksLabel = random.chance(0.6)
  const shown = random.shuffle([entry, ...random.sample(others, 3)])
  const textOf = ({ label, description }: Entry) => (asksLabel ? label : description)
  return {
    prompt: asksLabel ? askLabel(entry) : `What does the passage say about ‘${entry.label}’?`,
    options: shown.map((option) => ({
      text: capital(textOf(option)),
      because: option === entry ? null : `the text says: “${option.line}”`,
    })),
    isRight: (option) =>
      asksLabel
        ? list.some(
            ({ label, description }) => capital(label) === option && description === entry.description,
          )
        : list.some(({ label, description }) => label === entry.label && capital(description) === option),
    sentences: [{ text: entry.line, ...(entry.page !== undefined && { page: entry.page }) }],
  }
}

const askLabel = ({ label, description }: Entry): string =>
  /^\d/.test(label) || /^\p{Lu}/u.test(description)
    ? `Which of the following does the passage match with ‘${description}’?`
    : `Which of the following is described in the passage as ‘${description}’?`

/** A year is never offered beside names. */
const isLike = (one: Entry, two: Entry): boolean => /^\d/.test(one.label) === /^\d/.test(two.label)
