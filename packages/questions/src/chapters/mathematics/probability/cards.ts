import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "One card is drawn from a pack of 52. What is the probability that it is a king?" */
export const cards = defineGenerator({
  id: 'statistics/cards',
  version: 8,
  concepts: ['single-card', 'either-of-two-cards', 'two-cards'],
  levels: {
    easy: { forms: [one, ...often(12, removed)] },
    medium: { forms: [either, neither, two, ...often(5, removed), ...often(9, oneOfEach)] },
    hard: {
      forms: [atLeastOne, ...often(4, inOrder), ...often(6, threeCards), ...often(8, oneOfThreeKinds)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Look at every card, or every pair of cards.
    const fits = (card: number, names: readonly string[]) => names.some((name) => isKind(card, name))
    if (given.find === 'removed') {
      const left = PACK.filter((card) => !isAny(card, given.removed))
      return left.filter((card) => isKind(card, given.kind)).length / left.length
    }
    if (given.find === 'one')
      return PACK.filter((card) => fits(card, given.kinds) === given.wanted).length / 52
    if (given.find === 'in-order') {
      // Every first card with every other one after it.
      const [first = '', second = ''] = given.kinds
      const after = PACK.filter((card) => isKind(card, second))
      const ways = PACK.filter((card) => isKind(card, first)).map(
        (card) => after.filter((other) => other !== card).length,
      )
      return ways.reduce((sum, number) => sum + number, 0) / (52 * 51)
    }
    if (given.find === 'three-kinds') {
      const [first = [], second = [], third = []] = given.kinds.map((name) =>
        PACK.filter((card) => isKind(card, name)),
      )
      // Each choice once, whatever the order: the three kinds share no card.
      const choices = first.map((a) => second.map((b) => third.filter((c) => c !== a && c !== b).length))
      return choices.flat().reduce((sum, number) => sum + number, 0) / ((52 * 51 * 50) / 6)
    }
    if (given.find === 'three') {
      const [first = [], second = []] = given.kinds.map((name) => PACK.map((card) => isKind(card, name)))
      let fitting = 0
      for (let a = 0; a < 52; a++)
        for (let b = a + 1; b < 52; b++) {
          const [ofFirst, ofSecond] = [
            Number(first[a]) + Number(first[b]),
            Number(second[a]) + Number(second[b]),
          ]
          // The third card brings what is missing to two of the first kind and one of the second.
          if (ofFirst === 2) fitting += second.slice(b + 1).filter(Boolean).length
          else if (ofFirst === 1 && ofSecond === 1) fitting += first.slice(b + 1).filter(Boolean).length
        }
      return fitting / ((52 * 51 * 50) / 6)
    }
    const pairs = PACK.flatMap((a) => PACK.filter((b) => b > a).map((b) => [a, b] as const))
    const isOf = given.kinds.map((name) => PACK.map((card) => isKind(card, name)))
    if (given.find === 'both')
      return pairs.filter(([a, b]) => isOf[0]?.[a] && isOf[0]?.[b]).length / pairs.length
    if (given.find === 'at-least-one')
      return pairs.filter(([a, b]) => isOf[0]?.[a] || isOf[0]?.[b]).length / pairs.length
    const [first = [], second = []] = isOf
    return pairs.filter(([a, b]) => (first[a] && second[b]) || (first[b] && second[a])).length / pairs.length
  },
})

const ask = (rng: Random, event: Message): Message =>
  rng.pick([
    say`What is the probability of ${event}?`,
    say`Find the probability of ${event}.`,
    say`What will be the probability of ${event}?`,
    say`The probability of ${event} is:`,
    say`Determine the probability of ${event}.`,
  ])

/** Neither impossible nor certain. */
const unit = [0.0001, 0.9999] as const

function one(rng: Random) {
  const [kind, number] = rng.pick(KINDS)
  const answer = fraction(number, 52)
  return {
    concept: 'single-card',
    given: { find: 'one' as const, kinds: [kind], wanted: true },
    prompt: say`${open(rng, 'one card')} ${ask(rng, say`drawing ${article(kind)}`)}`,
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(52 - number, 52),
        because: say`that is the probability that it is not ${article(kind)}`,
      },
      { value: fraction(1, 52), because: say`only one such card was counted` },
      {
        value: fraction(1, number === 4 ? 4 : number),
        because: say`the number of such cards was taken as the denominator`,
      },
      { value: fraction(number, 13), because: say`the cards were counted against 13 instead of 52` },
      { value: fraction(number, 26), because: say`only half of the pack was counted` },
      { value: fraction(2 * number, 52), because: say`the cards were counted twice` },
      { value: fraction(number + 1, 52), because: say`one card too many was counted` },
      { value: fraction(number - 1, 52), because: say`one card was missed` },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`A pack has ${number} ${many(kind)} among 52 cards.`,
      say`Probability = ${number} ÷ 52 = ${answer}`,
    ],
  }
}

/** "All the aces are removed from a pack of 52 cards. What is the probability of drawing a red card from the rest?" */
function removed(rng: Random) {
  // All of one kind, or two ranks.
  const { taken, kind } = rng.until(
    () => ({
      taken: rng.chance(0.35) ? [rng.pick(KINDS)[0]] : rng.sample(RANKS, 2),
      kind: rng.pick(KINDS)[0],
    }),
    (drawn) =>
      !drawn.taken.includes(drawn.kind) &&
      PACK.some((card) => isKind(card, drawn.kind) && !isAny(card, drawn.taken)) &&
      !drawn.taken.some((one) => /^(red|black) card$/.test(one)),
  )
  const gone = taken.map(many).join(' and ')
  const [out, all] = [
    PACK.filter((card) => isAny(card, taken)).length,
    PACK.filter((card) => isKind(card, kind)).length,
  ]
  const both = PACK.filter((card) => isAny(card, taken) && isKind(card, kind)).length
  const [number, left] = [all - both, 52 - out]
  const answer = fraction(number, left)
  return {
    concept: 'single-card',
    given: { find: 'removed' as const, removed: taken, kind },
    prompt: rng.pick([
      say`All the ${gone} are removed from a pack of 52 cards. One card is drawn at random from the rest. ${ask(rng, say`drawing ${article(kind)}`)}`,
      say`From a pack of 52 playing cards, all the ${gone} are taken out. The rest are shuffled and one card is drawn. ${ask(rng, say`drawing ${article(kind)}`)}`,
      say`If one card is drawn at random from a pack of 52 cards from which the ${gone} have been removed, what is the probability of drawing ${article(kind)}?`,
    ]),
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(number, 52),
        because: say`the cards that were removed were still counted in the pack`,
      },
      { value: fraction(all, 52), because: say`that is the probability with the whole pack` },
      ...(both > 0 && all < left
        ? [{ value: fraction(all, left), because: say`some of these cards were removed as well` }]
        : []),
      {
        value: fraction(left - number, left),
        because: say`that is the probability that it is not ${article(kind)}`,
      },
      { value: fraction(number + 1, left), because: say`one card too many was counted` },
      ...(number > 1 ? [{ value: fraction(number - 1, left), because: say`one card was missed` }] : []),
      ...(number > 2
        ? [{ value: fraction(1, left), because: say`one card was counted, but ${number} of them fit` }]
        : []),
      ...(both > 0
        ? [{ value: fraction(number - both, left), because: say`the cards taken out were taken off twice` }]
        : []),
      { value: fraction(number, 52 - out - 1), because: say`one card too many was taken out of the pack` },
      { value: fraction(2 * number, left), because: say`the cards were counted twice` },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`A pack has ${out} ${gone}, so 52 − ${out} = ${left} cards are left. Among them are ${number} ${number === 1 ? kind : many(kind)}.`,
      say`Probability = ${number} ÷ ${left} = ${answer}`,
    ],
  }
}

/** Two kinds that may share cards. */
function either(rng: Random) {
  const suit = rng.pick(SUITS)
  const [first, second] = rng.pick([
    [suit, rng.pick(RANKS)],
    ['red card', rng.pick(RANKS)],
    ['black card', rng.pick(RANKS)],
    [rng.pick(['ace', 'ten', 'two', 'five']), rng.pick(['king', 'queen', 'jack', 'seven'])],
    ['face card', suit],
  ] as const)
  const has = (kind: string) => PACK.filter((card) => isKind(card, kind)).length
  const shared = PACK.filter((card) => isKind(card, first) && isKind(card, second)).length
  const [a, b] = [has(first), has(second)]
  const number = a + b - shared
  const answer = fraction(number, 52)
  return {
    concept: 'either-of-two-cards',
    given: { find: 'one' as const, kinds: [first, second], wanted: true },
    prompt: say`${open(rng, 'one card')} ${ask(rng, say`drawing ${article(first)} or ${article(second)}`)}`,
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(a + b, 52),
        because: shared > 0 ? say`cards that are both were counted twice` : say`a card was counted twice`,
      },
      { value: fraction(shared, 52), because: say`only cards that are both were counted` },
      { value: fraction(52 - number, 52), because: say`that is the probability of neither` },
      { value: fraction(a, 52), because: say`only ${many(first)} were counted` },
      { value: fraction(b, 52), because: say`only ${many(second)} were counted` },
      { value: fraction(a + b - 2 * shared, 52), because: say`the cards that are both were taken off twice` },
      { value: fraction(number + 2, 52), because: say`two cards too many were counted` },
    ].filter(({ value }) => value.amount.rational.gt(0)),
    steps: [
      say`${many(first)}: ${a}; ${many(second)}: ${b}; both at once: ${shared}`,
      say`Cards that fit: ${a} + ${b} − ${shared} = ${number}`,
      say`Probability = ${number} ÷ 52 = ${answer}`,
    ],
  }
}

function neither(rng: Random) {
  const suit = rng.pick(SUITS)
  const [first, second] = rng.pick([
    [suit, rng.pick(RANKS)],
    ['red card', rng.pick(RANKS)],
    [rng.pick(['ace', 'ten', 'three', 'nine']), rng.pick(['king', 'queen', 'jack', 'eight'])],
    ['face card', suit],
    ['black card', rng.pick(RANKS)],
  ] as const)
  const has = (kind: string) => PACK.filter((card) => isKind(card, kind)).length
  const shared = PACK.filter((card) => isKind(card, first) && isKind(card, second)).length
  const [a, b] = [has(first), has(second)]
  const number = 52 - (a + b - shared)
  const answer = fraction(number, 52)
  return {
    concept: 'either-of-two-cards',
    given: { find: 'one' as const, kinds: [first, second], wanted: false },
    prompt: say`${open(rng, 'one card')} ${ask(rng, say`drawing neither ${article(first)} nor ${article(second)}`)}`,
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(52 - number, 52),
        because: say`that is the probability of ${article(first)} or ${article(second)}`,
      },
      {
        value: fraction(52 - a - b, 52),
        because: shared > 0 ? say`cards that are both were taken off twice` : say`a card was taken off twice`,
      },
      { value: fraction(52 - a, 52), because: say`only ${many(first)} were excluded` },
      { value: fraction(52 - b, 52), because: say`only ${many(second)} were excluded` },
      { value: fraction(52 - shared, 52), because: say`only cards that are both were excluded` },
      { value: fraction(number - 2, 52), because: say`two cards too many were excluded` },
      { value: fraction(number + 2, 52), because: say`two cards too few were excluded` },
    ].filter(({ value }) => value.amount.rational.gt(0) && value.amount.rational.lt(1)),
    steps: [
      say`Cards that are one or the other: ${a} + ${b} − ${shared} = ${52 - number}`,
      say`Cards that are neither: 52 − ${52 - number} = ${number}`,
      say`Probability = ${number} ÷ 52 = ${answer}`,
    ],
  }
}

function two(rng: Random) {
  const [kind, number] = rng.pick(KINDS)
  const answer = fraction(choose(number, 2), choose(52, 2))
  return {
    concept: 'two-cards',
    given: { find: 'both' as const, kinds: [kind] },
    prompt: say`${open(rng, 'two cards')} ${ask(rng, say`drawing two ${many(kind)}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(number * number, 52 * 52), because: say`the first card was put back` },
      {
        value: fraction(number * (number - 1), 52 * 52),
        because: say`the second card was drawn from 52 cards instead of 51`,
      },
      {
        value: fraction(number * number, 52 * 51),
        because: say`the second time all ${number} cards were counted again`,
      },
      { value: fraction(2 * number, 52), because: say`the probability of one card was doubled` },
      { value: fraction(number, 52), because: say`only one card was drawn` },
      { value: fraction(choose(number, 2), 52 * 51), because: say`pairs were divided by ordered pairs` },
      {
        value: fraction(2 * choose(number, 2), choose(52, 2)),
        because: say`ordered pairs were divided by pairs`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1)),
    steps: [
      say`Pairs of cards: 52 × 51 ÷ 2 = ${choose(52, 2)}`,
      say`A pack has ${number} ${many(kind)}.`,
      say`Pairs of them: ${number} × ${number - 1} ÷ 2 = ${choose(number, 2)}`,
      say`Probability = ${choose(number, 2)} ÷ ${choose(52, 2)} = ${answer}`,
    ],
  }
}

function oneOfEach(rng: Random) {
  const [first, second] = rng.until(
    () => rng.sample(KINDS, 2),
    ([a, b]) => PACK.every((card) => !(isKind(card, a[0]) && isKind(card, b[0]))),
  )
  const [a, b] = [first[1], second[1]]
  const answer = fraction(a * b, choose(52, 2))
  return {
    concept: 'two-cards',
    given: { find: 'each' as const, kinds: [first[0], second[0]] },
    prompt: say`${open(rng, 'two cards')} ${ask(rng, say`drawing one ${first[0]} and one ${second[0]}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(a * b, 52 * 51), because: say`only one order of the two cards was counted` },
      {
        value: fraction(a * b, 52 * 52),
        because: say`the first card was put back, and only one order counted`,
      },
      {
        value: fraction(2 * a * b, 52 * 52),
        because: say`the second card was drawn from 52 cards instead of 51`,
      },
      {
        value: fraction(a + b, choose(52, 2)),
        because: say`the numbers of cards were added instead of multiplied`,
      },
      {
        value: fraction(choose(a, 2) + choose(b, 2), choose(52, 2)),
        because: say`two cards of the same kind were counted`,
      },
      { value: fraction(2 * a * b, choose(52, 2)), because: say`each pair was counted twice` },
      {
        value: fraction(a + b, 52),
        because: say`that is the probability of one or the other with a single card`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Pairs of cards: 52 × 51 ÷ 2 = ${choose(52, 2)}`,
      say`A pack has ${a} ${many(first[0])} and ${b} ${many(second[0])}, and no card is both.`,
      say`Pairs with one of each: ${a} × ${b} = ${a * b}`,
      say`Probability = ${a * b} ÷ ${choose(52, 2)} = ${answer}`,
    ],
  }
}

/** "Two cards are drawn. What is the probability of drawing at least one king?" */
function atLeastOne(rng: Random) {
  const [kind, number] = rng.pick(KINDS)
  const [all, none] = [choose(52, 2), choose(52 - number, 2)]
  const answer = fraction(all - none, all)
  return {
    concept: 'two-cards',
    given: { find: 'at-least-one' as const, kinds: [kind] },
    prompt: say`${open(rng, 'two cards')} ${ask(rng, say`drawing at least one ${kind}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(none, all), because: say`that is the probability of drawing none` },
      { value: fraction(2 * number, 52), because: say`the probability of one card was doubled` },
      { value: fraction(choose(number, 2), all), because: say`that is the probability that both are` },
      { value: fraction(number * (52 - number), all), because: say`that is the probability of exactly one` },
      { value: fraction(number, 52), because: say`only one card was drawn` },
      { value: fraction(52 * 52 - (52 - number) ** 2, 52 * 52), because: say`the first card was put back` },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Pairs of cards: 52 × 51 ÷ 2 = ${all}`,
      say`A pack has ${number} ${many(kind)}, so ${52 - number} cards are others.`,
      say`Pairs without any: ${52 - number} × ${51 - number} ÷ 2 = ${none}`,
      say`Pairs with at least one: ${all} − ${none} = ${all - none}`,
      say`Probability = ${all - none} ÷ ${all} = ${answer}`,
    ],
  }
}

/** "Two cards are drawn one after the other without replacement. What is the probability that the first is a king and the second a heart?" */
function inOrder(rng: Random) {
  const [first, second] = rng.until(
    () => rng.sample(KINDS, 2),
    ([a, b]) => {
      const shared = PACK.filter((card) => isKind(card, a[0]) && isKind(card, b[0])).length
      // Some cards are both, but not all of one kind.
      return shared > 0 && shared < a[1] && shared < b[1]
    },
  )
  const [a, b] = [first[1], second[1]]
  const shared = PACK.filter((card) => isKind(card, first[0]) && isKind(card, second[0])).length
  const ways = a * b - shared
  const answer = fraction(ways, 52 * 51)
  const event = say`the first is ${article(first[0])} and the second is ${article(second[0])}`
  return {
    concept: 'two-cards',
    given: { find: 'in-order' as const, kinds: [first[0], second[0]] },
    prompt: rng.pick([
      say`Two cards are drawn one after the other without replacement from a well-shuffled pack of 52 cards. ${chance(rng, event)}`,
      say`From a pack of 52 cards, two cards are drawn at random one by one, and the first is not put back. ${chance(rng, event)}`,
      say`${rng.pick(['A person', 'A man', 'A girl', 'A boy', 'A player', 'A student'])} draws two cards ${rng.pick(['in succession', 'one by one', 'one after the other'])} from a pack of 52 cards without replacing the first. ${chance(rng, event)}`,
      say`A pack of 52 cards is shuffled well and two cards are drawn from it ${rng.pick(['in succession', 'one by one', 'one after the other'])} without replacement. ${chance(rng, event)}`,
    ]),
    answer,
    within: unit,
    mistakes: [
      { value: fraction(a * b, 52 * 51), because: say`a card that is both was counted as its own partner` },
      { value: fraction(a * b, 52 * 52), because: say`the first card was put back` },
      {
        value: fraction(a * (b - 1), 52 * 51),
        because: say`the second kind was taken to lose a card in every case`,
      },
      { value: fraction(2 * ways, 52 * 51), because: say`both orders were counted` },
      { value: fraction(ways, 2 * 52 * 51), because: say`it was halved, as if the order were left open` },
      { value: fraction(ways, 52 * 52), because: say`the second card was drawn from 52 cards instead of 51` },
      { value: fraction(shared, 52), because: say`that is the probability of one card that is both` },
      {
        value: fraction(a + b - shared, 52),
        because: say`that is the probability of one or the other with one card`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Two cards in order: 52 × 51 = ${52 * 51} outcomes`,
      say`There are ${a} ${many(first[0])} and ${b} ${many(second[0])}, and ${shared} ${shared === 1 ? 'card is' : 'cards are'} both.`,
      say`If the first card is not both (${a - shared} cards), the second has ${b} choices; if it is both (${shared}), it has ${b - 1}.`,
      say`Outcomes: ${a - shared} × ${b} + ${shared} × ${b - 1} = ${ways}`,
      say`Probability = ${ways} ÷ ${52 * 51} = ${answer}`,
    ],
  }
}

const chance = (rng: Random, event: Message): Message =>
  rng.pick([
    say`What is the probability that ${event}?`,
    say`Find the probability that ${event}.`,
    say`The probability that ${event} is:`,
    say`What will be the probability that ${event}?`,
    say`Determine the probability that ${event}.`,
  ])

/** "Three cards are drawn. What is the probability of drawing two kings and one queen?" */
function threeCards(rng: Random) {
  const [first, second] = rng.until(
    () => rng.sample(KINDS, 2),
    ([a, b]) => PACK.every((card) => !(isKind(card, a[0]) && isKind(card, b[0]))) && a[1] >= 4,
  )
  const [a, b] = [first[1], second[1]]
  const all = choose(52, 3)
  const ways = choose(a, 2) * b
  const answer = fraction(ways, all)
  return {
    concept: 'two-cards',
    given: { find: 'three' as const, kinds: [first[0], second[0]] },
    prompt: say`${open(rng, 'three cards')} ${ask(rng, say`drawing two ${many(first[0])} and one ${second[0]}`)}`,
    answer,
    within: [0.000_001, 0.9999] as const,
    mistakes: [
      {
        value: fraction(a * a * b, all),
        because: say`the two ${many(first[0])} were counted in order, with repetition`,
      },
      {
        value: fraction(a * (a - 1) * b, all),
        because: say`the two ${many(first[0])} were counted in both orders`,
      },
      {
        value: fraction(a * choose(b, 2), all),
        because: say`one ${first[0]} and two ${many(second[0])} were counted`,
      },
      {
        value: fraction(choose(a, 2) + b, all),
        because: say`the two numbers were added instead of multiplied`,
      },
      {
        value: fraction(ways, 52 * 51 * 50),
        because: say`the outcomes were counted in order, but not those that fit`,
      },
      { value: fraction(3 * ways, all), because: say`each choice was counted three times` },
      {
        value: fraction(choose(a, 3) + choose(b, 3), all),
        because: say`three cards of one kind were counted`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Choices of three cards: 52 × 51 × 50 ÷ 6 = ${all}`,
      say`A pack has ${a} ${many(first[0])} and ${b} ${many(second[0])}, and no card is both.`,
      say`Two ${many(first[0])} can be chosen in ${a} × ${a - 1} ÷ 2 = ${choose(a, 2)} ways, and one ${second[0]} in ${b}.`,
      say`Together: ${choose(a, 2)} × ${b} = ${ways}`,
      say`Probability = ${ways} ÷ ${all} = ${answer}`,
    ],
  }
}

/** "Three cards are drawn. What is the probability of drawing one king, one queen and one red ten?" */
function oneOfThreeKinds(rng: Random) {
  const kinds = rng.until(
    () => rng.sample(KINDS, 3),
    (drawn) =>
      PACK.every((card) => drawn.filter(([kind]) => isKind(card, kind)).length <= 1) &&
      drawn.every(([, number]) => number <= 13),
  )
  const [a, b, c] = [kinds[0][1], kinds[1][1], kinds[2][1]]
  const [all, ways] = [choose(52, 3), a * b * c]
  const answer = fraction(ways, all)
  const names = kinds.map(([kind]) => `one ${kind}`)
  return {
    concept: 'two-cards',
    given: { find: 'three-kinds' as const, kinds: kinds.map(([kind]) => kind) },
    prompt: say`${open(rng, 'three cards')} ${ask(rng, say`drawing ${names[0] ?? ''}, ${names[1] ?? ''} and ${names[2] ?? ''}`)}`,
    answer,
    within: [0.000_001, 0.9999] as const,
    mistakes: [
      { value: fraction(ways, 52 * 51 * 50), because: say`only one order of the three cards was counted` },
      { value: fraction(ways, 52 ** 3), because: say`the cards were put back, and only one order counted` },
      {
        value: fraction(a + b + c, all),
        because: say`the numbers of cards were added instead of multiplied`,
      },
      { value: fraction(3 * ways, all), because: say`each choice was counted three times` },
      { value: fraction(6 * ways, all), because: say`the choices were counted in all six orders` },
      { value: fraction(2 * ways, all), because: say`each choice was counted twice` },
      {
        value: fraction(a + b + c, 52),
        because: say`that is the probability of one of them with a single card`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Choices of three cards: 52 × 51 × 50 ÷ 6 = ${all}`,
      say`A pack has ${a} ${many(kinds[0][0])}, ${b} ${many(kinds[1][0])} and ${c} ${many(kinds[2][0])}.`,
      say`No card is of two of these kinds, so the numbers are multiplied.`,
      say`Choices with one of each: ${a} × ${b} × ${c} = ${ways}`,
      say`Probability = ${ways} ÷ ${all} = ${answer}`,
    ],
  }
}

const PACK = range(0, 51)
const SUITS = ['club', 'diamond', 'heart', 'spade']
const RANKS = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
]

/** Card 0 is the ace of clubs, card 51 the king of spades. */
function isKind(card: number, kind: string): boolean {
  const [suit, rank] = [SUITS[Math.floor(card / 13)] ?? '', RANKS[card % 13] ?? '']
  switch (kind) {
    case 'red card':
      return suit === 'diamond' || suit === 'heart'
    case 'black card':
      return suit === 'club' || suit === 'spade'
    case 'face card':
      return ['jack', 'queen', 'king'].includes(rank)
    case 'red face card':
      return isKind(card, 'red card') && isKind(card, 'face card')
    case 'black face card':
      return isKind(card, 'black card') && isKind(card, 'face card')
    default:
      return kind
        .split(' ')
        .every(
          (word) =>
            word === suit ||
            word === rank ||
            (word === 'red' && isKind(card, 'red card')) ||
            (word === 'black' && isKind(card, 'black card')),
        )
  }
}

const isAny = (card: number, kinds: readonly string[]): boolean => kinds.some((kind) => isKind(card, kind))

/** The kinds that questions use, with their number in a pack. */
const KINDS: readonly (readonly [kind: string, cards: number])[] = [
  ...SUITS.map((suit) => [suit, 13] as const),
  ...RANKS.map((rank) => [rank, 4] as const),
  ...RANKS.flatMap((rank) => [[`red ${rank}`, 2] as const, [`black ${rank}`, 2] as const]),
  ['red card', 26],
  ['black card', 26],
  ['face card', 12],
  ['red face card', 6],
  ['black face card', 6],
]

const article = (kind: string) => (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`)
const many = (kind: string) => (kind === 'six' ? 'sixes' : `${kind}s`)

const open = (rng: Random, what: string): Message => {
  return rng.pick([
    say`${rng.pick(['A man', 'A player', 'A girl', 'A boy'])} draws ${what} from a well-shuffled pack of 52 cards.`,
    say`From a well-shuffled deck of 52 playing cards, ${what} ${what === 'one card' ? 'is' : 'are'} drawn.`,
    say`From a pack of 52 cards, ${what} ${what === 'one card' ? 'is' : 'are'} drawn at random.`,
    say`A pack of 52 cards is shuffled well and ${what} ${what === 'one card' ? 'is' : 'are'} drawn from it.`,
    say`A person picks ${what} at random from a standard pack of 52 cards.`,
  ])
}
