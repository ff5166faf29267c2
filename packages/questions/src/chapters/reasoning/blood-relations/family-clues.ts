import { isMan, type Relation, readRelation, type Statement } from './family.ts'

type Indirect = 'grandson' | 'granddaughter' | 'son-in-law' | 'daughter-in-law'

/** What a passage tells: a plain statement, or one that leaves the person in between to be found. */
export type Clue = { person: string; relation: Relation | Indirect; of: string }

export const isPlain = (clue: Clue): clue is Statement =>
  !clue.relation.startsWith('grand') && !clue.relation.endsWith('in-law')

/**
 * Every family that the clues allow, as plain statements: whoever may be the person in between is tried. Nobody marries
 * twice, and every parent is married.
 */
export function familiesOf(clues: readonly Clue[], names: readonly string[]): Statement[][] {
  const indirect = clues.filter((clue) => !isPlain(clue))
  // Marriages first: the parents of a grandchild are a couple.
  const ordered = [
    ...indirect.filter(({ relation }) => relation.endsWith('in-law')),
    ...indirect.filter(({ relation }) => relation.startsWith('grand')),
  ]
  return ordered.reduce<Statement[][]>(
    (families, clue) =>
      families.flatMap((family) => readings(family, clue, names).map((plain) => [...family, plain])),
    [clues.filter(isPlain)],
  )
}

function readings(family: readonly Statement[], { person, relation, of }: Clue, names: readonly string[]) {
  const children = names.filter((name) => {
    const found = readRelation(family, name, of)
    return found === 'son' || found === 'daughter'
  })
  const isMarried = (name: string) =>
    family.some(
      (one) =>
        (one.relation === 'husband' || one.relation === 'wife') && (one.person === name || one.of === name),
    )
  switch (relation) {
    case 'son-in-law':
    case 'daughter-in-law': {
      const isWife = relation === 'daughter-in-law'
      return children
        .filter((child) => !isMarried(child) && child !== person && isMan(family, child) !== !isWife)
        .map((child): Statement => ({ person, relation: isWife ? 'wife' : 'husband', of: child }))
    }
    default:
      return children
        .filter((child) => isMarried(child) && child !== person)
        .map(
          (child): Statement => ({
            person,
            relation: relation === 'grandson' ? 'son' : 'daughter',
            of: child,
          }),
        )
  }
}
