import { found, type ReaderGroup } from '../toolkit/found.ts'

type Gender = 'male' | 'female'
const GENDERS: Readonly<Record<string, Gender>> = {
  father: 'male',
  mother: 'female',
  son: 'male',
  daughter: 'female',
  brother: 'male',
  sister: 'female',
  husband: 'male',
  wife: 'female',
}
const REL = Object.keys(GENDERS).join('|')
const COMPOUND = /grand|uncle|aunt|nephew|niece|cousin|in-law|parent|child/
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

/** People, whose brother or sister they are (`own`), and whose parents (`children`): two people with the same `own` are siblings. */
class Family {
  private readonly up = new Map<string, string>()
  private readonly genders = new Map<string, Gender>()
  private readonly people = new Set<string>()
  private count = 0
  contradiction = false

  private find(key: string): string {
    const next = this.up.get(key)
    return next === undefined || next === key ? key : this.find(next)
  }
  private join(a: string, b: string): void {
    const [x, y] = [this.find(a), this.find(b)]
    if (x !== y) this.up.set(x, y)
  }
  person(name: string, gender?: Gender | null): string {
    this.people.add(name)
    if (gender) this.setGender(name, gender)
    return name
  }
  stranger(gender?: Gender): string {
    this.count += 1
    return this.person(`#${this.count}`, gender)
  }
  private setGender(person: string, gender: Gender): void {
    const key = this.find(person)
    const known = this.genders.get(key)
    if (known && known !== gender) this.contradiction = true
    this.genders.set(key, gender)
  }
  genderOf(person: string): Gender | undefined {
    return this.genders.get(this.find(person))
  }
  own(person: string): string {
    return this.find(`own ${this.find(person)}`)
  }
  children(person: string): string {
    return this.find(`children ${this.find(person)}`)
  }
  same(a: string, b: string): void {
    const [x, y] = [this.find(a), this.find(b)]
    if (x === y) return
    const [gender, other] = [this.genders.get(x), this.genders.get(y)]
    const [ownX, ownY, childrenX, childrenY] = [this.own(x), this.own(y), this.children(x), this.children(y)]
    this.join(x, y)
    this.join(ownX, ownY)
    this.join(childrenX, childrenY)
    // The keys of the joined person lead to the same groups.
    this.join(`own ${this.find(x)}`, ownY)
    this.join(`children ${this.find(x)}`, childrenY)
    if (gender && other && gender !== other) this.contradiction = true
    const either = gender ?? other
    if (either) this.genders.set(this.find(x), either)
    this.settle()
  }
  relate(person: string, relation: string, of: string): void {
    const gender = GENDERS[relation]
    if (gender) this.setGender(person, gender)
    if (relation === 'father' || relation === 'mother') this.join(this.children(person), this.own(of))
    else if (relation === 'son' || relation === 'daughter') this.join(this.own(person), this.children(of))
    else if (relation === 'brother' || relation === 'sister') this.join(this.own(person), this.own(of))
    else {
      this.join(this.children(person), this.children(of))
      if (gender) this.setGender(of, gender === 'male' ? 'female' : 'male')
    }
    this.settle()
  }
  /** A father or mother is one person: two men with the same children are the same man. */
  private settle(): void {
    for (const a of this.people)
      for (const b of this.people) {
        if (a >= b || this.find(a) === this.find(b)) continue
        const [x, y] = [this.genderOf(a), this.genderOf(b)]
        if (this.children(a) === this.children(b) && x && x === y) {
          this.same(a, b)
          return
        }
      }
  }
  everyone(): string[] {
    return [...new Set([...this.people].map((person) => this.find(person)))]
  }
  isSame(a: string, b: string): boolean {
    return this.find(a) === this.find(b)
  }
  /** The person whom 'my mother's only son' means; null when it could be somebody whose gender is not known. */
  relative(relation: string, of: string, isOnly: boolean): string | null {
    const gender = GENDERS[relation]
    if (isOnly && (relation === 'son' || relation === 'daughter')) {
      const known = this.everyone().filter((person) => this.own(person) === this.children(of))
      if (known.some((person) => this.genderOf(person) === undefined)) return null
      const fitting = known.find((person) => this.genderOf(person) === gender)
      if (fitting) return fitting
    }
    // A child without brothers is meant, not the person himself.
    const relative = this.stranger(gender)
    this.relate(relative, relation, of)
    return relative
  }
  /** What X is to Y, in one word; null when it is not known or has no common name. */
  nameOf(x: string, y: string): string | null {
    const gender = this.genderOf(x)
    if (!gender || this.isSame(x, y)) return null
    const by = (male: string, female: string) => (gender === 'male' ? male : female)
    const all = this.everyone()
    const isParent = (a: string, b: string) => this.children(a) === this.own(b)
    const isSibling = (a: string, b: string) => !this.isSame(a, b) && this.own(a) === this.own(b)
    const isSpouse = (a: string, b: string) => !this.isSame(a, b) && this.children(a) === this.children(b)
    const names: string[] = []
    if (isParent(x, y)) names.push(by('Father', 'Mother'))
    if (isParent(y, x)) names.push(by('Son', 'Daughter'))
    if (isSpouse(x, y)) names.push(by('Husband', 'Wife'))
    if (isSibling(x, y)) names.push(by('Brother', 'Sister'))
    if (names.length > 0) return names.length === 1 ? (names[0] ?? null) : null
    for (const p of all) {
      if (isParent(x, p) && isParent(p, y)) names.push(by('Grandfather', 'Grandmother'))
      if (isParent(y, p) && isParent(p, x)) names.push(by('Grandson', 'Granddaughter'))
      if (isSibling(x, p) && isParent(p, y)) names.push(by('Uncle', 'Aunt'))
      if (isSibling(y, p) && isParent(p, x)) names.push(by('Nephew', 'Niece'))
      if (isParent(x, p) && isSpouse(p, y)) names.push(by('Father-in-law', 'Mother-in-law'))
      if (isParent(y, p) && isSpouse(p, x)) names.push(by('Son-in-law', 'Daughter-in-law'))
      if ((isSibling(x, p) && isSpouse(p, y)) || (isSpouse(x, p) && isSibling(p, y)))
        names.push(by('Brother-in-law', 'Sister-in-law'))
      for (const q of all) {
        if (isParent(p, x) && isParent(q, y) && isSibling(p, q)) names.push('Cousin')
        if (isSpouse(x, p) && isSibling(p, q) && isParent(q, y)) names.push(by('Uncle', 'Aunt'))
      }
    }
    const different = new Set(names)
    return different.size === 1 ? (names[0] ?? null) : null
  }
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
  const possessive = new RegExp(`^(.+)'s (only )?(${REL})$`).exec(words)
  if (possessive?.[1] && possessive[3]) {
    const owner = readPerson(family, possessive[1], speaker, pointed)
    return owner && family.relative(possessive[3], owner, possessive[2] !== undefined)
  }
  const of = new RegExp(`^(only )?(${REL}) of (.+)$`).exec(words)
  if (of?.[2] && of[3]) {
    const owner = readPerson(family, of[3], speaker, pointed)
    return owner && family.relative(of[2], owner, of[1] !== undefined)
  }
  const mine = new RegExp(`^(my|his|her) (only )?(${REL})$`).exec(words)
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
    .split(/[.;"]|, (?=[a-z]+ is )|(?<=[a-z]) and (?=[a-z]+ is (?:the )?)/)
    .map((one) => one.trim().replace(/^(?:and|if|also|then|,)+ /, ''))
    .filter((one) => one !== '')

export const kinship: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Blood Relations'],
  readers: [
    {
      // "A is B's sister. C is B's mother. D is C's father. How is A related to D?"
      id: 'family-of-letters',
      cue: /how is .* related to/,
      read(r) {
        const asked = /(?:then,? ?)?how is ([a-z]+) related to ([a-z]+)[?. ]*$/.exec(r.text)
        if (!asked?.[1] || !asked[2] || COMPOUND.test(r.text)) return null
        const family = new Family()
        const named = (name: string) => family.person(name, nameGender(name))
        for (const sentence of sentencesOf(r.text.slice(0, asked.index))) {
          const own = new RegExp(`^([a-z]+) is ([a-z]+)'s (?:only )?(${REL})$`).exec(sentence)
          const of = new RegExp(`^([a-z]+) is (?:the |a )?(?:only )?(${REL}) of ([a-z]+)$`).exec(sentence)
          const both = /^([a-z]+) and ([a-z]+) are (brothers|sisters)$/.exec(sentence)
          const married = /^([a-z]+) is married to ([a-z]+)$/.exec(sentence)
          if (own?.[1] && own[2] && own[3]) family.relate(named(own[1]), own[3], named(own[2]))
          else if (of?.[1] && of[2] && of[3]) family.relate(named(of[1]), of[2], named(of[3]))
          else if (both?.[1] && both[2] && both[3]) {
            family.relate(named(both[1]), both[3].slice(0, -1), named(both[2]))
            family.relate(named(both[2]), both[3].slice(0, -1), named(both[1]))
          } else if (married?.[1] && married[2]) {
            const [a, b] = [named(married[1]), named(married[2])]
            const gender = family.genderOf(b) ?? family.genderOf(a)
            if (!gender) return null
            const first = family.genderOf(b)
              ? gender === 'male'
                ? 'wife'
                : 'husband'
              : gender === 'male'
                ? 'husband'
                : 'wife'
            family.relate(a, first, b)
          } else return null
        }
        const known = family.everyone()
        if (![asked[1], asked[2]].every((name) => known.some((one) => family.isSame(one, name)))) return null
        const answer = family.contradiction ? null : family.nameOf(asked[1], asked[2])
        if (answer === null) return null
        return found({
          value: answer,
          steps: [
            [
              'Draw the family',
              'Parents above their children, husband and wife side by side, brothers and sisters in one row.',
            ],
            [
              'Read it off',
              `${asked[1].toUpperCase()} is the ${answer.toLowerCase()} of ${asked[2].toUpperCase()}.`,
            ],
          ],
          check: !family.contradiction,
        })
      },
    },
    {
      // "Pointing to a boy, Suresh said, 'He is the son of the only son of my mother.' How is Suresh related to that boy?"
      id: 'pointing-to',
      cue: /(?:pointing|introducing|showing|looking).*related/,
      read(r) {
        const match =
          /^(?:pointing (?:to|towards|out to|at)|introducing|showing|looking at) (?:a |an |the |his |her )?(?:photograph of |portrait of )?(?:a |an |the )?([a-z]+)(?: in (?:a |the )?photograph)?,? (?:(?:a|the) )?([a-z]+) (?:said|says|told|remarked|tells|introduced)[^a-z]*(.+?)[."!, ]+how is (.+?) related to (.+?)[?. ]*$/.exec(
            r.text,
          )
        if (!match) return null
        const [, shown = '', speaker = '', said = '', x = '', y = ''] = match
        const family = new Family()
        const isPhrase = shown in WHO
        family.person('shown', isPhrase ? WHO[shown] : nameGender(shown))
        family.person('speaker', speaker in WHO ? WHO[speaker] : nameGender(speaker))
        for (const clause of said.split(/[.;"]| and (?=(?:his|her|he|she) )/)) {
          const text = clause.replace(/[",]/g, ' ').replace(/\s+/g, ' ').trim()
          if (text === '') continue
          const parts = /^(.+?) is (.+)$/.exec(text)
          if (!parts?.[1] || !parts[2]) return null
          const right = readPerson(family, parts[2], 'speaker', 'shown')
          const left = readPerson(family, parts[1], 'speaker', 'shown')
          if (!left || !right) return null
          family.same(left, right)
        }
        const whoIs = (phrase: string): string | null => {
          const words = phrase.replace(/^(?:the|that|this) /, '').replace(/ in the photograph$/, '')
          if (words === speaker) return speaker === shown ? null : 'speaker'
          return words === shown ||
            words === 'photograph' ||
            words === 'person' ||
            (words in WHO && WHO[words] === family.genderOf('shown'))
            ? 'shown'
            : null
        }
        const [a, b] = [whoIs(x), whoIs(y)]
        const answer = a && b && !family.contradiction ? family.nameOf(a, b) : null
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
          check: !family.contradiction,
        })
      },
    },
  ],
}
