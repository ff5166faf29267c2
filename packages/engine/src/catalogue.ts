import type { Chapter, SubjectId } from '@ekagra/content/syllabus/chapter'
import { subjects } from '@ekagra/content/syllabus/subjects'
import { type ChapterId, chapters, type TypeIdOf } from '@ekagra/content/syllabus/syllabus'
import type { Generator } from './define-generator.ts'

/** What a chapter file exports: one generator for each type of the chapter, by id. */
type LoadedChapter<Id extends ChapterId> = { generators: Readonly<Record<TypeIdOf<Id>, Generator>> }

/**
 * The code of each chapter, loaded when a topic needs it. A type of the syllabus without a generator is a compile error
 * here; a generator that the syllabus does not list fails the test of the catalogue.
 */
const load: { [Id in ChapterId]: () => Promise<LoadedChapter<Id>> } = {
  'hcf-lcm': () => import('./chapters/hcf-lcm.ts'),
  'number-system': () => import('./chapters/number-system.ts'),
  percentage: () => import('./chapters/percentage.ts'),
  'profit-and-loss': () => import('./chapters/profit-and-loss.ts'),
  discount: () => import('./chapters/discount.ts'),
  'simple-interest': () => import('./chapters/simple-interest.ts'),
  'compound-interest': () => import('./chapters/compound-interest.ts'),
  'ratio-proportion': () => import('./chapters/ratio-proportion.ts'),
  partnership: () => import('./chapters/partnership.ts'),
  ages: () => import('./chapters/ages.ts'),
  mixture: () => import('./chapters/mixture.ts'),
  'speed-time-distance': () => import('./chapters/speed-time-distance.ts'),
  boats: () => import('./chapters/boats.ts'),
  'time-and-work': () => import('./chapters/time-and-work.ts'),
  pipes: () => import('./chapters/pipes.ts'),
  average: () => import('./chapters/average.ts'),
  algebra: () => import('./chapters/algebra.ts'),
  geometry: () => import('./chapters/geometry.ts'),
  'coordinate-geometry': () => import('./chapters/coordinate-geometry.ts'),
  mensuration: () => import('./chapters/mensuration.ts'),
  trigonometry: () => import('./chapters/trigonometry.ts'),
  probability: () => import('./chapters/probability.ts'),
  'conic-sections': () => import('./chapters/conic-sections.ts'),
  'binomial-theorem': () => import('./chapters/binomial-theorem.ts'),
  'complex-numbers': () => import('./chapters/complex-numbers.ts'),
  vectors: () => import('./chapters/vectors.ts'),
  matrices: () => import('./chapters/matrices.ts'),
  calculus: () => import('./chapters/calculus.ts'),
  'permutation-and-combination': () => import('./chapters/permutation-and-combination.ts'),
  statistics: () => import('./chapters/statistics.ts'),
  'data-interpretation': () => import('./chapters/data-interpretation.ts'),
  logarithms: () => import('./chapters/logarithms.ts'),
  progressions: () => import('./chapters/progressions.ts'),
  'quadratic-equations': () => import('./chapters/quadratic-equations.ts'),
  simplification: () => import('./chapters/simplification.ts'),
  'surds-and-indices': () => import('./chapters/surds-and-indices.ts'),
  'fractions-and-decimals': () => import('./chapters/fractions-and-decimals.ts'),
  series: () => import('./chapters/series.ts'),
  'coding-decoding': () => import('./chapters/coding-decoding.ts'),
  ranking: () => import('./chapters/ranking.ts'),
  calendar: () => import('./chapters/calendar.ts'),
  'blood-relations': () => import('./chapters/blood-relations.ts'),
  'word-order': () => import('./chapters/word-order.ts'),
  clock: () => import('./chapters/clock.ts'),
  'cubes-and-dice': () => import('./chapters/cubes-and-dice.ts'),
  'reasoning-inequality': () => import('./chapters/reasoning-inequality.ts'),
  syllogism: () => import('./chapters/syllogism.ts'),
  'mirror-images': () => import('./chapters/mirror-images.ts'),
  'figure-counting': () => import('./chapters/figure-counting.ts'),
  'venn-diagrams': () => import('./chapters/venn-diagrams.ts'),
  classification: () => import('./chapters/classification.ts'),
  'missing-number': () => import('./chapters/missing-number.ts'),
  'input-output': () => import('./chapters/input-output.ts'),
  puzzle: () => import('./chapters/puzzle.ts'),
  'sets-and-functions': () => import('./chapters/sets-and-functions.ts'),
  statements: () => import('./chapters/statements.ts'),
  seating: () => import('./chapters/seating.ts'),
  'direction-sense': () => import('./chapters/direction-sense.ts'),
  'mathematical-operations': () => import('./chapters/mathematical-operations.ts'),
  analogy: () => import('./chapters/analogy.ts'),
  'important-days': () => import('./chapters/important-days.ts'),
  india: () => import('./chapters/india.ts'),
  'government-schemes': () => import('./chapters/government-schemes.ts'),
  awards: () => import('./chapters/awards.ts'),
  organisations: () => import('./chapters/organisations.ts'),
  reports: () => import('./chapters/reports.ts'),
  defence: () => import('./chapters/defence.ts'),
  'science-technology': () => import('./chapters/science-technology.ts'),
  environment: () => import('./chapters/environment.ts'),
  places: () => import('./chapters/places.ts'),
  sports: () => import('./chapters/sports.ts'),
  geography: () => import('./chapters/geography.ts'),
  'laws-of-motion': () => import('./chapters/laws-of-motion.ts'),
  international: () => import('./chapters/international.ts'),
  'art-culture': () => import('./chapters/art-culture.ts'),
  economy: () => import('./chapters/economy.ts'),
  polity: () => import('./chapters/polity.ts'),
  'work-energy-power': () => import('./chapters/work-energy-power.ts'),
  history: () => import('./chapters/history.ts'),
  'oscillations-and-waves': () => import('./chapters/oscillations-and-waves.ts'),
  vocabulary: () => import('./chapters/vocabulary.ts'),
  books: () => import('./chapters/books.ts'),
  'general-science': () => import('./chapters/general-science.ts'),
  computer: () => import('./chapters/computer.ts'),
  motion: () => import('./chapters/motion.ts'),
  'current-electricity': () => import('./chapters/current-electricity.ts'),
  thermodynamics: () => import('./chapters/thermodynamics.ts'),
  heat: () => import('./chapters/heat.ts'),
  electrostatics: () => import('./chapters/electrostatics.ts'),
  'modern-physics': () => import('./chapters/modern-physics.ts'),
  magnetism: () => import('./chapters/magnetism.ts'),
  gravitation: () => import('./chapters/gravitation.ts'),
  'units-and-dimensions': () => import('./chapters/units-and-dimensions.ts'),
  optics: () => import('./chapters/optics.ts'),
  'mole-concept': () => import('./chapters/mole-concept.ts'),
  'structure-of-atom': () => import('./chapters/structure-of-atom.ts'),
  'chemical-bonding': () => import('./chapters/chemical-bonding.ts'),
  solutions: () => import('./chapters/solutions.ts'),
  thermochemistry: () => import('./chapters/thermochemistry.ts'),
  equilibrium: () => import('./chapters/equilibrium.ts'),
  electrochemistry: () => import('./chapters/electrochemistry.ts'),
  'chemical-kinetics': () => import('./chapters/chemical-kinetics.ts'),
  'redox-reactions': () => import('./chapters/redox-reactions.ts'),
  heredity: () => import('./chapters/heredity.ts'),
  'practical-chemistry': () => import('./chapters/practical-chemistry.ts'),
  'rotational-motion': () => import('./chapters/rotational-motion.ts'),
  'animal-tissues': () => import('./chapters/animal-tissues.ts'),
  fluids: () => import('./chapters/fluids.ts'),
  semiconductors: () => import('./chapters/semiconductors.ts'),
  metallurgy: () => import('./chapters/metallurgy.ts'),
  'everyday-chemistry': () => import('./chapters/everyday-chemistry.ts'),
  'surface-chemistry': () => import('./chapters/surface-chemistry.ts'),
  'coordination-compounds': () => import('./chapters/coordination-compounds.ts'),
  'd-and-f-block': () => import('./chapters/d-and-f-block.ts'),
  's-and-p-block': () => import('./chapters/s-and-p-block.ts'),
  'organic-chemistry': () => import('./chapters/organic-chemistry.ts'),
  'states-of-matter': () => import('./chapters/states-of-matter.ts'),
  'periodic-table': () => import('./chapters/periodic-table.ts'),
  'organisms-and-ecosystems': () => import('./chapters/organisms-and-ecosystems.ts'),
  biotechnology: () => import('./chapters/biotechnology.ts'),
  microbes: () => import('./chapters/microbes.ts'),
  'health-and-disease': () => import('./chapters/health-and-disease.ts'),
  evolution: () => import('./chapters/evolution.ts'),
  'molecular-genetics': () => import('./chapters/molecular-genetics.ts'),
  reproduction: () => import('./chapters/reproduction.ts'),
  'human-physiology': () => import('./chapters/human-physiology.ts'),
  'plant-physiology': () => import('./chapters/plant-physiology.ts'),
  'plant-structure': () => import('./chapters/plant-structure.ts'),
  'diversity-and-classification': () => import('./chapters/diversity-and-classification.ts'),
  biomolecules: () => import('./chapters/biomolecules.ts'),
  cell: () => import('./chapters/cell.ts'),
  'error-spotting': () => import('./chapters/error-spotting.ts'),
  'sentence-improvement': () => import('./chapters/sentence-improvement.ts'),
  'fill-in-the-blanks': () => import('./chapters/fill-in-the-blanks.ts'),
  'cloze-test': () => import('./chapters/cloze-test.ts'),
  'reading-comprehension': () => import('./chapters/reading-comprehension.ts'),
  'para-jumbles': () => import('./chapters/para-jumbles.ts'),
  'active-passive': () => import('./chapters/active-passive.ts'),
  'direct-indirect-speech': () => import('./chapters/direct-indirect-speech.ts'),
  spelling: () => import('./chapters/spelling.ts'),
  grammar: () => import('./chapters/grammar.ts'),
  'child-development': () => import('./chapters/child-development.ts'),
  'learning-theories': () => import('./chapters/learning-theories.ts'),
  'inclusive-education': () => import('./chapters/inclusive-education.ts'),
  'assessment-and-teaching': () => import('./chapters/assessment-and-teaching.ts'),
  'education-policy': () => import('./chapters/education-policy.ts'),
  'language-pedagogy': () => import('./chapters/language-pedagogy.ts'),
  'mathematics-pedagogy': () => import('./chapters/mathematics-pedagogy.ts'),
  'evs-pedagogy': () => import('./chapters/evs-pedagogy.ts'),
  'science-pedagogy': () => import('./chapters/science-pedagogy.ts'),
  'social-science-pedagogy': () => import('./chapters/social-science-pedagogy.ts'),
  'environmental-studies': () => import('./chapters/environmental-studies.ts'),
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
