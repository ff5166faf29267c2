/** Questions that one fake model can write and another can really solve: the key follows from the numbers in the text. */

const ANIMALS = ['camels', 'mules', 'elephants', 'bullock carts', 'ponies', 'river boats', 'yaks', 'lorries']
const GOODS = [
  'sacks of rice',
  'jars of oil',
  'bales of cotton',
  'crates of tea',
  'bundles of silk',
  'blocks of salt',
  'baskets of mangoes',
]
const TOWNS = [
  'Jaisalmer',
  'Kochi',
  'Guwahati',
  'Srinagar',
  'Ujjain',
  'Madurai',
  'Puri',
  'Leh',
  'Surat',
  'Varanasi',
  'Hampi',
]
const MISHAPS = [
  'are stolen at a river crossing',
  'spoil in the monsoon rain',
  'are given away as toll',
  'fall into a ravine',
  'stay behind at an inn',
]

const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''

export interface WrittenDraft {
  text: string
  options: string[]
  explanation: string
  correctIndex: number
  source: string | null
}

/** The question with this number; two numbers give two clearly different questions. */
export function caravanQuestion(number: number): WrittenDraft {
  const [carriers, load, lost] = [7 + (number % 37), 11 + ((number * 5) % 43), 3 + ((number * 7) % 29)]
  const right = carriers * load - lost
  const text =
    `A caravan of ${carriers} ${at(ANIMALS, number)} leaves ${at(TOWNS, number)} for ${at(TOWNS, number * 3 + 5)} with ` +
    `${load} ${at(GOODS, number * 5 + 1)} on each. On the way ${lost} ${at(MISHAPS, number)}. How many arrive on day ${number + 2}?`
  const correctIndex = number % 4
  const wrong = [right + lost, right - 10, right + 2 * lost + 1]
  const options = [...wrong.slice(0, correctIndex), right, ...wrong.slice(correctIndex)].map(String)
  const explanation = `The caravan starts with ${carriers} times ${load} pieces, and ${lost} of them are lost, which leaves ${right}.`
  return { text, options, explanation, correctIndex, source: null }
}

/** Solves a question from its text alone. */
export function solveCaravan(text: string): string | undefined {
  const [carriers = 0, load = 0, lost = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return /caravan/.test(text) ? String(carriers * load - lost) : undefined
}
