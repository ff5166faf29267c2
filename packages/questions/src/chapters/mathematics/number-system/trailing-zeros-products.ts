import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { add, ask, legendre, timesIn } from './factorial-primes.ts'

export function multiplesOf(rng: Random) {
  const [of, places] = [rng.pick([2, 4, 5, 6, 10, 12, 15, 20, 25]), rng.int(16, 120)]
  const last = of * places
  const [twos, fives] = [
    legendre(places, 2).total + places * timesIn(of, 2),
    legendre(places, 5).total + places * timesIn(of, 5),
  ]
  const answer = Math.min(twos, fives)
  return {
    given: { find: 'multiples' as const, of, count: places },
    prompt: ask(rng, say`the product ${of} × ${2 * of} × ${3 * of} × … × ${last}`),
    answer: count(answer),
    mistakes: [
      {
        value: Math.max(twos, fives),
        because: say`the ${twos > fives ? 'factors 2' : 'factors 5'} were counted; the rarer ones decide`,
      },
      { value: legendre(last, 5).total, because: say`the zeros of ${`${last}!`} were counted` },
      { value: places, because: say`one zero was counted for each factor` },
      {
        value: Math.floor(places / 5) + places * timesIn(of, 5),
        because: say`the further factor 5 in the multiples of 25 was left out`,
      },
      { value: legendre(places, 2).total, because: say`the factors 2 of ${`${places}!`} alone were counted` },
      { value: answer + 1, because: say`one of the divisions was rounded up` },
      { value: answer - 1, because: say`one factor was lost in the last division` },
    ],
    steps: [
      say`Take ${of} out of each of the ${places} factors: the product is ${latex`${of}^{${places}}`} × ${`${places}!`}`,
      say`Factors 2: ${places * timesIn(of, 2)} + ${legendre(places, 2).total} = ${twos}`,
      say`Factors 5: ${places * timesIn(of, 5)} + ${legendre(places, 5).total} = ${fives}`,
      say`Each zero needs one of both, so the rarer kind decides: ${answer}`,
    ],
  }
}

const COMPOSITES = [
  [6, 2, 1, 3, 1],
  [12, 2, 2, 3, 1],
  [15, 3, 1, 5, 1],
  [18, 2, 1, 3, 2],
  [20, 2, 2, 5, 1],
  [21, 3, 1, 7, 1],
  [24, 2, 3, 3, 1],
  [36, 2, 2, 3, 2],
  [40, 2, 3, 5, 1],
  [45, 3, 2, 5, 1],
] as const

export function compositeInFactorial(rng: Random) {
  const [base, p, m, q, n] = rng.pick(COMPOSITES)
  const top = rng.int(40, 260)
  const [ofP, ofQ] = [legendre(top, p).total, legendre(top, q).total]
  const [byP, byQ] = [Math.floor(ofP / m), Math.floor(ofQ / n)]
  const answer = Math.min(byP, byQ)
  const show = (prime: number, exponent: number) =>
    exponent === 1 ? `${prime}` : latex`${prime}^{${exponent}}`
  return {
    given: { find: 'divides' as const, top, base },
    prompt: posed(rng, [
      say`What is the greatest n for which ${latex`${base}^{n}`} divides ${`${top}!`} exactly?`,
      say`${`${top}!`} is divided by ${base} as often as it goes without a remainder. How many divisions are possible?`,
      say`Find the highest power of ${base} in ${`${top}!`}: the exponent is`,
      say`${`${top}!`} is a multiple of ${latex`${base}^{n}`}. What is the largest possible n?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: Math.max(byP, byQ), because: say`the other prime decides, for it runs out first` },
      { value: ofP, because: say`that is the number of factors ${p}` },
      { value: ofQ, because: say`that is the number of factors ${q}` },
      {
        value: legendre(top, base).total,
        because: say`${top} was divided by ${base} again and again; that works for primes only`,
      },
      { value: Math.floor(top / base), because: say`only the multiples of ${base} were counted` },
      { value: answer + 1, because: say`the last division was rounded up` },
      { value: answer - 1, because: say`one factor ${base} was lost in the last division` },
    ],
    steps: [
      say`${base} = ${show(p, m)} × ${show(q, n)}`,
      say`Factors ${p} in ${`${top}!`}: ${add(legendre(top, p).parts)} = ${ofP}, enough for ${byP} factors ${base}.`,
      say`Factors ${q} in ${`${top}!`}: ${add(legendre(top, q).parts)} = ${ofQ}, enough for ${byQ}.`,
      say`The smaller number decides: ${answer}`,
    ],
  }
}

export function quotient(rng: Random) {
  const top = rng.int(60, 400)
  const bottom = rng.int(20, Math.floor(top / 2))
  const [fivesTop, fivesBottom] = [legendre(top, 5), legendre(bottom, 5)]
  const [twosTop, twosBottom] = [legendre(top, 2).total, legendre(bottom, 2).total]
  const answer = Math.min(twosTop - twosBottom, fivesTop.total - fivesBottom.total)
  return {
    given: { find: 'quotient' as const, top, bottom },
    prompt: ask(rng, latex`\frac{${top}!}{${bottom}!}`),
    answer: count(answer),
    mistakes: [
      { value: fivesTop.total, because: say`the zeros of ${`${top}!`} alone were counted` },
      {
        value: legendre(top - bottom, 5).total,
        because: say`the quotient was taken for ${`${top - bottom}!`}`,
      },
      {
        value: Math.floor(top / 5) - Math.floor(bottom / 5),
        because: say`the further factor 5 in 25, 50, … was left out`,
      },
      {
        value: fivesTop.total + fivesBottom.total,
        because: say`the two counts were added instead of subtracted`,
      },
      {
        value: twosTop - twosBottom,
        because: say`the factors 2 were counted; the factors 5 are fewer and decide`,
      },
      { value: answer + 1, because: say`one of the divisions was rounded up` },
      { value: answer - 1, because: say`one factor 5 was lost in the last division` },
    ],
    steps: [
      say`Zeros come from pairs of 2 and 5; the factors 5 are fewer, so count them.`,
      say`In ${`${top}!`}: ${add(fivesTop.parts)} = ${fivesTop.total}`,
      say`In ${`${bottom}!`}: ${add(fivesBottom.parts)} = ${fivesBottom.total}`,
      say`The division takes those away: ${fivesTop.total} − ${fivesBottom.total} = ${answer}`,
    ],
  }
}
