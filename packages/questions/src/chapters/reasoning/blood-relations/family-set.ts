import type { Figure } from '@ekagra/schema/figure'
import { defineSet } from '../../../kit/define-set.ts'
import type { Mistake } from '../../../kit/options/build-options.ts'
import { COUNTS, drawLetters } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, render, say } from '../../../kit/wording/say.ts'
import { otherWordsNear } from './blood-chain.ts'
import { isMan, type Relation, readRelation, type Statement } from './family.ts'
import { type Clue, familiesOf, isPlain } from './family-clues.ts'

const SHAPE = { size: 4, span: 6 } as const

/** Four questions on one family: "How is T related to P?", "Who is the mother-in-law of R?", "How many women ...?" */
export const familySet = defineSet({
  id: 'reasoning/family-set',
  version: 3,
  set: SHAPE,
  levels: {
    easy: { size: 6, links: 2, hidden: 0 },
    medium: { size: 7, links: 2, hidden: 0 },
    hard: { size: 8, links: 2, hidden: 2 },
  },
  generate(rng, { size, links, hidden }) {
    const family = rng.until(
      () => drawFamily(rng, size, hidden > 0),
      ({ members, statements, clues, families }) =>
        families === 1 &&
        members.every(({ name, isMale }) => isMan(statements, name) === isMale) &&
        members.length === size &&
        clues.filter((clue) => !isPlain(clue)).length >= hidden,
    )
    const { members, statements, clues } = family
    const names = members.map(({ name }) => name).sort()
    const figure: Figure = {
      kind: 'passage',
      title: 'A family of three generations',
      paragraphs: [
        'Read the following information carefully and answer the questions that follow.',
        `${rng.pick([
          `There are ${COUNTS[size]} members, ${list(names)}, in a family of three generations. No one has married twice, and there is no single parent.`,
          `${capital(COUNTS[size] ?? '')} persons, ${list(names)}, belong to the same family of three generations. No one has married twice, and there is no single parent.`,
        ])} ${clues.map(({ person, relation, of }) => `${person} is the ${relation} of ${of}.`).join(' ')}`,
      ],
    }
    const drafts = []
    const asked = new Set<string>()
    for (const kind of rng.shuffle(['how', 'how', 'how', 'who', 'who', 'women', 'claim'] as const)) {
      const drawn = rng.until(
        () => askFamily(rng, family, kind, links),
        (one) => one === null || !asked.has(one.prompt),
      )
      if (!drawn) throw new RangeError('the family gives no such question')
      asked.add(drawn.prompt)
      const { question, told, ...rest } = drawn
      drafts.push({
        ...rest,
        given: { clues, names, question },
        figure,
        steps: [
          say`Draw the family tree, the parents above their children and husband and wife side by side.`,
          ...found(clues, statements),
          ...marriages(members),
          ...generations(members),
          ...told,
          say`So the answer is ${rest.answer}`,
        ],
      })
    }
    return drafts.slice(0, SHAPE.span)
  },
  solve({ clues, names, question }) {
    const [statements, other] = familiesOf(clues, names)
    if (!statements || other) return ''
    switch (question.kind) {
      case 'how':
        return readRelation(statements, question.one, question.other) ?? ''
      case 'who': {
        const found = names.filter(
          (name) => readRelation(statements, name, question.of) === question.relation,
        )
        return found.length === 1 ? (found[0] ?? '') : ''
      }
      case 'women':
        return inWords(names.filter((name) => isMan(statements, name) === !question.areWomen).length)
      case 'claim': {
        const right = question.claims.filter(
          ({ person, relation, of }) =>
            (readRelation(statements, person, of) === relation) === question.isTrue,
        )
        return right.length === 1 ? tellClaim(right[0]) : ''
      }
    }
  },
})

const list = (items: readonly string[]): string => render(formatList(items))

interface Member {
  name: string
  isMale: boolean
  generation: 1 | 2 | 3
  parents: readonly [string, string] | null
  spouse: string | null
}

interface Family {
  members: readonly Member[]
  /** As the passage tells it. */
  clues: readonly Clue[]
  /** The same, with whoever stands between two persons named. */
  statements: readonly Statement[]
  /** How many families the clues allow. */
  families: number
}

type Claim = { person: string; relation: string; of: string }

type Question =
  | { kind: 'how'; one: string; other: string }
  | { kind: 'who'; relation: string; of: string }
  | { kind: 'women'; areWomen: boolean }
  | { kind: 'claim'; isTrue: boolean; claims: readonly Claim[] }

/** A couple, two or three children of whom one or two are married, and grandchildren. */
function drawFamily(rng: Random, size: number, isHidden: boolean): Family {
  const names = rng.shuffle(drawLetters(rng, size))
  const next = () => names.pop() ?? ''
  const members: Member[] = []
  const couple = (generation: 1 | 2, parents: Member['parents'], isMale: boolean): [Member, Member] => {
    const [one, other] = [next(), next()]
    const pair: [Member, Member] = [
      { name: one, isMale, generation, parents, spouse: other },
      { name: other, isMale: !isMale, generation, parents: null, spouse: one },
    ]
    members.push(...pair)
    return pair
  }
  const child = (generation: 2 | 3, parents: readonly [string, string]) =>
    members.push({ name: next(), isMale: rng.chance(0.5), generation, parents, spouse: null })
  const [first, second] = couple(1, null, true)
  const top = [first.name, second.name] as const
  const [one, spouse] = couple(2, top, rng.chance(0.5))
  child(3, [one.name, spouse.name])
  if (size >= 8 && rng.chance(0.6)) {
    const [other, partner] = couple(2, top, rng.chance(0.5))
    child(3, [other.name, partner.name])
  } else {
    child(2, top)
    if (size > 6) child(3, [one.name, spouse.name])
    if (size > 7) child(2, top)
  }
  const clues = rng.shuffle(tellFamily(rng, members, isHidden))
  const families = familiesOf(
    clues,
    members.map(({ name }) => name),
  )
  return { members, clues, statements: families[0] ?? [], families: families.length }
}

/**
 * As few statements as make the tree: each marriage once, each child once, and the sex of everybody. Hidden ones tell a
 * marriage by the parents of the one and a child by its grandparents.
 */
function tellFamily(rng: Random, members: readonly Member[], isHidden: boolean): Clue[] {
  const find = (name: string) => members.find((member) => member.name === name)
  const word = (isMale: boolean, male: Relation, female: Relation): Relation => (isMale ? male : female)
  const statements: Clue[] = []
  const marriedTold = new Set<string>()
  for (const member of members) {
    const isByParents = isHidden && member.spouse !== null && member.parents !== null && rng.chance(0.7)
    if (member.spouse && member.parents && isByParents) {
      const isMale = find(member.spouse)?.isMale ?? true
      statements.push({
        person: member.spouse,
        relation: isMale ? 'son-in-law' : 'daughter-in-law',
        of: rng.pick(member.parents),
      })
      marriedTold.add(member.name).add(member.spouse)
    }
    if (member.spouse && !marriedTold.has(member.name)) {
      const [one, other] = rng.chance(0.5) ? [member.name, member.spouse] : [member.spouse, member.name]
      statements.push({
        person: one,
        relation: word(find(one)?.isMale ?? true, 'husband', 'wife'),
        of: other,
      })
      marriedTold.add(member.name).add(member.spouse)
    }
    const { parents } = member
    if (!parents) continue
    const told = members.filter(
      (other) =>
        other.parents === parents && other !== member && members.indexOf(other) < members.indexOf(member),
    )
    const sibling = told[0]
    if (sibling && rng.chance(0.5)) {
      statements.push({
        person: member.name,
        relation: word(member.isMale, 'brother', 'sister'),
        of: sibling.name,
      })
      continue
    }
    const parent = rng.pick(parents)
    const grandparents = parents.flatMap((name) => find(name)?.parents ?? [])
    if (isHidden && grandparents.length > 0 && rng.chance(0.7)) {
      statements.push({
        person: member.name,
        relation: member.isMale ? 'grandson' : 'granddaughter',
        of: rng.pick(grandparents),
      })
      continue
    }
    // Married persons have their sex told by the marriage, so that a parent may be named by the child.
    statements.push(
      member.spouse && !isByParents && rng.chance(0.6)
        ? {
            person: parent,
            relation: word(find(parent)?.isMale ?? true, 'father', 'mother'),
            of: member.name,
          }
        : { person: member.name, relation: word(member.isMale, 'son', 'daughter'), of: parent },
    )
  }
  return statements
}

/** Who stands between the two persons of an indirect clue. */
const found = (clues: readonly Clue[], statements: readonly Statement[]): Message[] =>
  clues
    .filter((clue) => !isPlain(clue))
    .flatMap(({ person, relation, of }) =>
      statements
        .filter((one) => one.person === person && !clues.includes(one))
        .map(
          (plain) =>
            say`${person} is the ${relation} of ${of}: only as the ${plain.relation} of ${plain.of} can that be.`,
        ),
    )

const marriages = (members: readonly Member[]): Message[] =>
  members.flatMap(({ name, spouse, isMale }) =>
    spouse && isMale ? [say`${name} and ${spouse} are husband and wife.`] : [],
  )

const generations = (members: readonly Member[]): Message[] =>
  ([1, 2, 3] as const).map((generation) => {
    const own = members.filter((member) => member.generation === generation)
    return say`Generation ${generation}: ${list(own.map(({ name, isMale }) => `${name} (${isMale ? 'male' : 'female'})`))}.`
  })

const inWords = (count: number): string => capital(COUNTS[count] ?? '')

const tellClaim = (claim: Claim | undefined): string =>
  claim ? `${claim.person} is the ${claim.relation} of ${claim.of}` : ''

/** Words of about the same generation for a person of the same sex; three generations have no great-grandparents. */
const wordsNear = (relation: string, isMale: boolean): string[] =>
  otherWordsNear(relation, isMale).filter((word) => !word.startsWith('great-'))

/** Relations to which a child, a brother or a husband is no interesting answer. */
const NEAR = new Set(['father', 'mother', 'son', 'daughter', 'brother', 'sister', 'husband', 'wife'])

interface Asked {
  question: Question
  prompt: string
  answer: string
  mistakes: Mistake[]
  told: Message[]
}

/** How many statements lead from one person to another. */
function linksBetween(statements: readonly Clue[], one: string, other: string): number {
  const reached = new Map([[one, 0]])
  for (const name of reached.keys()) {
    for (const { person, of } of statements) {
      const next = person === name ? of : of === name ? person : null
      if (next !== null && !reached.has(next)) reached.set(next, (reached.get(name) ?? 0) + 1)
    }
  }
  return reached.get(other) ?? 0
}

function askFamily(rng: Random, family: Family, kind: Question['kind'], links: number): Asked | null {
  const { members, statements } = family
  // Told by a clue, or by what a clue means, two persons are next to each other.
  const told = [...family.clues, ...statements]
  const names = members.map(({ name }) => name)
  const isMale = (name: string) => members.find((member) => member.name === name)?.isMale ?? true
  const isTooNear = (one: string, other: string) => linksBetween(told, one, other) < links
  switch (kind) {
    case 'how': {
      const [one, other] = rng.sample(names, 2)
      const found = readRelation(statements, one, other)
      if (found === null || isTooNear(one, other) || (NEAR.has(found) && rng.chance(0.7)))
        return askFamily(rng, family, kind, links)
      const isMan = isMale(one)
      return {
        question: { kind, one, other },
        prompt: rng.pick([
          `How is ${one} related to ${other}?`,
          `What is the relation of ${one} to ${other}?`,
        ]),
        answer: found,
        mistakes: rng.shuffle(wordsNear(found, isMan)).map((word) => ({
          value: word,
          because: say`${one} is not the ${word} of ${other} in the family tree`,
        })),
        told: [say`In the tree, go from ${other} to ${one}.`],
      }
    }
    case 'who': {
      const of = rng.pick(names)
      const [person] = rng.sample(
        names.filter((name) => name !== of),
        2,
      )
      const relation = readRelation(statements, person, of)
      if (
        relation === null ||
        isTooNear(person, of) ||
        names.filter((name) => name !== of && readRelation(statements, name, of) === relation).length !== 1
      )
        return askFamily(rng, family, kind, links)
      // A mother cannot be a grandson: those of the other sex fill up only where too few are left.
      const others = rng.shuffle(names.filter((name) => name !== person && name !== of))
      const rank = (name: string) => (isMale(name) === isMale(person) ? 0 : 1)
      const offered = others.toSorted((a, b) => rank(a) - rank(b)).slice(0, 3)
      return {
        question: { kind, relation, of },
        prompt: rng.pick([
          `Who among the following is the ${relation} of ${of}?`,
          `Who is the ${relation} of ${of}?`,
        ]),
        answer: person,
        mistakes: offered.map((name) => {
          const other = readRelation(statements, name, of)
          return {
            value: name,
            because: other
              ? say`${name} is the ${other} of ${of}`
              : say`${name} is not the ${relation} of ${of}`,
          }
        }),
        told: [say`Look in the tree for the ${relation} of ${of}.`],
      }
    }
    case 'women': {
      const areWomen = rng.chance(0.5)
      const key = members.filter((member) => member.isMale === !areWomen).length
      return {
        question: { kind, areWomen },
        prompt: `How many ${areWomen ? 'female' : 'male'} members are there in the family?`,
        answer: inWords(key),
        mistakes: [key - 1, key + 1, key - 2, key + 2, names.length - key]
          .filter((count) => count > 0 && count !== key)
          .map((count) => ({
            value: inWords(count),
            because:
              count > key
                ? say`a ${areWomen ? 'man' : 'woman'} was counted too`
                : say`a ${areWomen ? 'woman' : 'man'} was missed`,
          })),
        told: [say`Count the ${areWomen ? 'female' : 'male'} members of all three generations.`],
      }
    }
    case 'claim': {
      const isTrue = rng.chance(0.5)
      const claims: Claim[] = []
      for (let tries = 0; claims.length < 4 && tries < 200; tries += 1) {
        const wanted = claims.length === 0 ? isTrue : !isTrue
        const [person, of] = rng.sample(names, 2)
        const found = readRelation(statements, person, of)
        // Of the wives of two brothers some say that they are sisters-in-law: who has no usual word is not told about.
        if (found === null) continue
        const relation = wanted ? found : rng.pick(wordsNear(found, isMale(person)))
        if (
          (wanted && isTooNear(person, of)) ||
          linksBetween(told, person, of) < 2 ||
          claims.some((claim) => claim.person === person && claim.of === of)
        )
          continue
        claims.push({ person, relation, of })
      }
      const [key] = claims
      if (!key || claims.length < 4) return null
      return {
        question: { kind, isTrue, claims },
        prompt: isTrue
          ? 'Which of the following statements is true?'
          : 'Which of the following statements is NOT true?',
        answer: tellClaim(key),
        mistakes: claims.slice(1).map((claim) => {
          const found = readRelation(statements, claim.person, claim.of)
          return {
            value: tellClaim(claim),
            because: isTrue
              ? found
                ? say`${claim.person} is the ${found} of ${claim.of}`
                : say`the family tree does not say so`
              : say`the family tree says so`,
          }
        }),
        told: [say`Test each statement in the tree.`],
      }
    }
  }
}
