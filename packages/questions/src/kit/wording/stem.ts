import type { Random } from '../random/random.ts'
import { capital } from './capital.ts'
import { isMessage, type Message, sentences, type Text } from './say.ts'

/**
 * A stem as papers word it: what is given, what is asked, and perhaps a note such as 'Take g = 10 m/s².' Each part has
 * several wordings, and every choice of them reads well together.
 */
export function stem(
  rng: Random,
  given: readonly Text[],
  asked: readonly Text[],
  notes: readonly Text[] = [],
): Message {
  const [first, question] = [capitalised(rng.pick(given)), rng.pick(asked)]
  const note = notes.length > 0 ? [rng.pick(notes)] : []
  // Nothing stands between 'The mass of oxygen is:' and the options: a note goes before it or into it.
  if (endsInColon(first))
    return isInBrackets(question) ? withInside(first, question) : sentences(question, first)
  const isBefore = endsInColon(question) || (note.length > 0 && rng.chance(0.4))
  const parts = isBefore ? [first, ...note, question] : [first, question, ...note]
  return sentences(...parts)
}

/** A given may start with a thing: 'a trolley of mass 4 kg'. */
function capitalised(text: Text): Text {
  if (typeof text === 'string') return capital(text)
  const [first, ...rest] = text.values
  if (!text.template.startsWith('⟦0⟧')) return { ...text, template: capital(text.template) }
  return isText(first) ? { ...text, values: [capitalised(first), ...rest] } : text
}

const isText = (value: Message['values'][number] | undefined): value is Text =>
  typeof value === 'string' || (value !== undefined && isMessage(value))

const endsInColon = (text: Text): boolean => (typeof text === 'string' ? text : text.template).endsWith(':')

const isInBrackets = (text: Text): boolean =>
  (typeof text === 'string' ? text : text.template).startsWith('(')

/** 'The pH of the solution is:' with '(log 2 = 0.30)' -> 'The pH of the solution (log 2 = 0.30) is:' */
function withInside(text: Text, note: Text): Message {
  const { template, values } = typeof text === 'string' ? { template: text, values: [] } : text
  return {
    kind: 'message',
    template: template.replace(/(,?(?: (?:is|are|will be)(?: equal to)?)?):$/, ` ⟦${values.length}⟧$1:`),
    values: [...values, inSentence(note)],
  }
}

/** '(Molar mass of NaCl = 58.5 g/mol)' has a small letter inside a sentence; a symbol such as 'N' stays. */
function inSentence(note: Text): Text {
  const lower = (text: string) => text.replace(/^\(\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase())
  return typeof note === 'string' ? lower(note) : { ...note, template: lower(note.template) }
}
