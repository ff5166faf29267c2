import { type CatalogueEntry, catalogue, loadChapter } from '../chapters/catalogue.ts'
import { allOf, comparableText, comparableWords } from '../kit/concepts.ts'
import type { Generator } from '../kit/define-generator.ts'
import { titleOfList } from '../topic/names-of-several.ts'
import type { Wish } from '../topic/reading/question-wishes.ts'
import { readTopic } from '../topic/resolve/resolve-topic.ts'
import type { Reading, ResolvedTopic, TopicReadings, WeighedType } from '../topic/resolve/topic-readings.ts'
import type { TitleHalf } from '../topic/title-half.ts'

/** A type of question with its loaded generator. */
export interface OpenType {
  entry: CatalogueEntry
  generator: Generator
  weight: number
  concept: string | undefined
}

export interface OpenSection {
  title: string
  /** In the paper, compared with the other sections. */
  questions: number
  types: readonly OpenType[]
  /** What comes before the rest, because it is closer to what was typed; the closest first. */
  preferred: readonly (readonly OpenType[])[]
}

/** A topic with everything loaded that can be asked about it. */
export interface OpenTopic {
  /** What is served, for the learner to see. */
  title: string
  understood: readonly string[]
  /** Words, as typed, that were not understood. */
  ignored: readonly string[]
  /** How many different questions there are; infinite where they are computed. */
  available: number
  /** Several for a whole exam and for a list of topics. */
  sections: readonly OpenSection[]
  isExam: boolean
  /** The titles of the chapters around a topic that is narrower than a chapter. */
  around: readonly string[]
  /** What its names mean, where it was taken for less than that: the nearest to fill a set up with. */
  wider: readonly OpenType[]
}

/** What can be asked about a topic, in its narrowest reading that has enough; null when nothing can be asked about it. */
export async function openTopic(topic: string): Promise<OpenTopic | null> {
  const readings = await readTopic(topic)
  const sided = readings.sided && (await openSided(readings.sided))
  if (sided) return sided
  const opened = await openReadings(readings)
  const title = titleOfList(topic) ?? opened?.title ?? ''
  return opened && (readings.wishes ?? []).reduce(withWish, { ...opened, title })
}

/** With fewer questions that ask for a side of a name, it is named as not understood. */
const FEWEST_ON_SIDE = 2

/** The questions on a name that ask for any of the sides that were listed with it; the others may fill a set up. */
async function openSided({
  name,
  sides,
  isSure,
  isJoined,
}: NonNullable<TopicReadings['sided']>): Promise<OpenTopic | null> {
  const whole = await openReadings(name)
  if (!whole || whole.isExam) return null
  const all = whole.sections.flatMap(({ types }) => types)
  const met = sides.filter(({ query }) => countAll(keepAs(query, all)) >= FEWEST_ON_SIDE)
  const query = met.map((side) => side.query).join('/')
  const isMet = met.length > 0 && countAll(keepAs(query, all)) >= FEWEST_AS_WISHED
  if (!isSure && (!isMet || met.length < sides.length)) return null
  const missed = isMet || isJoined ? sides.filter((side) => !met.includes(side)) : sides
  const ignored = missed.map(({ typed }) => typed)
  const title = met.map((side) => side.title).join(', ')
  const asked = isMet && !isJoined ? withWish(whole, { title, query, typed: title, isFaint: true }) : whole
  const sided = asked === whole && met.length > 0 ? preferring(whole, (types) => keepAs(query, types)) : asked
  return (name.wishes ?? []).reduce(withWish, { ...sided, ignored: [...whole.ignored, ...ignored] })
}

/** With fewer questions of the kind that is wanted, all are served and the wish is named as not understood. */
const FEWEST_AS_WISHED = 5
/** The same for a topic with computed questions, which never run out: the theory of 'percentage' is only a few definitions. */
const FEWEST_OF_ENDLESS = 10

/** Only the questions of a kind that is wanted, where there are enough of them; the others may fill a set up. */
function withWish(opened: OpenTopic, { title, query, typed, isFaint }: Wish): OpenTopic {
  const kept = opened.sections.map((section) => ({
    ...section,
    types: keepAs(query, section.types),
    preferred: section.preferred.map((tier) => keepAs(query, tier)).filter((tier) => tier.length > 0),
  }))
  const sections = kept.filter(({ types }) => types.length > 0)
  const available = countAll(sections.flatMap(({ types }) => types))
  const fewest = Number.isFinite(opened.available) ? FEWEST_AS_WISHED : FEWEST_OF_ENDLESS
  if (opened.isExam || available < fewest)
    return isFaint
      ? opened
      : { ...preferring(opened, (types) => keepAs(query, types)), ignored: [...opened.ignored, typed] }
  const all = opened.sections.flatMap(({ types }) => types)
  if (all.every((type) => countOf(type) === countAll(keepAs(query, [type])))) return opened
  return {
    ...opened,
    title: `${opened.title} (${title})`,
    understood: [...opened.understood, title],
    available,
    sections,
    around: [...new Set(all.map(({ entry }) => entry.chapter))],
    wider: [...all, ...opened.wider],
  }
}

/** The types that have questions as a query wants them, narrowed to those. */
const keepAs = (query: string, types: readonly OpenType[]): OpenType[] =>
  types
    .map((type) => ({
      ...type,
      concept: allOf([...(type.concept === undefined ? [] : [type.concept]), query]),
    }))
    .filter((type) => countOf(type) > 0)

async function openReadings(readings: TopicReadings): Promise<OpenTopic | null> {
  const { compared: [both, ...others] = [] } = readings
  const narrowest = await openNarrowest(readings)
  const opened =
    narrowest && both && others.length === 0
      ? preferring(narrowest, (types) => keepAs(both, types))
      : narrowest
  if (!opened || opened.isExam || opened.ignored.length === 0) return opened
  const closest = await openClosest(readings.narrow)
  return closest.length === 0 ? opened : preferring(opened, () => closest)
}

/** The questions that meet all of a topic, where they are too few to be served alone: they come first. */
async function openClosest(readings: readonly Reading[]): Promise<OpenType[]> {
  const [first] = readings.filter(({ isAlone, half, ignored }) => !isAlone && !half && ignored.length === 0)
  return first ? openTypes(first.types) : []
}

async function openNarrowest(readings: TopicReadings): Promise<OpenTopic | null> {
  const { narrow, named } = readings
  const list = await openList(readings)
  if (list !== undefined) return list
  const wider = () => openTypes(named?.types ?? [])
  for (const reading of narrow.filter(({ isAlone }) => !isAlone)) {
    const found = await openIfEnough(reading)
    // The questions that say a word may be on different things: 'java' is an island and a language.
    if (found && !named && !isGathered(found, reading.fewest)) continue
    if (found && reading.isByWord && Number.isFinite(found.available) && named && (await isEndless(named)))
      continue
    if (found && reading.beyondBank) {
      const whole = await open({ ...reading, types: reading.beyondBank })
      if (whole) return { ...whole, wider: await wider() }
    }
    const narrower = found && reading.isShared ? narrowerOf(found, await openAlone(narrow)) : null
    if (found) return { ...(narrower ?? found), wider: await wider() }
  }
  const alone = await openAlone(narrow)
  const part = partMeant(alone)
  if (part) return { ...part, wider: await wider() }
  // 'Antonyms synonyms', 'nabard sebi': parts of one subject side by side are all meant.
  if (named && alone.length > 1 && named.ignored.length === 0 && isOfOneSubject(named)) {
    const [all, closest] = [await open(named), await openClosest(narrow)]
    return all && closest.length > 0 ? preferring(all, () => closest) : all
  }
  const [narrowest] = alone.map(({ found }) => found).sort((one, other) => one.available - other.available)
  return narrowest ?? (named && openNamed(named))
}

/** The items of a list, or only what sets them apart; undefined when no list was typed, or when something in it has no questions. */
async function openList({
  named,
  items = [],
  compared = [],
  difference,
}: TopicReadings): Promise<OpenTopic | null | undefined> {
  const opened = await Promise.all(items.map(openReadings))
  const listed = opened.flatMap((item) => item ?? [])
  if (listed.length < 2 || listed.length < items.length) return undefined
  const apart = listed.map((item, index) => contrasted(item, compared, index))
  if (difference && Math.max(...apart.map(countAll)) >= FEWEST_CONTRASTED)
    return onlyContrasted(listed, apart)
  const both = combine(compared.length > 1 ? compare(listed, compared) : listed, named)
  return both && difference ? { ...both, ignored: [...both.ignored, difference] } : both
}

/** With fewer questions on a part beside other names, the others are served too. */
const FEWEST_ON_ONE_PART = 2

/** 'Human heart double circulation': the part is what the other name is narrowed to; null without a part, or with parts of several things. */
function partMeant(alone: readonly { reading: Reading; found: OpenTopic }[]): OpenTopic | null {
  const parts = alone
    .filter(({ reading, found }) => reading.partOf !== undefined && found.available >= FEWEST_ON_ONE_PART)
    // One word beside another is one of a list: 'darwin lamarck'.
    .filter(({ found }) => found.title.includes(' '))
    .sort((one, other) => other.found.available - one.found.available)
  const [part] = parts
  const isOneConcept = new Set(parts.map(({ reading }) => reading.partOf)).size === 1
  return part && isOneConcept && alone.length > 1 ? part.found : null
}

/** Whether one chapter alone has so many of the questions. */
function isGathered({ sections }: OpenTopic, fewest: number): boolean {
  const byChapter = Map.groupBy(
    sections.flatMap(({ types }) => types),
    ({ entry }) => entry.chapterId,
  )
  return [...byChapter.values()].some((types) => countAll(types) >= fewest)
}

/** Of things that are compared, the questions that are on the others too come first. */
const compare = (items: readonly OpenTopic[], queries: readonly string[]): OpenTopic[] =>
  items.map((item, index) => preferring(item, () => contrasted(item, queries, index)))

/** The questions on an item that are on the others too. */
const contrasted = ({ sections }: OpenTopic, queries: readonly string[], index: number): OpenType[] =>
  keepAs(
    allOf(queries.filter((_, other) => other !== index)),
    sections.flatMap(({ types }) => types),
  )

/** With fewer questions that set two things apart, those on each are served and the difference is named as not understood. */
const FEWEST_CONTRASTED = 8

/** Only the questions on both of two things; those on one of them may fill a set up. */
function onlyContrasted(items: readonly OpenTopic[], apart: readonly OpenType[][]): OpenTopic | null {
  const [types = []] = [...apart].sort((one, other) => countAll(other) - countAll(one))
  const titles = items.map(({ title }) => title)
  return {
    title: `Difference between ${titles.join(' and ')}`,
    understood: titles,
    ignored: [],
    available: countAll(types),
    sections: [{ title: titles.join(', '), questions: 1, types, preferred: [] }],
    isExam: false,
    around: [...new Set(types.map(({ entry }) => entry.chapter))],
    wider: items.flatMap(({ sections, wider }) => [
      ...sections.flatMap((section) => section.types),
      ...wider,
    ]),
  }
}

/** The same topic, some of the questions of each section before the others. */
const preferring = (
  opened: OpenTopic,
  choose: (types: readonly OpenType[]) => readonly OpenType[],
): OpenTopic => ({
  ...opened,
  sections: opened.sections.map((section) => ({
    ...section,
    preferred: [choose(section.types), ...section.preferred],
  })),
})

/** Each part of the topic by itself, as far as there is enough on it. */
const openAlone = async (readings: readonly Reading[]): Promise<{ reading: Reading; found: OpenTopic }[]> =>
  (
    await Promise.all(
      readings
        .filter(({ isAlone }) => isAlone)
        .map(async (reading) => ({ reading, found: await openIfEnough(reading) })),
    )
  ).flatMap(({ reading, found }) => (found ? [{ reading, found }] : []))

/** From this share on, what two names have in common says that one is a part of the other; with fewer, a name only qualifies the other. */
const LEAST_SHARED = 0.43
/** The same where they have enough in common for a set. */
const LEAST_SHARED_OF_MANY = 0.5

/**
 * Of a name after that of something wider ('mughal akbar') the narrower is meant, also where its questions do not say the
 * wider name; those that do come first. Null for two things side by side.
 */
function narrowerOf(shared: OpenTopic, alone: readonly { found: OpenTopic }[]): OpenTopic | null {
  const [wider, narrower] =
    alone.length === 1 ? [undefined, alone[0]?.found] : alone.map(({ found }) => found)
  const widest = wider?.available ?? Number.POSITIVE_INFINITY
  if (!narrower || alone.length > 2 || narrower.available >= widest) return null
  const least = shared.available < ENOUGH_NAMING_IT ? LEAST_SHARED : LEAST_SHARED_OF_MANY
  if (shared.available < least * narrower.available || shared.available > narrower.available) return null
  const both = shared.sections.flatMap(({ types }) => types)
  return { ...preferring(narrower, () => both), ignored: [] }
}

/** From this share on, the questions of a concept that do not say its name are about something beside it. */
const MOST_NAME_IT = 0.75
/** The same for a concept that bundles several things, all of which were typed: 'latitude and longitude'. */
const MOST_NAME_ONE = 0.4
const FEWEST_NAMING_IT = 5
/** With as many, the others are at most one in ten of a usual set, since those that say the name come first. */
const ENOUGH_NAMING_IT = 9

/** What its names mean; only the questions that say the name, where most of them do. The others may fill a set up. */
async function openNamed(named: ResolvedTopic): Promise<OpenTopic | null> {
  const whole = await open(named)
  const { naming, beyond } = named
  if (whole && beyond && !Number.isFinite(whole.available)) {
    const { query, title } = beyond
    const asked = await open({ ...named, title, types: named.types.map((type) => narrowed(type, query)) })
    // Only what is computed: a few written questions say it by chance.
    if (asked?.available === Number.POSITIVE_INFINITY)
      return { ...asked, wider: await openTypes(named.types) }
  }
  if (!whole || naming === undefined || !Number.isFinite(whole.available)) return whole
  const found = await open({ ...named, types: named.types.map((type) => narrowed(type, naming.query)) })
  if (!found || found.available < FEWEST_NAMING_IT || found.available >= ENOUGH_NAMING_IT) return whole
  const isMost = found.available >= (naming.isAny ? MOST_NAME_ONE : MOST_NAME_IT) * whole.available
  return isMost ? { ...found, wider: await openTypes(named.types) } : whole
}

const isEndless = async (named: ResolvedTopic): Promise<boolean> =>
  (await open(named))?.available === Number.POSITIVE_INFINITY

/** The items of a list, each with its share of the questions. */
function combine(items: readonly OpenTopic[], named: ResolvedTopic | null): OpenTopic | null {
  const [first] = items
  const titles = [...new Set(items.map(({ title }) => title))]
  if (!first || titles.length === 1) return first ?? null
  // What its names mean together may be less: beside 'profit loss' the everyday word 'percentage' says nothing.
  const isNamed = items.every(({ wider }) => wider.length === 0)
  const isWhole = named !== null && named.understood.length >= titles.length
  return {
    title: isNamed && isWhole ? named.title : titles.join(', '),
    understood: [...new Set(items.flatMap(({ understood }) => understood))],
    ignored: [...new Set(items.flatMap(({ ignored }) => ignored))],
    available: items.reduce((sum, { available }) => sum + available, 0),
    sections: items.map(({ title, sections: [section] }) => ({
      title,
      questions: 1,
      types: section?.types ?? [],
      preferred: section?.preferred ?? [],
    })),
    isExam: false,
    around: [...new Set(items.flatMap(({ around }) => around))],
    wider: items.flatMap(({ wider }) => wider),
  }
}

const isOfOneSubject = ({ types }: ResolvedTopic): boolean =>
  new Set(types.map(({ entry }) => entry.subjectId)).size === 1

async function openIfEnough(reading: Reading): Promise<OpenTopic | null> {
  if (reading.half) return openHalf(reading, reading.half)
  const opened = await open(reading)
  return opened && opened.available >= reading.fewest ? opened : null
}

/**
 * One of the things that a concept bundles: the questions that mention it. A table need not say what all of its rows are;
 * with few questions, those that mention nothing else of the bundle are on it too.
 */
async function openHalf(reading: Reading, half: TitleHalf): Promise<OpenTopic | null> {
  const whole = await openTypes(reading.types)
  const own = await openTypes(reading.types.map((type) => narrowed(type, half.own)))
  const found = countAll(own)
  if (Number.isFinite(found) && !Number.isFinite(countAll(whole))) return null
  const isEnough = found >= reading.fewest
  const ofOwn = new Set(own.map(({ entry }) => entry.id))
  const types = reading.types.flatMap((type) => {
    if (!isEnough) return [narrowed(type, half.neutral)]
    if (ofOwn.has(type.entry.id)) return [narrowed(type, half.own)]
    const { generator } = whole.find(({ entry }) => entry.id === type.entry.id) ?? {}
    return generator && isTableOn(generator, half.words) ? [narrowed(type, half.neutral)] : []
  })
  return open({ ...reading, types })
}

/** Whether the sentences of a table say one of the words. */
const isTableOn = ({ table }: Generator, words: readonly string[]): boolean => {
  const said = Object.values(table?.columns ?? {}).map(({ say = '' }) => comparableText(say))
  return words.some((word) => said.some((sentence) => sentence.includes(` ${word} `)))
}

async function open(resolved: ResolvedTopic): Promise<OpenTopic | null> {
  const { title, understood, ignored, sections: parts } = resolved
  const sections = await Promise.all(
    (parts ?? [{ ...resolved, questions: 1 }]).map(async (part) => ({
      title: part.title,
      questions: part.questions,
      types: parts ? await openTypes(part.types) : await withWritten(await openTypes(part.types)),
      preferred: parts ? [] : await openPreferred(resolved),
    })),
  )
  const types = sections.flatMap((section) => section.types)
  if (types.length === 0) return null
  const isNarrow = types.some(({ concept }) => concept !== undefined) || isPartOfChapter(types)
  return {
    title,
    understood,
    ignored,
    available: countAll(types),
    sections,
    isExam: parts !== undefined,
    around: isNarrow ? [...new Set(types.map(({ entry }) => entry.chapter))] : [],
    wider: [],
  }
}

/** Computed questions are told apart by what the title does not say: all of a concept are on its title. */
async function openPreferred({ title, types, preferred = [] }: ResolvedTopic): Promise<OpenType[][]> {
  const tiers = preferred.map(async (query) => {
    const beyond = beyondTitle(query, title)
    const written = await openTypes(types.map((type) => narrowed(type, query)))
    const computed = beyond === '' ? [] : await openTypes(types.map((type) => narrowed(type, beyond)))
    const isCurated = ({ generator }: OpenType) => generator.trust === 'curated'
    return [...written.filter(isCurated), ...computed.filter((type) => !isCurated(type))]
  })
  return (await Promise.all(tiers)).filter((opened) => opened.length > 0)
}

/** The terms of a query without the words of a title: of 'definite integration' on Definite Integrals only 'integration'. */
function beyondTitle(query: string, title: string): string {
  const said = new Set(comparableWords(title))
  const isSaid = (alternative: string) =>
    alternative.split(/[~_]+/).every((word) => word === '' || said.has(word))
  return query
    .split(' ')
    .map((term) => term.split('/').filter((alternative) => !isSaid(alternative)))
    .filter((alternatives) => alternatives.length > 0)
    .map((alternatives) => alternatives.join('/'))
    .join(' ')
}

const narrowed = (type: WeighedType, query: string): WeighedType => ({
  ...type,
  concept: allOf([...(type.concept === undefined ? [] : [type.concept]), query]),
})

/** Few types, all of chapters that have more. */
const isPartOfChapter = (types: readonly OpenType[]): boolean => types.length < 4

async function openTypes(types: readonly WeighedType[]): Promise<OpenType[]> {
  const opened = await Promise.all(
    types.map(async ({ entry, weight, concept }) => ({ ...(await openType(entry, weight)), concept })),
  )
  return shareOut(opened.filter((type) => type.concept === undefined || countOf(type) > 0))
}

/** The written questions on what a computed type asks belong to its name too: otherwise 'hcf' would ask in one way only. */
async function withWritten(types: readonly OpenType[]): Promise<OpenType[]> {
  const listed = new Set(types.map(({ entry }) => entry.id))
  const written = types.map(async ({ entry: { chapterId }, generator, weight, concept }) => {
    if (generator.trust !== 'computed' || concept !== undefined) return []
    const asked = [...generator.concepts().keys()].join('/')
    const banks = catalogue.filter(
      ({ id, chapterId: chapter }) => chapter === chapterId && id.startsWith('bank/') && !listed.has(id),
    )
    const opened = await Promise.all(banks.map((bank) => openType(bank, weight)))
    return opened
      .map((bank) => ({ ...bank, concept: asked }))
      .map((bank) => ({ ...bank, weight: (weight * Math.min(MANY, countOf(bank))) / MANY }))
      .filter(({ weight }) => weight > 0)
  })
  return [...types, ...(await Promise.all(written)).flat()]
}

export async function openType(entry: CatalogueEntry, weight: number): Promise<OpenType> {
  const generator = (await loadChapter(entry.chapterId)).get(entry.id)
  if (!generator) throw new Error(`the chapter ${entry.chapterId} has no generator ${entry.id}`)
  return { entry, generator, weight, concept: undefined }
}

/** More questions than this count as this many when types share a concept. */
const MANY = 20

/** Each concept of a topic gets the same share, whatever its chapter weighs; the types with more questions on it get more. */
function shareOut(types: readonly OpenType[]): OpenType[] {
  const total = types.reduce((sum, { weight }) => sum + weight, 0)
  const groups = Map.groupBy(types, ({ entry, concept }) =>
    concept === undefined ? null : `${entry.chapterId} ${concept}`,
  )
  return [...groups].flatMap(([group, members]) => {
    if (group === null) return members
    const counts = members.map((type) => Math.min(MANY, countOf(type)))
    const sum = counts.reduce((all, count) => all + count, 0)
    return members.map((type, index) => ({
      ...type,
      weight: ((total / groups.size) * (counts[index] ?? 0)) / sum,
    }))
  })
}

const countAll = (types: readonly OpenType[]): number => types.reduce((sum, type) => sum + countOf(type), 0)

function countOf({ generator, concept }: OpenType): number {
  if (concept !== undefined) return generator.count(concept)
  return generator.size()
}
