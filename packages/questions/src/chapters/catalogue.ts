import type { Chapter, SubjectId } from '../kit/define-chapter.ts'
import type { Generator } from '../kit/define-generator.ts'
import { type ChapterId, chapters, type TypeIdOf } from './chapters.ts'
import { subjects } from './subjects.ts'

/** What a chapter file exports: one generator for each type of the chapter, by id. */
type LoadedChapter<Id extends ChapterId> = { generators: Readonly<Record<TypeIdOf<Id>, Generator>> }

/**
 * The code of each chapter, loaded when a topic needs it. A type of the syllabus without a generator is a compile error
 * here; a generator that the syllabus does not list fails the test of the catalogue.
 */
const load: { [Id in ChapterId]: () => Promise<LoadedChapter<Id>> } = {
  'hcf-lcm': () => import('./mathematics/hcf-lcm/questions.ts'),
  'number-system': () => import('./mathematics/number-system/questions.ts'),
  percentage: () => import('./mathematics/percentage/questions.ts'),
  'profit-and-loss': () => import('./mathematics/profit-and-loss/questions.ts'),
  discount: () => import('./mathematics/discount/questions.ts'),
  'simple-interest': () => import('./mathematics/simple-interest/questions.ts'),
  'compound-interest': () => import('./mathematics/compound-interest/questions.ts'),
  'ratio-proportion': () => import('./mathematics/ratio-proportion/questions.ts'),
  partnership: () => import('./mathematics/partnership/questions.ts'),
  ages: () => import('./mathematics/ages/questions.ts'),
  mixture: () => import('./mathematics/mixture/questions.ts'),
  'speed-time-distance': () => import('./mathematics/speed-time-distance/questions.ts'),
  boats: () => import('./mathematics/boats/questions.ts'),
  'time-and-work': () => import('./mathematics/time-and-work/questions.ts'),
  pipes: () => import('./mathematics/pipes/questions.ts'),
  average: () => import('./mathematics/average/questions.ts'),
  algebra: () => import('./mathematics/algebra/questions.ts'),
  geometry: () => import('./mathematics/geometry/questions.ts'),
  'coordinate-geometry': () => import('./mathematics/coordinate-geometry/questions.ts'),
  mensuration: () => import('./mathematics/mensuration/questions.ts'),
  trigonometry: () => import('./mathematics/trigonometry/questions.ts'),
  probability: () => import('./mathematics/probability/questions.ts'),
  'conic-sections': () => import('./mathematics/conic-sections/questions.ts'),
  'binomial-theorem': () => import('./mathematics/binomial-theorem/questions.ts'),
  'complex-numbers': () => import('./mathematics/complex-numbers/questions.ts'),
  vectors: () => import('./mathematics/vectors/questions.ts'),
  matrices: () => import('./mathematics/matrices/questions.ts'),
  calculus: () => import('./mathematics/calculus/questions.ts'),
  'permutation-and-combination': () => import('./mathematics/permutation-and-combination/questions.ts'),
  statistics: () => import('./mathematics/statistics/questions.ts'),
  'data-interpretation': () => import('./mathematics/data-interpretation/questions.ts'),
  logarithms: () => import('./mathematics/logarithms/questions.ts'),
  progressions: () => import('./mathematics/progressions/questions.ts'),
  'quadratic-equations': () => import('./mathematics/quadratic-equations/questions.ts'),
  simplification: () => import('./mathematics/simplification/questions.ts'),
  'surds-and-indices': () => import('./mathematics/surds-and-indices/questions.ts'),
  'fractions-and-decimals': () => import('./mathematics/fractions-and-decimals/questions.ts'),
  series: () => import('./reasoning/series/questions.ts'),
  'coding-decoding': () => import('./reasoning/coding-decoding/questions.ts'),
  ranking: () => import('./reasoning/ranking/questions.ts'),
  calendar: () => import('./reasoning/calendar/questions.ts'),
  'blood-relations': () => import('./reasoning/blood-relations/questions.ts'),
  'word-order': () => import('./reasoning/word-order/questions.ts'),
  clock: () => import('./reasoning/clock/questions.ts'),
  'cubes-and-dice': () => import('./reasoning/cubes-and-dice/questions.ts'),
  'reasoning-inequality': () => import('./reasoning/reasoning-inequality/questions.ts'),
  syllogism: () => import('./reasoning/syllogism/questions.ts'),
  'mirror-images': () => import('./reasoning/mirror-images/questions.ts'),
  'figure-counting': () => import('./reasoning/figure-counting/questions.ts'),
  'venn-diagrams': () => import('./reasoning/venn-diagrams/questions.ts'),
  classification: () => import('./reasoning/classification/questions.ts'),
  'missing-number': () => import('./reasoning/missing-number/questions.ts'),
  'input-output': () => import('./reasoning/input-output/questions.ts'),
  puzzle: () => import('./reasoning/puzzle/questions.ts'),
  'sets-and-functions': () => import('./mathematics/sets-and-functions/questions.ts'),
  statements: () => import('./reasoning/statements/questions.ts'),
  seating: () => import('./reasoning/seating/questions.ts'),
  'direction-sense': () => import('./reasoning/direction-sense/questions.ts'),
  'mathematical-operations': () => import('./reasoning/mathematical-operations/questions.ts'),
  analogy: () => import('./reasoning/analogy/questions.ts'),
  'important-days': () => import('./general-awareness/important-days/questions.ts'),
  india: () => import('./general-awareness/india/questions.ts'),
  'government-schemes': () => import('./general-awareness/government-schemes/questions.ts'),
  awards: () => import('./general-awareness/awards/questions.ts'),
  organisations: () => import('./general-awareness/organisations/questions.ts'),
  reports: () => import('./general-awareness/reports/questions.ts'),
  defence: () => import('./general-awareness/defence/questions.ts'),
  'science-technology': () => import('./general-awareness/science-technology/questions.ts'),
  environment: () => import('./general-awareness/environment/questions.ts'),
  places: () => import('./general-awareness/places/questions.ts'),
  sports: () => import('./general-awareness/sports/questions.ts'),
  geography: () => import('./general-awareness/geography/questions.ts'),
  'laws-of-motion': () => import('./physics/laws-of-motion/questions.ts'),
  international: () => import('./general-awareness/international/questions.ts'),
  'art-culture': () => import('./general-awareness/art-culture/questions.ts'),
  economy: () => import('./general-awareness/economy/questions.ts'),
  polity: () => import('./general-awareness/polity/questions.ts'),
  'work-energy-power': () => import('./physics/work-energy-power/questions.ts'),
  history: () => import('./general-awareness/history/questions.ts'),
  'oscillations-and-waves': () => import('./physics/oscillations-and-waves/questions.ts'),
  vocabulary: () => import('./english/vocabulary/questions.ts'),
  books: () => import('./general-awareness/books/questions.ts'),
  'general-science': () => import('./general-awareness/general-science/questions.ts'),
  computer: () => import('./general-awareness/computer/questions.ts'),
  motion: () => import('./physics/motion/questions.ts'),
  'current-electricity': () => import('./physics/current-electricity/questions.ts'),
  thermodynamics: () => import('./physics/thermodynamics/questions.ts'),
  heat: () => import('./physics/heat/questions.ts'),
  electrostatics: () => import('./physics/electrostatics/questions.ts'),
  'modern-physics': () => import('./physics/modern-physics/questions.ts'),
  magnetism: () => import('./physics/magnetism/questions.ts'),
  gravitation: () => import('./physics/gravitation/questions.ts'),
  'units-and-dimensions': () => import('./physics/units-and-dimensions/questions.ts'),
  optics: () => import('./physics/optics/questions.ts'),
  'mole-concept': () => import('./chemistry/mole-concept/questions.ts'),
  'structure-of-atom': () => import('./chemistry/structure-of-atom/questions.ts'),
  'chemical-bonding': () => import('./chemistry/chemical-bonding/questions.ts'),
  solutions: () => import('./chemistry/solutions/questions.ts'),
  thermochemistry: () => import('./chemistry/thermochemistry/questions.ts'),
  equilibrium: () => import('./chemistry/equilibrium/questions.ts'),
  electrochemistry: () => import('./chemistry/electrochemistry/questions.ts'),
  'chemical-kinetics': () => import('./chemistry/chemical-kinetics/questions.ts'),
  'redox-reactions': () => import('./chemistry/redox-reactions/questions.ts'),
  heredity: () => import('./biology/heredity/questions.ts'),
  'practical-chemistry': () => import('./chemistry/practical-chemistry/questions.ts'),
  'rotational-motion': () => import('./physics/rotational-motion/questions.ts'),
  'animal-tissues': () => import('./biology/animal-tissues/questions.ts'),
  fluids: () => import('./physics/fluids/questions.ts'),
  semiconductors: () => import('./physics/semiconductors/questions.ts'),
  metallurgy: () => import('./chemistry/metallurgy/questions.ts'),
  'everyday-chemistry': () => import('./chemistry/everyday-chemistry/questions.ts'),
  'surface-chemistry': () => import('./chemistry/surface-chemistry/questions.ts'),
  'coordination-compounds': () => import('./chemistry/coordination-compounds/questions.ts'),
  'd-and-f-block': () => import('./chemistry/d-and-f-block/questions.ts'),
  's-and-p-block': () => import('./chemistry/s-and-p-block/questions.ts'),
  'organic-chemistry': () => import('./chemistry/organic-chemistry/questions.ts'),
  'states-of-matter': () => import('./chemistry/states-of-matter/questions.ts'),
  'periodic-table': () => import('./chemistry/periodic-table/questions.ts'),
  'organisms-and-ecosystems': () => import('./biology/organisms-and-ecosystems/questions.ts'),
  biotechnology: () => import('./biology/biotechnology/questions.ts'),
  microbes: () => import('./biology/microbes/questions.ts'),
  'health-and-disease': () => import('./biology/health-and-disease/questions.ts'),
  evolution: () => import('./biology/evolution/questions.ts'),
  'molecular-genetics': () => import('./biology/molecular-genetics/questions.ts'),
  reproduction: () => import('./biology/reproduction/questions.ts'),
  'human-physiology': () => import('./biology/human-physiology/questions.ts'),
  'plant-physiology': () => import('./biology/plant-physiology/questions.ts'),
  'plant-structure': () => import('./biology/plant-structure/questions.ts'),
  'diversity-and-classification': () => import('./biology/diversity-and-classification/questions.ts'),
  biomolecules: () => import('./biology/biomolecules/questions.ts'),
  cell: () => import('./biology/cell/questions.ts'),
  'error-spotting': () => import('./english/error-spotting/questions.ts'),
  'sentence-improvement': () => import('./english/sentence-improvement/questions.ts'),
  'fill-in-the-blanks': () => import('./english/fill-in-the-blanks/questions.ts'),
  'cloze-test': () => import('./english/cloze-test/questions.ts'),
  'reading-comprehension': () => import('./english/reading-comprehension/questions.ts'),
  'para-jumbles': () => import('./english/para-jumbles/questions.ts'),
  'active-passive': () => import('./english/active-passive/questions.ts'),
  'direct-indirect-speech': () => import('./english/direct-indirect-speech/questions.ts'),
  spelling: () => import('./english/spelling/questions.ts'),
  grammar: () => import('./english/grammar/questions.ts'),
  'child-development': () => import('./teaching/child-development/questions.ts'),
  'learning-theories': () => import('./teaching/learning-theories/questions.ts'),
  'inclusive-education': () => import('./teaching/inclusive-education/questions.ts'),
  'assessment-and-teaching': () => import('./teaching/assessment-and-teaching/questions.ts'),
  'education-policy': () => import('./teaching/education-policy/questions.ts'),
  'language-pedagogy': () => import('./subject-pedagogy/language-pedagogy/questions.ts'),
  'mathematics-pedagogy': () => import('./subject-pedagogy/mathematics-pedagogy/questions.ts'),
  'evs-pedagogy': () => import('./subject-pedagogy/evs-pedagogy/questions.ts'),
  'science-pedagogy': () => import('./subject-pedagogy/science-pedagogy/questions.ts'),
  'social-science-pedagogy': () => import('./subject-pedagogy/social-science-pedagogy/questions.ts'),
  'environmental-studies': () => import('./general-awareness/environmental-studies/questions.ts'),
}

/** A type of question, known without loading the code that makes it. */
export interface CatalogueEntry {
  id: string
  title: string
  aliases: readonly string[]
  /** Among all types of its subject. */
  weight: number
  chapterId: ChapterId
  chapter: string
  subjectId: SubjectId
  subject: string
}

const chapterIds = keysOf(chapters)

export const catalogue: readonly CatalogueEntry[] = chapterIds.flatMap((chapterId) => {
  const chapter: Chapter = chapters[chapterId]
  const types = Object.entries(chapter.types)
  const total = types.reduce((sum, [, { weight = 1 }]) => sum + weight, 0)
  return types.map(([id, { title, aliases, weight = 1 }]) => ({
    id,
    title,
    aliases,
    weight: (chapter.weight * weight) / total,
    chapterId,
    chapter: chapter.title,
    subjectId: chapter.subject,
    subject: subjects[chapter.subject].title,
  }))
})

const loaded = new Map<ChapterId, Promise<ReadonlyMap<string, Generator>>>()

/** Every generator of a chapter, by id. */
export function loadChapter(chapterId: ChapterId): Promise<ReadonlyMap<string, Generator>> {
  const known = loaded.get(chapterId)
  if (known) return known
  const loading = load[chapterId]().then(({ generators }) => new Map(Object.entries(generators)))
  loaded.set(chapterId, loading)
  // What failed for want of a network may be asked for again.
  loading.catch(() => loaded.delete(chapterId))
  return loading
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
