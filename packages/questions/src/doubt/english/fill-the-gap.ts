import { type Verb, verbBy } from './verbs.ts'

/** Words of a gap's right answers, and the rule that gives them. */
interface Filled {
  right: ReadonlySet<string>
  why: string
}

const GAP = /_{2,}|\.{4,}|…+|-{3,}|\(blank\)/
const SINGULAR_VERBS = new Set('is was has does'.split(' '))
const PLURAL_VERBS = new Set('are were have do'.split(' '))
/** Nouns of several that have no s. */
const MANY = /^(?:children|men|women|people|police|cattle|teeth|feet|they|we|you)$/
/** Nouns of one that end in s. */
const ONE_IN_S = /(?:ss|us|is)$|^(?:news|mathematics|physics|economics|politics|measles)$/

/** "Neither Ram nor his friends ___ present.": the verb goes with the nearer subject. */
function nearerSubject(sentence: string): Filled | null {
  const match =
    /^(?:neither|either|not only)\b.*\b(?:nor|or|but also|but)\b ((?:[a-z]+ ){0,3}?)([a-z]+) (?:_{2,}|\.{4,}|…+|-{3,}|\(blank\))/i.exec(
      sentence,
    )
  const noun = match?.[2]?.toLowerCase()
  if (noun === undefined || noun === 'i' || /\b(?:of|with|in|from)\b/i.test(match?.[1] ?? '')) return null
  const isMany = MANY.test(noun) || (noun.endsWith('s') && !ONE_IN_S.test(noun))
  return {
    right: isMany ? PLURAL_VERBS : SINGULAR_VERBS,
    why: `The verb agrees with the nearer subject, '${noun}', which is ${isMany ? 'plural' : 'singular'}`,
  }
}

/** "Each of the boys ___ present." / "Everyone ___ happy." */
function oneOfMany(sentence: string): Filled | null {
  const match =
    /^(?:(each|every one|everyone|either|neither|one) of (?:the|these|those|my|his|her|our|their|us|them)(?: [a-z]+)?|(everyone|everybody|someone|somebody|nobody|no one|anyone|each (?:boy|girl|student|man|child)|every (?:boy|girl|student|man|child))) (?:_{2,}|\.{4,}|…+|-{3,}|\(blank\))/i.exec(
      sentence,
    )
  const word = match?.[1] ?? match?.[2]
  return word === undefined ? null : { right: SINGULAR_VERBS, why: `'${word}' takes a singular verb` }
}

/** Words whose first sound is not that of their first letter. */
const SOUNDS_VOWEL = /^(?:hour|honest|honou?r|heir|mba|mla|mp|sos|x-ray|fir|lcm|hcf|mbbs)/
const SOUNDS_CONSONANT = /^(?:uni(?!n|m)|use|usu|uten|euro|eunuch|ewe|one|once|ubiq|uku|uran)/
/** With these 'the' is right. */
const WANTS_THE =
  /^(?:best|worst|same|first|last|next|(?:big|tall|small|larg|long|short|high|low|old|young|rich|poor|fast|strong|great|clever|near|lat|easi|happi|brav|wis|bright|hot|cold|deep|heavi|hard|strong|weak|new|clean|clos|farth|earli)(?:g|t|d)?est|sun|moon|earth|sky|taj|ganga|himalayas|nile|quran|bible|gita|ramayana)\b/

const ONE_NOUN =
  /^(?:[a-z]+(?:eer|ist|ician)|doctor|actor|author|teacher|lawyer|driver|farmer|player|officer|umbrella|apple|orange|egg|elephant|ant|ox|owl|island|university|animal|insect|metal|planet|bird|boy|girl|man|woman)$/

/** "He is ___ honest man.": a or an, by the sound of the next word. Only at the end of a sentence: 'the captain of the team'. */
function article(sentence: string): Filled | null {
  const match =
    /\b(?:is|was|am|became|becomes) (?:_{2,}|\.{4,}|…+|-{3,}|\(blank\)) ?([a-z-]+)(?: ([a-z-]+))?[.!]?$/.exec(
      sentence,
    )
  const next = match?.[1]
  if (next === undefined || sentence.match(new RegExp(GAP, 'g'))?.length !== 1) return null
  if (
    /^(?:only|very|too|so|quite|not|more|good|bad|at|in|on|from|to|of|by|with|under|[a-z]+ing|[a-z]+ly)$/.test(
      next,
    )
  )
    return null
  // 'Man is ___ mortal' takes none: a single word must be a trade, an animal or a thing.
  if (match?.[2] === undefined && !ONE_NOUN.test(next)) return null
  if (WANTS_THE.test(next)) return { right: new Set(['the']), why: `'${next}' takes 'the'` }
  const isVowel = SOUNDS_VOWEL.test(next) || (/^[aeiou]/.test(next) && !SOUNDS_CONSONANT.test(next))
  return {
    right: new Set([isVowel ? 'an' : 'a']),
    why: `'${next}' begins with a ${isVowel ? 'vowel' : 'consonant'} sound`,
  }
}

const FORMS: readonly (keyof Verb)[] = ['base', 'third', 'past', 'participle', 'ing']
/** The verb of which all options are forms: 'goes', 'went', 'is going'. */
function verbOf(options: readonly string[]): Verb | null {
  const last = options.map((option) => option.trim().toLowerCase().split(' ').at(-1) ?? '')
  const helped = options.every((option) =>
    /^(?:(?:has|have|had|is|are|am|was|were|will|would|shall|be|been|being|do|does|did|not|to) )*[a-z]+$/i.test(
      option.trim(),
    ),
  )
  if (!helped) return null
  for (const form of FORMS) {
    const verb = verbBy(form, last[0])
    if (verb && verb.base !== 'be' && last.every((word) => FORMS.some((one) => verb[one] === word)))
      return verb
  }
  return null
}

const LONG =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|a long|an?) ?(?:hours?|days?|weeks?|months?|years?|time|minutes?|decades?)'
const PAST_TIME =
  /\b(?:yesterday|last (?:night|week|month|year|evening|summer|winter|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|ago|in (?:1[5-9]|20[01])\d\d)\b/
const NOW = /^(?:look|listen|hush)[!,.]|\b(?:right now|at present|at the moment|at this moment)\b|\bnow[.!]?$/
const HABIT =
  /\b(?:every (?:day|morning|evening|night|week|month|year|sunday|monday|saturday)|daily|twice a week|once a week)\b/
const ONE_SUBJECT =
  /(?:^|, )(?:he|she|it|(?:my|his|her|the|our|your) (?:father|mother|brother|sister|uncle|aunt|teacher|friend|boy|girl|man|woman|doctor|son|daughter|child|dog|sun|earth)|everyone|everybody)(?: always| usually| often| never| generally)? $/
const MANY_SUBJECT =
  /(?:^|, )(?:i|we|they|you|(?:my|his|her|the|our) (?:parents|friends|brothers|sisters|boys|girls|children|students|people|men|women))(?: always| usually| often| never| generally)? $/

/** Sentences whose other clause, or whose 'yet', leaves one tense only. */
function special(plain: string, before: string, given: readonly string[], verb: Verb): Filled | null {
  const one = (form: (option: string) => boolean, why: string): Filled | null => {
    const fitting = given.filter(form)
    return fitting.length === 1 ? { right: new Set(fitting), why } : null
  }
  const perfect = (option: string) => option === `had ${verb.participle}`
  if (/^if [a-z]+(?: [a-z]+)? $/.test(before) && /\b(?:would|could|might) have [a-z]+\b/.test(plain))
    return one(perfect, "'Would have' in the main clause takes 'had' with the third form in the if-clause")
  if (
    /^(?:by the time|before) [a-z ]*\b(?:arrived|reached|came|got there|returned)\b[a-z ]*, [a-z ]+$/.test(
      before.trim(),
    )
  )
    return one(perfect, 'Of two past actions the earlier one takes the past perfect')
  if (
    /^the (?:sun|earth|moon) $/.test(before) &&
    /\b(?:in the east|in the west|round the|around the)\b/.test(plain)
  )
    return one((option) => option === verb.third, 'What is always true takes the simple present')
  if (/\byet[.!]?$/.test(plain) && !/\bnot\b/.test(before))
    return one(
      (option) => new RegExp(`^(?:has|have) not ${verb.participle}$`).test(option),
      "'Yet' takes the present perfect",
    )
  return null
}

/** "He ___ to Delhi yesterday.": the tense that a word of time asks for; only where one option has it. */
function tense(sentence: string, options: readonly string[]): Filled | null {
  const plain = sentence.toLowerCase().replace(/[“”"]/g, '').trim()
  if (plain.match(new RegExp(GAP, 'g'))?.length !== 1) return null
  const [before = ''] = plain.split(GAP)
  const given = options.map((option) => option.trim().toLowerCase())
  // 'If I ___ you', 'I wish I ___ rich'
  if (
    given.includes('were') &&
    given.every((option) => /^(?:am|is|are|was|were|be|been|being|will be|had been)$/.test(option))
  ) {
    const isUnreal = /^if (?:i|he|she|it) $/.test(before) && /\b(?:would|could|might)\b/.test(plain)
    const isWish =
      /^(?:i|he|she) wish(?:es)? (?:i|he|she|it) $/.test(before) && !/\b(?:yesterday|last|then)\b/.test(plain)
    return (isUnreal || isWish) && !given.includes('had been')
      ? { right: new Set(['were']), why: "What is only imagined takes 'were'" }
      : null
  }
  const verb = verbOf(options)
  if (verb) {
    const known = special(plain, before, given, verb)
    if (known) return known
  }
  if (
    !verb ||
    /\b(?:if|when|while|before|after|until|by the time|as soon as|said|told|that|since then)\b/.test(plain)
  )
    return null
  // Other verbs of the sentence would have a say.
  if (/\b(?:has|have|had|was|were|is|are|did|does|do|will|would)\b/.test(before)) return null
  const one = (form: (option: string) => boolean, why: string): Filled | null => {
    const fitting = given.filter(form)
    return fitting.length === 1 ? { right: new Set(fitting), why } : null
  }
  if (new RegExp(`\\bsince\\b|\\bfor (?:the (?:last|past) )?${LONG}\\b`).test(plain)) {
    if (PAST_TIME.test(plain.replace(/since .*$/, ''))) return null
    if (given.some((option) => /^(?:has|have) (?!been)/.test(option))) return null
    return one(
      (option) => /^(?:has|have) been [a-z]+ing$/.test(option),
      "'Since' and 'for' with what still goes on take 'has been' or 'have been' with -ing",
    )
  }
  if (PAST_TIME.test(plain)) return one((option) => option === verb.past, 'A past time takes the simple past')
  if (NOW.test(plain))
    return one(
      (option) => /^(?:is|are|am) [a-z]+ing$/.test(option),
      'What goes on now takes the present continuous',
    )
  if (HABIT.test(plain) && ONE_SUBJECT.test(before))
    return one((option) => option === verb.third, 'A habit takes the simple present, here of one person')
  if (HABIT.test(plain) && MANY_SUBJECT.test(before) && verb.base !== verb.past)
    return one((option) => option === verb.base, 'A habit takes the simple present')
  return null
}

const ARTICLES = /^(?:a|an|the|no article|none|no article needed|no change|x|×|zero article)$/i
const VERBS = /^(?:is|are|was|were|has|have|had|do|does|did|am|be|been|being|will|has been|have been)$/i

/** What a rule puts into the gap of a sentence; null when no rule is sure. */
export function fillTheGap(question: string, options: readonly string[]): Filled | null {
  if (!GAP.test(question)) return null
  const sentence = question
    .replace(
      /^(?:q\d*[.)]\s*)?(?:fill in the blanks?|choose the correct (?:option|article|verb|word)|complete the sentence)[^:.-]*[:.-]\s*/i,
      '',
    )
    .trim()
  if (options.every((option) => ARTICLES.test(option.trim()))) return article(sentence)
  if (options.every((option) => VERBS.test(option.trim())))
    return nearerSubject(sentence) ?? oneOfMany(sentence) ?? tense(sentence, options)
  return tense(sentence, options)
}

/** 'Neither of the boys ___ present. (is/are)': a sentence with a gap and its choices in brackets. */
export function splitChoices(question: string): { sentence: string; options: readonly string[] } | null {
  const match = /^(.*?)\s*[([]([a-z' ]+(?:\s*[/,|]\s*[a-z' ]+){1,3})[)\]]\s*[.?!]*\s*(.*)$/i.exec(
    question.trim(),
  )
  const options = match?.[2]?.split(/\s*[/,|]\s*/).map((option) => option.trim()) ?? []
  const sentence = `${match?.[1] ?? ''} ${match?.[3] ?? ''}`.trim()
  if (!match || options.length < 2 || options.some((option) => option === '')) return null
  // 'He (go/went) yesterday' has no gap but the brackets themselves.
  if (GAP.test(sentence)) return { sentence, options }
  return match[3] !== '' || /\b$/.test(match[1] ?? '')
    ? { sentence: `${match[1] ?? ''} ____ ${match[3] ?? ''}`.trim(), options }
    : null
}

const FORM: readonly (readonly [asked: RegExp, form: 'past' | 'participle' | 'ing' | 'third'])[] = [
  [/^(?:simple )?past(?: tense| form)?$|^(?:second|2nd) form$|^v2$/, 'past'],
  [/^past participle(?: form)?$|^(?:third|3rd) form$|^v3$/, 'participle'],
  [/^present participle$|^ing form$/, 'ing'],
]

/** "past tense of go", "third form of write" */
export function formOfVerb(asked: string): { answer: string; verb: string } | null {
  const match =
    /^(?:what is |write |give |find |tell )?(?:the )?((?:simple )?past(?: tense| form| participle)?(?: form)?|(?:second|2nd|third|3rd) form|v2|v3|present participle|ing form)(?: of| for)(?: the)?(?: verb| word)? ?:? ?['"]?([a-z]+)['"]?(?: is)?$/.exec(
      asked,
    ) ??
    /^()['"]?([a-z]+)['"]? (?:ka |का )?((?:simple )?past tense|second form|2nd form|third form|3rd form|v2|v3|past participle)(?: kya (?:hai|hoga)| is)?$/.exec(
      asked,
    )
  const [what, word] = match?.[1] ? [match[1], match[2]] : [match?.[3], match?.[2]]
  const form = FORM.find(([pattern]) => pattern.test(what ?? ''))?.[1]
  const verb = verbBy('base', word)
  if (form === undefined || !verb || verb.base === 'be') return null
  return { answer: verb[form], verb: verb.base }
}
