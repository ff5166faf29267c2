import type { Random } from '../../../../kit/random/random.ts'
import { say } from '../../../../kit/wording/say.ts'
import { stem } from '../../../../kit/wording/stem.ts'
import { asked, CRORE, drawAccount, drawGdp } from './draw-accounts.ts'

const PRODUCT = ['gdp-and-gnp', 'national-income-numericals', 'national-income'] as const
const INCOME = ['national-income-numericals', 'national-income', 'gdp-and-gnp'] as const

export function gnp(rng: Random) {
  const [gdp, paid] = [drawGdp(rng), rng.int(2, 12) * 5]
  const earned = paid + rng.pick([-4, -3, -2, 2, 3, 4, 5, 6]) * 5
  if (earned <= 0) return gnpOf(rng, gdp, paid + 20, paid)
  return gnpOf(rng, gdp, earned, paid)
}

function gnpOf(rng: Random, gdp: number, earned: number, paid: number) {
  const answer = gdp + earned - paid
  return {
    concept: PRODUCT,
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

export function ndp(rng: Random) {
  const [gdp, worn, abroad] = [drawGdp(rng), rng.int(4, 18) * 5, rng.int(2, 9) * 5]
  const answer = gdp - worn
  return {
    concept: PRODUCT,
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

export function nnp(rng: Random) {
  const [gdp, worn, abroad] = [
    drawGdp(rng),
    rng.int(4, 18) * 5,
    rng.pick([-30, -25, -20, -15, -10, 10, 15, 20, 25]),
  ]
  const answer = gdp - worn + abroad
  return {
    concept: PRODUCT,
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

export function factorCost(rng: Random) {
  const [product, taxes, subsidies] = [drawGdp(rng), rng.int(8, 24) * 5, rng.int(2, 7) * 5]
  const answer = product - taxes + subsidies
  return {
    concept: INCOME,
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

export function nationalIncome(rng: Random) {
  const { gdp, worn, abroad, taxes, subsidies } = drawAccount(rng)
  const answer = gdp - worn + abroad - taxes + subsidies
  return {
    concept: INCOME,
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

export function backToGdp(rng: Random) {
  const { gdp: answer, worn, abroad, taxes } = drawAccount(rng)
  const income = answer - worn + abroad - taxes
  return {
    concept: INCOME,
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

export function depreciation(rng: Random) {
  const { gdp, worn: answer, abroad } = drawAccount(rng)
  const [gross, net] = [gdp + abroad, gdp + abroad - answer]
  return {
    concept: PRODUCT,
    given: { find: 'depreciation' as const, gross, net },
    prompt: stem(
      rng,
      [
        say`The gross national product of a country is ${gross} and its net national product is ${net}, both at market price.`,
        say`At factor cost, the net domestic product of a country is ${net} and its gross domestic product ${gross}.`,
        say`GNP at market price is ${gross}, while NNP at market price is ${net}.`,
      ],
      asked('depreciation (consumption of fixed capital)'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: answer + 10, because: say`the subtraction was carried out wrongly by ten` },
      { value: answer - 10, because: say`the subtraction was carried out wrongly` },
      { value: 2 * answer, because: say`the difference was doubled` },
      { value: gross + net, because: say`the two products were added` },
      { value: net, because: say`that is the net product` },
      { value: answer - 5, because: say`the subtraction was carried out wrongly by five` },
      { value: answer + 5, because: say`five too much was subtracted` },
    ],
    steps: [
      say`Depreciation = gross product − net product of the same kind`,
      say`= ${gross} − ${net} = ${answer}`,
    ],
  }
}

/** From gross domestic to net national product there are two differences; the question gives one of them. */
export function netFactorIncome(rng: Random) {
  const { gdp, worn, abroad } = drawAccount(rng)
  const [answer, net] = [Math.abs(abroad), gdp - worn + abroad]
  const isEarned = abroad > 0
  return {
    concept: PRODUCT,
    given: { find: 'net-factor-income' as const, gdp, net, worn, isEarned },
    prompt: stem(
      rng,
      isEarned
        ? [
            say`The GDP of a country at market price is ${gdp}, its NNP at market price ${net} and its depreciation ${worn}.`,
            say`Net national product is ${net}, gross domestic product ${gdp}, both at market price, and consumption of fixed capital ${worn}.`,
          ]
        : [
            say`A country pays more factor income to abroad than it receives. Its GDP at market price is ${gdp}, its NNP at market price ${net} and its depreciation ${worn}.`,
            say`Net national product is ${net}, gross domestic product ${gdp}, both at market price, and depreciation ${worn}. Factor income paid to abroad exceeds what is received.`,
          ],
      isEarned
        ? asked('net factor income from abroad')
        : [
            say`What is the net factor income paid to abroad?`,
            say`Find the net factor income paid to abroad.`,
          ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: Math.abs(gdp - net), because: say`depreciation was left out` },
      { value: Math.abs(gdp - net) + worn, because: say`depreciation was taken with the wrong sign` },
      { value: worn, because: say`that is the depreciation` },
      { value: answer + 10, because: say`the subtraction was carried out wrongly` },
      { value: answer - 5, because: say`the subtraction was carried out wrongly by five` },
      { value: answer + worn, because: say`depreciation was counted as income from abroad` },
    ],
    steps: [
      say`GNP = NNP + depreciation = ${net} + ${worn} = ${net + worn}`,
      isEarned
        ? say`Net factor income from abroad = GNP − GDP = ${net + worn} − ${gdp} = ${answer}`
        : say`Net factor income paid to abroad = GDP − GNP = ${gdp} − ${net + worn} = ${answer}`,
    ],
  }
}

/** GDP at market price and at factor cost, each from the other. */
export function marketPrice(rng: Random) {
  const { gdp: answer, taxes, subsidies, worn } = drawAccount(rng)
  const product = answer - taxes + subsidies
  return {
    concept: INCOME,
    given: { find: 'market-price' as const, product, taxes, subsidies, worn },
    prompt: stem(
      rng,
      [
        say`GDP at factor cost is ${product}, indirect taxes are ${taxes}, subsidies ${subsidies} and depreciation ${worn}.`,
        say`A government collects ${taxes} as indirect taxes and pays subsidies of ${subsidies}. The gross domestic product at factor cost is ${product} and depreciation ${worn}.`,
      ],
      asked('GDP at market price'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: product + taxes, because: say`the subsidies were left out` },
      { value: product - taxes + subsidies, because: say`the net indirect taxes were subtracted` },
      { value: product + taxes + subsidies, because: say`the subsidies were added too` },
      { value: answer - worn, because: say`depreciation was subtracted, which gives NDP at market price` },
      { value: product - subsidies, because: say`the taxes were left out` },
      { value: answer + worn, because: say`depreciation was added` },
    ],
    steps: [
      say`Net indirect taxes = ${taxes} − ${subsidies} = ${taxes - subsidies}`,
      say`GDP at market price = ${product} + ${taxes - subsidies} = ${answer}`,
    ],
  }
}

export function gnpAtFactorCost(rng: Random) {
  const { gdp, abroad, taxes, subsidies } = drawAccount(rng)
  const net = taxes - subsidies
  const answer = gdp + abroad - net
  return {
    concept: PRODUCT,
    given: { find: 'gnp-at-factor-cost' as const, gdp, abroad, net },
    prompt: stem(
      rng,
      [
        say`The GDP of a country at market price is ${gdp}, net factor income from abroad ${abroad} and net indirect taxes ${net}.`,
        say`Net indirect taxes are ${net}, gross domestic product at market price is ${gdp} and net factor income from abroad ${abroad}.`,
      ],
      asked('gross national product at factor cost'),
      CRORE,
    ),
    answer,
    mistakes: [
      { value: gdp + abroad, because: say`that is GNP at market price` },
      { value: gdp - net, because: say`that is GDP at factor cost` },
      { value: gdp - abroad - net, because: say`the sign of the income from abroad was turned round` },
      { value: gdp + abroad + net, because: say`the net indirect taxes were added` },
      { value: answer - net, because: say`the net indirect taxes were subtracted twice` },
    ],
    steps: [
      say`GNP at market price = ${gdp} + (${abroad}) = ${gdp + abroad}`,
      say`GNP at factor cost = ${gdp + abroad} − ${net} = ${answer}`,
    ],
  }
}

export function subsidies(rng: Random) {
  const { gdp, worn, abroad, taxes, subsidies: answer } = drawAccount(rng)
  const income = gdp - worn + abroad - taxes + answer
  const atPrice = gdp - worn + abroad
  return {
    concept: INCOME,
    given: { find: 'subsidies' as const, gdp, worn, abroad, taxes, income },
    prompt: stem(
      rng,
      [
        say`National income is ${income}, GDP at market price ${gdp}, depreciation ${worn}, net factor income from abroad ${abroad} and indirect taxes ${taxes}.`,
        say`A country has a GDP of ${gdp} at market price and a national income of ${income}. Depreciation is ${worn}, indirect taxes are ${taxes} and net factor income from abroad is ${abroad}.`,
      ],
      [
        say`What are the subsidies?`,
        say`Find the subsidies.`,
        say`The subsidies paid by its government are:`,
      ],
      CRORE,
    ),
    answer,
    mistakes: [
      { value: taxes - answer, because: say`those are the net indirect taxes` },
      { value: taxes, because: say`those are the indirect taxes` },
      { value: Math.abs(answer - abroad), because: say`the income from abroad was left out` },
      { value: answer + worn, because: say`depreciation was left out` },
      { value: answer + taxes, because: say`the indirect taxes were added` },
      { value: answer + 5, because: say`the subtraction was carried out wrongly` },
      { value: answer - 5, because: say`the subtraction was carried out wrongly by five` },
    ],
    steps: [
      say`NNP at market price = ${gdp} − ${worn} + (${abroad}) = ${atPrice}`,
      say`Net indirect taxes = ${atPrice} − ${income} = ${taxes - answer}`,
      say`Subsidies = ${taxes} − ${taxes - answer} = ${answer}`,
    ],
  }
}
