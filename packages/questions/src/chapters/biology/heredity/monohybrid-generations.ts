import type { Random } from '../../../kit/random/random.ts'
import { fraction } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { CROSSES, setting, TRAITS, write } from './punnett.ts'

/** The hard forms: a second generation, and what is known of a healthy child. */
export function secondGeneration(rng: Random) {
  const trait = rng.pick(TRAITS.filter(({ organism }) => organism.endsWith('plants')))
  const { cross, boxes } = rng.pick(CROSSES)
  const [pure, hybrid, recessive] = boxes
  const isRecessive = rng.chance(0.5)
  const parents = cross.map((pair) => write(pair, trait.letter))
  // Eighths: a quarter of the offspring of each mixed plant is recessive, all of each recessive one.
  const sixteenths = isRecessive ? hybrid + 4 * recessive : 4 * pure + 3 * hybrid
  const answer = fraction(sixteenths, 16)
  const group = isRecessive ? trait.recessive : trait.dominant
  return {
    given: {
      find: 'second-generation' as const,
      cross,
      wanted: isRecessive ? (['aa'] as const) : (['AA', 'Aa'] as const),
    },
    prompt: say`${setting(rng, trait)} The offspring of ${parents[0] ?? ''} × ${parents[1] ?? ''} are each self-pollinated and give equally many seeds. What fraction of the next generation is expected to be ${group}?`,
    answer,
    within: [0, 1] as const,
    mistakes: [
      { value: fraction(16 - sixteenths, 16), because: say`that is the fraction of the others` },
      {
        value: fraction(isRecessive ? recessive : pure + hybrid, 4),
        because: say`that is the fraction in the first generation of offspring`,
      },
      {
        value: fraction(isRecessive ? 1 : 3, 4),
        because: say`every plant was taken to be ${write('Aa', trait.letter)}`,
      },
      {
        value: fraction(isRecessive ? hybrid : 3 * hybrid, 16),
        because: say`only the mixed plants were counted`,
      },
      { value: fraction(1, 2), because: say`the two kinds were taken to be equally frequent` },
      { value: fraction(sixteenths - 1, 16), because: say`one sixteenth was missed` },
      { value: fraction(sixteenths + 1, 16), because: say`one sixteenth too many was counted` },
    ],
    steps: [
      say`The first offspring: ${pure} ${write('AA', trait.letter)}, ${hybrid} ${write('Aa', trait.letter)}, ${recessive} ${write('aa', trait.letter)} of 4.`,
      say`Selfed, ${write('AA', trait.letter)} gives only ${trait.dominant}, ${write('aa', trait.letter)} only ${trait.recessive}, and ${write('Aa', trait.letter)} gives 3 : 1.`,
      say`In sixteenths that makes ${isRecessive ? say`${hybrid} × 1 + ${recessive} × 4` : say`${pure} × 4 + ${hybrid} × 3`} = ${sixteenths} that are ${group}.`,
      say`Fraction = ${answer}`,
    ],
  }
}

export function carriers(rng: Random) {
  const [child, partner] = rng.sample(people, 2)
  const disorder = rng.pick([
    'sickle-cell anaemia',
    'thalassaemia',
    'albinism',
    'cystic fibrosis',
    'phenylketonuria',
  ])
  const asksCarrier = rng.chance(0.5)
  const answer = asksCarrier ? fraction(2, 3) : fraction(1, 6)
  const opening = say`${disorder} is recessive (aa). Both parents of ${child.name} of ${rng.pick(towns)} are healthy carriers (Aa), and ${child.name} is healthy.`
  return {
    given: { find: asksCarrier ? ('carrier' as const) : ('affected-child' as const) },
    prompt: asksCarrier
      ? say`${opening} ${partner.name} asks how likely it is that ${child.name} is a carrier. What is the probability?`
      : say`${opening} ${child.name} marries ${partner.name}, a carrier. What is the probability that their first child is affected?`,
    answer,
    within: [0, 1] as const,
    mistakes: asksCarrier
      ? [
          {
            value: fraction(1, 2),
            because: say`2 of 4 boxes were counted, but aa is ruled out because ${child.name} is healthy`,
          },
          { value: fraction(1, 3), because: say`that is the probability of being AA` },
          { value: fraction(3, 4), because: say`that is the probability of being healthy` },
          { value: fraction(1, 4), because: say`that is the probability of being affected` },
          { value: fraction(5, 6), because: say`the probabilities were added wrongly` },
        ]
      : [
          { value: fraction(1, 4), because: say`${child.name} was taken to be a carrier for certain` },
          {
            value: fraction(1, 8),
            because: say`the probability of being a carrier was taken as 1/2, although aa is ruled out`,
          },
          { value: fraction(2, 3), because: say`that is the probability that ${child.name} is a carrier` },
          { value: fraction(1, 3), because: say`the probabilities 2/3 and 1/2 were multiplied` },
          { value: fraction(1, 12), because: say`the probability of being AA was used` },
          { value: fraction(1, 16), because: say`1/4 was multiplied by 1/4` },
        ],
    steps: [
      say`Aa × Aa gives AA, Aa, Aa and aa.`,
      say`${child.name} is healthy, so aa is ruled out and three equally likely boxes remain.`,
      say`Two of these three are carriers: probability 2/3`,
      ...(asksCarrier
        ? [say`So the probability is ${answer}`]
        : [say`Two carriers have an affected child with 1/4: 2/3 × 1/4 = ${answer}`]),
    ],
  }
}
