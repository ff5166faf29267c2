/** Pairs of a lower bound and a name, highest bound first. */
export type Bands<Name extends string> = readonly (readonly [atLeast: number, name: Name])[]

/** The name of the first band that a value reaches, else the lowest; NaN reaches none. */
export const bandOf = <Name extends string>(value: number, bands: Bands<Name>, lowest: Name): Name =>
  bands.find(([atLeast]) => value >= atLeast)?.[1] ?? lowest
