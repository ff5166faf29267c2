export type Gender = 'male' | 'female'

/** The relations that a family is built from; the last three leave open whether a man or a woman is meant. */
const GENDERS: Readonly<Record<string, Gender | null>> = {
  father: 'male',
  mother: 'female',
  son: 'male',
  daughter: 'female',
  brother: 'male',
  sister: 'female',
  husband: 'male',
  wife: 'female',
  parent: null,
  child: null,
  sibling: null,
  spouse: null,
}

/** Relations of two steps: an uncle is a brother of a parent. The step next to the person is the first. */
const CHAINS: Readonly<Record<string, readonly [near: string, far: string]>> = {
  'paternal grandfather': ['father', 'father'],
  'paternal grandmother': ['father', 'mother'],
  'maternal grandfather': ['mother', 'father'],
  'maternal grandmother': ['mother', 'mother'],
  'paternal uncle': ['father', 'brother'],
  'paternal aunt': ['father', 'sister'],
  'maternal uncle': ['mother', 'brother'],
  'maternal aunt': ['mother', 'sister'],
  grandfather: ['parent', 'father'],
  grandmother: ['parent', 'mother'],
  grandson: ['child', 'son'],
  granddaughter: ['child', 'daughter'],
  uncle: ['parent', 'brother'],
  aunt: ['parent', 'sister'],
  nephew: ['sibling', 'son'],
  niece: ['sibling', 'daughter'],
  'father-in-law': ['spouse', 'father'],
  'mother-in-law': ['spouse', 'mother'],
  'son-in-law': ['daughter', 'husband'],
  'daughter-in-law': ['son', 'wife'],
}

/** Every word for a relation that is read, longer ones first. */
export const RELATIONS = [...Object.keys(CHAINS), ...Object.keys(GENDERS)]
  .sort((a, b) => b.length - a.length)
  .join('|')

const PARENTS = new Set(['father', 'mother', 'parent'])
const CHILDREN = new Set(['son', 'daughter', 'child'])
const SIBLINGS = new Set(['brother', 'sister', 'sibling'])

/** People, whose brother or sister they are (`own`), and whose parents (`children`): two people with the same `own` are siblings. */
export class Family {
  private readonly up = new Map<string, string>()
  private readonly genders = new Map<string, Gender>()
  private readonly people = new Set<string>()
  private readonly guesses: readonly Gender[]
  private count = 0
  /** How many strangers may be men or women. */
  open = 0
  contradiction = false

  constructor(guesses: readonly Gender[] = []) {
    this.guesses = guesses
  }

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
  /** Somebody who has no name. A parent, child or spouse who may be a man or a woman is what this try supposes. */
  stranger(gender?: Gender | null): string {
    this.count += 1
    if (!gender) this.open += 1
    return this.person(`#${this.count}`, gender ?? this.guesses[this.open - 1] ?? 'male')
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
    const chain = CHAINS[relation]
    if (chain) {
      const between = this.stranger()
      this.relate(between, chain[0], of)
      this.relate(person, chain[1], between)
      return
    }
    const gender = GENDERS[relation]
    if (gender) this.setGender(person, gender)
    if (PARENTS.has(relation)) this.join(this.children(person), this.own(of))
    else if (CHILDREN.has(relation)) this.join(this.own(person), this.children(of))
    else if (SIBLINGS.has(relation)) this.join(this.own(person), this.own(of))
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
    if (isOnly && CHILDREN.has(relation)) {
      const known = this.everyone().filter((person) => this.own(person) === this.children(of))
      if (relation === 'child' && known[0] !== undefined) {
        for (const other of known.slice(1)) this.same(known[0], other)
        return known[0]
      }
      if (known.some((person) => this.genderOf(person) === undefined)) return null
      const fitting = known.find((person) => this.genderOf(person) === gender)
      if (fitting) return fitting
    }
    // 'Her brother's only sister' is she herself; 'her brother's sister' may be.
    if (SIBLINGS.has(relation)) {
      const known = this.everyone().filter(
        (person) => !this.isSame(person, of) && this.own(person) === this.own(of),
      )
      const fitting = known.find((person) => this.genderOf(person) === gender)
      if (isOnly && known.some((person) => this.genderOf(person) === undefined)) return null
      if (fitting !== undefined) return isOnly ? fitting : null
    }
    // 'The daughter of my uncle's father' and 'my uncle's sister' may be the mother, who was met on the way.
    const isMet = (person: string): boolean =>
      [...this.people].some((name) => name.startsWith('#') && this.isSame(name, person)) &&
      this.genderOf(person) === gender
    const group = CHILDREN.has(relation) ? this.children(of) : SIBLINGS.has(relation) ? this.own(of) : null
    if (
      this.everyone().some(
        (person) => isMet(person) && !this.isSame(person, of) && this.own(person) === group,
      )
    )
      return null
    // A child without brothers is meant, not the person himself.
    const relative = this.stranger(gender)
    this.relate(relative, relation, of)
    return relative
  }
  /** A parent of children whose father has another name is their mother. Nobody without a name tells this: he may be the same person. */
  private genderAsParent(person: string): Gender | undefined {
    const isNamed = (name: string) => !name.startsWith('#') && name !== 'shown' && name !== 'speaker'
    if (!isNamed(person)) return undefined
    for (const other of this.people) {
      const gender = this.genderOf(other)
      if (
        gender &&
        isNamed(other) &&
        !this.isSame(other, person) &&
        this.children(other) === this.children(person)
      )
        return gender === 'male' ? 'female' : 'male'
    }
    return undefined
  }
  /** What X is to Y, in one word; null when it is not known or has no common name. */
  nameOf(x: string, y: string): string | null {
    const gender = this.genderOf(x) ?? this.genderAsParent(x)
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

const MOST_OPEN = 3

/** The one answer that is right whoever the people are whose gender is not told; null when it depends on it. */
export function inEveryFamily(read: (family: Family) => string | null): string | null {
  const first = new Family()
  const answers = new Set([judge(first)])
  if (first.open > MOST_OPEN) return null
  for (let tried = 1; tried < 2 ** first.open; tried++) {
    const guesses = Array.from(
      { length: first.open },
      (_, at): Gender => (Math.floor(tried / 2 ** at) % 2 === 1 ? 'female' : 'male'),
    )
    answers.add(judge(new Family(guesses)))
  }
  answers.delete(undefined)
  const [only] = answers
  return answers.size === 1 ? (only ?? null) : null

  /** Undefined when the people cannot be so: a wife who is a man. */
  function judge(family: Family): string | null | undefined {
    const answer = read(family)
    return family.contradiction ? undefined : answer
  }
}
