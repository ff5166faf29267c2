import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "The GDP of a country is 900, depreciation 60 and net factor income from abroad −20. What is its NNP?" */
export const nationalAccounts = defineGenerator({
  id: 'economy/national-accounts',
  version: 1,
  concepts: ['national-income-numericals', 'national-income', 'gdp-and-gnp', 'gdp-deflator'],
  levels: {
    easy: { forms: [gnp, ndp, deflator] },
    medium: { forms: [nnp, spending, realGdp, factorCost] },
    hard: { forms: [nationalIncome, backToGdp, valueAdded] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'gnp':
        return given.gdp + given.earned - given.paid
      case 'ndp':
        return given.gdp - given.worn
      case 'nnp':
        return given.gdp + given.abroad - given.worn
      case 'factor-cost':
        return given.product + given.subsidies - given.taxes
      case 'spending':
        return given.homes + given.firms + given.state + given.exports - given.imports
      case 'deflator':
        return (given.nominal / given.real) * 100
      case 'real':
        return given.nominal / (given.deflator / 100)
      case 'national-income':
        return given.gdp - given.worn + given.abroad - (given.taxes - given.subsidies)
      case 'back-to-gdp':
        return given.income + given.taxes + given.worn - given.abroad
      case 'value-added':
        return given.sales + (given.closing - given.opening) - given.bought
    }
  },
})

const CRORE = [say`(All figures are in ₹ crore.)`, say`(Figures in ₹ crore)`, say`Figures are in ₹ crore.`]

/** What is asked, in three ways. */
const asked = (what: string) => [say`What is the ${what}?`, say`Find the ${what}.`, say`The ${what} is:`]

const drawGdp = (rng: Random): number => rng.int(60, 240) * 10

function gnp(rng: Random) {
  const [gdp, paid] = [drawGdp(rng), rng.int(2, 12) * 5]
  const earned = paid + rng.pick([-4, -3, -2, 2, 3, 4, 5, 6]) * 5
  if (earned <= 0) return gnpOf(rng, gdp, paid + 20, paid)
  return gnpOf(rng, gdp, earned, paid)
}

function gnpOf(rng: Random, gdp: number, earned: number, paid: number) {
  const answer = gdp + earned - paid
  return {
    concept: ['gdp-and-gnp', 'national-income-numericals', 'national-income'],
    given: { find: 'gnp' as const, gdp, earned, paid },
    prompt: stem(
      rng,
      [
        say`The GDP of a country is ${gdp}. Its residents earn ${earned} abroad, and foreigners earn ${paid} in it.`,
        say`Factor income received from abroad is ${earned}, factor income paid to abroad ${paid} and the gross domestic product ${gdp}.`,
      ],
      asked('gross national product'),
      CRORE,
    ),
    answer,
    mistakes: [
      {
        value: gdp - earned + paid,
        because: say`income from abroad was subtracted and income paid was added`,
      },
      { value: gdp + earned + paid, because: say`the income of foreigners was added` },
      { value: gdp + earned, because: say`the income of foreigners was left in` },
      { value: gdp - paid, because: say`the income from abroad was left out` },
      { value: gdp, because: say`that is the GDP` },
      { value: gdp - earned - paid, because: say`both incomes were subtracted` },
    ],
    steps: [
      say`Net factor income from abroad = ${earned} − ${paid} = ${earned - paid}`,
      say`GNP = GDP + net factor income from abroad = ${answer}`,
    ],
  }
}

function ndp(rng: Random) {
  const [gdp, worn, abroad] = [drawGdp(rng), rng.int(4, 18) * 5, rng.int(2, 9) * 5]
  const answer = gdp - worn
  return {
    concept: ['gdp-and-gnp', 'national-income-numericals', 'national-income'],
    given: { find: 'ndp' as const, gdp, worn, abroad },
    prompt: stem(
      rng,
      [
        say`The GDP of a country is ${gdp}, depreciation is ${worn} and net factor income from abroad ${abroad}.`,
        say`In a year consumption of fixed capital is ${worn}, gross domestic product ${gdp} and net factor income from abroad ${abroad}.`,
      ],
      asked('net domestic product'),
      CRORE,
    ),
    answer,
    mistakes: [
      {
        value: gdp - worn + abroad,
        because: say`income from abroad was added, which gives the net national product`,
      },
      { value: gdp + abroad, because: say`that is the gross national product` },
      { value: gdp + worn, because: say`depreciation was added` },
      { value: gdp - worn - abroad, because: say`income from abroad was subtracted too` },
      { value: gdp - 2 * worn, because: say`depreciation was subtracted twice` },
      { value: gdp - abroad, because: say`income from abroad was subtracted instead of depreciation` },
    ],
    steps: [say`NDP = GDP − depreciation`, say`= ${gdp} − ${worn} = ${answer}`],
  }
}

function nnp(rng: Random) {
  const [gdp, worn, abroad] = [
    drawGdp(rng),
    rng.int(4, 18) * 5,
    rng.pick([-30, -25, -20, -15, -10, 10, 15, 20, 25]),
  ]
  const answer = gdp - worn + abroad
  return {
    concept: ['gdp-and-gnp', 'national-income-numericals', 'national-income'],
    given: { find: 'nnp' as const, gdp, worn, abroad },
    prompt: stem(
      rng,
      [
        say`The GDP of a country is ${gdp}, depreciation ${worn} and net factor income from abroad ${abroad}.`,
        say`Net factor income from abroad is ${abroad}, depreciation ${worn} and the gross domestic product at market price ${gdp}.`,
      ],
      asked('net national product at market price'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gdp - worn, because: say`that is the net domestic product` },
      { value: gdp + abroad, because: say`that is the gross national product` },
      { value: gdp - worn - abroad, because: say`the sign of the income from abroad was turned round` },
      { value: gdp + worn + abroad, because: say`depreciation was added` },
      { value: gdp - 2 * worn + abroad, because: say`depreciation was subtracted twice` },
    ],
    steps: [
      say`GNP = ${gdp} + (${abroad}) = ${gdp + abroad}`,
      say`NNP = GNP − depreciation = ${gdp + abroad} − ${worn} = ${answer}`,
    ],
  }
}

function factorCost(rng: Random) {
  const [product, taxes, subsidies] = [drawGdp(rng), rng.int(8, 24) * 5, rng.int(2, 7) * 5]
  const answer = product - taxes + subsidies
  return {
    concept: ['national-income-numericals', 'national-income', 'gdp-and-gnp'],
    given: { find: 'factor-cost' as const, product, taxes, subsidies },
    prompt: stem(
      rng,
      [
        say`Net national product at market price is ${product}, indirect taxes are ${taxes} and subsidies ${subsidies}.`,
        say`A country has indirect taxes of ${taxes} and subsidies of ${subsidies}. Its net national product at market price is ${product}.`,
      ],
      asked('net national product at factor cost'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: product - taxes, because: say`the subsidies were left out` },
      { value: product + taxes - subsidies, because: say`the net indirect taxes were added` },
      { value: product - taxes - subsidies, because: say`the subsidies were subtracted too` },
      { value: product + subsidies, because: say`the taxes were left out` },
    ],
    steps: [
      say`Net indirect taxes = ${taxes} − ${subsidies} = ${taxes - subsidies}`,
      say`NNP at factor cost = ${product} − ${taxes - subsidies} = ${answer}`,
    ],
  }
}

function spending(rng: Random) {
  const homes = rng.int(40, 120) * 10
  const [firms, state] = [rng.int(10, 40) * 10, rng.int(8, 30) * 10]
  const [exports, imports] = [rng.int(4, 20) * 10, rng.int(4, 20) * 10]
  const answer = homes + firms + state + exports - imports
  return {
    concept: ['national-income-numericals', 'gdp-and-gnp', 'national-income'],
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

const drawPrices = (rng: Random) => {
  const level = rng.pick([105, 110, 115, 120, 125, 130, 140, 150, 160, 175, 180])
  const real = rng.int(10, 60) * 20
  return { level, real, nominal: (real * level) / 100 }
}

function deflator(rng: Random) {
  const { level: answer, real, nominal } = drawPrices(rng)
  return {
    concept: ['gdp-deflator', 'national-income-numericals', 'national-income'],
    given: { find: 'deflator' as const, real, nominal },
    prompt: stem(
      rng,
      [
        say`The nominal GDP of a country is ${nominal} and its real GDP is ${real}.`,
        say`GDP at current prices is ${nominal}, and at prices of the base year it is ${real}.`,
      ],
      asked('GDP deflator'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: answer - 100, because: say`that is the rise of prices in per cent` },
      { value: answer + 10, because: say`the division was carried out wrongly` },
      { value: 200 - answer, because: say`the rise was subtracted from 100` },
      { value: answer + 100, because: say`100 was added to the result` },
      { value: answer - 10, because: say`the division was carried out wrongly by ten` },
      { value: answer + 20, because: say`the quotient was rounded up too far` },
    ],
    steps: [say`GDP deflator = nominal GDP ÷ real GDP × 100`, say`= ${nominal} ÷ ${real} × 100 = ${answer}`],
  }
}

function realGdp(rng: Random) {
  const { level, real: answer, nominal } = drawPrices(rng)
  return {
    concept: ['gdp-deflator', 'national-income-numericals', 'national-income'],
    given: { find: 'real' as const, nominal, deflator: level },
    prompt: stem(
      rng,
      [
        say`The GDP of a country at current prices is ${nominal} and its GDP deflator is ${level}.`,
        say`With a GDP deflator of ${level}, the nominal GDP of a country is ${nominal}.`,
      ],
      asked('real GDP'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: (nominal * level) / 100, because: say`the nominal GDP was multiplied by the deflator` },
      { value: nominal - level, because: say`the deflator was subtracted` },
      { value: nominal * (2 - level / 100), because: say`the rise of prices was taken off the nominal GDP` },
      { value: nominal, because: say`that is the nominal GDP` },
      { value: nominal - (level - 100), because: say`the rise of the deflator was subtracted` },
      { value: answer - 20, because: say`the division was carried out wrongly` },
    ],
    steps: [say`Real GDP = nominal GDP ÷ deflator × 100`, say`= ${nominal} ÷ ${level} × 100 = ${answer}`],
  }
}

const drawAccount = (rng: Random) => ({
  gdp: drawGdp(rng),
  worn: rng.int(4, 18) * 5,
  abroad: rng.pick([-25, -20, -15, -10, 10, 15, 20]),
  taxes: rng.int(8, 24) * 5,
  subsidies: rng.int(2, 7) * 5,
})

function nationalIncome(rng: Random) {
  const { gdp, worn, abroad, taxes, subsidies } = drawAccount(rng)
  const answer = gdp - worn + abroad - taxes + subsidies
  return {
    concept: ['national-income-numericals', 'national-income', 'gdp-and-gnp'],
    given: { find: 'national-income' as const, gdp, worn, abroad, taxes, subsidies },
    prompt: stem(
      rng,
      [
        say`GDP at market price is ${gdp}, depreciation ${worn}, net factor income from abroad ${abroad}, indirect taxes ${taxes} and subsidies ${subsidies}.`,
        say`Indirect taxes are ${taxes}, subsidies ${subsidies}, depreciation ${worn} and net factor income from abroad ${abroad}. GDP at market price is ${gdp}.`,
      ],
      asked('national income (NNP at factor cost)'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gdp - worn + abroad, because: say`that is NNP at market price` },
      { value: gdp - worn - taxes + subsidies, because: say`the income from abroad was left out` },
      { value: gdp + abroad - taxes + subsidies, because: say`depreciation was left out` },
      { value: gdp - worn + abroad + taxes - subsidies, because: say`the net indirect taxes were added` },
      { value: gdp - worn + abroad - taxes, because: say`the subsidies were left out` },
      { value: gdp - worn + abroad - taxes - subsidies, because: say`the subsidies were subtracted too` },
    ],
    steps: [
      say`NNP at market price = ${gdp} + (${abroad}) − ${worn} = ${gdp + abroad - worn}`,
      say`Net indirect taxes = ${taxes} − ${subsidies} = ${taxes - subsidies}`,
      say`National income = ${gdp + abroad - worn} − ${taxes - subsidies} = ${answer}`,
    ],
  }
}

function backToGdp(rng: Random) {
  const { gdp: answer, worn, abroad, taxes } = drawAccount(rng)
  const income = answer - worn + abroad - taxes
  return {
    concept: ['national-income-numericals', 'national-income', 'gdp-and-gnp'],
    given: { find: 'back-to-gdp' as const, income, taxes, worn, abroad },
    prompt: stem(
      rng,
      [
        say`National income (NNP at factor cost) is ${income}, net indirect taxes are ${taxes}, depreciation is ${worn} and net factor income from abroad ${abroad}.`,
        say`A country with net indirect taxes of ${taxes}, depreciation of ${worn} and net factor income from abroad of ${abroad} has a national income of ${income}.`,
      ],
      asked('GDP at market price'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: income + taxes + worn + abroad, because: say`the income from abroad was added` },
      { value: income + taxes + worn, because: say`the income from abroad was left out, which gives GNP` },
      { value: income + worn - abroad, because: say`the taxes were left out, which gives factor cost` },
      { value: income - taxes + worn - abroad, because: say`the taxes were subtracted` },
      { value: income + taxes - abroad, because: say`depreciation was left out` },
    ],
    steps: [
      say`GNP at market price = ${income} + ${taxes} + ${worn} = ${income + taxes + worn}`,
      say`GDP = GNP − net factor income from abroad = ${income + taxes + worn} − (${abroad}) = ${answer}`,
    ],
  }
}

function valueAdded(rng: Random) {
  const sales = rng.int(40, 120) * 10
  const bought = Math.round((sales * rng.int(30, 60)) / 1000) * 10
  const [opening, closing] = [rng.int(2, 12) * 5, rng.int(2, 12) * 5]
  const answer = sales + closing - opening - bought
  return {
    concept: ['national-income-numericals', 'national-income'],
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
