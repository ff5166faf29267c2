/** Powers of mass, length and time. */
export type Dimensions = readonly [mass: number, length: number, time: number]

/** A quantity of mechanics: its dimensions, and the definition from which they follow. */
export interface Quantity {
  name: string
  dimensions: Dimensions
  /** Each factor with its power; a factor is the name of another row, or mass, length or time. */
  from: readonly (readonly [factor: string, power: number])[]
}

const row = (name: string, dimensions: Dimensions, ...from: (readonly [string, number])[]): Quantity => ({
  name,
  dimensions,
  from,
})

export const quantities: readonly Quantity[] = [
  row('area', [0, 2, 0], ['length', 2]),
  row('volume', [0, 3, 0], ['length', 3]),
  row('velocity', [0, 1, -1], ['length', 1], ['time', -1]),
  row('acceleration', [0, 1, -2], ['velocity', 1], ['time', -1]),
  row('momentum', [1, 1, -1], ['mass', 1], ['velocity', 1]),
  row('force', [1, 1, -2], ['mass', 1], ['acceleration', 1]),
  row('impulse', [1, 1, -1], ['force', 1], ['time', 1]),
  row('work', [1, 2, -2], ['force', 1], ['length', 1]),
  row('kinetic energy', [1, 2, -2], ['mass', 1], ['velocity', 2]),
  row('power', [1, 2, -3], ['work', 1], ['time', -1]),
  row('pressure', [1, -1, -2], ['force', 1], ['area', -1]),
  row('density', [1, -3, 0], ['mass', 1], ['volume', -1]),
  row('frequency', [0, 0, -1], ['time', -1]),
  row('surface tension', [1, 0, -2], ['force', 1], ['length', -1]),
  row('torque', [1, 2, -2], ['force', 1], ['length', 1]),
  row('angular momentum', [1, 2, -1], ['momentum', 1], ['length', 1]),
  row('moment of inertia', [1, 2, 0], ['mass', 1], ['length', 2]),
  row('spring constant', [1, 0, -2], ['force', 1], ['length', -1]),
  row('the gravitational constant', [-1, 3, -2], ['force', 1], ['length', 2], ['mass', -2]),
  row("Planck's constant", [1, 2, -1], ['work', 1], ['frequency', -1]),
  row('the coefficient of viscosity', [1, -1, -1], ['pressure', 1], ['time', 1]),
  row("Young's modulus", [1, -1, -2], ['force', 1], ['area', -1]),
  row('intensity of sound', [1, 0, -3], ['power', 1], ['area', -1]),
  row('gravitational potential', [0, 2, -2], ['work', 1], ['mass', -1]),
  row('volume rate of flow', [0, 3, -1], ['volume', 1], ['time', -1]),
  row('mass per unit length', [1, -1, 0], ['mass', 1], ['length', -1]),
]

/** From definition to definition down to mass, length and time: knows nothing of the column `dimensions`. */
export function expand(name: string): Dimensions {
  if (name === 'mass') return [1, 0, 0]
  if (name === 'length') return [0, 1, 0]
  if (name === 'time') return [0, 0, 1]
  const found = quantities.find((quantity) => quantity.name === name)
  if (!found) throw new RangeError(`no definition of ${name}`)
  return found.from.reduce<Dimensions>((sum, [factor, power]) => add(sum, expand(factor), power), [0, 0, 0])
}

/** The dimensions of a product with a power of another quantity. */
export const add = (one: Dimensions, other: Dimensions, times = 1): Dimensions => [
  one[0] + times * other[0],
  one[1] + times * other[1],
  one[2] + times * other[2],
]

/** [1, 1, -2] is written [M L T⁻²], and [0, 1, -1] is written [M⁰ L T⁻¹]. */
export const write = ([mass, length, time]: Dimensions): string =>
  `[M${power(mass)} L${power(length)} T${power(time)}]`

const power = (exponent: number): string =>
  exponent === 1
    ? ''
    : String(exponent).replace(/./g, (sign) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt('-0123456789'.indexOf(sign)))
