/** Totals by which any whole number divides into a short decimal. */
const ROUND = new Set([2, 4, 5, 8, 10, 16, 20, 25, 40])

export const isRound = (total: number): boolean => ROUND.has(total)
