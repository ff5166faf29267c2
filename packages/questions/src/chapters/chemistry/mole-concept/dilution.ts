import {
  addUpMolarMass,
  articleOf,
  drawSolute,
  isWhole,
  roundOff,
  tidy,
  withSoluteFormula,
} from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { millilitres, mol, molar } from '../../../kit/values/quantities.ts'
import { quantity, rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Water is added to 50 mL of 2 M sodium hydroxide solution until it measures 200 mL. What is its molarity now?" */
export const dilution = defineGenerator({
  id: 'chemistry/dilution',
  version: 6,
  levels: {
    easy: { forms: [newMolarity, stockNeeded] },
    medium: { forms: [waterToAdd, twice] },
    hard: { forms: [mixedAndDiluted, waterForMixture, fromPercent] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'molarity':
        // The moles in the stock, divided by the new volume.
        return ((given.stock * given.volume) / 1000) * (1000 / given.total)
      case 'stock':
        return ((given.target * given.total) / 1000 / given.stock) * 1000
      case 'water': {
        // Millilitre by millilitre, until the solution is weak enough.
        const moles = given.stock * given.volume
        let water = 0
        while (moles / (given.volume + water) > given.target * (1 + 1e-9)) water += 1
        return water
      }
      case 'twice':
        return given.stock * (given.volume / given.flask) * (given.taken / given.secondFlask)
      case 'mixed': {
        // What each solution alone would have in the flask.
        const alone = ({ molarity, volume }: Portion) => (molarity * volume) / given.flask
        return alone(given.first) + alone(given.second)
      }
      case 'mixture-water': {
        const moles = given.first.molarity * given.first.volume + given.second.molarity * given.second.volume
        const together = given.first.volume + given.second.volume
        return bisect((water) => given.target * (together + water) - moles, 1e6)
      }
      case 'from-percent': {
        // Grams of solute in the portion, then its moles in the flask.
        const grams = (given.volume * given.density * given.percent) / 100
        return grams / addUpMolarMass(given.formula) / (given.flask / 1000)
      }
    }
  },
})
type Portion = { molarity: number; volume: number }

const aMolar = (concentration: number) => say`${articleOf(concentration)} ${molar(concentration)}`

/** A stock solution, and the whole number by which its volume is multiplied. */
function drawDilution(rng: Random) {
  const times = rng.pick([2, 3, 4, 5, 6, 8, 10, 12])
  const target = rng.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75].slice(0, times > 5 ? 7 : 9))
  const volume = rng.int(2, 30) * 5
  return {
    solute: withSoluteFormula(drawSolute(rng, target * times)),
    times,
    target,
    volume,
    total: volume * times,
    stock: tidy(target * times),
  }
}

function newMolarity(rng: Random) {
  const { times, target, volume, total, stock, solute } = drawDilution(rng)
  const answer = molar(target)
  return {
    given: { find: 'molarity' as const, stock, volume, total },
    prompt: stem(
      rng,
      [
        say`${millilitres(volume)} of ${aMolar(stock)} solution of ${solute} is diluted with water to ${millilitres(total)}.`,
        say`Water is added to ${millilitres(volume)} of ${molar(stock)} ${solute} solution to make the total volume ${millilitres(total)}.`,
        say`The volume of ${aMolar(stock)} ${solute} solution is increased from ${millilitres(volume)} to ${millilitres(total)} by adding water.`,
      ],
      [
        say`The molarity of the diluted solution is:`,
        say`What is the molarity of the resulting solution?`,
        say`Calculate the final concentration.`,
      ],
    ),
    answer,
    // Water makes a solution weaker.
    within: [0, 0.97 * stock] as const,
    mistakes: [
      { value: stock / (times + 2), because: say`the water was counted twice over` },
      {
        value: (stock * volume) / (total + volume),
        because: say`the first volume was added to the final volume once more`,
      },
      {
        value: (stock * volume) / (total - volume),
        because: say`the moles were divided by the volume of the water added`,
      },
      {
        value: tidy(stock / (times + 1)),
        because: say`the water was taken to be ${times} times the first volume`,
      },
      { value: target / 2, because: say`the result was halved` },
      { value: target / times, because: say`the dilution was counted twice` },
      { value: tidy(stock - target), because: say`that is by how much the molarity falls` },
      { value: tidy(stock / 2), because: say`the molarity was halved, whatever the volumes` },
    ],
    others: [0.6, 0.75, 1.25, 1.5].map((share) => tidy(target * share)),
    steps: [
      say`The moles stay the same: ${stock} × ${volume} = M × ${total}`,
      say`M = ${tidy(stock * volume)} ÷ ${total} = ${answer}`,
    ],
  }
}

function stockNeeded(rng: Random) {
  const { times, target, volume, total, stock, solute } = drawDilution(rng)
  const answer = millilitres(volume)
  return {
    given: { find: 'stock' as const, stock, target, total },
    prompt: stem(
      rng,
      [
        say`${millilitres(total)} of ${aMolar(target)} solution of ${solute} is to be prepared from ${aMolar(stock)} stock solution.`,
        say`A stock solution of ${solute} has a concentration of ${molar(stock)}. It is diluted to obtain ${millilitres(total)} of ${molar(target)} solution.`,
        say`${aMolar(stock)} solution of ${solute} is available, and ${millilitres(total)} of its ${molar(target)} solution is required.`,
      ],
      [
        say`The volume of the stock solution required is:`,
        say`What volume of the stock solution should be taken?`,
        say`Calculate the volume of the concentrated solution needed.`,
      ],
    ),
    answer,
    mistakes: [
      { value: total - volume, because: say`that is the volume of water` },
      { value: total * times, because: say`the ratio of the molarities was turned round` },
      {
        value: total / (times + 1),
        because: say`the stock was taken as one part beside ${times} parts of water`,
      },
      { value: total / 2, because: say`half of the volume was taken without looking at the molarities` },
      ...(times > 2
        ? [{ value: total / (times - 1), because: say`the stock was compared with the water alone` }]
        : []),
      { value: volume * 2, because: say`the volume was doubled` },
      { value: volume / 2, because: say`the volume was halved` },
      { value: volume / times, because: say`the ratio of the molarities was used twice` },
      { value: target * total, because: say`the division by the molarity of the stock was left out` },
    ],
    steps: [
      say`The moles stay the same: ${stock} × V = ${target} × ${total}`,
      say`V = ${tidy(target * total)} ÷ ${stock} = ${answer}`,
    ],
  }
}

function waterToAdd(rng: Random) {
  const { times, target, volume, total, stock, solute } = drawDilution(rng)
  const water = total - volume
  const answer = millilitres(water)
  return {
    given: { find: 'water' as const, stock, target, volume },
    prompt: stem(
      rng,
      [
        say`${millilitres(volume)} of ${aMolar(stock)} solution of ${solute} is to be diluted to ${molar(target)}.`,
        say`${aMolar(stock)} solution of ${solute} has a volume of ${millilitres(volume)}. Its concentration has to be reduced to ${molar(target)}.`,
        say`The molarity of ${millilitres(volume)} of ${solute} solution is to be brought down from ${molar(stock)} to ${molar(target)} by adding water.`,
      ],
      [
        say`The volume of water to be added is:`,
        say`What volume of water must be added?`,
        say`Calculate the volume of water required for the dilution.`,
        say`How much water should be added to it?`,
      ],
    ),
    answer,
    mistakes: [
      { value: total, because: say`that is the final volume; the first volume was not taken off` },
      { value: total + volume, because: say`the first volume was added instead of taken off` },
      { value: volume, because: say`equal volumes were taken, which only halves the molarity` },
      { value: water / 2, because: say`the result was halved` },
      { value: volume / times, because: say`the volume was divided by the ratio of the molarities` },
      { value: water - volume, because: say`the first volume was taken off twice` },
      { value: water * 2, because: say`the result was doubled` },
    ],
    steps: [
      say`The moles stay the same: ${stock} × ${volume} = ${target} × V`,
      say`V = ${tidy(stock * volume)} ÷ ${target} = ${millilitres(total)}`,
      say`Water = ${total} − ${volume} = ${answer}`,
    ],
  }
}

function twice(rng: Random) {
  const [times, again] = [rng.pick([2, 4, 5, 10]), rng.pick([2, 3, 4, 5])]
  const targets = [0.1, 0.12, 0.15, 0.2, 0.25, 0.3, 0.4].filter((target) => target * times * again <= 6)
  const target = rng.pick(targets)
  const [volume, taken] = [rng.int(4, 20) * 5, rng.int(2, 4) * 5]
  const [flask, secondFlask] = [volume * times, taken * again]
  const [between, stock] = [tidy(target * again), tidy(target * again * times)]
  const solute = withSoluteFormula(drawSolute(rng, stock))
  const answer = molar(target)
  return {
    given: { find: 'twice' as const, stock, volume, flask, taken, secondFlask },
    prompt: stem(
      rng,
      [
        say`${millilitres(volume)} of ${aMolar(stock)} solution of ${solute} is diluted to ${millilitres(flask)}. Then ${millilitres(taken)} of this solution is further diluted to ${millilitres(secondFlask)}.`,
        say`${millilitres(volume)} of ${molar(stock)} ${solute} solution is made up to ${millilitres(flask)} with water. From it, ${millilitres(taken)} is taken and again made up to ${millilitres(secondFlask)}.`,
        say`A stock solution of ${solute} (${molar(stock)}) is diluted in two stages: ${millilitres(volume)} of it to ${millilitres(flask)}, and then ${millilitres(taken)} of the product to ${millilitres(secondFlask)}.`,
      ],
      [
        say`The molarity of the final solution is:`,
        say`What is the final molarity?`,
        say`Calculate the concentration after the second dilution.`,
      ],
    ),
    answer,
    mistakes: [
      { value: between, because: say`the second dilution was left out` },
      { value: tidy(stock / again), because: say`the first dilution was left out` },
      {
        value: tidy(stock / (times + again)),
        because: say`the two dilutions were added, but they multiply`,
      },
      {
        value: tidy((stock * taken) / flask),
        because: say`the portion taken was compared with the first flask`,
      },
      { value: target / 2, because: say`the result was halved` },
      {
        value: tidy(between / (again + 1)),
        because: say`the second flask was taken to hold ${secondFlask} mL of water besides the portion`,
      },
      { value: tidy(between / times), because: say`the first dilution was used twice` },
      { value: tidy(target / again), because: say`the second dilution was made twice` },
    ],
    steps: [
      say`First dilution: ${flask} ÷ ${volume} = ${times} times the volume`,
      say`Molarity after it = ${stock} ÷ ${times} = ${molar(between)}`,
      say`Second dilution: ${secondFlask} ÷ ${taken} = ${again} times the volume`,
      say`Final molarity = ${between} ÷ ${again} = ${answer}`,
    ],
  }
}

/** Two solutions of one substance, and the sum of their moles in mmol. */
function drawTwo(rng: Random) {
  const [molarity, other] = rng.sample([0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2], 2)
  const [volume, second] = [rng.int(2, 20) * 10, rng.int(2, 20) * 10]
  const solute = withSoluteFormula(drawSolute(rng, Math.max(molarity, other)))
  return {
    solute,
    first: { molarity, volume },
    second: { molarity: other, volume: second },
    millimoles: tidy(molarity * volume + other * second),
    together: volume + second,
  }
}

/** "100 mL of 0.5 M and 150 mL of 0.2 M NaCl are mixed and made up to 500 mL. What is the molarity?" */
function mixedAndDiluted(rng: Random) {
  const { solute, first, second, millimoles, together, flask } = rng.until(
    () => ({ ...drawTwo(rng), flask: rng.pick([250, 400, 500, 600, 750, 800, 1000]) }),
    (drawn) =>
      drawn.flask > drawn.together + 40 &&
      drawn.millimoles >= 0.1 * drawn.flask &&
      isWhole((drawn.millimoles / drawn.flask) * 100),
  )
  const value = tidy(millimoles / flask)
  const answer = molar(value)
  const [a, b] = [
    say`${millilitres(first.volume)} of ${molar(first.molarity)}`,
    say`${millilitres(second.volume)} of ${molar(second.molarity)}`,
  ]
  return {
    given: { find: 'mixed' as const, first, second, flask },
    prompt: stem(
      rng,
      [
        say`${a} and ${b} solutions of ${solute} are mixed, and water is added till the volume is ${millilitres(flask)}.`,
        say`A student pours ${a} and ${b} solutions of ${solute} into a flask and makes up the volume to ${millilitres(flask)} with water.`,
        say`Two solutions of ${solute}, ${a} and ${b}, are mixed together and diluted to ${millilitres(flask)}.`,
      ],
      [
        say`The molarity of the final solution is:`,
        say`What is the final molarity?`,
        say`Calculate the molarity of the resulting solution.`,
      ],
    ),
    answer,
    mistakes: [
      { value: roundOff(millimoles / together, 2), because: say`the water was left out` },
      {
        value: roundOff((first.molarity + second.molarity) / 2, 2),
        because: say`the molarities were averaged`,
      },
      {
        value: roundOff(millimoles / (flask + together), 2),
        because: say`the solutions were added to the final volume once more`,
      },
      {
        value: roundOff((first.molarity * first.volume) / flask, 2),
        because: say`the second solution was left out`,
      },
      {
        value: roundOff((second.molarity * second.volume) / flask, 2),
        because: say`the first solution was left out`,
      },
      {
        value: roundOff(millimoles / (flask - together), 2),
        because: say`the moles were divided by the volume of the water added`,
      },
      { value: tidy(value * 2), because: say`the result was doubled` },
      { value: tidy(value / 2), because: say`the result was halved` },
    ].filter((wrong) => isWhole(wrong.value * 100)),
    steps: [
      say`Moles of the first = ${first.molarity} × ${first.volume} ÷ 1,000 = ${mol(tidy((first.molarity * first.volume) / 1000))}`,
      say`Moles of the second = ${second.molarity} × ${second.volume} ÷ 1,000 = ${mol(tidy((second.molarity * second.volume) / 1000))}`,
      say`Together ${mol(tidy(millimoles / 1000))} in ${quantity(flask / 1000, 'L')}`,
      say`Molarity = ${tidy(millimoles / 1000)} ÷ ${flask / 1000} = ${answer}`,
    ],
  }
}

/** "100 mL of 0.5 M and 100 mL of 0.3 M NaCl are mixed. How much water makes it 0.2 M?" */
function waterForMixture(rng: Random) {
  const { solute, first, second, millimoles, together, target } = rng.until(
    () => ({ ...drawTwo(rng), target: rng.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]) }),
    (drawn) => {
      const water = drawn.millimoles / drawn.target - drawn.together
      return water >= 20 && water <= 2000 && isWhole(water) && Math.round(water) % 5 === 0
    },
  )
  const whole = Math.round(millimoles / target)
  const value = whole - together
  const answer = millilitres(value)
  const [a, b] = [
    say`${millilitres(first.volume)} of ${molar(first.molarity)}`,
    say`${millilitres(second.volume)} of ${molar(second.molarity)}`,
  ]
  return {
    given: { find: 'mixture-water' as const, first, second, target },
    prompt: stem(
      rng,
      [
        say`${a} and ${b} solutions of ${solute} are mixed. The mixture is to be diluted to ${molar(target)}. (Volumes are additive.)`,
        say`A student mixes ${a} and ${b} solutions of ${solute} and wants to make the mixture ${molar(target)} by adding water. (Assume that volumes are additive.)`,
        say`Two solutions of ${solute}, ${a} and ${b}, are put together. Water is added till the molarity is ${molar(target)}; volumes are additive.`,
      ],
      [
        say`The volume of water to be added is:`,
        say`What volume of water must be added?`,
        say`Calculate the volume of water required.`,
      ],
    ),
    answer,
    mistakes: [
      { value: whole, because: say`that is the final volume; the mixture was not taken off` },
      { value: whole + together, because: say`the volume of the mixture was added instead of taken off` },
      {
        value: tidy(((first.molarity + second.molarity) / 2 / target) * together - together),
        because: say`the molarities were averaged, but the volumes differ`,
      },
      { value: Math.abs(whole - first.volume), because: say`only the first volume was taken off` },
      { value: Math.abs(whole - second.volume), because: say`only the second volume was taken off` },
      { value: value * 2, because: say`the result was doubled` },
      { value: value / 2, because: say`the result was halved` },
      { value: value - first.volume, because: say`the first volume was taken off twice` },
      { value: value - second.volume, because: say`the second volume was taken off twice` },
    ].filter((wrong) => Number.isInteger(wrong.value) && wrong.value > 0),
    steps: [
      say`Moles = (${first.molarity} × ${first.volume} + ${second.molarity} × ${second.volume}) ÷ 1,000 = ${mol(tidy(millimoles / 1000))}`,
      say`Final volume = ${tidy(millimoles / 1000)} ÷ ${target} = ${quantity(tidy(whole / 1000), 'L')} = ${millilitres(whole)}`,
      say`The mixture has ${first.volume} + ${second.volume} = ${millilitres(together)}.`,
      say`Water = ${whole} − ${together} = ${answer}`,
    ],
  }
}

/** Strong solutions as they are sold, in per cent by mass, with their densities in g/mL. */
const STRONG = [
  {
    name: 'sulphuric acid',
    formula: 'H2SO4',
    molarMass: 98,
    percents: [49, 70, 98],
    densities: [1.38, 1.6, 1.84],
  },
  {
    name: 'nitric acid',
    formula: 'HNO3',
    molarMass: 63,
    percents: [63, 70, 31.5],
    densities: [1.38, 1.4, 1.2],
  },
  {
    name: 'hydrochloric acid',
    formula: 'HCl',
    molarMass: 36.5,
    percents: [36.5, 29.2, 20],
    densities: [1.18, 1.15, 1.1],
  },
  { name: 'phosphoric acid', formula: 'H3PO4', molarMass: 98, percents: [85, 49], densities: [1.7, 1.33] },
  {
    name: 'sodium hydroxide',
    formula: 'NaOH',
    molarMass: 40,
    percents: [20, 40, 50],
    densities: [1.22, 1.43, 1.5],
  },
  { name: 'potassium hydroxide', formula: 'KOH', molarMass: 56, percents: [28, 42], densities: [1.27, 1.42] },
] as const

/** "10 mL of 98% sulphuric acid (1.84 g/mL) is diluted to 500 mL. What is the molarity?" */
function fromPercent(rng: Random) {
  const { name, formula, molarMass, percent, density, volume, flask, value } = rng.until(
    () => {
      const { percents, densities, ...acid } = rng.pick(STRONG)
      const at = rng.int(0, percents.length - 1)
      const [percent, density] = [percents[at] ?? 0, densities[at] ?? 0]
      const [volume, flask] = [rng.int(1, 20) * 5, rng.pick([250, 400, 500, 750, 1000, 1500, 2000])]
      const value = (volume * density * percent) / 100 / acid.molarMass / (flask / 1000)
      return { ...acid, percent, density, volume, flask, value }
    },
    // Weaker solutions differ too little in two decimals.
    (drawn) => drawn.value >= 0.3,
  )
  const stock = (density * percent * 10) / molarMass
  const answer = rounded(value, 2, 'M')
  const wrong = (molarity: number) => roundOff(molarity, 2)
  const solute = withSoluteFormula({ name, formula })
  const mass = tidy(volume * density)
  return {
    given: { find: 'from-percent' as const, volume, density, percent, flask, formula },
    prompt: stem(
      rng,
      [
        say`${millilitres(volume)} of a ${String(percent)}% (by mass) solution of ${solute}, of density ${density} g/mL, is diluted with water to ${millilitres(flask)}.`,
        say`A bottle of ${solute} is marked ${String(percent)}% by mass and ${density} g/mL. From it, ${millilitres(volume)} is taken and made up to ${millilitres(flask)} with water.`,
        say`To ${millilitres(volume)} of ${solute} solution, which is ${String(percent)}% by mass and has a density of ${density} g/mL, water is added till the volume is ${millilitres(flask)}.`,
      ],
      [
        say`The molarity of the diluted solution (to two decimal places) is:`,
        say`What is the molarity of the resulting solution, to two decimal places?`,
        say`Calculate the molarity after the dilution, correct to two decimal places.`,
      ],
      [say`(Molar mass = ${quantity(molarMass, 'g/mol')})`],
    ),
    answer,
    mistakes: [
      { value: wrong(stock), because: say`that is the molarity before the dilution` },
      { value: wrong(value / density), because: say`the density was left out` },
      { value: wrong(value / density ** 2), because: say`it was divided by the density` },
      { value: wrong((value * 100) / percent), because: say`the solution was taken as pure ${name}` },
      {
        value: wrong((value * flask) / (flask + volume)),
        because: say`the first volume was added to the final volume`,
      },
      { value: wrong(value * 2), because: say`the result was doubled` },
      { value: wrong(value / 2), because: say`the result was halved` },
    ],
    steps: [
      say`Mass of the portion = ${volume} × ${density} = ${quantity(mass, 'g')}`,
      say`${name.charAt(0).toUpperCase()}${name.slice(1)} in it = ${String(percent)}% of that ≈ ${rounded((mass * percent) / 100, 2, 'g')}`,
      say`Moles ≈ ${rounded((mass * percent) / 100 / molarMass, 4, 'mol')}, in ${quantity(flask / 1000, 'L')} of solution`,
      say`Molarity = moles ÷ volume ≈ ${answer}`,
    ],
  }
}
