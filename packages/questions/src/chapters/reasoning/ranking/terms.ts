import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
rank-from-both-ends | Ranking, order and ranking, kram aur sthan | Ranking is a question on a person's place in a row or class, from the left or right, top or bottom; total = place from one end + place from the other − 1.
persons-between | Persons between, number of persons between | Persons between are those who stand between two given places, without the two themselves; with no overlap their number is total − (left place + right place).
interchanged-positions | Interchange of positions, positions interchanged | In interchange of positions two persons exchange places in a row; total = new place of one from one end + old place of the other from the other end − 1.
shifted-positions | Shifted position, shifting of position | A shifted position is the new place of a person who moves a given number of places to the left or right in a row.
`)
