import { articleOf, drawSolute, tidy, withSoluteFormula } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { millilitres, molar } from '../../../kit/values/quantities.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Water is added to 50 mL of 2 M sodium hydroxide solution until it measures 200 mL. What is its molarity now?" */
export const dilution = defineGenerator({
  id: 'chemistry/dilution',
  version: 4,
  levels: {
    easy: { forms: [newMolarity, stockNeeded] },
    medium: { forms: [waterToAdd] },
    hard: { forms: [twice] },
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
    }
  },
})
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
    ],
    steps: [
      say`First dilution: ${flask} ÷ ${volume} = ${times} times the volume`,
      say`Molarity after it = ${stock} ÷ ${times} = ${molar(between)}`,
      say`Second dilution: ${secondFlask} ÷ ${taken} = ${again} times the volume`,
      say`Final molarity = ${between} ÷ ${again} = ${answer}`,
    ],
  }
}
