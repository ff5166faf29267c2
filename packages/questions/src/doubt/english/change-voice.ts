import { type Verb, verbBy } from './verbs.ts'

const AGENTS: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  you: 'you',
  it: 'it',
  who: 'whom',
}
const SUBJECTS: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
  you: 'you',
  it: 'it',
}
const DETERMINERS =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|some|many|all|every|two|three|four|five|several|no|any|each)$/
const PLURAL_WORDS = /^(?:people|children|men|women|mice|teeth|feet|police|cattle|they|we|you|these|those)$/
const NOT_PLURAL = /(?:ss|us|is|news|maths|physics|mathematics)$/
/** A noun phrase ends where one of these begins. */
const NOT_IN_NOUN =
  /^(?:in|on|at|to|for|from|with|by|about|into|after|before|very|well|daily|yesterday|today|tomorrow|now|every|often|always|never|quickly|slowly|carefully|and|that|because|when|if|who|which|not|again|soon|there|here|until|since|during|over|under|up|down|off|out|away|back)$/

const isPlural = (phrase: string): boolean => {
  const words = phrase.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  if (words.includes('and') || PLURAL_WORDS.test(last)) return true
  if (/^(?:these|those|many|several|two|three|four|five|all)$/.test(words[0] ?? '')) return true
  return last.endsWith('s') && !NOT_PLURAL.test(last) && !/^[A-Z]/.test(phrase.split(' ').at(-1) ?? '')
}
const beFor = (subject: string, isPast: boolean): string => {
  if (isPast) return isPlural(subject) ? 'were' : 'was'
  return subject === 'I' ? 'am' : isPlural(subject) ? 'are' : 'is'
}
const haveFor = (subject: string): string => (subject === 'I' || isPlural(subject) ? 'have' : 'has')

/** A subject or object of a few plain words; null for anything longer or less plain. */
function nounPhrase(words: readonly string[]): string | null {
  if (words.length === 0 || words.length > 5) return null
  const [first = ''] = words
  if (words.length === 1) {
    if (
      /^(?:i|he|she|we|they|you|it|me|him|her|us|them|someone|somebody|people|nobody|everyone)$/i.test(first)
    )
      return first
    return /^[A-Z]?[a-z]+$/.test(first) &&
      !DETERMINERS.test(first.toLowerCase()) &&
      !NOT_IN_NOUN.test(first.toLowerCase())
      ? first
      : null
  }
  if (words.some((word) => NOT_IN_NOUN.test(word.toLowerCase()) && !/^every$/i.test(word))) return null
  const isNamed = words.every((word) => /^[A-Z]/.test(word))
  return DETERMINERS.test(first.toLowerCase()) || isNamed || /s$/.test(words.at(-1) ?? '')
    ? words.join(' ')
    : null
}

const asSubject = (phrase: string): string => SUBJECTS[phrase.toLowerCase()] ?? phrase
const asAgent = (phrase: string): string => {
  const agent = AGENTS[phrase.toLowerCase()] ?? phrase
  return /^(?:The|A|An|My|Your|His|Her|Our|Their|This|That|These|Those|Some|All|Many|Two|Three|Four|Several|Every)\b/.test(
    agent,
  )
    ? agent.charAt(0).toLowerCase() + agent.slice(1)
    : agent
}
const sentence = (text: string, end = '.'): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${end}`
}
/** Somebody who need not be named in the passive. */
const VAGUE = /^(?:someone|somebody|people|they|one|we)$/i
const MODAL = /^(?:will|shall|can|could|may|might|must|should|would)$/

interface Predicate {
  verb: Verb
  /** What stands before the participle, for a subject of the passive; 'not' included. */
  be(subject: string): string[]
  length: number
}

/** The verb at the start of some words: 'is not writing', 'wrote', 'will have written'. */
function readPredicate(words: readonly string[], doer: string): Predicate | null {
  const [one = '', two = '', three = '', four = ''] = words.map((word) => word.toLowerCase())
  const not = two === 'not' ? ' not' : ''
  const [next, after] = not ? [three, four] : [two, three]
  const shift = not ? 1 : 0
  const make = (
    verb: Verb | undefined,
    length: number,
    be: (subject: string) => string[],
  ): Predicate | null => (verb ? { verb, be, length } : null)
  if (/^(?:do|does|did)$/.test(one) && not)
    return make(verbBy('base', three), 3, (subject) => [`${beFor(subject, one === 'did')} not`])
  if (/^(?:am|is|are|was|were)$/.test(one))
    return next === 'going' && after === 'to'
      ? make(verbBy('base', words[3 + shift]?.toLowerCase()), 4 + shift, (subject) => [
          `${beFor(subject, /^was|^were/.test(one))}${not} going to be`,
        ])
      : make(verbBy('ing', next), 2 + shift, (subject) => [
          `${beFor(subject, /^was|^were/.test(one))}${not} being`,
        ])
  if (/^(?:has|have)$/.test(one) && next === 'to')
    return make(verbBy('base', after), 3 + shift, (subject) => [`${haveFor(subject)}${not} to be`])
  if (/^(?:has|have)$/.test(one) && verbBy('participle', next))
    return make(verbBy('participle', next), 2 + shift, (subject) => [`${haveFor(subject)}${not} been`])
  if (one === 'had' && verbBy('participle', next))
    return make(verbBy('participle', next), 2 + shift, () => [`had${not} been`])
  if (MODAL.test(one)) {
    if (next === 'have') return make(verbBy('participle', after), 3 + shift, () => [`${one}${not} have been`])
    // 'I shall' becomes 'it will'.
    const modals = one === 'shall' ? ['will', 'shall'] : [one]
    return make(verbBy('base', next), 2 + shift, () => modals.map((modal) => `${modal}${not} be`))
  }
  const isMany = isPlural(doer) || /^(?:i|you|we|they)$/i.test(doer)
  const present = verbBy(isMany ? 'base' : 'third', one)
  const past = verbBy('past', one)
  if (present && past) return null
  if (present) return make(present, 1, (subject) => [beFor(subject, false)])
  return make(past, 1, (subject) => [beFor(subject, true)])
}

/** The passive of a plain sentence, in every form that papers accept; none when it is not plain. */
export function passiveOf(active: string): string[] {
  // 'Who', 'did' and 'does' begin nothing but a question, with or without its mark.
  const isQuestion = active.trim().endsWith('?') || /^(?:who|did|does) /i.test(active.trim())
  const words = active
    .replace(/\bcannot\b/g, 'can not')
    .replace(/n['’]t\b/g, ' not')
    .trim()
    .replace(/[.?!]+$/, '')
    .split(/\s+/)
  if (words.length < 2 || words.length > 14) return []
  if (isQuestion) return passiveOfQuestion(words)
  const command = verbBy('base', words[0]?.toLowerCase())
  if (command && /^[A-Z]/.test(words[0] ?? '')) {
    const object = nounPhrase(words.slice(1))
    return object ? [sentence(`let ${asAgent(object)} be ${command.participle}`)] : []
  }
  for (let at = 1; at <= Math.min(5, words.length - 2); at++) {
    const doer = nounPhrase(words.slice(0, at))
    const predicate = doer && readPredicate(words.slice(at), doer)
    const object = predicate && nounPhrase(words.slice(at + predicate.length))
    if (!doer || !predicate || !object) continue
    const subject = asSubject(object)
    const made = predicate.be(subject).map((be) => `${subject} ${be} ${predicate.verb.participle}`)
    const agents = VAGUE.test(doer) ? ['', ` by ${asAgent(doer)}`] : [` by ${asAgent(doer)}`]
    return made.flatMap((text) => agents.map((agent) => sentence(text + agent)))
  }
  return []
}

function passiveOfQuestion(words: readonly string[]): string[] {
  const [first = '', ...rest] = words
  const one = first.toLowerCase()
  if (/^(?:do|does|did)$/.test(one))
    for (let at = 1; at < rest.length - 1; at++) {
      const doer = nounPhrase(rest.slice(0, at))
      const verb = verbBy('base', rest[at])
      const object = nounPhrase(rest.slice(at + 1))
      if (!doer || !verb || !object) continue
      const subject = asSubject(object)
      return [
        sentence(`${beFor(subject, one === 'did')} ${subject} ${verb.participle} by ${asAgent(doer)}`, '?'),
      ]
    }
  if (one === 'who') {
    const verb = verbBy('past', rest[0])
    const object = nounPhrase(rest.slice(1))
    if (!verb || verb.base === verb.past || !object) return []
    const subject = asSubject(object)
    const be = beFor(subject, true)
    return [`by whom ${be} ${subject} ${verb.participle}`, `who ${be} ${subject} ${verb.participle} by`].map(
      (text) => sentence(text, '?'),
    )
  }
  return []
}

/** The active of a plain passive sentence with its doer. */
export function activeOf(passive: string): string[] {
  const match =
    /^(.+?) ((?:am|is|are|was|were)(?: not)?(?: being)?|(?:has|have|had)(?: not)? been|(?:will|shall|can|could|may|might|must|should|would)(?: not)? be) (\w+) by (.+?)[.]?$/i.exec(
      passive.trim(),
    )
  if (!match) return []
  const [, object = '', aux = '', participle = '', agent = ''] = match
  const verb = verbBy('participle', participle.toLowerCase())
  const subject = nounPhrase(agent.split(/\s+/))
  const patient = nounPhrase(object.split(/\s+/))
  if (!verb || !subject || !patient) return []
  const doer = asSubject(subject)
  const isMany = doer === 'I' || isPlural(doer)
  const not = / not/.test(aux) ? ' not' : ''
  const [be = ''] = aux.toLowerCase().split(' ')
  const isPast = /^was|^were/.test(be)
  const predicate = / being/.test(aux)
    ? `${beFor(doer, isPast)}${not} ${verb.ing}`
    : /^(?:has|have)$/.test(be)
      ? `${haveFor(doer)}${not} ${verb.participle}`
      : be === 'had'
        ? `had${not} ${verb.participle}`
        : MODAL.test(be)
          ? `${be}${not} ${verb.base}`
          : not
            ? `${isPast ? 'did' : isMany ? 'do' : 'does'} not ${verb.base}`
            : isPast
              ? verb.past
              : isMany
                ? verb.base
                : verb.third
  return [sentence(`${doer} ${predicate} ${asAgent(patient)}`)]
}
