import type { Random } from '../../../kit/random/random.ts'
import { showPolynomial } from '../../../kit/wording/polynomial.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

const show = (sum: number, product: number): string => latex`${showPolynomial([1, -sum, product])} = 0`

/** The equation whose roots are made from those of another. */
export function newEquation(rng: Random) {
  const { sum, product } = rng.until(
    () => ({ sum: rng.pick([1, -1]) * rng.int(2, 11), product: rng.pick([1, 1, -1]) * rng.int(2, 20) }),
    (drawn) => drawn.sum * drawn.sum > 4 * drawn.product,
  )
  const what = rng.pick(['double', 'plus', 'square', 'negative'])
  const roots = {
    double: '2α and 2β',
    plus: 'α + 1 and β + 1',
    square: `${latex`\alpha^2`} and ${latex`\beta^2`}`,
    negative: '−α and −β',
  }[what]
  const changed: Readonly<Record<typeof what, readonly [sum: number, product: number]>> = {
    double: [2 * sum, 4 * product],
    plus: [sum + 2, product + sum + 1],
    square: [sum * sum - 2 * product, product * product],
    negative: [-sum, product],
  }
  const [newSum, newProduct] = changed[what]
  const answer = show(newSum, newProduct)
  const text = show(sum, product)
  const wrong: { value: string; because: Message }[] = [
    {
      value: show(-newSum, newProduct),
      because: say`the sum of the roots was written without changing its sign`,
    },
    { value: show(newSum, -newProduct), because: say`the sign of the product was changed` },
    {
      value: show(newSum, what === 'double' ? 2 * product : what === 'plus' ? product + 1 : product),
      because: say`the new product was not worked out fully`,
    },
    {
      value: show(
        what === 'double' ? sum : what === 'plus' ? sum + 1 : what === 'square' ? sum * sum : -sum * 2,
        newProduct,
      ),
      because: say`the new sum was not worked out fully`,
    },
    { value: show(-newSum, -newProduct), because: say`both signs were changed` },
    { value: show(newProduct, newSum), because: say`sum and product were exchanged` },
    { value: text, because: say`that is the equation given` },
  ]
  return {
    given: { find: 'equation' as const, sum, product, what },
    prompt: posed(
      rng,
      [
        say`If α and β are the roots of ${text}, which equation has the roots ${roots}?`,
        say`The roots of ${text} are α and β. Find the equation whose roots are ${roots}.`,
        say`Let α and β be the roots of ${text}. The quadratic equation with the roots ${roots} is`,
      ],
      0.15,
    ),
    answer,
    mistakes: wrong,
    steps: [
      say`From the equation: α + β = ${sum} and αβ = ${product}`,
      say`The new sum is ${newSum}.`,
      say`The new product is ${newProduct}.`,
      say`The equation with them (x² less the sum times x plus the product) is ${answer}`,
    ],
  }
}

/** A coefficient from a condition on the roots. */
export function unknownCoefficient(rng: Random) {
  const place = 'last'
  const rule = rng.pick(['difference', 'times'])
  const { small, large, by } = rng.until(
    () => {
      const small = rng.pick([1, -1]) * rng.int(1, 12)
      const by = rule === 'difference' ? rng.int(1, 14) : rng.int(2, 6)
      return { small, by, large: rule === 'difference' ? small + by : small * by }
    },
    (drawn) => drawn.large !== 0 && drawn.small + drawn.large !== 0 && Math.abs(drawn.large) <= 30,
  )
  const sum = small + large
  const k = small * large
  const text = latex`${showPolynomial([1, -sum, 0]).replace(/ [+-] 0$/, '')} + k = 0`
  const condition =
    rule === 'difference' ? say`differ by ${by}` : say`are such that one is ${by} times the other`
  return {
    given: { find: 'coefficient' as const, b: -sum, c: 0, place, rule, by },
    prompt: posed(
      rng,
      [
        say`The roots of ${text} ${condition}. What is k?`,
        say`For which value of k do the roots of ${text} have this property: they ${condition}?`,
        say`If the two roots of ${text} ${condition}, then k equals`,
      ],
      0.06,
    ),
    answer: k,
    within: [-900, 900] as const,
    mistakes: [
      { value: -k, because: say`the sign of the product was changed` },
      { value: sum * by, because: say`the sum of the roots was multiplied by ${by}` },
      { value: small + large, because: say`that is the sum of the roots` },
      { value: small * small, because: say`the smaller root was squared` },
      { value: large * large, because: say`the other root was squared` },
      { value: k + by, because: say`${by} was added at the end` },
      { value: k - by, because: say`${by} was subtracted at the end` },
      { value: (sum * sum) / 4, because: say`the roots were taken to be equal` },
    ],
    steps: [
      say`Let the roots be r and ${rule === 'difference' ? say`r + ${by}` : say`${by}r`}; their sum is ${sum}.`,
      rule === 'difference'
        ? say`2r + ${by} = ${sum}, so r = ${small}`
        : say`${by + 1}r = ${sum}, so r = ${small}`,
      say`The other root is ${large}, and k is their product.`,
      say`k = ${small < 0 ? say`(${small})` : small} × ${large < 0 ? say`(${large})` : large} = ${k}`,
    ],
  }
}
