import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import {
  drawChain,
  drawLettered,
  FREQUENT,
  halfWay,
  othersNear,
  otherWordsNear,
  wrongTurns,
} from './blood-chain.ts'
import { isMan, nameOf, type Relation, readRelation, type Statement } from './family.ts'

/** "If 'A + B' means 'A is the father of B', 'A − B' means 'A is the sister of B', then how is P related to R in 'P + Q − R'?" */
export const bloodCoded = defineGenerator({
  id: 'reasoning/blood-coded',
  version: 7,
  levels: { easy: { links: 2 }, medium: { links: 3 }, hard: { links: 4 } },
  generate(rng, { links }) {
    const letters = drawLettered(rng)
    const { chain, statements, relation } = rng.until(
      () => ({ ...drawChain(rng, links, letters), isFrequent: rng.chance(0.75) }),
      // Steps from brother to sister need no thought: of two links one may be such, of four too.
      ({ relation: found, way, isFrequent }) =>
        found !== null &&
        way.some((step) => step !== 'sibling') &&
        (links < 4 ||
          (way.filter((step) => step === 'sibling').length < 2 && !(isFrequent && FREQUENT.includes(found)))),
    )
    const [first, ...rest] = chain
    const last = rest.at(-1)
    if (!first || !last || relation === null) throw new Error('a chain has at least two people')
    const male = first.he === 'he'
    const answer = nameOf(relation, male)
    const used = [...new Set(statements.map((one) => one.relation))]
    const unused = RELATIONS.filter((one) => !used.includes(one))
    const told = rng.shuffle([...used, ...rng.sample(unused, Math.max(1, 4 - used.length))])
    const symbols = rng.sample(SYMBOLS, told.length)
    const code = told.map((word, place) => ({ symbol: symbols[place] ?? '', word }))
    const symbolOf = (word: Relation) => code.find((one) => one.word === word)?.symbol ?? ''
    const expression = statements.reduce(
      (text, one) => `${text} ${symbolOf(one.relation)} ${one.of}`,
      first.name,
    )
    const [x, y] = rng.sample(
      ['A', 'B', 'L', 'M', 'X', 'Y', 'C', 'D', 'P', 'Q'].filter((letter) => !expression.includes(letter)),
      2,
    )
    const meanings = code
      .map(({ symbol, word }) => `'${x} ${symbol} ${y}' means '${x} is the ${word} of ${y}'`)
      .join(', ')
    const coded: Coded = {
      code,
      statements,
      first: first.name,
      last: last.name,
      answer,
      meanings,
      expression,
    }
    const turned = rng.pick([null, whichExpression, whichSymbol, whichStatement])?.(rng, coded)
    if (turned) return turned
    return {
      given: { find: 'relation' as const, code, expression, ...NOT_ASKED },
      prompt: rng.pick([
        say`If ${meanings}, then how is ${first.name} related to ${last.name} in '${expression}'?`,
        say`In a certain code, ${meanings}. If '${expression}', how is ${first.name} related to ${last.name}?`,
        say`In a certain code, ${meanings}. What is the relation of ${first.name} to ${last.name} in '${expression}'?`,
        say`${meanings}. Based on the above, how is ${first.name} related to ${last.name} if '${expression}'?`,
      ]),
      answer,
      mistakes: [
        ...(relation === 'parent.sibling.child'
          ? []
          : [{ value: nameOf(relation, !male), because: say`${first.name} is a ${male ? 'man' : 'woman'}` }]),
        ...wrongTurns(relation, male, first.name, last.name),
        ...rest.slice(0, -1).flatMap((middle) => halfWay(statements, first, middle)),
      ],
      others: othersNear(relation, male),
      steps: [
        ...[...statements]
          .reverse()
          .map(
            ({ person, relation: word, of }) =>
              say`${person} ${symbolOf(word)} ${of}: ${person} is the ${word} of ${of}.`,
          ),
        say`Follow the chain from ${last.name} to ${first.name}.`,
        say`So to ${last.name}, ${first.name} is the ${answer}`,
      ],
    }
  },
  solve({ find, code, expression, wanted, choices }) {
    if (find === 'expression') return choices.find((choice) => readCoded(code, choice) === wanted) ?? ''
    if (find === 'symbol')
      return choices.find((choice) => readCoded(code, expression.replace(GAP, choice)) === wanted) ?? ''
    if (find === 'statement') return choices.find((choice) => isTrue(code, expression, choice)) ?? ''
    return readCoded(code, expression) ?? ''
  },
})

type Code = readonly { symbol: string; word: Relation }[]

interface Coded {
  code: Code
  statements: readonly Statement[]
  first: string
  last: string
  /** What the first is to the last. */
  answer: string
  meanings: string
  expression: string
}

/** For a question that gives the expression and asks for the relation, which needs neither. */
const NOT_ASKED: { wanted: string; choices: string[] } = { wanted: '', choices: [] }

/** What an expression says of each two people in it. */
function statementsIn(code: Code, expression: string): Statement[] {
  const parts = expression.split(' ')
  return parts.flatMap((symbol, place) => {
    const found = code.find((one) => one.symbol === symbol)
    const [person, of] = [parts[place - 1], parts[place + 1]]
    return found && person && of ? [{ person, relation: found.word, of }] : []
  })
}

/** What the first person of an expression is to the last. */
function readCoded(code: Code, expression: string): string | null {
  const parts = expression.split(' ')
  return readRelation(statementsIn(code, expression), parts[0] ?? '', parts.at(-1) ?? '')
}

/** Whether 'P is the aunt of R' holds in an expression. */
function isTrue(code: Code, expression: string, statement: string): boolean {
  const [, person = '', relation, of = ''] = /^(\w) is the (\S+) of (\w)$/.exec(statement) ?? []
  return readRelation(statementsIn(code, expression), person, of) === relation
}

const toldBy = (relation: string | null, first: string, last: string) =>
  say`there ${first} is the ${relation ?? ''} of ${last}`

/** A wrong expression tells another relation; one that tells none, or contradicts itself, might be read as the right one. */
function isWrong(code: Code, expression: string, answer: string): boolean {
  const relation = readCoded(code, expression)
  return relation !== null && relation !== answer && isConsistent(code, expression)
}

const OF_MEN: ReadonlySet<Relation> = new Set(['father', 'son', 'brother', 'husband'])

/** Whoever is the husband of somebody cannot be that person's wife: the one after 'husband' is a woman. */
function isConsistent(code: Code, expression: string): boolean {
  const words = expression
    .split(' ')
    .flatMap((part) => code.find(({ symbol }) => symbol === part)?.word ?? [])
  return words.every((word, index) => {
    const next = words[index + 1]
    if (next === undefined || (word !== 'husband' && word !== 'wife')) return true
    return OF_MEN.has(next) === (word === 'wife')
  })
}

/** "Which of the following means that P is the uncle of R?" */
function whichExpression(
  rng: Random,
  { code, statements, first, last, answer, meanings, expression }: Coded,
) {
  // Each of them begins with a person of the right sex: a father's sign alone would show the grandfather.
  const isMale = OF_MEN.has(statements[0]?.relation ?? 'father')
  const beginnings = code.filter(({ word }) => OF_MEN.has(word) === isMale)
  const all = statements.reduce(
    (texts, { of }, place) =>
      texts.flatMap((text) =>
        (place === 0 ? beginnings : code).map(({ symbol }) => `${text} ${symbol} ${of}`),
      ),
    [first],
  )
  const pool = all.filter((other) => isWrong(code, other, answer))
  const wrong = drawRivals(rng, pool, expression, (other) => readCoded(code, other))
  if (!wrong) return null
  return {
    given: {
      find: 'expression' as const,
      code,
      expression: '',
      wanted: answer,
      choices: rng.shuffle([expression, ...wrong]),
    },
    prompt: rng.pick([
      say`If ${meanings}, then which of the following means that ${first} is the ${answer} of ${last}?`,
      say`In a certain code, ${meanings}. Which of the following expressions shows that ${first} is the ${answer} of ${last}?`,
      say`${meanings}. Which of the following indicates that ${first} is the ${answer} of ${last}?`,
    ]),
    answer: expression,
    mistakes: wrong.map((value) => ({ value, because: toldBy(readCoded(code, value), first, last) })),
    steps: [
      ...statements.map(
        ({ person, relation: word, of }) => say`In ${expression}, ${person} is the ${word} of ${of}.`,
      ),
      say`So ${first} is the ${answer} of ${last} in ${expression}`,
    ],
  }
}

/**
 * Three expressions of three different relations. One of them at least begins as the key does, so that the first sign
 * does not decide, and the key is not the one that has most in common with the others.
 */
function drawRivals(
  rng: Random,
  pool: readonly string[],
  expression: string,
  relationOf: (other: string) => string | null,
): string[] | null {
  const key = expression.split(' ')
  for (let turn = 0; pool.length >= 3 && turn < 100; turn++) {
    const three = rng.sample(pool, 3)
    const rows = three.map((other) => other.split(' '))
    const inCommon = (row: readonly string[]) =>
      [key, ...rows].flatMap((other) => other.filter((part, place) => part === row[place])).length
    if (
      new Set(three.map(relationOf)).size === 3 &&
      rows.some((row) => row[1] === key[1]) &&
      rows.some((row) => inCommon(row) >= inCommon(key))
    )
      return three
  }
  return null
}

/** Where a sign is missing. */
const GAP = '(?)'

/** "Which sign should replace the question mark in P (?) Q − R, so that P is the uncle of R?" */
function whichSymbol(rng: Random, { code, first, last, answer, meanings, expression }: Coded) {
  const parts = expression.split(' ')
  const place = rng.pick(parts.flatMap((_, index) => (index % 2 === 1 ? [index] : [])))
  const asked = parts.map((part, index) => (index === place ? GAP : part)).join(' ')
  const symbols = code.map(({ symbol }) => symbol)
  const key = parts[place] ?? ''
  const others = symbols.filter((symbol) => symbol !== key)
  const areWrong = others.every((symbol) => isWrong(code, asked.replace(GAP, symbol), answer))
  if (!areWrong || others.length < 3) return null
  return {
    given: { find: 'symbol' as const, code, expression: asked, wanted: answer, choices: symbols },
    prompt: rng.pick([
      say`In a certain code, ${meanings}. Which sign should replace the question mark in '${asked}' so that ${first} is the ${answer} of ${last}?`,
      say`If ${meanings}, then which sign should come in place of the question mark in '${asked}' to show that ${first} is the ${answer} of ${last}?`,
    ]),
    answer: key,
    mistakes: others.map((value) => ({
      value,
      because: toldBy(readCoded(code, asked.replace(GAP, value)), first, last),
    })),
    steps: [
      say`Put each sign into ${asked} and follow the chain.`,
      say`In ${expression}, ${first} is the ${answer} of ${last}. So the sign is ${key}`,
    ],
  }
}

/** "Which of the following is true if P + Q − R × S?" The options are about several pairs of people. */
function whichStatement(rng: Random, { code, statements, first, meanings, expression }: Coded) {
  const people = [first, ...statements.map(({ of }) => of)]
  const pairs = people.flatMap((person) =>
    people.flatMap((of) => {
      const isMale = isMan(statements, person)
      const relation = person === of || isMale === null ? null : readRelation(statements, person, of)
      return relation === null || isMale === null ? [] : [{ person, of, relation, isMale }]
    }),
  )
  // What one sign tells, or tells the other way round, is not asked.
  const found = pairs.filter(({ person, of }) => Math.abs(people.indexOf(person) - people.indexOf(of)) > 1)
  if (found.length < 3) return null
  const key = rng.pick(found)
  const wrong = rng
    .shuffle(pairs.filter((pair) => pair !== key))
    .flatMap((pair) =>
      rng
        .shuffle(otherWordsNear(pair.relation, pair.isMale))
        .slice(0, 1)
        .map((word) => ({ ...pair, word })),
    )
    .slice(0, 4)
  if (wrong.length < 4) return null
  const written = (person: string, word: string, of: string) => `${person} is the ${word} of ${of}`
  const answer = written(key.person, key.relation, key.of)
  const options = wrong.map((one) => written(one.person, one.word, one.of))
  return {
    given: {
      find: 'statement' as const,
      code,
      expression,
      wanted: '',
      choices: rng.shuffle([answer, ...options]),
    },
    prompt: rng.pick([
      say`If ${meanings}, then which of the following is true when '${expression}'?`,
      say`In a certain code, ${meanings}. Given '${expression}', which of the following statements is correct?`,
      say`${meanings}. Which of the following follows from '${expression}'?`,
    ]),
    answer,
    mistakes: wrong.map((one, index) => ({
      value: options[index] ?? '',
      because: toldBy(one.relation, one.person, one.of),
    })),
    steps: [
      ...statements.map(({ person, relation: word, of }) => say`${person} is the ${word} of ${of}.`),
      say`Together these say: ${answer}`,
    ],
  }
}

const RELATIONS: readonly Relation[] = [
  'father',
  'mother',
  'son',
  'daughter',
  'brother',
  'sister',
  'husband',
  'wife',
]
const SYMBOLS = ['+', '−', '×', '÷', '@', '#', '%', '&', '©', '★']
