import type { Random } from '../../../kit/random/random.ts'
import { counted } from '../../../kit/values/units.ts'
import { number, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** Forms in which an average is made from averages or changes. */
export function combined(rng: Random) {
  const { first, second, firstCount, secondCount } = rng.until(
    () => ({
      first: rng.int(40, 75),
      second: rng.int(45, 85),
      firstCount: rng.int(15, 45),
      secondCount: rng.int(15, 45),
    }),
    (drawn) => {
      const total = drawn.first * drawn.firstCount + drawn.second * drawn.secondCount
      const isWhole = total % (drawn.firstCount + drawn.secondCount) === 0
      return isWhole && Math.abs(drawn.first - drawn.second) >= 4 && drawn.firstCount !== drawn.secondCount
    },
  )
  const count = firstCount + secondCount
  const total = first * firstCount + second * secondCount
  const town = rng.pick(towns)
  const [one, other] = rng.pick([
    ['boys', 'girls'],
    ['students of section A', 'students of section B'],
    ['students of the morning batch', 'students of the evening batch'],
    ['new trainees', 'old trainees'],
  ])
  const answer = number(total / count)
  return {
    given: { find: 'combined' as const, first, firstCount, second, secondCount },
    prompt: rng.pick([
      say`In a test at a coaching centre in ${town}, ${firstCount} ${one} score ${first} marks on average and ${secondCount} ${other} score ${second}. What is the average of all of them?`,
      say`The average marks of ${firstCount} ${one} in a school of ${town} are ${first}, and those of ${secondCount} ${other} are ${second}. Find the average marks of all together.`,
    ]),
    answer,
    mistakes: [
      {
        value: (first + second) / 2,
        because: say`the two averages were averaged although the groups differ in size`,
      },
      {
        value: (first * secondCount + second * firstCount) / count,
        because: say`each average was multiplied by the size of the other group`,
      },
      { value: first, because: say`that is the average of the first group` },
      { value: second, because: say`that is the average of the second group` },
      { value: first + second - total / count, because: say`the smaller group was given the larger weight` },
      { value: (first * 2 + second) / 3, because: say`the first group was simply counted twice` },
      { value: (first + second * 2) / 3, because: say`the second group was simply counted twice` },
    ],
    steps: [
      say`Marks of the first group: ${first} × ${firstCount} = ${first * firstCount}; of the second: ${second} × ${secondCount} = ${second * secondCount}`,
      say`All marks: ${first * firstCount} + ${second * secondCount} = ${total}, of ${count} people`,
      say`Average = ${total} ÷ ${count} = ${answer}`,
    ],
  }
}

export function batting(rng: Random) {
  const { innings, rise, before } = { innings: rng.int(9, 24), rise: rng.int(2, 5), before: rng.int(24, 58) }
  const score = before + rise * (innings + 1)
  const after = before + rise
  const person = rng.pick(people)
  const last = innings + 1
  const answer = quantity(after, { ...counted('run'), places: 2 })
  return {
    given: { find: 'new-average' as const, innings, rise, score },
    prompt: rng.pick([
      say`${person.name} has played ${innings} innings. With ${score} runs in the next one ${person.he} raises ${person.his} average by ${rise}. What is the average after ${last} innings?`,
      say`In ${person.his} innings number ${last}, ${person.name} of ${rng.pick(towns)} scores ${score} and so improves ${person.his} batting average by ${rise} runs. What is ${person.his} average now?`,
      say`A batter from ${rng.pick(towns)} makes ${score} runs in the innings that follows ${innings} earlier ones, and ${person.name} reports that the average went up by ${rise}. Find the new average.`,
      say`${person.name} wants a better batting average. After ${innings} innings comes a knock of ${score}, and the average rises by ${rise} runs. What has it become?`,
    ]),
    answer,
    mistakes: [
      { value: before, because: say`that is the average before the last innings` },
      { value: after + rise, because: say`the rise of ${rise} was added once too often` },
      {
        value: score - rise * last,
        because: say`the rise was multiplied by ${last}; that gives the old average`,
      },
      { value: score - rise * (innings - 1), because: say`one innings too few carried the rise` },
      { value: score / rise, because: say`the score was divided by the rise` },
      { value: score - innings, because: say`the number of innings was taken off, not the rise of each` },
      { value: before - rise, because: say`the rise was taken off the old average` },
    ],
    steps: [
      say`Let the new average be A, so the old one is A − ${rise}.`,
      say`The runs of the first ${innings} innings are ${innings} × (A − ${rise}).`,
      say`With the last score they make ${last} × A: ${innings} × A − ${innings * rise} + ${score} = ${last} × A`,
      say`A = ${score} − ${innings * rise} = ${answer}`,
    ],
  }
}

export function wrongEntry(rng: Random) {
  const { count, wrong, right, mean } = rng.until(
    () => ({
      count: rng.int(10, 50, 5),
      wrong: rng.int(21, 98),
      right: rng.int(21, 98),
      mean: rng.int(40, 75),
    }),
    (drawn) =>
      drawn.wrong !== drawn.right &&
      ((drawn.right - drawn.wrong) * 10) % drawn.count === 0 &&
      Math.abs(drawn.right - drawn.wrong) > 9,
  )
  const change = (right - wrong) / count
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = number(mean + change)
  return {
    given: { find: 'corrected' as const, count, average: mean, wrong, right },
    prompt: rng.pick([
      say`The average marks of ${count} students in a school of ${town} were found to be ${mean}. Later it was seen that ${right} had been entered as ${wrong}. What is the correct average?`,
      say`A clerk in ${town} worked out the average of ${count} numbers as ${mean}, but read ${wrong} in place of ${right}. Find the correct average.`,
      say`${person.name} of ${town} averages ${count} readings and gets ${mean}. Then ${person.he} notices that one reading, in truth ${right}, was written down as ${wrong}. What should the average be?`,
      say`For ${count} days a shop in ${town} reported an average sale of ${mean} kg of rice. On checking, ${person.name} finds ${wrong} kg noted on a day when ${right} kg were sold. Find the true average in kg.`,
      say`While adding up the weights of ${count} parcels at ${town} post office, ${person.name} took ${wrong} instead of ${right} and so found an average of ${mean}. What is the right average?`,
    ]),
    answer,
    mistakes: [
      { value: mean - change, because: say`the correction was made in the wrong direction` },
      {
        value: mean + (right - wrong),
        because: say`the whole difference was put on the average; it spreads over ${count} entries`,
      },
      { value: mean - (right - wrong), because: say`the whole difference was taken off the average` },
      {
        value: mean + right / count,
        because: say`the right entry was added, but the wrong one was not taken off`,
      },
      {
        value: mean - wrong / count,
        because: say`the wrong entry was taken off, but the right one was not added`,
      },
      { value: mean + 2 * change, because: say`the correction was made twice` },
      { value: mean, because: say`that is the average with the mistake in it` },
    ],
    steps: [
      say`Sum as first found: ${mean} × ${count} = ${mean * count}`,
      say`Take off ${wrong} and add ${right}: ${mean * count} − ${wrong} + ${right}`,
      say`Correct sum = ${mean * count - wrong + right}`,
      say`Correct average = ${mean * count - wrong + right} ÷ ${count} = ${answer}`,
    ],
  }
}
