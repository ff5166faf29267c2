import { verbBy } from './verbs.ts'

interface Person {
  subject: string
  object: string
  possessive: string
}
const ME: Person = { subject: 'I', object: 'me', possessive: 'my' }
const HE: Person = { subject: 'he', object: 'him', possessive: 'his' }
const SHE: Person = { subject: 'she', object: 'her', possessive: 'her' }
const THEY: Person = { subject: 'they', object: 'them', possessive: 'their' }
const WE: Person = { subject: 'we', object: 'us', possessive: 'our' }
const MEN =
  /\b(?:he|him|boy|man|father|brother|son|king|uncle|husband|mr|ram|ramesh|suresh|mohan|rohan|ravi|rahul|amit|arun|john|tom|raju|gopal|hari|shyam|anil|sunil|vijay|ajay|rohit|deepak)\b/i
const WOMEN =
  /\b(?:she|her|girl|woman|lady|mother|sister|daughter|queen|aunt|wife|mrs|miss|sita|gita|geeta|rita|neha|priya|meena|seema|radha|anita|sunita|kavita|asha|mary|reena|pooja|rani|lata)\b/i
const MANY = /^(?:they|them|we|us)$|\b(?:boys|girls|students|children|men|women|people|players|friends)\b/i

/** Whom a speaker or listener may be: a teacher may be a man or a woman. */
function whoMayBe(phrase: string): Person[] {
  const plain = phrase.trim().toLowerCase()
  if (plain === 'i' || plain === 'me') return [ME]
  if (plain === 'we' || plain === 'us') return [WE]
  if (MANY.test(plain)) return [THEY]
  if (MEN.test(plain)) return [HE]
  if (WOMEN.test(plain)) return [SHE]
  return [HE, SHE]
}

const LATER: readonly (readonly [now: RegExp, then: string])[] = [
  [/\bday after tomorrow\b/gi, 'two days later'],
  [/\bday before yesterday\b/gi, 'two days before'],
  [/\btomorrow\b/gi, 'the next day'],
  [/\byesterday\b/gi, 'the previous day'],
  [/\btoday\b/gi, 'that day'],
  [/\btonight\b/gi, 'that night'],
  [/\blast (night|week|month|year|evening)\b/gi, 'the previous $1'],
  [/\bnext (week|month|year)\b/gi, 'the following $1'],
  [/\bago\b/gi, 'before'],
  [/\bnow\b/gi, 'then'],
  [/\bhere\b/gi, 'there'],
  [/\bthis\b/gi, 'that'],
  [/\bthese\b/gi, 'those'],
]
/** Papers print each of these for the other. */
const ALIKE: readonly (readonly [one: string, other: string])[] = [
  ['the previous day', 'the day before'],
  ['the next day', 'the following day'],
  ['the previous night', 'the night before'],
  ['the following week', 'the next week'],
]

/** What is true at all times stays as it is said. */
const ALWAYS =
  /\b(?:sun (?:rises|sets)|earth (?:moves|revolves|rotates|is)|honesty is|man is mortal|water boils|moon (?:moves|revolves|shines)|two and two|god is|slow and steady|unity is|knowledge is|ice floats|light travels)\b/i

/** The first verb of a statement, one tense back; undefined when it is not known. */
function back(words: readonly string[], person: Person | null): string[] | undefined {
  const [one = '', two = '', three = ''] = words.map((word) => word.toLowerCase())
  const rest = words.slice(1)
  const isMany = person !== null && (person === THEY || person === WE)
  const past = isMany ? 'were' : 'was'
  if (one === 'am' || one === 'is') return [past, ...rest]
  if (one === 'are') return [person && !isMany ? 'was' : 'were', ...rest]
  if (one === 'was' || one === 'were')
    return ['had', ...(two === 'not' ? ['not', 'been', ...words.slice(2)] : ['been', ...rest])]
  if (one === 'has' || one === 'have') return ['had', ...rest]
  if (one === 'had') return verbBy('participle', two) || two === 'been' ? [...words] : ['had', 'had', ...rest]
  if (one === 'do' || one === 'does') return ['did', ...rest]
  if (one === 'did' && two === 'not') {
    const verb = verbBy('base', three)
    return verb && ['had', 'not', verb.participle, ...words.slice(3)]
  }
  const modal = MODALS[one]
  if (modal) return [modal, ...rest]
  if (/^(?:would|could|should|might|must|ought)$/.test(one)) return [...words]
  const wasPast = verbBy('past', one)
  const isPresent = verbBy('base', one) ?? verbBy('third', one)
  if (wasPast && isPresent) return undefined
  if (wasPast) return ['had', wasPast.participle, ...rest]
  return isPresent && [isPresent.past, ...rest]
}

const MODALS: Readonly<Record<string, string>> = { will: 'would', shall: 'would', can: 'could', may: 'might' }
const THIRD: Readonly<Record<string, string>> = { am: 'is', are: 'is', have: 'has', do: 'does' }
const PRONOUN = /^(?:i|we|you|he|she|it|they)$/i

interface Said {
  speaker: Person
  listener: Person | null
  isPast: boolean
}

/** Pronouns as they are reported; null when a 'you' has no listener. */
function turnPronouns(text: string, { speaker, listener }: Said): string | null {
  if (/\byou(?:rs?)?\b/i.test(text) && !listener) return null
  const plural = speaker === ME || speaker === WE ? WE : THEY
  const words: Readonly<Record<string, string>> = {
    i: speaker.subject,
    me: speaker.object,
    my: speaker.possessive,
    myself:
      speaker === HE ? 'himself' : speaker === SHE ? 'herself' : speaker === ME ? 'myself' : 'themselves',
    we: plural.subject,
    us: plural.object,
    our: plural.possessive,
    your: listener?.possessive ?? '',
  }
  // The listener comes last, so that an 'I' for 'you' is not taken for the speaker.
  const turned = text
    // 'You' at the start or after a helping verb is the subject.
    .replace(
      /\b(?:(?<=^|\b(?:are|do|did|have|will|can|were|should|that|if|does|where|what|why|when|how) )you|you(?= (?:are|were|have|had|will|can|should|must|may|do|did|look|know|like)\b))/gi,
      '\u0001',
    )
    .replace(/\byou\b/gi, '\u0002')
  return turned
    .replace(/[A-Za-z]+/g, (word) => words[word.toLowerCase()] ?? word)
    .replaceAll('\u0001', listener?.subject ?? '')
    .replaceAll('\u0002', listener?.object ?? '')
}

const lowerFirst = (text: string): string =>
  /^(?:I\b|[A-Z][a-z]+ (?:is|was|has|and|will|can)\b)/.test(text) &&
  !/^(?:The|My|Your|It|He|She|They|We|You|This|That|There|These|Those|His|Her|Our|Their|A|An|All)\b/.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

/** A statement in reported form, without 'that'. */
function reportStatement(quoted: string, said: Said): string | null {
  const turned = turnPronouns(quoted, said)
  if (turned === null) return null
  const words = lowerFirst(turned).split(/\s+/)
  if (!said.isPast) return agree(words)
  if (ALWAYS.test(quoted)) return words.join(' ')
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (verbForm(word) ||
        /^(?:am|is|are|was|were|has|have|had|do|does|did|will|shall|can|may|would|could|should|might|must)$/.test(
          word,
        )),
  )
  if (at < 1 || at > 4) return null
  const subject = words.slice(0, at).join(' ')
  const isPlain =
    PRONOUN.test(subject) ||
    /^(?:my|his|her|their|our|your) \w+$/.test(subject) ||
    /^[A-Z][a-z]+$/.test(subject)
  const isHelping = /^(?:am|is|are|was|were|has|have|had|will|shall|can|may)$/.test(words[at] ?? '')
  // 'The train leaves at six' may still be so.
  if (!isPlain && !isHelping) return null
  const changed = back(
    words.slice(at),
    [HE, SHE, THEY, WE, ME].find((one) => one.subject === subject) ?? null,
  )
  if (!changed) return null
  let text = [...words.slice(0, at), ...changed].join(' ')
  for (const [now, then] of LATER) text = text.replace(now, then)
  return text
}
const verbForm = (word: string): boolean =>
  Boolean(verbBy('base', word) ?? verbBy('third', word) ?? verbBy('past', word))

/** 'He like' is 'he likes'. */
function agree(words: readonly string[]): string | null {
  const [subject = '', verb = '', ...rest] = words
  if (subject !== 'he' && subject !== 'she') return words.join(' ')
  const fixed = THIRD[verb]
  if (fixed) return [subject, fixed, ...rest].join(' ')
  const known = verbBy('base', verb)
  return [subject, known ? known.third : verb, ...rest].join(' ')
}

/** A question in the order of a statement. */
function reportQuestion(quoted: string, said: Said): string[] {
  const turned = turnPronouns(quoted, said)
  if (turned === null || !said.isPast) return []
  const words = turned.replace(/\?$/, '').split(/\s+/)
  const wh = /^(?:what|where|when|why|how|which|whom|who)$/i.test(words[0] ?? '')
    ? (words[0] ?? '').toLowerCase()
    : ''
  const [helper = '', subject = '', ...rest] = wh ? words.slice(1) : words
  // 'What is your name?'
  const [noun, ...more] = rest
  if (wh && /^(?:my|his|her|our|their|your)$/.test(subject) && noun !== undefined && more.length === 0) {
    const was = helper === 'is' ? 'was' : helper === 'are' ? 'were' : undefined
    return was === undefined ? [] : [`${wh} ${subject} ${noun} ${was}`]
  }
  if (!PRONOUN.test(subject) || rest.length === 0) return []
  const aux = helper.toLowerCase()
  const person = [HE, SHE, THEY, WE, ME].find((one) => one.subject === subject) ?? null
  let statement: string[] | undefined
  if (aux === 'do' || aux === 'does') {
    const verb = verbBy('base', rest[0])
    statement = verb && [verb.past, ...rest.slice(1)]
  } else if (aux === 'did') {
    const verb = verbBy('base', rest[0])
    statement = verb && ['had', verb.participle, ...rest.slice(1)]
  } else if (/^(?:am|is|are|was|were|has|have|had|will|can|may|would|could|should|shall)$/.test(aux))
    statement = back([aux, ...rest], person)
  if (!statement) return []
  let text = `${subject} ${statement.join(' ')}`
  for (const [now, then] of LATER) text = text.replace(now, then)
  return wh ? [`${wh} ${text}`] : [`if ${text}`, `whether ${text}`]
}

const ASKS = ['told', 'ordered', 'asked', 'commanded', 'advised', 'instructed']

/** Every form in which papers report a sentence; none when it is not plain. */
export function reportedForms(direct: string): string[] {
  const text = direct
    .replace(/[“”"‘’]/g, "'")
    .replace(/(\w)'(\w)/g, '$1’$2')
    .replace(/\s+/g, ' ')
    .trim()
  const before =
    /^([A-Z][\w ]*?) (said|says|asked|told|will say|requested|ordered)(?: to ([\w ]+?)| ([\w ]+?))?,? ?:? ?'(.+?)'?[. ]*$/.exec(
      text,
    )
  const after =
    /^'(.+?),?' (?:(said|asked|says) ([\w ]+?)|([\w ]+?) (said|asked|says)(?: to ([\w ]+?)| ([\w ]+?))?)[. ]*$/.exec(
      text,
    )
  const speaker = before?.[1] ?? after?.[3] ?? after?.[4]
  const verb = before?.[2] ?? after?.[2] ?? after?.[5]
  const listener = before?.[3] ?? before?.[4] ?? after?.[6] ?? after?.[7]
  const quoted = (before?.[5] ?? after?.[1] ?? '')
    .replace(/’/g, "'")
    .replace(/\bcan't\b|\bcannot\b/gi, 'can not')
    .replace(/\bwon't\b/gi, 'will not')
    .replace(/n't\b/gi, ' not')
    .replace(/\bI'm\b/g, 'I am')
    .replace(/[.!, ]+$/, '')
    .trim()
  if (!speaker || !verb || quoted === '' || quoted.split(' ').length > 16 || /[.!;]/.test(quoted)) return []
  const opening = speaker.charAt(0).toUpperCase() + speaker.slice(1)
  const isPast = verb !== 'says' && verb !== 'will say'
  const forms = new Set<string>()
  for (const who of whoMayBe(speaker))
    for (const to of listener ? whoMayBe(listener) : [null]) {
      const said = { speaker: who, listener: to, isPast }
      if (quoted.endsWith('?')) {
        for (const question of reportQuestion(quoted, said))
          for (const asked of listener
            ? [`asked ${listener}`, `enquired of ${listener}`]
            : ['asked', 'enquired'])
            forms.add(`${opening} ${asked} ${question}.`)
        continue
      }
      const command = /^(?:(please) )?(do not )?([a-z]+)\b(.*)$/i.exec(quoted)
      const base = command?.[3] && verbBy('base', command[3].toLowerCase())
      if (command && base && listener && !PRONOUN.test(quoted.split(' ')[0] ?? '')) {
        const rest = turnPronouns(command[4] ?? '', said)
        if (rest === null) continue
        const verbs =
          command[1] || /\bplease\b/i.test(quoted)
            ? ['requested']
            : verb === 'said' || verb === 'told'
              ? ASKS
              : [verb]
        for (const asked of verbs)
          forms.add(
            `${opening} ${asked} ${listener} ${command[2] ? 'not ' : ''}to ${base.base}${rest.replace(/,? ?please/i, '')}.`,
          )
        continue
      }
      const statement = reportStatement(quoted, said)
      if (statement === null) continue
      const variants = [
        statement,
        ...ALIKE.flatMap(([one, other]) => (statement.includes(one) ? [statement.replace(one, other)] : [])),
      ]
      const saidTo = listener
        ? isPast
          ? [`told ${listener}`]
          : [`tells ${listener}`]
        : [isPast ? 'said' : verb]
      for (const one of variants)
        for (const told of saidTo) forms.add(`${opening} ${told} that ${one}.`.replace('can not', 'cannot'))
    }
  return [...forms]
}
