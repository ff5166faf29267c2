import { superscript } from '../../../kit/wording/format-number.ts'

interface Part {
  subshell: string
  count: number
}

export interface Element {
  z: number
  symbol: string
  name: string
  /** The noble gas of the inner shells. */
  core: string
  outer: readonly Part[]
}

export const readParts = (parts: readonly string[]): Part[] =>
  parts.map((part) => ({ subshell: part.slice(0, 2), count: Number(part.slice(2)) }))

/** Lithium to krypton and main-group elements beyond, with their ground states as books print them. */
export const ELEMENTS: readonly Element[] = `
  3 Li lithium He 2s1; 4 Be beryllium He 2s2; 5 B boron He 2s2 2p1; 6 C carbon He 2s2 2p2; 7 N nitrogen He 2s2 2p3;
  8 O oxygen He 2s2 2p4; 9 F fluorine He 2s2 2p5; 10 Ne neon He 2s2 2p6; 11 Na sodium Ne 3s1; 12 Mg magnesium Ne 3s2;
  13 Al aluminium Ne 3s2 3p1; 14 Si silicon Ne 3s2 3p2; 15 P phosphorus Ne 3s2 3p3; 16 S sulphur Ne 3s2 3p4;
  17 Cl chlorine Ne 3s2 3p5; 18 Ar argon Ne 3s2 3p6; 19 K potassium Ar 4s1; 20 Ca calcium Ar 4s2;
  21 Sc scandium Ar 3d1 4s2; 22 Ti titanium Ar 3d2 4s2; 23 V vanadium Ar 3d3 4s2; 24 Cr chromium Ar 3d5 4s1;
  25 Mn manganese Ar 3d5 4s2; 26 Fe iron Ar 3d6 4s2; 27 Co cobalt Ar 3d7 4s2; 28 Ni nickel Ar 3d8 4s2;
  29 Cu copper Ar 3d10 4s1; 30 Zn zinc Ar 3d10 4s2; 31 Ga gallium Ar 3d10 4s2 4p1; 32 Ge germanium Ar 3d10 4s2 4p2;
  33 As arsenic Ar 3d10 4s2 4p3; 34 Se selenium Ar 3d10 4s2 4p4; 35 Br bromine Ar 3d10 4s2 4p5;
  36 Kr krypton Ar 3d10 4s2 4p6; 37 Rb rubidium Kr 5s1; 38 Sr strontium Kr 5s2; 49 In indium Kr 4d10 5s2 5p1;
  50 Sn tin Kr 4d10 5s2 5p2; 51 Sb antimony Kr 4d10 5s2 5p3; 52 Te tellurium Kr 4d10 5s2 5p4;
  53 I iodine Kr 4d10 5s2 5p5; 54 Xe xenon Kr 4d10 5s2 5p6; 55 Cs caesium Xe 6s1; 56 Ba barium Xe 6s2`
  .split(';')
  .map((entry) => {
    const [z = '', symbol = '', name = '', core = '', ...parts] = entry.trim().split(' ')
    return { z: Number(z), symbol, name, core, outer: readParts(parts) }
  })

export interface Ion {
  z: number
  symbol: string
  name: string
  charge: number
  /** The electrons outside the argon core. */
  d: number
}

/** Ions of the first row of transition metals that occur in salts and solutions. */
export const METAL_IONS: readonly Ion[] =
  `22 Ti titanium 3 1; 23 V vanadium 2 3; 23 V vanadium 3 2; 24 Cr chromium 2 4; 24 Cr chromium 3 3;
  25 Mn manganese 2 5; 25 Mn manganese 3 4; 26 Fe iron 2 6; 26 Fe iron 3 5; 27 Co cobalt 2 7; 27 Co cobalt 3 6;
  28 Ni nickel 2 8; 29 Cu copper 2 9; 22 Ti titanium 2 2; 23 V vanadium 4 1; 25 Mn manganese 4 3;
  29 Cu copper 1 10; 30 Zn zinc 2 10; 21 Sc scandium 3 0`
    .split(';')
    .map((entry) => {
      const [z = '', symbol = '', name = '', charge = '', d = ''] = entry.trim().split(' ')
      return { z: Number(z), symbol, name, charge: Number(charge), d: Number(d) }
    })

/** '[Ar] 3d⁵ 4s¹' */
export const writeParts = (core: string, parts: readonly Part[]): string =>
  [`[${core}]`, ...parts.filter(({ count }) => count > 0).map(writePart)].join(' ')

export const writePart = ({ subshell, count }: Part): string => `${subshell}${superscript(count)}`

export const writeElement = ({ core, outer }: Element): string => writeParts(core, outer)

/** 'Fe³⁺', 'Cu⁺' */
export const writeIon = ({ symbol, charge }: Pick<Ion, 'symbol' | 'charge'>): string =>
  `${symbol}${charge === 1 ? '' : superscript(charge)}⁺`

const ROOM = { s: 2, p: 6, d: 10, f: 14 } as const

/** By Hund's rule: every orbital gets one electron before any gets two. */
export const unpairedIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { subshell, count }) => {
    const room = subshell.endsWith('s')
      ? ROOM.s
      : subshell.endsWith('p')
        ? ROOM.p
        : subshell.endsWith('d')
          ? ROOM.d
          : ROOM.f
    return sum + Math.min(count, room - count)
  }, 0)
