import { defineGenerator } from '../../../kit/define-generator.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawChain, othersNear, wrongTurns } from './blood-chain.ts'
import { nameOf, readRelation, type Step } from './family.ts'

/** "Pointing to a man, Asha says, 'He is the brother of my mother.' How is the man related to Asha?" */
export const bloodPointing = defineGenerator({
  id: 'reasoning/blood-pointing',
  version: 4,
  levels: { easy: { links: 2 }, medium: { links: 3 }, hard: { links: 4 } },
  generate(rng, { links }) {
    const { chain, statements, relation } = rng.until(
      () => drawChain(rng, links),
      (drawn) => drawn.relation !== null && isClear(drawn.way),
    )
    const [first, ...rest] = chain
    const speaker = rest.at(-1)
    if (!first || !speaker || relation === null) throw new Error('a chain has at least two people')
    const male = first.he === 'he'
    const answer = nameOf(relation, male)
    const person = rng.pick(male ? ['man', 'man', 'gentleman'] : ['woman', 'woman', 'lady'])
    const [last, ...before] = statements.map((one) => one.relation).reverse()
    const phrase = before.reduce((text, word) => `the ${word} of ${text}`, `my ${last ?? ''}`)
    const { name } = speaker
    return {
      given: { relations: statements.map((one) => one.relation) },
      prompt: rng.pick([
        say`Pointing to a ${person} ${rng.pick(['in a photograph', 'in a magazine', 'in an old album', 'on the stage'])}, ${name} said, “${male ? 'He' : 'She'} is ${phrase}.” How is the ${person} related to ${name}?`,
        say`Pointing towards a ${person} ${rng.pick(['at the door', 'in the garden', 'in the next row', 'at the bus stop'])}, ${name} said, “This is ${phrase}.” What is the relation of the ${person} to ${name}?`,
        say`Introducing a ${person} to ${rng.pick(['a friend', 'the guests', 'a neighbour', 'the teacher'])}, ${name} said, “${male ? 'He' : 'She'} is ${phrase}.” How is the ${person} related to ${name}?`,
        say`Looking at the ${rng.pick(['portrait', 'photograph', 'painting'])} of a ${person}, ${name} remarked, “${male ? 'He' : 'She'} is ${phrase}.” How is that ${person} related to ${name}?`,
        say`Seeing a ${person} ${rng.pick(['at a wedding', 'at the railway station', 'in the market', 'on the stage'])}, ${name} said, “${male ? 'He' : 'She'} is ${phrase}.” How is the ${person} related to ${name}?`,
        say`${name} showed ${rng.pick(['a friend', 'a classmate', 'a visitor'])} the ${rng.pick(['picture', 'photograph'])} of a ${person} and said, “This is ${phrase}.” How is the ${person} related to ${name}?`,
        say`When asked about a ${person} ${rng.pick(['in a group photograph', 'on the stage', 'in the next room'])}, ${name} replied, “${male ? 'He' : 'She'} is ${phrase}.” What is the relation of the ${person} to ${name}?`,
        say`“The ${person} ${rng.pick(['over there', 'in the photograph', 'at the gate'])} is ${phrase},” said ${name}. How is the ${person} related to ${name}?`,
        say`${name} invited a ${person} ${rng.pick(['home', 'to lunch', 'to a function', 'to a wedding'])} and told ${rng.pick(['the neighbours', 'the other guests', 'a colleague'])}, “${male ? 'He' : 'She'} is ${phrase}.” How is the ${person} related to ${name}?`,
        say`${name} met a ${person} in a ${rng.pick(['park', 'train', 'library', 'market', 'hospital'])} and told a friend that ${male ? 'he' : 'she'} was “${phrase}”. How is the ${person} related to ${name}?`,
      ]),
      answer,
      mistakes: [
        ...wrongTurns(relation, male, `the ${person}`, name),
        ...rest.slice(0, -1).flatMap((middle) => {
          const value = readRelation(statements, first.name, middle.name)
          const whom = statements.slice(rest.indexOf(middle) + 1).map((one) => one.relation)
          const [own, ...others] = whom.reverse()
          const text = others.reduce((so, word) => `the ${word} of ${so}`, `the ${own ?? ''} of ${name}`)
          return value === null
            ? []
            : [{ value, because: say`that is how the ${person} is related to ${text}` }]
        }),
      ],
      others: othersNear(relation, male),
      steps: [
        say`Begin at ${name} and read what is said from its end: my ${last ?? ''}.`,
        ...before.map((word, place) => {
          const from = before
            .slice(0, place)
            .reduce((text, one) => `the ${one} of ${text}`, `the ${last ?? ''} of ${name}`)
          return say`Next comes the ${word} of ${from}.`
        }),
        say`So to ${name}, the ${person} is the ${answer}`,
      ],
    }
  },
  solve({ relations }) {
    // People are numbered from the one pointed at to the speaker, and placed in a family.
    const statements = relations.map((relation, place) => ({
      person: `#${place}`,
      relation,
      of: `#${place + 1}`,
    }))
    return readRelation(statements, '#0', `#${relations.length}`) ?? ''
  },
})

/**
 * False when the path may return to its start: the child of a parent, or the brother of a sister, could be that
 * same person.
 */
const isClear = (way: readonly Step[]): boolean =>
  way.every((step, place) => {
    const pair = `${step}.${way[place + 1] ?? ''}`
    return pair !== 'parent.child' && pair !== 'sibling.sibling'
  })
