import { type Solution, step } from '../solution.ts'

interface Rule {
  /** Where the error stands is the group 'error'. */
  pattern: RegExp
  why: string
}

const OF_MANY = '(?:of )(?:the|these|those|my|his|her|our|their|us|them)(?: (?!who|that|which)[a-z]+){0,2}?'
const UNCOUNTED =
  'informations|furnitures|advices|equipments|luggages|sceneries|machineries|homeworks|knowledges|stationeries|jewelleries|poetries|breads'

/** Errors that are errors in every sentence. */
const RULES: readonly Rule[] = [
  {
    pattern:
      /(?<!\b(?:does|did|do|will|would|can|could|shall|should|may|might|must|let|make|made|if|wish|though|had|and|or|nor|to|than) )(?:\b(?:he|she)|^it) (?<error>do|have|are|am|don['’]t|haven['’]t)\b/,
    why: "'He', 'she' and 'it' take a singular verb: does, has, is",
  },
  {
    pattern:
      /(?:^|\b(?:that|because|as|since|when|but) )(?:they|we|you) (?<error>is|was|has|does|doesn['’]t|hasn['’]t|isn['’]t|wasn['’]t)\b/,
    why: "'They', 'we' and 'you' take a plural verb: are, were, have, do",
  },
  {
    pattern: new RegExp(
      `\\b(?:each|either|neither|one|every one|everyone) ${OF_MANY} (?<error>have|are|were|do)\\b`,
    ),
    why: "'Each', 'either', 'neither' and 'one of' take a singular verb",
  },
  {
    pattern: /^(?:the number of) (?:(?!who|that|which)[a-z]+ ){1,4}?(?<error>are|were|have)\b/,
    why: "'The number of' takes a singular verb",
  },
  {
    pattern:
      /\bone of (?:the|my|his|her|our|your|their|these|those)(?: (?:most [a-z]+|best|worst|great|greatest|oldest|[a-z]+est|famous|close|closest|good|old|new|main))* (?<error>friend|student|brother|sister|boy|girl|teacher|book|player|city|country|car|house|reason|problem|king|leader|writer|poet|actor|singer|man|woman|child|person|animal|tree|river|state|school|company|building|movie|film|song|member|pen|pupil|cousin|colleague|neighbour|relative|scientist|doctor|place)(?=$|[.,;/)]| (?:in|on|at|who|whom|that|which|i|we|you|he|she|they|has|have|had|is|are|was|were|and|from|by|with|ever|here|there|today|now)\b)/,
    why: "'One of' is followed by a plural noun",
  },
  {
    // After a superlative the noun is plural whatever follows: 'one of the best player of the team'.
    pattern:
      /\bone of (?:the|my|his|her|our|your|their) (?:most [a-z]+|best|worst|greatest|oldest|tallest|finest|strongest|richest|largest|biggest|closest|oldest|youngest|cleverest|fastest)(?: [a-z]+)? (?<error>friend|student|brother|sister|boy|girl|teacher|book|player|city|country|car|house|reason|problem|king|leader|writer|poet|actor|singer|man|woman|child|person|animal|tree|river|state|building|movie|film|song|member|pen|pupil|cousin|colleague|scientist|doctor|place) (?:of|to|for)\b/,
    why: "'One of' is followed by a plural noun",
  },
  {
    pattern:
      /\b(?:has|have|had|is|are) been (?:[a-z]+ ){1,5}?(?<error>for (?:(?:19|20)\d\d|monday|sunday|tuesday|wednesday|thursday|friday|saturday|january|february|march|april|june|july|august|september|october|november|december|yesterday|morning|childhood))\b/,
    why: "A point of time takes 'since'; 'for' goes with a length of time",
  },
  {
    pattern:
      /\b(?<error>(?:is|am|are) (?:knowing|understanding|believing|belonging|owning|preferring|containing|resembling|possessing))\b/,
    why: 'This verb is not used in the continuous form',
  },
  {
    pattern:
      /\b(?:he|she|it|i|we|they|you) (?<error>(?:has|have) (?:[a-z]+ed|gone|come|seen|met|bought|written|taken|given|gave|went|left)) (?:[a-z]+ ){0,4}?(?:yesterday|last (?:night|week|month|year)|[a-z]+ (?:days|years|weeks|months|hours) ago)\b/,
    why: 'A past time takes the simple past',
  },
  {
    pattern:
      /\b(?:one of|each of|either of|neither of) (?:the )?(?:two )?[a-z]+s (?<error>are|were|have|do)\b/,
    why: "'One of', 'each of', 'either of' and 'neither of' take a singular verb",
  },
  {
    pattern:
      /\b(?<error>comprises of|entered into the (?:room|house|hall|class)|emphasi[sz]ed on|emphasi[sz]es on|describe about|described about|requested for|married with|explain about|reached at|reach at|reached to)\b/,
    why: 'This verb takes no such preposition',
  },
  { pattern: new RegExp(`\\b(?<error>${UNCOUNTED})\\b`), why: 'This noun is not counted and has no plural' },
  {
    pattern:
      /\b(?<error>more (?:better|worse|easier|taller|smaller|stronger|faster|bigger|larger|cheaper|happier|older|younger|higher|greater)|most (?:best|worst|tallest|easiest|biggest|largest|happiest|oldest|richest|strongest|cleverest))\b/,
    why: "'More' and 'most' are not used with a form that already compares",
  },
  { pattern: /\b(?<error>discuss(?:ed|es|ing)? about)\b/, why: "'Discuss' takes no preposition" },
  { pattern: /\b(?<error>despite of)\b/, why: "It is 'despite' or 'in spite of'" },
  {
    pattern: /\b(?<error>return(?:ed|s)? back|repeat(?:ed|s)? again|revert(?:ed|s)? back)\b/,
    why: 'The second word says the same again',
  },
  { pattern: /\b(?<error>cop(?:e|ed|ing) up with)\b/, why: "It is 'cope with'" },
  { pattern: /\b(?<error>resembl(?:e|es|ed) (?:to|with))\b/, why: "'Resemble' takes no preposition" },
  {
    pattern: /\b(?:senior|junior|superior|inferior|prior) (?<error>than)\b/,
    why: "These words take 'to', not 'than'",
  },
  {
    pattern: /\bprefer(?:s|red)? (?:[a-z]+ ){1,4}?(?<!rather )(?<error>than)\b/,
    why: "'Prefer' takes 'to', not 'than'",
  },
  {
    pattern:
      /\b(?:has|have|had) been (?:[a-z]+ ){1,5}?(?<error>since (?:the last |last )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|many|a long) (?:years|days|hours|months|weeks|minutes|time))\b/,
    why: "A length of time takes 'for'; 'since' goes with a point of time",
  },
  {
    pattern:
      /\b(?:did|does|do) not (?<error>went|came|saw|took|gave|knew|wrote|ate|bought|told|said|goes|comes|knows|likes|wants|gives|takes)\b/,
    why: "After 'do', 'does' and 'did' stands the first form of the verb",
  },
  {
    pattern: /\bdidn['’]t (?<error>went|came|saw|took|gave|knew|wrote|ate|bought|told|said)\b/,
    why: "After 'did' stands the first form of the verb",
  },
  { pattern: /\bno sooner\b.*\b(?<error>when)\b/, why: "'No sooner' is followed by 'than'" },
  {
    pattern: /^(?:hardly|scarcely) had\b.*\b(?<error>than)\b/,
    why: "'Hardly' and 'scarcely' are followed by 'when'",
  },
  {
    pattern: /^(?:although|though)\b.*\b(?<error>but) (?:he|she|it|they|we|i|you|the|his|her)\b/,
    why: "'Although' is not followed by 'but'",
  },
  {
    pattern: /\b(?<error>can able to|must to|can to|should to)\b/,
    why: 'After a modal verb stands the bare verb',
  },
]

const ASKED = /^.*?\b(?:error|mistake|incorrect part|grammatically (?:incorrect|wrong))\b[^:.\n]*[:.\n-]\s*/i
const MARK = /[(/]?\s*\(?([a-eA-E])\)\s*\/?\s*/g

const SUBJUNCTIVE =
  /\b(?:suggest|recommend|insist|demand|request|propos|order|necessary|important|essential|wish)/i
const NO_ERROR = /^no (?:error|mistake|improvement)/i

interface Part {
  letter: string
  text: string
}

/** The parts of a sentence that is marked with letters, which stand before or after them; null for another text. */
function partsOf(typed: string): Part[] | null {
  const isAsked = /\b(?:error|mistake)\b/i.test(typed)
  const text = typed.replace(ASKED, '').replaceAll('\n', ' ').trim()
  const marks = [...text.matchAll(MARK)]
  if (!isAsked || marks.length < 3 || marks.some((mark, at) => mark[1]?.toLowerCase() !== 'abcde'[at]))
    return null
  const head = text.slice(0, marks[0]?.index).trim()
  const cuts = marks.map((mark) => ({
    from: mark.index,
    to: mark.index + mark[0].length,
    letter: (mark[1] ?? '').toUpperCase(),
  }))
  const following = cuts.map(({ to, letter }, at) => ({
    letter,
    text: text.slice(to, cuts[at + 1]?.from ?? text.length).trim(),
  }))
  if (head === '') return following
  // The sentence, and below it its parts as options in any order.
  const own = following.filter((part) => !NO_ERROR.test(part.text))
  if (own.every((part) => head.includes(part.text.replace(/[.,\s]+$/, ''))))
    return own.sort((a, b) => head.indexOf(a.text) - head.indexOf(b.text))
  if (head.includes('/')) return null
  return cuts.map(({ from, letter }, at) => ({
    letter,
    text: text.slice(at === 0 ? 0 : cuts[at - 1]?.to, from).trim(),
  }))
}

/** What a learner writes after a sentence, or before it, to ask for its error. */
const ASKS_AFTER =
  /^(?<sentence>[^.?!:;\n]{12,160})[.?!,:;]?\s+(?:(?:find|spot|identify|detect)(?: out)? (?:the |an )?(?:error|mistake)s?(?: in (?:it|this|the sentence))?|what is (?:the )?(?:error|mistake)(?: here| in it)?|(?:error|mistake)\??)[\s.?!]*$/i
const ASKS_BEFORE =
  /^(?:(?:find|spot|identify|detect)(?: out)? (?:the |an )?(?:error|mistake)s?(?: in (?:it|this|the|following|given|sentence| )+)?)\s*[:.-]\s*(?<sentence>[^.?!:;\n]{12,160})[.?!]?\s*$/i

/** "He is one of the best player of the team. find error": a sentence without letters, that breaks one rule. */
function errorOfSentence(typed: string): Solution | null {
  const sentence = (ASKS_AFTER.exec(typed) ?? ASKS_BEFORE.exec(typed))?.groups?.sentence?.toLowerCase()
  if (sentence === undefined || /[()/]|\d\)/.test(sentence)) return null
  const errors = RULES.flatMap(({ pattern, why }) => {
    const error = pattern.exec(sentence)?.groups?.error
    return error === undefined ? [] : [{ error, why }]
  })
  const [only] = errors
  if (!only || errors.length !== 1) return null
  return {
    subject: 'English',
    difficulty: 'Intermediate',
    concepts: ['Error Spotting'],
    steps: [step('The rule', `${only.why}.`), step('Where it is broken', `'${only.error}'`)],
    finalAnswer: `The error is '${only.error}': ${only.why}.`,
  }
}

/** "He do not (a)/ know the answer (b)/ of this question (c)/ No error (d)": the one part that breaks a rule that has no exception here. */
export function spotError(typed: string): Solution | null {
  const parts = partsOf(typed)?.filter(({ text }) => !NO_ERROR.test(text))
  if (!parts || parts.length < 2) return SUBJUNCTIVE.test(typed) ? null : errorOfSentence(typed)
  // 'He suggested that she do it' is right.
  if (SUBJUNCTIVE.test(typed)) return null
  // The parts of one sentence, not several sentences of which one is right.
  if (/\b(?:free (?:from|of)|correct|without|error-free|which one|sentences)\b/i.test(typed)) return null
  if (
    parts.some(
      ({ text }, at) =>
        /[?:]|[.!] /.test(text) || (at < parts.length - 1 && /[.!]$/.test(text)) || text.length < 3,
    )
  )
    return null
  let sentence = ''
  const ends = parts.map(({ text }) => {
    sentence += `${sentence === '' ? '' : ' '}${text.replace(/[/.,\s]+$/, '')}`
    return sentence.length
  })
  const plain = sentence.toLowerCase()
  const errors = RULES.flatMap(({ pattern, why }) => {
    const match = new RegExp(pattern.source, 'd').exec(plain)
    const [from, to] = match?.indices?.groups?.error ?? []
    return from === undefined || to === undefined ? [] : [{ from, to, why }]
  })
  const [error] = errors
  if (!error || errors.length !== 1) return null
  const at = ends.findIndex((end) => error.to <= end)
  // An error that two parts share names neither.
  if (at < 0 || error.from < (at === 0 ? 0 : (ends[at - 1] ?? 0))) return null
  const part = parts[at]
  if (!part) return null
  const answer = `(${part.letter}) ${part.text.replace(/[/\s]+$/, '')}`
  return {
    subject: 'English',
    difficulty: 'Intermediate',
    concepts: ['Error Spotting'],
    steps: [step('The rule', `${error.why}.`), step('The part with the error', answer)],
    finalAnswer: answer,
  }
}
