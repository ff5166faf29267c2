/** Prints whether a bar is met, with its figure and who misses it. */
export type Report = (bar: string, isMet: boolean, figure: string, offenders?: readonly string[]) => void
