/** Prints whether a target is met, with its figure and the types that miss it. */
export type Report = (bar: string, isMet: boolean, figure: string, offenders?: readonly string[]) => void
