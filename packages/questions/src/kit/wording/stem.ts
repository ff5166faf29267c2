import type { Random } from '../random/random.ts'
import { capital } from './capital.ts'
import { type Message, sentences, type Text } from './say.ts'

/** What papers print before some questions. */
const INSTRUCTIONS = [
  'Choose the correct answer.',
  'Select the correct option from those given below.',
  'Select the most appropriate option.',
  'Choose the correct option from the following.',
] as const

/** A stem with fewer wordings than this is now and then preceded by an instruction, so that a session has enough. */
const MANY_WORDINGS = 40

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
  // Nothing stands between 'The mass of oxygen is:' and the options.
  const parts = endsInColon(question) ? [first, ...note, question] : [first, question, ...note]
  return sentences(...parts)
}

/**
 * The same for a type with so few wordings that a session would drop most of its questions as repeats: a third of them
 * has an instruction before it. More wordings of what is given are better than this.
 */
export function instructedStem(
  rng: Random,
  given: readonly Text[],
  asked: readonly Text[],
  notes: readonly Text[] = [],
): Message {
  const question = stem(rng, given, asked, notes)
  const wordings = given.length * asked.length * Math.max(1, notes.length)
  return wordings < MANY_WORDINGS && rng.chance(0.35) ? sentences(rng.pick(INSTRUCTIONS), question) : question
}

/** A given may start with a thing: 'a trolley of mass 4 kg'. */
function capitalised(text: Text): Text {
  if (typeof text === 'string') return capital(text)
  const [first, ...rest] = text.values
  if (!text.template.startsWith('⟦0⟧')) return { ...text, template: capital(text.template) }
  return isText(first) ? { ...text, values: [capitalised(first), ...rest] } : text
}

const isText = (value: Message['values'][number] | undefined): value is Text =>
  typeof value === 'string' || (typeof value === 'object' && 'kind' in value && value.kind === 'message')

const endsInColon = (text: Text): boolean => (typeof text === 'string' ? text : text.template).endsWith(':')
