import { defineGenerator } from '../../../kit/define-generator.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawChain, drawLettered, halfWay, OTHERS, wrongTurns } from './blood-chain.ts'
import { nameOf, type Relation, readRelation } from './family.ts'

/** "'A + B' means A is the father of B, 'A − B' means A is the sister of B. In P + Q − R, how is P related to R?" */
export const bloodCoded = defineGenerator({
  id: 'reasoning/blood-coded',
  version: 1,
  levels: { easy: { links: 2 }, medium: { links: 3 }, hard: { links: 4 } },
  generate(rng, { links }) {
    const letters = drawLettered(rng)
    const { chain, statements, relation } = rng.until(
      () => drawChain(rng, links, letters),
      (drawn) => drawn.relation !== null,
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
      ['A', 'B', 'L', 'M', 'X', 'Y'].filter((letter) => !expression.includes(letter)),
      2,
    )
    const meanings = code
      .map(({ symbol, word }) => `'${x} ${symbol} ${y}' means that ${x} is the ${word} of ${y}`)
      .join(', ')
    return {
      given: { code, expression },
      prompt: rng.pick([
        say`${meanings}. If ${expression}, how is ${first.name} related to ${last.name}?`,
        say`In a code of relations ${meanings}. What is ${first.name} to ${last.name} in ${expression}?`,
        say`Suppose that ${meanings}. Which relation of ${first.name} to ${last.name} does ${expression} tell?`,
        say`Read ${expression} with this key: ${meanings}. How is ${first.name} related to ${last.name}?`,
      ]),
      answer,
      mistakes: [
        ...(relation === 'parent.sibling.child'
          ? []
          : [{ value: nameOf(relation, !male), because: say`${first.name} is a ${male ? 'man' : 'woman'}` }]),
        ...wrongTurns(relation, male, first.name, last.name),
        ...rest.slice(0, -1).flatMap((middle) => halfWay(statements, first, middle)),
      ],
      others: OTHERS.filter(([, isMale]) => isMale === male).map(([word]) => word),
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
  solve({ code, expression }) {
    const parts = expression.split(' ')
    const statements = parts.flatMap((symbol, place) => {
      const found = code.find((one) => one.symbol === symbol)
      const [person, of] = [parts[place - 1], parts[place + 1]]
      return found && person && of ? [{ person, relation: found.word, of }] : []
    })
    return readRelation(statements, parts[0] ?? '', parts.at(-1) ?? '') ?? ''
  },
})

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
