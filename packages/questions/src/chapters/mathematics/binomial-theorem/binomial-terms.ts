export const signed = [-900_000, 900_000] as const

export const times = (factor: number) => (Math.abs(factor) === 1 ? '' : `${Math.abs(factor)}`)
