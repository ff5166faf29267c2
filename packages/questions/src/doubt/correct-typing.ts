/** Words of sums and of physics that are long enough for a slip of the fingers to be seen for what it is. */
const WORDS =
  `accelerated acceleration alternate amount amounts annual answer approximately arranged article articles average bought breadth calculate capacity centre
  centimetre children circle circular circumference coefficient complete completed completes compound compounded concave constant consumption convert convex covers crosses
  cuboid current curved cylinder cylindrical decrease decreased decreases denominator density determinant determine diagonal diameter difference differentiate digits direction
  discount distance distributed divide divided divides divisible downstream efficiency efficient elevation empties energy equals equation equilateral evaluate examination
  expenditure expression father fraction frequency greater greatest growth height hypotenuse income increase increased increases integral integrate interest inverse invested
  investment isosceles kilometre kinetic largest length litres magnification marked matrix maximum metres minimum minutes mixture momentum mother multiple multiplied natural
  number numbers numerator opposite original parallel parallelogram partner passenger passes percent percentage perimeter permutation perpendicular person persons platform
  population potential present pressure principal probability product profit progression proportional quadratic quadrilateral quantity quotient radius rectangle
  rectangular remainder remaining resistance resistor respectively rhombus salary seconds selected selling sequence series shopkeeper simple simplify sphere spherical square
  squares straight stream students subtracted successive surface tangent temperature together towards trader trapezium travelling travels triangle triangular upstream uniform
  velocity vertical volume wavelength weight working secondary primary transformer capacitor capacitance inductance inductor electric magnetic horizontal horizontally vertically
  projectile displacement uniformly solenoid refractive amplitude oscillation`.split(/\s+/)

/** Words that are one letter from one of those and mean something else. */
const OTHERS = new Set(
  `accelerate accelerates alternates annuals anneal averaged averages arrange arranges brought breach breathe calculated calculates centred center competed compete competes
  complexes concert convent convect covert convey cover crossed currant currents cured curled carved curve curves cubical decease deceased determined determiner determines devised
  dividend divine divider directions distances emptied equate farther feather faction friction fractions greats hearth invented inverted infested inverses kinetics kinetin lengthy
  litre liters market marker masked meters metre metros minute mixtures multiply multiplex multiples multiplies multiplier numbered numeral partners passed pastes pauses passer prevent
  presents presence produce products profits provident radium radios reminder resistors retaining regaining sample samples simile simply simpler simplex second sealing selfing smelling spelling
  swelling serves steam scream streak streams student squared tangents trade trades traded tracer traders travel weigh weighs weights wright wording principle principles personal personals
  quality salaries selection squarer straits towered uniforms vertices elections election relation circles circled`.split(
    /\s+/,
  ),
)

const known = new Set(WORDS)
const without = (word: string): string[] =>
  [...word].map((_, at) => `${word.slice(0, at)}${word.slice(at + 1)}`)

let byPart: Map<string, string[]> | undefined
/** Every word under itself without one letter. */
function partsOfWords(): Map<string, string[]> {
  if (byPart) return byPart
  byPart = new Map()
  for (const word of WORDS)
    for (const part of new Set(without(word))) byPart.set(part, [...(byPart.get(part) ?? []), word])
  return byPart
}

/** Whether one letter is missing, too many, another one, or two neighbours have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const start = [...typed].findIndex((letter, at) => letter !== meant[at])
  const at = start < 0 ? typed.length : start
  const [a, b] = [typed.slice(at), meant.slice(at)]
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}

/** An ending more or less is another form of the word and no slip. */
const isOtherForm = (typed: string, meant: string): boolean =>
  typed.slice(0, -1) === meant || meant.slice(0, -1) === typed || typed.slice(0, -1) === meant.slice(0, -1)

const corrected = new Map<string, string>()

/** 'Find the lenght of the traingle' -> 'find the length of the triangle'. Only a word that one slip parts from exactly one word of ours. */
export const correctTyping = (text: string): string =>
  text.replace(/(?<![a-z'])[a-z]{5,16}(?![a-z])/g, (typed) => {
    if (known.has(typed) || OTHERS.has(typed)) return typed
    const before = corrected.get(typed)
    if (before !== undefined) return before
    const parts = partsOfWords()
    const near = [typed, ...without(typed)].flatMap((part) => [
      ...(parts.get(part) ?? []),
      ...(known.has(part) ? [part] : []),
    ])
    const meant = [...new Set(near)].filter(
      (word) => word[0] === typed[0] && isOneSlip(typed, word) && !isOtherForm(typed, word),
    )
    const [only = typed] = meant.length === 1 ? meant : []
    // A learner types few words; a machine could type many.
    if (corrected.size < 5000) corrected.set(typed, only)
    return only
  })
