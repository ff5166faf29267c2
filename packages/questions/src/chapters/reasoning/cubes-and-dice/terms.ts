import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
views-of-a-die | Dice, dice in reasoning, pasa, पासा | A die (plural dice) is a cube whose six faces carry the numbers or dots 1 to 6 or other marks; each face has four neighbours and one opposite face.
views-of-a-die | Standard dice, standard die | A standard die in reasoning is a die in which the numbers on opposite faces add up to 7, so that no two neighbouring faces do.
views-of-a-die | Ordinary dice, general dice | An ordinary die in reasoning is a die in which the numbers on two neighbouring faces may add up to 7, so that opposite faces need not.
views-of-a-die | Opposite face of a die, opposite faces of dice | The opposite face is the face of a die that shares no edge with a given face and so is never seen with it in the same view.
open-dice | Open dice, net of a die, unfolded dice | An open die is the flat net of six joined squares that folds into a cube; in a straight row, squares with one square between them become opposite faces.
`)
