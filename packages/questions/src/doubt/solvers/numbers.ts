import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { divisors, isPrime, primeFactors } from '../../kit/values/number-theory.ts'
import { formatDecimal } from '../../kit/wording/format-number.ts'
import { readList } from '../read-facts.ts'
import { sayFully, sayNumber } from '../say-number.ts'
import { confirmed, type DoubtSolver, step } from '../solution.ts'

/** Larger numbers take too long to factorise. */
const LARGEST = 1e12

const asPowers = (number: number): string => {
  const parts: string[] = []
  for (const prime of primeFactors(number)) {
    let [times, left] = [0, number]
    for (; left % prime === 0; left /= prime) times++
    parts.push(times === 1 ? `${prime}` : `${prime}^{${times}}`)
  }
  return parts.length === 0 ? '1' : parts.join(' \\times ')
}

/** The second method, by Euclid's algorithm. */
const euclid = (a: bigint, b: bigint): bigint => (b === 0n ? a : euclid(b, a % b))

/** "Find the HCF and LCM of 12, 18 and 24". */
export const solveHcfLcm: DoubtSolver = ({ listed }) => {
  const match =
    /^(?:(?:find|calculate|what is|what are|the)\s+)*((?:hcf|gcd|gcf|lcm|highest common factor|greatest common divisor|greatest common factor|lowest common multiple|least common multiple|h\.c\.f\.?|l\.c\.m\.?)(?:\s*(?:and|&)\s*(?:hcf|gcd|lcm|l\.c\.m\.?|h\.c\.f\.?))?)\s*(?:of|:|for)?\s*(?:the numbers?)?\s*(.+)$/.exec(
      listed,
    )
  const list = match?.[2] ? readList(match[2]) : null
  if (!match?.[1] || !list) return null
  if (!list.every((one) => one.d === 1n && one.gt(0) && one.lte(LARGEST))) return null
  const numbers = list.map(Number)
  const wantsHcf = /hcf|gcd|gcf|h\.c\.f|factor|divisor/.test(match[1])
  const wantsLcm = /lcm|l\.c\.m|multiple/.test(match[1])
  const primes = [...new Set(numbers.flatMap(primeFactors))].sort((a, b) => a - b)
  const timesIn = (number: number, prime: number) => {
    let [times, left] = [0, number]
    for (; left % prime === 0; left /= prime) times++
    return times
  }
  const combine = (choose: (...times: number[]) => number) =>
    primes.reduce(
      (all, prime) => all * BigInt(prime) ** BigInt(choose(...numbers.map((one) => timesIn(one, prime)))),
      1n,
    )
  const [hcf, lcm] = [combine(Math.min), combine(Math.max)]
  const whole = numbers.map(BigInt)
  const secondHcf = whole.reduce(euclid)
  const secondLcm = whole.reduce((a, b) => (a / euclid(a, b)) * b)
  const say = (value: bigint) => formatDecimal(new Fraction(value))
  const answers = [...(wantsHcf ? [`HCF = ${say(hcf)}`] : []), ...(wantsLcm ? [`LCM = ${say(lcm)}`] : [])]
  return confirmed(hcf === secondHcf && lcm === secondLcm, {
    difficulty: 'Beginner',
    concepts: ['HCF & LCM', 'Number System'],
    steps: [
      step(
        'Write each number as a product of primes',
        numbers.map((one) => `$${one} = ${asPowers(one)}$`).join(', '),
      ),
      ...(wantsHcf ? [step('HCF: take each shared prime to its lowest power', `HCF = ${say(hcf)}`)] : []),
      ...(wantsLcm ? [step('LCM: take every prime to its highest power', `LCM = ${say(lcm)}`)] : []),
    ],
    finalAnswer: answers.join(', '),
  })
}

/** "Prime factorisation of 360", "Is 97 a prime number?", "Find all factors of 36". */
export const solveNumberFacts: DoubtSolver = ({ text }) => {
  const prime =
    /^(?:check (?:if|whether) |whether )?(?:is )?(\d{1,10}) (?:is )?(?:a )?prime(?: number)?(?: or not)?$/.exec(
      text,
    )
  if (prime?.[1]) {
    const number = Number(prime[1])
    if (number < 2) return null
    const [small = number] = primeFactors(number)
    const root = Math.floor(Math.sqrt(number))
    return confirmed(isPrime(number) === (divisors(number).length === 2), {
      difficulty: 'Beginner',
      concepts: ['Number System'],
      steps: [
        step(
          'Divide by the primes up to the square root',
          `The square root of ${number} is about ${root}, so no larger prime needs a try.`,
        ),
        step(
          'Look at the result',
          isPrime(number) ? `None of them divides ${number}.` : `${small} × ${number / small} = ${number}`,
        ),
      ],
      finalAnswer: isPrime(number)
        ? `Yes, ${number} is a prime number`
        : `No, ${number} is not a prime number`,
    })
  }
  const match =
    /^(?:(?:find|what are|what is|list|write|the|all)\s+)*(prime factori[sz]ation|prime factors|number of factors|factors|divisors)(?: of)? (\d{1,10})$/.exec(
      text,
    )
  const number = Number(match?.[2] ?? 0)
  if (!match?.[1] || number < 2) return null
  const list = divisors(number)
  const factorisation = `$${number} = ${asPowers(number)}$`
  const concepts = ['Number System', 'HCF & LCM']
  if (match[1].startsWith('prime'))
    return {
      difficulty: 'Beginner',
      concepts,
      steps: [step('Divide by the smallest prime again and again', factorisation)],
      finalAnswer: factorisation,
    }
  if (list.length > 60) return null
  const counted = primeFactors(number).reduce((count, one) => {
    let [times, left] = [0, number]
    for (; left % one === 0; left /= one) times++
    return count * (times + 1)
  }, 1)
  const isCount = match[1].startsWith('number')
  return confirmed(counted === list.length, {
    difficulty: 'Beginner',
    concepts,
    steps: [
      step('Write the number as a product of primes', factorisation),
      step(
        isCount ? 'Add 1 to each power and multiply' : 'Combine the primes in every way',
        `There are ${list.length} factors.`,
      ),
    ],
    finalAnswer: isCount ? `${list.length}` : list.join(', '),
  })
}

/** "Find the average of 12, 15, 18 and 21". */
export const solveAverage: DoubtSolver = ({ listed }) => {
  const natural =
    /^(?:(?:find|what is|calculate|the)\s+)*(?:average|mean|(sum)) of (?:the )?first (\d{1,6}) (natural|even|odd)(?: natural)? numbers$/.exec(
      listed,
    )
  if (natural?.[2] && natural[3])
    return firstNumbers(Number(natural[2]), natural[3], natural[1] === undefined)
  const match =
    /^(?:(?:find|what is|calculate|the)\s+)*(?:average|mean|arithmetic mean|(median)) (?:of|:)? ?(?:the )?(?:numbers |data |values )?(?::\s*)?(.+)$/.exec(
      listed,
    )
  const list = match?.[2] ? readList(match[2]) : null
  if (!list) return null
  const total = list.reduce((sum, one) => sum.add(one), new Fraction(0))
  if (match?.[1]) return median(list)
  const mean = total.div(list.length)
  const deviations = list.reduce((sum, one) => sum.add(one.sub(mean)), new Fraction(0))
  return confirmed(deviations.equals(0), {
    difficulty: 'Beginner',
    concepts: ['Average'],
    steps: [
      step('Add the numbers', `${list.map((one) => sayNumber(one)).join(' + ')} = ${sayNumber(total)}`),
      step('Divide by how many there are', `${sayNumber(total)} ÷ ${list.length} = ${sayFully(mean)}`),
    ],
    finalAnswer: sayFully(mean),
  })
}

function median(list: readonly Exact[]) {
  const sorted = [...list].sort((a, b) => a.compare(b))
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  if (!low || !high) return null
  const middle = low.add(high).div(2)
  return {
    difficulty: 'Beginner' as const,
    concepts: ['Statistics', 'Average'],
    steps: [
      step('Put the numbers in order', sorted.map((one) => sayNumber(one)).join(', ')),
      step(
        'Take the middle',
        sorted.length % 2 === 1
          ? `The middle one is ${sayNumber(middle)}`
          : `Halfway between ${sayNumber(low)} and ${sayNumber(high)} is ${sayNumber(middle)}`,
      ),
    ],
    finalAnswer: sayFully(middle),
  }
}

function firstNumbers(count: number, kind: string, isAverage: boolean) {
  if (count < 1) return null
  const n = new Fraction(count)
  const sum = kind === 'natural' ? n.mul(count + 1).div(2) : kind === 'even' ? n.mul(count + 1) : n.mul(count)
  let added = 0
  for (let at = 1; at <= count; at++) added += kind === 'natural' ? at : kind === 'even' ? 2 * at : 2 * at - 1
  const formula = { natural: '\\frac{n(n+1)}{2}', even: 'n(n+1)', odd: 'n^{2}' }[kind] ?? ''
  const result = isAverage ? sum.div(count) : sum
  return confirmed(sum.equals(added), {
    difficulty: 'Beginner',
    concepts: isAverage ? ['Average', 'Number System'] : ['Series', 'Number System'],
    steps: [
      step('Use the formula for the sum', `$${formula}$ with $n = ${count}$ gives ${sayNumber(sum)}`),
      ...(isAverage
        ? [step('Divide by how many there are', `${sayNumber(sum)} ÷ ${count} = ${sayNumber(result)}`)]
        : []),
    ],
    finalAnswer: sayFully(result),
  })
}
