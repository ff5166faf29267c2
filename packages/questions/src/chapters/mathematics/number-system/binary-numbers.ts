import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, number } from '../../../kit/values/value.ts'
import { askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { onesOfPowers, twoOperations, unknownBase, unknownFactor } from './binary-in-steps.ts'

/** "What is the decimal value of (101.11)₂?" */
export const binaryNumbers = defineGenerator({
  id: 'number/binary-numbers',
  version: 10,
  concepts: ['binary-to-decimal', 'decimal-to-binary', 'binary-numbers'],
  levels: {
    easy: {
      forms: [...often(28, whole), ...often(24, toBinary), ...often(28, digitsNeeded), largest],
    },
    medium: { forms: [withFraction, appended, onesOf, sumInDecimal, productInBinary] },
    hard: {
      forms: [...often(4, twoOperations), ...often(4, unknownFactor), unknownBase, ...often(4, onesOfPowers)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'whole':
        return readBinary(given.digits)
      case 'largest':
        // All digits are 1; one more would need another digit.
        return range(1, given.bits).reduce((value) => 2 * value + 1, 0)
      case 'fraction':
        return readBinary(given.digits.replace('.', '')) / 2 ** (given.digits.split('.')[1] ?? '').length
      case 'appended':
        return [...given.end].reduce((value, digit) => 2 * value + Number(digit), readBinary(given.digits))
      case 'sum':
        return given.numbers.reduce((sum, digits) => sum + readBinary(digits), 0)
      case 'needed':
        return range(1, 20).find((bits) => 2 ** bits > given.value) ?? Number.NaN
      case 'binary': {
        // The remainders on division by 2, the last one first.
        let [left, digits] = [given.value, '']
        for (; left > 0; left = Math.floor(left / 2)) digits = `${left % 2}${digits}`
        return show(digits)
      }
      case 'ones': {
        let [left, ones] = [given.value, 0]
        for (; left > 0; left = Math.floor(left / 2)) ones += left % 2
        return ones
      }
      case 'product':
        return inBinary(given.a * given.b)
      case 'two-operations': {
        const [a, b, c] = given.numbers
        // Adding the first number as often as the second tells.
        const product = range(1, readBinary(b)).reduce((all) => all + readBinary(a), 0)
        return inBinary(product + given.sign * readBinary(c))
      }
      case 'unknown-factor':
        return inBinary(
          range(1, 200).find((n) => n * readBinary(given.one) === readBinary(given.product)) ?? 0,
        )
      case 'unknown-base':
        return (
          range(2, 20).find(
            (base) =>
              given.digits.every((digit) => digit < base) &&
              given.digits.reduce((sum, digit) => sum * base + digit, 0) === readBinary(given.value),
          ) ?? Number.NaN
        )
      case 'ones-of-powers': {
        // The remainders on division by 2, counted one by one.
        const power = (exponent: number) => 2n ** BigInt(exponent)
        let left =
          power(given.a) + BigInt(given.first) * power(given.b) + BigInt(given.second) * power(given.c)
        let [ones, zeros] = [0, 0]
        for (; left > 0n; left /= 2n) {
          if (left % 2n === 1n) ones++
          else zeros++
        }
        return given.asksZeros ? zeros : ones
      }
    }
  },
})

/** Doubling from the left: the value of binary digits. */
const readBinary = (digits: string): number =>
  [...digits].reduce((value, digit) => 2 * value + (digit === '1' ? 1 : 0), 0)

const show = (digits: string): string => latex`(${digits})_2`
const inBinary = (value: number): string => show(value.toString(2))

/** '16 + 4 + 1' for 10101. */
const parts = (digits: string): string =>
  [...digits].flatMap((digit, place) => (digit === '1' ? [2 ** (digits.length - 1 - place)] : [])).join(' + ')

const TO_DECIMAL = ['binary-to-decimal', 'binary-numbers'] as const
const TO_BINARY = ['decimal-to-binary', 'binary-numbers'] as const

function whole(rng: Random) {
  const value = rng.int(17, 2047)
  const digits = value.toString(2)
  return {
    concept: TO_DECIMAL,
    given: { find: 'whole' as const, digits },
    prompt: rng.pick([
      say`Which decimal number is written ${show(digits)} in binary?`,
      say`The binary number ${show(digits)} is equal to which decimal number?`,
      say`A computer stores the bits ${latex`${digits}`}. Which decimal number is this?`,
      say`The decimal equivalent of ${show(digits)} is`,
      say`A register of a machine holds ${show(digits)}. What is this in the decimal system?`,
      say`A row of switches is set to ${latex`${digits}`}, where 1 means on. Which decimal number does it stand for in binary?`,
      say`To which number in base 10 does ${show(digits)} correspond?`,
      say`Find the value of ${show(digits)} in the decimal system by adding the values of its places.`,
      say`In a circuit, the output lines read ${latex`${digits}`} from the highest bit to the lowest. The decimal value of the output is`,
      say`By repeated doubling from the left, find the decimal value of ${show(digits)}.`,
      say`A memory cell of a small computer contains the binary number ${show(digits)}. Written in the usual way, it is`,
      say`Convert ${show(digits)} to the decimal number system.`,
      say`If the base-2 number ${show(digits)} is changed to base 10, the result is`,
      say`Each digit of ${show(digits)} is multiplied by its place value and the products are added. What is the sum?`,
    ]),
    answer: count(value),
    mistakes: [
      {
        value: readBinary([...digits].reverse().join('')),
        because: say`the places were counted from the wrong end`,
      },
      { value: 2 * value, because: say`the last place is worth 1, not 2` },
      { value: Math.floor(value / 2), because: say`the last digit was left out` },
      { value: value + 2, because: say`the place worth 2 was counted wrongly` },
      { value: value - 1, because: say`the last place was not counted` },
      { value: value + 1, because: say`1 was added for the last place` },
      { value: value - 2 ** (digits.length - 1), because: say`the first digit was left out` },
    ],
    steps: [say`From the right the places are worth 1, 2, 4, 8 and so on.`, say`${parts(digits)} = ${value}`],
  }
}

function toBinary(rng: Random) {
  const value = rng.int(17, 2047)
  const digits = value.toString(2)
  const answer = inBinary(value)
  return {
    concept: TO_BINARY,
    given: { find: 'binary' as const, value },
    prompt: rng.pick([
      say`What is the binary form of the decimal number ${value}?`,
      say`The decimal number ${value} is written in binary as`,
      say`Convert ${value} into the binary system.`,
      say`Which of the following is the binary equivalent of ${value}?`,
      say`Express the decimal number ${value} as a sum of powers of 2 and so find its binary form.`,
      say`A lamp stands for each bit and is lit for a 1. Which row of bits shows ${value}?`,
      say`The number ${value} is stored by a computer as a row of bits. Which row is it?`,
      say`How is ${value} written with the base 2?`,
      say`When ${value} is divided by 2 again and again, the remainders read upwards give`,
      say`A programmer needs ${value} as a binary number. Which of these is right?`,
      say`On a panel of switches, 1 means on and 0 means off. How must they be set from left to right to show ${value} in binary?`,
      say`In a digital circuit, ${value} is sent over parallel lines as a binary number. Which bits are sent?`,
    ]),
    answer,
    mistakes: [
      { value: inBinary(value + 1), because: say`that is ${value + 1}` },
      { value: inBinary(value - 1), because: say`that is ${value - 1}` },
      { value: inBinary(value + 2), because: say`that is ${value + 2}` },
      { value: inBinary(2 * value), because: say`a 0 was added at the end, which doubles the number` },
      { value: inBinary(Math.floor(value / 2)), because: say`the first remainder was left out` },
      ...(value % 2 === 1
        ? [
            {
              value: show([...digits].reverse().join('')),
              because: say`the remainders were read from the wrong end`,
            },
          ]
        : []),
      { value: inBinary(value + 4), because: say`that is ${value + 4}` },
    ],
    steps: [say`${value} = ${parts(digits)}`, say`In binary: ${answer}`],
  }
}

function largest(rng: Random) {
  const bits = rng.int(3, 14)
  const value = 2 ** bits - 1
  return {
    concept: TO_DECIMAL,
    given: { find: 'largest' as const, bits },
    prompt: rng.pick([
      say`What is the largest decimal number that can be written with ${bits} binary digits?`,
      say`A binary number consists of ${bits} ones. Its decimal value is`,
      say`The decimal equivalent of the largest ${bits}-bit binary number is`,
      say`Which is the greatest decimal number that ${bits} bits can store?`,
      say`A register has ${bits} bits, and each of them is 1. Which decimal number does it hold?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: value + 1, because: say`that needs one more digit` },
      { value: 2 ** (bits - 1), because: say`that is only the value of the first digit` },
      { value: 2 ** (bits - 1) - 1, because: say`one digit too few was counted` },
      { value: 2 ** (bits + 1) - 1, because: say`one digit too many was counted` },
      { value: value - 1, because: say`the last digit was taken to be 0` },
      { value: 2 * bits, because: say`2 was multiplied by the number of digits` },
    ],
    steps: [
      say`All ${bits} digits are 1. One more would be 1 with ${bits} zeros, ${latex`2^{${bits}} = ${2 ** bits}`}.`,
      say`${2 ** bits} − 1 = ${value}`,
    ],
  }
}

function withFraction(rng: Random) {
  const [front, bits] = [rng.int(4, 400), rng.int(2, 4)]
  // An idle last 0 is not written.
  const behind = rng.int(0, 2 ** (bits - 1) - 1) * 2 + 1
  const after = behind.toString(2).padStart(bits, '0')
  const digits = `${front.toString(2)}.${after}`
  const value = front + behind / 2 ** bits
  const places = [...after].flatMap((digit, place) => (digit === '1' ? [String(1 / 2 ** (place + 1))] : []))
  return {
    concept: TO_DECIMAL,
    given: { find: 'fraction' as const, digits },
    prompt: rng.pick([
      say`What is the decimal value of the binary number ${show(digits)}?`,
      say`Convert the binary number ${show(digits)} into decimal.`,
      say`The decimal equivalent of the binary fraction ${show(digits)} is`,
      say`Which decimal number is the same as ${show(digits)}?`,
      say`Write ${show(digits)} as a number in the decimal system.`,
      say`Add the values of all the places of ${show(digits)}: which decimal number comes out?`,
      say`In base 10, ${show(digits)} is equal to`,
      say`A measuring instrument sends its reading as ${show(digits)}. What is the reading in decimal form?`,
      say`The whole part and the part after the point of ${show(digits)} are converted separately. Together they give the decimal number`,
      say`Find the decimal number that has the binary form ${show(digits)}, in which the places after the point are halves, quarters and so on.`,
    ]),
    answer: number(value),
    mistakes: [
      { value: front + behind / 10 ** bits, because: say`the digits after the point were read as tenths` },
      { value: front + behind / 10, because: say`the value after the point was written behind it as it is` },
      { value: front + behind / 2 ** (bits + 1), because: say`the first place after the point is worth 1/2` },
      {
        value: front + behind / 2 ** (bits - 1),
        because: say`the first place after the point is not worth 1`,
      },
      { value: front + 1 - behind / 2 ** bits, because: say`the places after the point were taken off 1` },
      { value: value + 1, because: say`the whole part is one too large` },
      { value: value - 1, because: say`the whole part is one too small` },
    ],
    steps: [
      say`Before the point: ${parts(front.toString(2))} = ${front}`,
      say`After it the places are worth 1/2, 1/4, 1/8: ${places.join(' + ')} = ${behind / 2 ** bits}`,
      say`Together ${number(value)}`,
    ],
  }
}

function appended(rng: Random) {
  const before = rng.int(9, 700)
  const end = rng.pick(['0', '1', '00', '01', '10', '11', '000', '010', '101', '110'])
  const digits = before.toString(2)
  const value = readBinary(`${digits}${end}`)
  const written = end.length === 1 ? `the digit ${end}` : `the digits ${end}`
  return {
    concept: TO_DECIMAL,
    given: { find: 'appended' as const, digits, end },
    prompt: rng.pick([
      say`If ${written} ${end.length === 1 ? 'is' : 'are'} written at the right end of the binary number ${show(digits)}, what is the decimal value of the new number?`,
      say`The binary number ${show(digits)} gets ${written} at its right end. Its decimal value is then`,
      say`To the bits of ${show(digits)} a machine appends ${written}. Which decimal number does it hold now?`,
      say`What is the decimal value of ${show(digits)} after ${written} ${end.length === 1 ? 'has' : 'have'} been put behind its last digit?`,
      say`A shift register holds ${show(digits)}. After ${written} ${end.length === 1 ? 'has' : 'have'} entered from the right, which decimal number does it hold?`,
      say`By writing ${written} after ${show(digits)}, a longer binary number is formed. Find its decimal value.`,
      say`A programmer types ${show(digits)} and then ${written}. The decimal value of what has been typed is`,
      say`Let ${written} follow the last digit of ${show(digits)}. To which decimal number is the result equal?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: before, because: say`that is the value before the change` },
      {
        value: 10 * before + readBinary(end),
        because: say`each new place doubles the number; it does not make it ten times as large`,
      },
      { value: before + readBinary(end), because: say`the new digits were simply added` },
      {
        value: 2 ** end.length * before + (end.includes('1') ? 0 : 1),
        because: say`the new digits were counted wrongly`,
      },
      { value: 2 ** (end.length + 1) * before, because: say`one place too many was counted` },
      { value: value + 2, because: say`a place worth 2 was counted wrongly` },
      { value: value - 1, because: say`the last place was counted wrongly` },
    ],
    steps: [
      say`${show(digits)} is ${parts(digits)} = ${before}`,
      say`Every new place doubles what stands before it: ${2 ** end.length} × ${before} + ${readBinary(end)} = ${value}`,
    ],
  }
}

function sumInDecimal(rng: Random) {
  const [a, b] = rng.sample(
    range(9, 140).filter((one) => ![16, 32, 64, 128].includes(one)),
    2,
  )
  const [one, other] = [a.toString(2), b.toString(2)]
  return {
    concept: TO_DECIMAL,
    given: { find: 'sum' as const, numbers: [one, other] },
    prompt: rng.pick([
      say`What is ${show(one)} + ${show(other)} as a decimal number?`,
      say`Two binary numbers are ${show(one)} and ${show(other)}. Their sum in the decimal system is`,
      say`Add the binary numbers ${show(one)} and ${show(other)}. To which decimal number is the sum equal?`,
      say`A machine adds ${show(one)} to ${show(other)} and shows the result in decimal. What does it show?`,
      say`If ${show(one)} and ${show(other)} are converted into decimal and added, ${askThen(rng, 'the result')}`,
      say`An adder has the inputs ${show(one)} and ${show(other)}. Which decimal number does its output stand for?`,
      say`Two counters show ${show(one)} and ${show(other)} in binary. How many have they counted together, in decimal?`,
    ]),
    answer: count(a + b),
    mistakes: [
      { value: a + b - 2, because: say`a carry into the place worth 2 was forgotten` },
      { value: a + b - 4, because: say`a carry into the place worth 4 was forgotten` },
      { value: a + b + 4, because: say`a place worth 4 was counted twice` },
      { value: a + b + 1, because: say`a last digit was counted twice` },
      { value: a + b - 1, because: say`a last digit was left out` },
      { value: a + b + 2, because: say`a place worth 2 was counted twice` },
    ],
    steps: [say`${parts(one)} = ${a}`, say`${parts(other)} = ${b}`, say`${a} + ${b} = ${a + b}`],
  }
}

function digitsNeeded(rng: Random) {
  const value = rng.int(17, 9000)
  const bits = value.toString(2).length
  return {
    concept: TO_BINARY,
    given: { find: 'needed' as const, value },
    prompt: rng.pick([
      say`How many binary digits are needed to write the decimal number ${value}?`,
      say`When ${value} is converted into binary, how many digits does it have?`,
      say`The number of bits in the binary form of ${value} is`,
      say`What is the least number of bits in which a computer can store ${value}?`,
      say`${value} is to be written in base 2. How many places will be needed?`,
      say`A counter shows ${value} in decimal. If it showed the number in binary, how many places would it fill?`,
      say`How often must 2 be used as a divisor until ${value} becomes 0, if remainders are left out each time?`,
      say`A store numbers its ${value} articles in binary, starting with 1. How many digits does the last number have?`,
      say`Find the length of the binary form of ${value}, counted in digits.`,
    ]),
    answer: count(bits),
    mistakes: [
      {
        value: bits - 1,
        because: say`with that many digits one can write only up to ${2 ** (bits - 1) - 1}`,
      },
      { value: bits + 1, because: say`the first digit would be 0` },
      { value: bits + 2, because: say`the first two digits would be 0` },
      {
        value: bits - 2,
        because: say`with that many digits one can write only up to ${2 ** (bits - 2) - 1}`,
      },
      { value: String(value).length, because: say`that is the number of decimal digits` },
    ],
    steps: [
      say`${latex`2^{${bits - 1}} = ${2 ** (bits - 1)}`} is not more than ${value}, and ${latex`2^{${bits}} = ${2 ** bits}`} is more.`,
      say`So the places up to ${latex`2^{${bits - 1}}`} are needed: ${bits}`,
    ],
  }
}

function onesOf(rng: Random) {
  const value = rng.int(20, 4000)
  const digits = value.toString(2)
  const ones = [...digits].filter((digit) => digit === '1').length
  return {
    concept: TO_BINARY,
    given: { find: 'ones' as const, value },
    prompt: rng.pick([
      say`How many ones does the binary form of ${value} have?`,
      say`The decimal number ${value} is converted into binary. The number of 1s in it is`,
      say`Find the number of times the digit 1 occurs when ${value} is written in the binary system.`,
      say`${value} is written as a sum of different powers of 2. How many powers are needed?`,
      say`In base 2 the number ${value} has how many digits that are not 0?`,
      say`How many of the bits are 1 when a computer stores ${value}?`,
      say`A row of lamps shows ${value} in binary, a lit lamp for each 1. How many lamps are lit?`,
      say`When ${value} is divided by 2 again and again, how many of the remainders are 1?`,
      say`The bits of ${value} are sent one after the other. How many of them are ones?`,
      say`Taking away the greatest power of 2 each time, in how many steps is ${value} brought down to 0?`,
    ]),
    answer: count(ones),
    within: [0, 12] as const,
    mistakes: [
      { value: digits.length - ones, because: say`that is the number of zeros` },
      { value: digits.length, because: say`that is the number of all digits` },
      { value: ones + 1, because: say`one remainder was read as 1 instead of 0` },
      { value: ones - 1, because: say`one remainder was read as 0 instead of 1` },
      { value: ones + 2, because: say`two remainders were read wrongly` },
    ],
    steps: [
      say`${value} = ${parts(digits)}, so the binary form is ${show(digits)}.`,
      say`The number of ones is ${ones}`,
    ],
  }
}

function productInBinary(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(5, 75), rng.int(3, 36)] as const,
    ([one, other]) => one !== other && one * other > 30,
  )
  const answer = inBinary(a * b)
  return {
    concept: TO_BINARY,
    given: { find: 'product' as const, a, b },
    prompt: rng.pick([
      say`What is the binary form of the product ${a} × ${b}?`,
      say`${a} × ${b}, a product of decimal numbers, is written in binary as`,
      say`Multiply ${a} by ${b} and convert the product into binary.`,
      say`In the binary system, ${a} times ${b} is`,
      say`A calculator multiplies ${a} by ${b} and shows the result in binary. What does it show?`,
      say`Each of ${b} boxes holds ${a} pens. How is the total number of pens written in binary?`,
      say`Find ${a} × ${b} and express it with the base 2.`,
      say`A hall has ${b} rows of ${a} seats. Which binary number gives the number of seats?`,
      say`Every day for ${b} days a machine makes ${a} parts. Its counter works in binary. What does it show in the end?`,
      say`A rectangle of dots has ${b} rows with ${a} dots each. Written in binary, the number of dots is`,
    ]),
    answer,
    mistakes: [
      // The last digit of the factors tells that of the product, so the others keep it.
      { value: inBinary(a * b - 2), because: say`that is ${a * b - 2}` },
      { value: inBinary(a * b - 4), because: say`that is ${a * b - 4}` },
      { value: inBinary(a * b + 8), because: say`that is ${a * b + 8}` },
      { value: inBinary((a + 2) * b), because: say`that is ${a + 2} × ${b}` },
      { value: inBinary(a * (b - 2)), because: say`that is ${a} × ${b - 2}` },
      { value: inBinary(a * b + 2), because: say`that is ${a * b + 2}` },
      { value: inBinary(a * b + 4), because: say`that is ${a * b + 4}` },
    ],
    steps: [
      say`${a} × ${b} = ${a * b}`,
      say`${a * b} = ${parts((a * b).toString(2))}`,
      say`In binary: ${answer}`,
    ],
  }
}
