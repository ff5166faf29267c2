import { found, type ReaderGroup } from '../toolkit/found.ts'
import { type Family, type Gender, inEveryFamily, RELATIONS } from './family.ts'

/** Common first names: only a question about one of them needs the gender of a name. */
const NAMES: Readonly<Record<Gender, string>> = {
  male: 'suresh ramesh rahul ravi amit rohit mohan raju anil sunil arun deepak vijay ajay sanjay rajesh mukesh vikas vinod ashok manoj arjun karan gopal hari ram shyam krishna prakash mahesh dinesh naresh sachin sandeep pawan abhishek rohan raj kumar vikram john arvind nitin pankaj kamal',
  female:
    'sita gita geeta rita neha priya pooja anita sunita kavita asha usha meena reena seema rekha lata radha shanti anjali deepa nisha ritu sangeeta kiran shilpa sonia mary neeta shalini veena maya preeti suman',
}
const WHO: Readonly<Record<string, Gender | null>> = {
  man: 'male',
  boy: 'male',
  gentleman: 'male',
  he: 'male',
  his: 'male',
  him: 'male',
  woman: 'female',
  girl: 'female',
  lady: 'female',
  she: 'female',
  her: 'female',
  person: null,
  photograph: null,
}

const nameGender = (name: string): Gender | null =>
  NAMES.male.split(' ').includes(name) ? 'male' : NAMES.female.split(' ').includes(name) ? 'female' : null

/** 'the only son of my mother', "his mother's brother": the person meant; null when a word is not understood. */
function readPerson(
  family: Family,
  phrase: string,
  speaker: string | null,
  pointed: string | null,
): string | null {
  const words = phrase.trim().replace(/^(?:the|a|an|that|this) /, '')
  // 'The son of my mother's brother': what follows 'of' belongs together.
  const of = new RegExp(`^(only )?(${RELATIONS}) of (.+)$`).exec(words)
  if (of?.[2] && of[3]) {
    const owner = readPerson(family, of[3], speaker, pointed)
    return owner && family.relative(of[2], owner, of[1] !== undefined)
  }
  const possessive = new RegExp(`^(.+)'s (only )?(${RELATIONS})$`).exec(words)
  if (possessive?.[1] && possessive[3]) {
    const owner = readPerson(family, possessive[1], speaker, pointed)
    return owner && family.relative(possessive[3], owner, possessive[2] !== undefined)
  }
  const mine = new RegExp(`^(my|his|her) (only )?(${RELATIONS})$`).exec(words)
  if (mine?.[1] && mine[3]) {
    const owner = mine[1] === 'my' ? speaker : pointed
    if (owner && mine[1] !== 'my') family.person(owner, WHO[mine[1]] ?? null)
    return owner && family.relative(mine[3], owner, mine[2] !== undefined)
  }
  if (words === 'he' || words === 'she' || words === 'his' || words === 'her')
    return pointed && family.person(pointed, WHO[words] ?? null)
  if (words === 'i' || words === 'me' || words === 'my') return speaker
  return null
}

const sentencesOf = (text: string): string[] =>
  text
    .split(
      /[.;"]|, (?:and |while |who )?(?=[a-z]+(?:'s [a-z]+)? is )|,? (?:and|but|while|whereas) (?=[a-z]+(?:'s [a-z]+)? is )/,
    )
    .map((one) => one.trim().replace(/^(?:(?:and|if|also|then|but|given that|suppose|now)[ ,]+)+/, ''))
    .filter((one) => one !== '')

const A = '(?:the |an? )?(?:only |elder |younger |eldest |youngest |real )?'
const OWN = new RegExp(`^([a-z]+) is (?:the )?([a-z]+)'s (?:only |elder |younger )?(${RELATIONS})$`)
const OF = new RegExp(`^([a-z]+) is ${A}(${RELATIONS}) (?:of|to) ([a-z]+)$`)
const OF_BOTH = new RegExp(`^([a-z]+) is ${A}(son|daughter|child) of ([a-z]+) and ([a-z]+)$`)
const WHOSE = new RegExp(`^([a-z]+)'s (?:only )?(${RELATIONS}) is ([a-z]+)$`)
const OF_IS = new RegExp(`^${A}(${RELATIONS}) of ([a-z]+) is ([a-z]+)$`)
const HAS = new RegExp(`^([a-z]+) has (?:a|an|only 1|1|one) (${RELATIONS}),? (?:named |called )?([a-z]+)$`)
const BOTH = /^([a-z]+) and ([a-z]+) are (?:the )?(brothers|sisters)(?: of each other)?$/
const COUPLE =
  /^([a-z]+) and ([a-z]+) are (?:husband and wife|a (?:married )?couple|married(?: to each other)?)$/
const MARRIED = /^([a-z]+) is married to ([a-z]+)$/
const SEX = /^([a-z]+) is (?:a |the )?(male|female|man|woman|boy|girl|lady|gentleman)$/

/** Adds what one sentence tells; false when it is not understood. */
function tell(family: Family, sentence: string): boolean {
  const named = (name = ''): string => family.person(name, nameGender(name))
  const relate = (person = '', relation = '', of = ''): true => {
    family.relate(named(person), relation, named(of))
    return true
  }
  const own = OWN.exec(sentence)
  if (own) return relate(own[1], own[3], own[2])
  const parents = OF_BOTH.exec(sentence)
  if (parents) return relate(parents[1], parents[2], parents[3]) && relate(parents[1], parents[2], parents[4])
  const of = OF.exec(sentence)
  if (of) return relate(of[1], of[2], of[3])
  const whose = WHOSE.exec(sentence)
  if (whose) return relate(whose[3], whose[2], whose[1])
  const ofIs = OF_IS.exec(sentence)
  if (ofIs) return relate(ofIs[3], ofIs[1], ofIs[2])
  const has = HAS.exec(sentence)
  if (has) return relate(has[3], has[2], has[1])
  const both = BOTH.exec(sentence)
  if (both) {
    const one = both[3]?.slice(0, -1)
    return relate(both[1], one, both[2]) && relate(both[2], one, both[1])
  }
  const couple = COUPLE.exec(sentence) ?? MARRIED.exec(sentence)
  if (couple?.[1] && couple[2]) {
    const [a, b] = [named(couple[1]), named(couple[2])]
    const gender =
      family.genderOf(a) ?? (family.genderOf(b) === 'male' ? 'female' : family.genderOf(b) && 'male')
    if (!gender) return false
    family.relate(a, gender === 'male' ? 'husband' : 'wife', b)
    return true
  }
  const sex = SEX.exec(sentence)
  if (sex?.[1] && sex[2]) {
    family.person(sex[1], /^(?:male|man|boy|gentleman)$/.test(sex[2]) ? 'male' : 'female')
    return true
  }
  return false
}

/** The ways to ask what X is to Y, at the end of a question. */
const ASKED: readonly RegExp[] = [
  /(?:then,? ?)?how (?:is )?([a-z]+) (?:is )?related (?:to|with) ([a-z]+)[?. ]*$/,
  /(?:then,? ?)?(?:what|who) is ([a-z]+) (?:to|of|for) ([a-z]+)[?. ]*$/,
  /(?:then,? ?)?what (?:is )?(?:the )?relation(?:ship)? (?:is |does |has )?(?:of )?([a-z]+) (?:have |bear )?(?:to|with) ([a-z]+)[?. ]*$/,
  /(?:then,? ?)?what is (?:the )?relation(?:ship)? between ([a-z]+) and ([a-z]+)[?. ]*$/,
  /(?:then,? ?)?what is ([a-z]+)'s relation(?:ship)? (?:to|with) ([a-z]+)[?. ]*$/,
  /(?:then,? ?)?([a-z]+) is related to ([a-z]+) as[?. _]*$/,
  /(?:then,? ?)?([a-z]+) is (?:the )?(?:what|_+|\.{2,}) (?:of|to) ([a-z]+)[?. ]*$/,
]

function askedIn(text: string): { from: number; x: string; y: string } | null {
  for (const pattern of ASKED) {
    const match = pattern.exec(text)
    if (match?.[1] && match[2]) return { from: match.index, x: match[1], y: match[2] }
  }
  return null
}

/** Papers mean the father's father when they speak of his only son. */
const paternal = (text: string): string =>
  text
    .replace(/(\w+) in law\b/g, '$1-in-law')
    .replace(/\bgrand (?=father|mother|son|daughter)/g, 'grand')
    .replace(/\bgrand-(?=father|mother|son|daughter)/g, 'grand')
    .replace(/\bonly son of (my|his|her) (?=grand(?:father|mother)\b)/g, 'only son of $1 paternal ')
    .replace(/\b(my|his|her) (?=grand(?:father|mother)'s only son\b)/g, '$1 paternal ')

const SYMBOL = '[-+*/×÷x@#$%&^?!><=★△∆●□◊©δ]'

/** 'A + B means A is the father of B' and "'+' means 'is the father of'": each sign with its relation. */
function readSymbols(text: string): { signs: Map<string, string>; rest: string } {
  const signs = new Map<string, string>()
  const keep = (sign: string, relation: string): string => {
    signs.set(sign, relation.toLowerCase())
    return ' '
  }
  const rest = text
    .replace(
      new RegExp(
        `['"‘“(]?\\b([A-Za-z]) ?(${SYMBOL}) ?([A-Za-z])['"’”)]? ?(?:means?|denotes?|represents?|stands? for|implies|=|:|indicates?)?(?: that)?,? ?['"‘“]?\\1 is (?:the |an? )?(${RELATIONS}) of \\3['"’”]?`,
        'gi',
      ),
      (_, _a: string, sign: string, _b: string, relation: string) => keep(sign, relation),
    )
    .replace(
      new RegExp(
        `['"‘“(]?(${SYMBOL})['"’”)]? ?(?:means?|denotes?|represents?|stands? for|=|:) ?['"‘“]?(?:is )?(?:the |an? )?(${RELATIONS}) of['"’”]?`,
        'gi',
      ),
      (_, sign: string, relation: string) => keep(sign, relation),
    )
  return { signs, rest }
}

export const kinship: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Blood Relations'],
  readers: [
    {
      // "A is B's sister. C is B's mother. D is C's father. How is A related to D?"
      id: 'family-of-letters',
      cue: /related|relation|(?:what|who) is [a-z]+ (?:to|of|for) [a-z]+[?. ]*$| is (?:the )?(?:what|_+|\.{2,}) (?:of|to)/,
      read(r) {
        const text = paternal(r.text)
        const asked = askedIn(text)
        if (!asked) return null
        const { x, y } = asked
        const sentences = sentencesOf(text.slice(0, asked.from))
        const answer = inEveryFamily((family) => {
          if (sentences.length === 0 || !sentences.every((sentence) => tell(family, sentence))) return null
          const known = family.everyone()
          if (![x, y].every((name) => known.some((one) => family.isSame(one, name)))) return null
          return family.nameOf(x, y)
        })
        if (answer === null) return null
        return found({
          value: answer,
          steps: [
            [
              'Draw the family',
              'Parents above their children, husband and wife side by side, brothers and sisters in one row.',
            ],
            ['Read it off', `${x.toUpperCase()} is the ${answer.toLowerCase()} of ${y.toUpperCase()}.`],
          ],
          check: true,
        })
      },
    },
    {
      // "A + B means A is the father of B, A − B means A is the wife of B. If P − Q + R, how is P related to R?"
      id: 'family-of-signs',
      cue: /(?:father|mother|brother|sister|husband|wife|son|daughter) of/,
      read(r) {
        const { signs, rest } = readSymbols(r.original.replaceAll('−', '-').replaceAll('–', '-'))
        if (signs.size < 2) return null
        const letters = `[A-Z](?: ?${SYMBOL} ?[A-Z])+`
        const chain = new RegExp(`(?<![A-Za-z])(${letters})(?![A-Za-z])`).exec(rest)?.[1]
        if (!chain) return null
        const asked = askedIn(
          rest
            .replace(chain, ' ')
            .toLowerCase()
            // 'How is A related to C in A - B + C?'
            .replace(/[\s?.]+(?:in(?: the)?(?: following)?(?: expression)?)?[\s?.:]*$/, ''),
        )
        const people = chain.match(/[A-Z]/g) ?? []
        const between = chain.replaceAll(' ', '').match(new RegExp(`(?<=[A-Z])${SYMBOL}(?=[A-Z])`, 'g')) ?? []
        const [first, last] = [people[0], people.at(-1)]
        const meant = /\bmeans?\b[\s?.]*$|mean[\s?.]*$/i.test(rest) && first && last
        const x = asked?.x ?? (meant ? first.toLowerCase() : undefined)
        const y = asked?.y ?? (meant ? last.toLowerCase() : undefined)
        if (!x || !y || between.length !== people.length - 1) return null
        const told = rest
          .replace(chain, ' ')
          .toLowerCase()
          .replace(
            /\b(?:if|then|in|the|expression|given|following|what|does|mean|how|is|related|to|and|or|of|relation|relationship|between|who|which|a|an|represents?|means?|as|with|from|it|statement|study|information|carefully|read|answer|questions?|based|on|below)\b/g,
            ' ',
          )
        if ((told.match(/[a-z]+/g) ?? []).some((word) => word !== x && word !== y)) return null
        const answer = inEveryFamily((family) => {
          for (const [at, sign] of between.entries()) {
            const relation = signs.get(sign)
            const [a, b] = [people[at]?.toLowerCase(), people[at + 1]?.toLowerCase()]
            if (!relation || !a || !b) return null
            family.relate(family.person(a), relation, family.person(b))
          }
          return family.nameOf(x, y)
        })
        if (answer === null) return null
        return found({
          value: answer,
          steps: [
            [
              'Read the signs',
              between
                .map((sign, at) => `${people[at]} is the ${signs.get(sign)} of ${people[at + 1]}`)
                .join('; '),
            ],
            ['Read it off', `${x.toUpperCase()} is the ${answer.toLowerCase()} of ${y.toUpperCase()}.`],
          ],
          check: true,
        })
      },
    },
    {
      // "Pointing to a boy, Suresh said, 'He is the son of the only son of my mother.' How is Suresh related to that boy?"
      id: 'pointing-to',
      cue: /(?:pointing|introducing|showing|looking|point(?:s|ed) (?:to|at|towards)|introduced|referring|said|says).*(?:relat|whose|who is|who was)/,
      read(r) {
        const text = paternal(r.text)
          .replace(/'(?!s(?![a-z]))/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
        const match =
          /^(?:while )?(?:pointing (?:to|towards|out to|at|out)|introducing|showing|looking at|referring to|pointing to the photograph of|pointing towards) (?:a |an |the |his |her )?(?:photograph of |portrait of |picture of )?(?:a |an |the )?([a-z]+)(?: (?:in|on) (?:a |the )?(?:photograph|picture|stage|park))?,? (?:(?:a|the) )?([a-z]+) (?:said|says|told|remarked|tells|introduced|replied)[^a-z]*(.+?)[."!,? ]+(how is|whose|who is|who was|what is|what relation is|how|in the photograph) ?(.*)$/.exec(
            text,
          )
        if (!match) return null
        const [, shown = '', speaker = '', saidFull = '', asks = '', tail = ''] = match
        const pair =
          /^(?:the )?(.+?) (?:is )?related (?:to|with) (.+?)[?. ]*$/.exec(tail) ??
          /^(?:the )?relation(?:ship)? (?:of|between) (.+?) (?:to|with|and) (.+?)[?. ]*$/.exec(tail) ??
          (asks === 'who is' || asks === 'what is' ? /^(.+?) (?:to|of) (.+?)[?. ]*$/.exec(tail) : null)
        const isWhose =
          asks === 'whose' &&
          /^(?:photograph|picture|portrait)(?: (?:was|is) (?:it|this|that))?[?. ]*$/.test(tail)
        if (!pair && !isWhose) return null
        const alone =
          /\b(?:i have )?no brothers? (?:or|and|nor) sisters?\b|\bbrothers? and sisters? (?:i )?have none\b/
        const isAlone = alone.test(saidFull)
        const said = saidFull.replace(alone, ' ').replace(/\bi have\b|\bbut\b/g, ' ')
        const answer = inEveryFamily((family) => {
          const isPhrase = shown in WHO
          family.person('shown', isPhrase ? WHO[shown] : nameGender(shown))
          family.person('speaker', speaker in WHO ? WHO[speaker] : nameGender(speaker))
          for (const clause of said.split(/[.;"]| and (?=(?:his|her|he|she) )/)) {
            const words = clause
              .replace(/[",]/g, ' ')
              .replace(/\bthat (?:man|woman|boy|girl|lady|person)\b/g, (who) =>
                /woman|girl|lady/.test(who) ? 'she' : 'he',
              )
              .replace(/\s+/g, ' ')
              .trim()
            if (words === '') continue
            const parts = /^(.+?) is (.+)$/.exec(words)
            if (!parts?.[1] || !parts[2]) return null
            // Who has no brother and no sister is the only child.
            const meant = isAlone
              ? parts[2].replace(/\bmy (father|mother)'s (son|daughter)\b/, "my $1's only $2")
              : parts[2]
            const right = readPerson(family, meant, 'speaker', 'shown')
            const left = readPerson(family, parts[1], 'speaker', 'shown')
            if (!left || !right) return null
            family.same(left, right)
          }
          const whoIs = (phrase: string): string | null => {
            const words = phrase
              .replace(/^(?:the|that|this|to) /, '')
              .replace(/ (?:in|on) the (?:photograph|picture)$/, '')
            if (words === speaker) return speaker === shown ? null : 'speaker'
            // 'How is the boy related to her': the lady who speaks.
            if (/^(?:him|her)$/.test(words) && WHO[words] === family.genderOf('speaker')) return 'speaker'
            return words === shown ||
              words === 'photograph' ||
              words === 'person' ||
              (words in WHO && WHO[words] === family.genderOf('shown'))
              ? 'shown'
              : null
          }
          const [a, b] = isWhose ? ['shown', 'speaker'] : [whoIs(pair?.[1] ?? ''), whoIs(pair?.[2] ?? '')]
          return a && b && a !== b ? family.nameOf(a, b) : null
        })
        if (answer === null) return null
        return found({
          value: answer,
          steps: [
            [
              'Take it from the end',
              'Start at the speaker and follow the words backwards, one relation at a time.',
            ],
            ['Read it off', answer],
          ],
          check: true,
        })
      },
    },
    {
      // "What is my mother's brother's son to me?" / "How is my father's only sister related to Ravi?"
      id: 'relative-of',
      cue: /^(?:how|what|who) is .*(?:related|to|of)/,
      read(r) {
        const match = new RegExp(
          `^(?:how|what|who) is (.+?(?:${RELATIONS})) (?:related )?to (me|you|him|her|[a-z]+)[?. ]*$`,
        ).exec(paternal(r.text))
        if (!match?.[1] || !match[2]) return null
        const phrase = match[1]
        const to = match[2]
        const said = phrase
          .replace(new RegExp(`\\b${to}'s\\b`, 'g'), 'my')
          .replace(/\byour\b/g, 'my')
          .replace(new RegExp(`\\bof ${to}\\b`, 'g'), 'of me')
        if (!/\b(?:my|me)\b/.test(said)) return null
        const answer = inEveryFamily((family) => {
          family.person('speaker', nameGender(to))
          const person = readPerson(family, said, 'speaker', null)
          return person && family.nameOf(person, 'speaker')
        })
        if (answer === null) return null
        return found({
          value: answer,
          steps: [
            ['Go step by step', `Start at the person and follow each relation: ${phrase}.`],
            ['Read it off', answer],
          ],
          check: true,
        })
      },
    },
  ],
}
