import { type Solution, step } from './solution.ts'

/** Quantities with the powers of mass, length, time and current in their dimensional formula. */
const DIMENSIONS = `
force, weight, thrust, tension: 1 1 -2
velocity, speed: 0 1 -1
acceleration, acceleration due to gravity: 0 1 -2
momentum, linear momentum, impulse: 1 1 -1
work, energy, kinetic energy, potential energy, torque, moment of force, heat: 1 2 -2
power: 1 2 -3
pressure, stress, young's modulus, bulk modulus, modulus of elasticity: 1 -1 -2
density: 1 -3 0
area: 0 2 0
volume: 0 3 0
frequency, angular velocity, angular frequency: 0 0 -1
angular momentum, planck's constant, planck constant: 1 2 -1
moment of inertia: 1 2 0
surface tension, spring constant, force constant: 1 0 -2
gravitational constant, universal gravitational constant: -1 3 -2
coefficient of viscosity, viscosity: 1 -1 -1
charge, electric charge: 0 0 1 1
potential difference, electric potential, voltage, emf: 1 2 -3 -1
resistance, electric resistance: 1 2 -3 -2
electric field, electric field intensity: 1 1 -3 -1
capacitance: -1 -2 4 2
magnetic field, magnetic induction: 1 0 -2 -1
magnetic flux: 1 2 -2 -1
inductance, self inductance: 1 2 -2 -2`
const byName = new Map<string, readonly number[]>()
for (const line of DIMENSIONS.trim().split('\n')) {
  const [names = '', powers = ''] = line.split(': ')
  for (const name of names.split(', ')) byName.set(name, [...powers.split(' ').map(Number), 0].slice(0, 4))
}

const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** '[MLT^-2]', 'M L T⁻²', 'M^1L^1T^-2' as powers of M, L, T, A; null for other texts. */
function readDimensions(text: string): number[] | null {
  const plain = text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SMALL.indexOf(digit)))
    .replaceAll('⁻', '-')
    .replaceAll('−', '-')
    .replace(/[\s[\]·.*]/g, '')
  if (!/^(?:[MLTAI]\^?\(?\{?-?\d*\}?\)?)+$/.test(plain)) return null
  const powers = [0, 0, 0, 0]
  for (const [, letter = '', power = ''] of plain.matchAll(/([MLTAI])\^?\(?\{?(-?\d*)/g)) {
    if (power === '-') return null
    const place = letter === 'I' ? 3 : 'MLTA'.indexOf(letter)
    powers[place] = (powers[place] ?? 0) + (power === '' ? 1 : Number(power))
  }
  return powers
}

const write = (powers: readonly number[]): string =>
  `[${powers
    .flatMap((power, at) =>
      power === 0
        ? []
        : [
            `${'MLTA'[at]}${power === 1 ? '' : [...String(power)].map((sign) => (sign === '-' ? '⁻' : SMALL[Number(sign)])).join('')}`,
          ],
    )
    .join('')}]`

const ASKED =
  /^(?:what (?:is|are) |find |write |give |the |correct )*(?:dimensional formula|dimensional formulae|dimensions?|dimension formula)(?: of| for)(?: the)? ([a-z' ]+?)(?: is| are)?[\s?.:]*$/

/** "Dimensional formula of force" */
export function tellDimensions(question: string, options: readonly string[]): Solution | null {
  const name = ASKED.exec(question.trim().toLowerCase().replaceAll('’', "'"))?.[1]
  const powers = name === undefined ? undefined : byName.get(name)
  if (!powers) return null
  const fitting = options.filter((option) => readDimensions(option)?.join() === powers.join())
  const answer = options.length === 0 ? write(powers) : fitting[0]
  if (answer === undefined || fitting.length > 1) return null
  return {
    subject: 'Physics',
    difficulty: 'Beginner',
    concepts: ['Units & Measurements'],
    steps: [step(`Dimensions of ${name}`, write(powers))],
    finalAnswer: answer,
    ...(options.length > 0 && { exactly: { value: answer, unit: '' } }),
  }
}
