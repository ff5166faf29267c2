import { type Solution, step } from './solution.ts'

const ASKED =
  /\bodd (?:one|man|word|number|pair|term)?s? ?(?:out)?\b|\b(?:find|choose|select|pick)(?: the)? odd\b|^odd\b|\bdifferent from (?:the )?(?:other|rest)|\bdoes not belong|\b(?:which|choose|find|select)\b.*\bdifferent\b|\bbhinn\b|\bvisham\b|विषम|भिन्न|बेमेल/i
/** Only a question about the options themselves: a list in the text is another family's. */
const MORE = /\d|[:,]\s*\S+\s*[,]/

/** Things of one kind, as 'kind: things'. A thing of two kinds is in both. */
const KINDS = `
fruit: apple mango banana orange grapes grape guava papaya pineapple pear peach plum cherry litchi pomegranate watermelon strawberry kiwi apricot
vegetable: potato carrot onion cabbage cauliflower brinjal spinach radish turnip beetroot peas okra lady-finger pumpkin cucumber tomato garlic
bird: crow parrot sparrow pigeon eagle peacock hen duck swan owl kite vulture cuckoo ostrich kiwi penguin crane mynah hawk
mammal: bat whale dog cat cow tiger lion horse elephant rat rabbit dolphin goat monkey bear deer camel donkey sheep buffalo
insect: mosquito butterfly ant bee wasp cockroach housefly fly moth beetle grasshopper
reptile: snake lizard crocodile tortoise turtle chameleon
fish: rohu shark salmon tuna hilsa catla
amphibian: frog toad salamander
metal: iron copper gold silver zinc aluminium tin lead mercury sodium platinum nickel lithium potassium rubidium caesium beryllium magnesium calcium strontium barium radium chromium manganese cobalt tungsten uranium titanium
nonmetal: oxygen nitrogen hydrogen carbon sulphur chlorine phosphorus iodine bromine fluorine helium neon argon krypton xenon radon
halogen: fluorine chlorine bromine iodine
alkali: lithium sodium potassium rubidium caesium
alkaline: beryllium magnesium calcium strontium barium radium
alloy: brass bronze steel solder
planet: mercury venus earth mars jupiter saturn uranus neptune
colour: red blue green yellow white black pink violet indigo brown grey purple
month: january february march april june july august september october november december
day: monday tuesday wednesday thursday friday saturday sunday
country: india china japan france germany nepal pakistan bangladesh russia brazil canada australia italy spain egypt
capital: delhi paris tokyo london beijing kathmandu dhaka moscow berlin rome madrid cairo
river: ganga yamuna godavari krishna kaveri narmada tapi nile amazon brahmaputra sutlej
instrument: tabla sitar flute guitar violin harmonium drum veena sarod piano shehnai
furniture: table chair sofa bed almirah desk stool bench cupboard
vehicle: car bus truck train bicycle scooter motorcycle aeroplane ship boat
profession: doctor teacher engineer lawyer carpenter plumber nurse farmer barber tailor
sport: cricket football hockey tennis badminton volleyball basketball kabaddi chess
flower: rose lotus lily jasmine marigold sunflower tulip
tree: neem mango banyan peepal teak oak pine
cereal: wheat rice maize barley bajra jowar
spice: turmeric cumin cardamom clove pepper cinnamon coriander
pulse: gram lentil moong arhar
flatshape: square triangle rectangle circle rhombus trapezium pentagon hexagon
solid: cube sphere cone cylinder cuboid pyramid prism
continent: asia africa europe australia antarctica
ocean: pacific atlantic indian arctic
sense: eye ear nose tongue skin
limb: hand leg arm foot
kin: father mother brother sister uncle aunt son daughter
stationery: pen pencil eraser sharpener notebook ruler
clothing: shirt trousers coat sweater cap jacket saree
unit: kilogram metre second ampere kelvin newton joule watt pascal
gas: oxygen nitrogen hydrogen helium chlorine argon neon
noblegas: helium neon argon krypton xenon radon
utensil: spoon fork plate bowl
`
let kinds: ReadonlyMap<string, ReadonlySet<string>> | undefined

export const isPower = (value: number, power: number): boolean =>
  value > 0 && Math.round(value ** (1 / power)) ** power === value
export const isPrime = (value: number): boolean => {
  if (value < 2) return false
  for (let by = 2; by * by <= value; by++) if (value % by === 0) return false
  return true
}
/** In the order in which papers mean them: 27, 64, 125, 144 are cubes but one, though one of them is also the only odd one. */
const RULES: readonly (readonly [name: string, is: (value: number) => boolean])[] = [
  ['perfect cubes', (value) => isPower(value, 3)],
  ['perfect squares', (value) => isPower(value, 2)],
  ['prime numbers', isPrime],
]

const onlyOne = (places: readonly number[]): number | undefined =>
  places.length === 1 ? places[0] : undefined

function oddNumber(values: readonly number[]): { place: number; why: string } | null {
  const found = RULES.flatMap(([name, is]) => {
    const place = onlyOne(values.flatMap((value, at) => (is(value) ? [] : [at])))
    return place === undefined ? [] : [{ place, why: `All others are ${name}.` }]
  })
  const [first] = found
  return first && new Set(found.map(({ place }) => place)).size === 1 ? first : null
}

function openKinds(): ReadonlyMap<string, ReadonlySet<string>> {
  kinds ??= new Map(
    KINDS.trim()
      .split('\n')
      .map((line): [string, ReadonlySet<string>] => {
        const [kind = '', things = ''] = line.split(': ')
        return [kind, new Set(things.split(' '))]
      }),
  )
  return kinds
}

/** The places of what is of a kind; null when the kind is not known, or when some word is in no list. */
export function placesOfKind(kind: string, words: readonly string[]): number[] | null {
  const all = openKinds()
  const things = all.get(kind)
  if (!things || !words.every((word) => [...all.values()].some((one) => one.has(word)))) return null
  return words.flatMap((word, at) => (things.has(word) ? [at] : []))
}

function oddWord(words: readonly string[]): { place: number; why: string } | null {
  const all = [...openKinds()]
  // A word that is in no list may belong with the others.
  if (!words.every((word) => all.some(([, things]) => things.has(word)))) return null
  const found = all.flatMap(([kind, things]) => {
    const place = onlyOne(words.flatMap((word, at) => (things.has(word) ? [] : [at])))
    return place === undefined ? [] : [{ place, why: `All others are of one kind: ${kind}.` }]
  })
  const [first] = found
  return first && new Set(found.map(({ place }) => place)).size === 1 ? first : null
}

/** "Find the odd one out (a) Apple (b) Mango (c) Potato (d) Banana": the option that alone is not of the kind of the others. */
/** "odd one out: apple mango potato banana" */
const LISTED =
  /^(?:find |choose |which is |pick )?(?:the )?odd (?:one|man|word) out[\s:,-]+([a-z]+(?:(?:,| or|, or)? [a-z]+){3,4})[\s.?]*$/i

export function oddOneOut(question: string, options: readonly string[]): Solution | null {
  const listed = options.length === 0 ? LISTED.exec(question.trim())?.[1] : undefined
  if (listed !== undefined) return oddOneOut('odd one out', listed.split(/(?:,| or|, or)? (?!or )/))
  if (options.length < 4 || !ASKED.test(question) || MORE.test(question)) return null
  const plain = options.map((option) => option.trim().toLowerCase().replace(/\.$/, ''))
  const isNumbers = plain.every((option) => /^\d+$/.test(option))
  const found = isNumbers ? oddNumber(plain.map(Number)) : oddWord(plain)
  const answer = found ? options[found.place] : undefined
  if (!found || answer === undefined) return null
  return {
    subject: 'Reasoning',
    difficulty: 'Beginner',
    concepts: ['Classification'],
    steps: [step('What the others share', found.why), step('The odd one', answer)],
    finalAnswer: answer,
    exactly: { value: answer, unit: '' },
  }
}
