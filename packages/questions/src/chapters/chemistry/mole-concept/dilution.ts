import { articleOf, drawScene, drawSolute, tidy, withSoluteFormula } from '../../../kit/chemistry/solutes.ts'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { millilitres, molar } from '../../../kit/values/quantities.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Water is added to 50 mL of 2 M sodium hydroxide solution until it measures 200 mL. What is its molarity now?" */
export const dilution = defineGenerator({
  id: 'chemistry/dilution',
  version: 1,
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
    ...drawScene(rng),
    solute: withSoluteFormula(drawSolute(rng, target * times)),
    times,
    target,
    volume,
    total: volume * times,
    stock: tidy(target * times),
  }
}

function newMolarity(rng: Random) {
  const { times, target, volume, total, stock, solute, name, town } = drawDilution(rng)
  const answer = molar(target)
  return {
    given: { find: 'molarity' as const, stock, volume, total },
    prompt: rng.pick([
      say`${name} of ${town} adds water to ${millilitres(volume)} of ${aMolar(stock)} solution of ${solute} until it measures ${millilitres(total)}. What is its molarity now?`,
      say`What concentration results when ${millilitres(volume)} of ${molar(stock)} ${solute} solution are diluted to ${millilitres(total)} in a laboratory in ${town}?`,
      say`In ${town} ${aMolar(stock)} stock of ${solute} is thinned: ${millilitres(volume)} of it are made up to ${millilitres(total)}. Find the new molarity.`,
      say`With a pipette ${name} brings ${millilitres(volume)} of ${molar(stock)} ${solute} solution into a flask, and fills it with water up to the mark of ${millilitres(total)}. How strong is the solution in the flask?`,
      say`The volume of some ${solute} solution grows from ${millilitres(volume)} to ${millilitres(total)} when ${name} of ${town} pours water into it. It was ${molar(stock)} before. What is it after?`,
    ]),
    answer,
    mistakes: [
      { value: stock * times, because: say`the molarity was multiplied; water makes a solution weaker` },
      {
        value: (stock * volume) / (total + volume),
        because: say`the first volume was added to the final volume once more`,
      },
      {
        value: (stock * volume) / (total - volume),
        because: say`the moles were divided by the volume of the water added`,
      },
      { value: stock, because: say`that is the molarity before; water changes it` },
      { value: target / 2, because: say`the result was halved` },
      { value: target / times, because: say`the dilution was counted twice` },
      { value: tidy(stock - target), because: say`that is by how much the molarity falls` },
      { value: tidy(stock / 2), because: say`the molarity was halved, whatever the volumes` },
    ],
    steps: [
      say`The moles stay the same: ${stock} × ${volume} = M × ${total}`,
      say`M = ${tidy(stock * volume)} ÷ ${total} = ${answer}`,
    ],
  }
}

function stockNeeded(rng: Random) {
  const { times, target, volume, total, stock, solute, name, town } = drawDilution(rng)
  const answer = millilitres(volume)
  return {
    given: { find: 'stock' as const, stock, target, total },
    prompt: rng.pick([
      say`What volume of ${aMolar(stock)} stock solution of ${solute} does ${name} of ${town} need to make ${millilitres(total)} of ${aMolar(target)} solution?`,
      say`${millilitres(total)} of ${molar(target)} ${solute} solution are to be made in ${town} by adding water to ${aMolar(stock)} one. How much of the stronger solution is taken?`,
      say`From a bottle marked ${molar(stock)}, ${name} prepares ${millilitres(total)} of ${molar(target)} solution of ${solute}. How many millilitres leave the bottle?`,
      say`A school in ${town} has ${solute} as ${aMolar(stock)} solution only. How much of it must be made up with water to get ${millilitres(total)} of ${molar(target)} solution?`,
      say`How far does ${name} fill the measuring cylinder with ${molar(stock)} ${solute} solution, if water shall turn it into ${millilitres(total)} of ${molar(target)}?`,
    ]),
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
  const { times, target, volume, total, stock, solute, name, town } = drawDilution(rng)
  const water = total - volume
  const answer = millilitres(water)
  return {
    given: { find: 'water' as const, stock, target, volume },
    prompt: rng.pick([
      say`How much water must ${name} of ${town} add to ${millilitres(volume)} of ${aMolar(stock)} solution of ${solute} to make it ${molar(target)}?`,
      say`${millilitres(volume)} of ${molar(stock)} ${solute} solution are too strong for an experiment in ${town}. What volume of water brings them down to ${molar(target)}?`,
      say`One ${solute} solution of ${molar(stock)} shall become ${molar(target)}. There are ${millilitres(volume)} of it in the beaker of ${name}. How many millilitres of water are poured in?`,
      say`In ${town}, ${name} thins ${millilitres(volume)} of ${solute} solution from ${molar(stock)} to ${molar(target)}. Find the volume of the water used.`,
      say`Starting from ${millilitres(volume)} of ${molar(stock)} solution, a teacher in ${town} wants ${solute} at ${molar(target)}. Which volume of water is to be added?`,
    ]),
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
  const { name, town } = drawScene(rng)
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
    prompt: rng.pick([
      say`${name} of ${town} dilutes ${millilitres(volume)} of ${aMolar(stock)} solution of ${solute} to ${millilitres(flask)}. Then ${millilitres(taken)} of the new solution are diluted to ${millilitres(secondFlask)}. What is the final molarity?`,
      say`From ${millilitres(volume)} of ${molar(stock)} ${solute} solution a student in ${town} makes ${millilitres(flask)} with water, takes ${millilitres(taken)} out and makes these up to ${millilitres(secondFlask)}. Find the concentration at the end.`,
      say`In ${town} ${aMolar(stock)} stock of ${solute} is thinned in two stages: ${millilitres(volume)} to ${millilitres(flask)}, and ${millilitres(taken)} of that to ${millilitres(secondFlask)}. How strong is the last solution?`,
      say`First ${name} adds water to ${millilitres(volume)} of ${molar(stock)} ${solute} solution until there are ${millilitres(flask)}. After shaking, ${millilitres(taken)} go into another flask, which is filled up to ${millilitres(secondFlask)}. Which molarity does that flask hold?`,
      say`What is left of ${molar(stock)} when ${solute} solution is diluted from ${millilitres(volume)} to ${millilitres(flask)} and a portion of ${millilitres(taken)} again to ${millilitres(secondFlask)}? ${name} asks this at a college in ${town}.`,
    ]),
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
