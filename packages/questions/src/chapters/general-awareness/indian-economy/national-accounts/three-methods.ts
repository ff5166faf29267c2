import type { Random } from '../../../../kit/random/random.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { asked, CRORE } from './draw-accounts.ts'

const METHODS = ['national-income-numericals', 'national-income-methods', 'national-income'] as const

export function spending(rng: Random) {
  const homes = rng.int(40, 120) * 10
  const [firms, state] = [rng.int(10, 40) * 10, rng.int(8, 30) * 10]
  const [exports, imports] = [rng.int(4, 20) * 10, rng.int(4, 20) * 10]
  const answer = homes + firms + state + exports - imports
  return {
    concept: METHODS,
    given: { find: 'spending' as const, homes, firms, state, exports, imports },
    prompt: stem(
      rng,
      [
        say`Private consumption is ${homes}, investment ${firms}, government expenditure ${state}, exports ${exports} and imports ${imports}.`,
        say`In an economy households spend ${homes} on consumption, firms invest ${firms} and the government spends ${state}. Exports are ${exports} and imports ${imports}.`,
      ],
      asked('GDP by the expenditure method'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: homes + firms + state + exports + imports, because: say`the imports were added` },
      { value: homes + firms + state, because: say`foreign trade was left out` },
      {
        value: homes + firms + state - exports + imports,
        because: say`net exports were taken with the wrong sign`,
      },
      { value: homes + firms + exports - imports, because: say`government expenditure was left out` },
      { value: homes + firms + state - imports, because: say`the exports were left out` },
      { value: homes + state + exports - imports, because: say`the investment was left out` },
    ],
    steps: [
      say`Net exports = ${exports} − ${imports} = ${exports - imports}`,
      say`GDP = C + I + G + net exports = ${homes} + ${firms} + ${state} + (${exports - imports}) = ${answer}`,
    ],
  }
}

export function valueAdded(rng: Random) {
  const sales = rng.int(40, 120) * 10
  const bought = Math.round((sales * rng.int(30, 60)) / 1000) * 10
  const [opening, closing] = [rng.int(2, 12) * 5, rng.int(2, 12) * 5]
  const answer = sales + closing - opening - bought
  return {
    concept: METHODS,
    given: { find: 'value-added' as const, sales, bought, opening, closing },
    prompt: stem(
      rng,
      [
        say`A firm has sales of ${sales}, an opening stock of ${opening} and a closing stock of ${closing}. It buys raw materials for ${bought}.`,
        say`The intermediate consumption of a firm is ${bought}, its sales are ${sales}, its opening stock is ${opening} and its closing stock ${closing}.`,
      ],
      asked('gross value added at market price'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: sales - bought, because: say`the change of stock was left out` },
      {
        value: sales + opening - closing - bought,
        because: say`the change of stock was taken with the wrong sign`,
      },
      { value: sales + closing - opening, because: say`that is the value of output` },
      { value: sales + closing - bought, because: say`the opening stock was left out` },
      { value: sales - opening - bought, because: say`the closing stock was left out` },
    ],
    steps: [
      say`Change of stock = ${closing} − ${opening} = ${closing - opening}`,
      say`Value of output = ${sales} + (${closing - opening}) = ${sales + closing - opening}`,
      say`Gross value added = ${sales + closing - opening} − ${bought} = ${answer}`,
    ],
  }
}

/** The incomes of the four factors. */
const drawIncomes = (rng: Random) => ({
  wages: rng.int(30, 90) * 10,
  rent: rng.int(5, 20) * 10,
  interest: rng.int(5, 20) * 10,
  profit: rng.int(8, 30) * 10,
})

export function incomes(rng: Random) {
  const { wages, rent, interest, profit } = drawIncomes(rng)
  const worn = rng.int(4, 18) * 5
  const answer = wages + rent + interest + profit
  return {
    concept: METHODS,
    given: { find: 'incomes' as const, wages, rent, interest, profit, worn },
    prompt: stem(
      rng,
      [
        say`Compensation of employees is ${wages}, rent ${rent}, interest ${interest}, profit ${profit} and depreciation ${worn}.`,
        say`In an economy wages and salaries come to ${wages}, profits to ${profit}, rents to ${rent} and interest to ${interest}. Consumption of fixed capital is ${worn}.`,
      ],
      [
        say`What is the net domestic product at factor cost by the income method?`,
        say`By the income method, find the NDP at factor cost.`,
        say`The net domestic product at factor cost is:`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: answer + worn, because: say`depreciation was added, which gives the gross product` },
      { value: answer - worn, because: say`factor incomes are net already; depreciation was subtracted` },
      { value: answer - profit, because: say`the profit was left out` },
      { value: answer - interest, because: say`the interest was left out` },
      { value: answer - rent, because: say`the rent was left out` },
      { value: answer + 2 * worn, because: say`depreciation was added twice` },
      { value: answer + 10, because: say`the addition was carried out wrongly` },
    ],
    steps: [
      say`NDP at factor cost = compensation of employees + rent + interest + profit`,
      say`= ${wages} + ${rent} + ${interest} + ${profit} = ${answer}`,
    ],
  }
}

/** The income method, carried on to GDP at market price. */
export function gdpByIncomes(rng: Random) {
  const { wages, rent, interest, profit } = drawIncomes(rng)
  const [worn, net] = [rng.int(4, 18) * 5, rng.int(6, 20) * 5]
  const factors = wages + rent + interest + profit
  const answer = factors + worn + net
  return {
    concept: METHODS,
    given: { find: 'gdp-by-incomes' as const, wages, rent, interest, profit, worn, net },
    prompt: stem(
      rng,
      [
        say`Compensation of employees is ${wages}, rent ${rent}, interest ${interest} and profit ${profit}. Depreciation is ${worn} and net indirect taxes are ${net}.`,
        say`Net indirect taxes are ${net}, consumption of fixed capital ${worn}, profits ${profit}, interest ${interest}, rent ${rent} and wages and salaries ${wages}.`,
      ],
      asked('GDP at market price'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: factors, because: say`that is NDP at factor cost` },
      { value: factors + worn, because: say`that is GDP at factor cost` },
      { value: factors + net, because: say`that is NDP at market price` },
      { value: factors + worn - net, because: say`the net indirect taxes were subtracted` },
      { value: factors - worn + net, because: say`depreciation was subtracted` },
      { value: answer + worn, because: say`depreciation was added twice` },
      { value: answer + net, because: say`the net indirect taxes were added twice` },
      { value: answer + 10, because: say`the addition was carried out wrongly` },
    ],
    steps: [
      say`NDP at factor cost = ${wages} + ${rent} + ${interest} + ${profit} = ${factors}`,
      say`GDP at factor cost = ${factors} + ${worn} = ${factors + worn}`,
      say`GDP at market price = ${factors + worn} + ${net} = ${answer}`,
    ],
  }
}

/** The expenditure method, carried on to national income. */
export function incomeBySpending(rng: Random) {
  const [homes, state, firms] = [rng.int(40, 100) * 10, rng.int(8, 25) * 10, rng.int(10, 35) * 10]
  const netExports = rng.pick([-40, -30, -20, 20, 30, 40])
  const [worn, net] = [rng.int(4, 18) * 5, rng.int(6, 20) * 5]
  const abroad = rng.pick([-25, -20, -15, -10, 10, 15, 20])
  const gdp = homes + state + firms + netExports
  const answer = gdp - worn + abroad - net
  return {
    concept: METHODS,
    given: { find: 'income-by-spending' as const, homes, state, firms, netExports, worn, net, abroad },
    prompt: stem(
      rng,
      [
        say`Private final consumption is ${homes}, government final consumption ${state}, gross domestic capital formation ${firms} and net exports ${netExports}. Depreciation is ${worn}, net indirect taxes are ${net} and net factor income from abroad is ${abroad}.`,
        say`Households spend ${homes} and the government ${state} on final consumption. Gross investment is ${firms}, net exports ${netExports}, consumption of fixed capital ${worn}, net factor income from abroad ${abroad} and net indirect taxes ${net}.`,
      ],
      asked('national income'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gdp, because: say`that is GDP at market price` },
      { value: gdp - worn + abroad, because: say`that is NNP at market price` },
      { value: gdp + abroad - net, because: say`depreciation was left out` },
      { value: gdp - worn - net, because: say`the income from abroad was left out` },
      { value: gdp - worn - abroad - net, because: say`the sign of the income from abroad was turned round` },
      { value: answer - netExports, because: say`net exports were left out` },
      { value: answer - worn, because: say`depreciation was subtracted twice` },
    ],
    steps: [
      say`GDP at market price = ${homes} + ${state} + ${firms} + (${netExports}) = ${gdp}`,
      say`NNP at market price = ${gdp} − ${worn} + (${abroad}) = ${gdp - worn + abroad}`,
      say`National income = ${gdp - worn + abroad} − ${net} = ${answer}`,
    ],
  }
}

const CHAINS = [
  { grower: 'farmer', good: 'cotton', maker: 'mill', product: 'cloth', seller: 'tailor', last: 'shirts' },
  { grower: 'farmer', good: 'wheat', maker: 'miller', product: 'flour', seller: 'baker', last: 'biscuits' },
  { grower: 'mine', good: 'ore', maker: 'smelter', product: 'steel', seller: 'factory', last: 'tools' },
  { grower: 'grower', good: 'cane', maker: 'mill', product: 'sugar', seller: 'confectioner', last: 'sweets' },
] as const

/** Three producers, each of whom buys from the one before. */
export function chain(rng: Random) {
  const { grower, good, maker, product, seller, last } = rng.pick(CHAINS)
  const raw = rng.int(8, 40) * 10
  const middle = raw + rng.int(6, 30) * 10
  const answer = middle + rng.int(6, 40) * 10
  return {
    concept: METHODS,
    given: { find: 'chain' as const, raw, middle, final: answer },
    prompt: stem(
      rng,
      [
        say`A ${grower} sells ${good} to a ${maker} for ${raw}. The ${product} made of it is sold to a ${seller} for ${middle}, and the ${last} made of that are sold to households for ${answer}. No other input is bought.`,
        say`Consumers buy ${last} worth ${answer} from a ${seller}. The ${seller} has bought ${product} for ${middle} from a ${maker}, and the ${maker} has bought ${good} for ${raw} from a ${grower}. There are no other purchases.`,
      ],
      [
        say`What is the total value added by the three?`,
        say`How much do the three add to the gross domestic product?`,
        say`By the value added method, find their contribution to GDP.`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      {
        value: raw + middle + answer,
        because: say`the sales were added, which counts the inputs several times`,
      },
      { value: middle + answer, because: say`the sale of the intermediate product was counted too` },
      { value: answer - raw, because: say`the value added by the first producer was left out` },
      { value: answer - middle, because: say`that is the value added by the last producer alone` },
      { value: answer + raw, because: say`the raw material was counted a second time` },
      { value: middle, because: say`the last stage was left out` },
    ],
    steps: [
      say`Value added in the three stages = ${raw}, ${middle} − ${raw} = ${middle - raw} and ${answer} − ${middle} = ${answer - middle}`,
      say`Total = ${raw} + ${middle - raw} + ${answer - middle} = ${answer}`,
    ],
  }
}
