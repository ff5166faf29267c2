/** A topic to ask questions on, with every name that people search for. */
export interface NamedTopic {
  title: string
  /** The topic to request. */
  topic: string
  aliases: readonly string[]
}

/** Names with fewer of their pairs in common are not alike. */
const LIKE_ENOUGH = 0.5

/** A name as it is compared. */
interface Name {
  text: string
  /** Its pairs of letters, once they have been asked for. */
  pairs?: ReadonlyMap<string, number>
}

const LATIN = /^[\x20-\x7e]*$/
const BETWEEN_LATIN_WORDS = /[^a-z0-9]+/g
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu

function plain(name: string): string {
  const text = name.toLowerCase().replaceAll('&', ' and ')
  // Most names are Latin, and looking up what Unicode says of each letter takes ten times as long.
  if (LATIN.test(text)) return text.replace(BETWEEN_LATIN_WORDS, ' ').trim()
  return text.normalize('NFKC').toLowerCase().replace(BETWEEN_WORDS, ' ').trim()
}

function countPairs(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (let start = 0; start + 1 < text.length; start += 1) {
    const pair = text.slice(start, start + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

function pairsOf(name: Name): ReadonlyMap<string, number> {
  name.pairs ??= countPairs(name.text)
  return name.pairs
}

/** The syllabus has thousands of names, and every letter typed compares them all. */
const readNames = new Map<string, Name>()
function readName(name: string): Name {
  const known = readNames.get(name)
  if (known) return known
  const read: Name = { text: plain(name) }
  readNames.set(name, read)
  return read
}

/** The share of letter pairs that two texts have in common, 0 to 1: it tolerates typing mistakes. */
function likeness(a: Name, b: Name): number {
  const total = a.text.length + b.text.length - 2
  if (total <= 0) return 0
  // So few pairs are too few, whatever they are.
  const most = (2 * (Math.min(a.text.length, b.text.length) - 1)) / total
  if (most < LIKE_ENOUGH) return 0
  let shared = 0
  const [mine, theirs] = [pairsOf(a), pairsOf(b)]
  for (const [pair, count] of theirs) shared += Math.min(count, mine.get(pair) ?? 0)
  return (2 * shared) / total
}

/**
 * Ranks a name that begins with the text first, then one with a word that begins with it, then one that
 * contains it, then one that is similar.
 */
function rank(name: Name, wanted: Name): number {
  if (name.text === wanted.text) return 5
  if (name.text.startsWith(wanted.text)) return 4
  if (name.text.includes(` ${wanted.text}`)) return 3
  if (wanted.text.length > 2 && name.text.includes(wanted.text)) return 2
  return likeness(name, wanted)
}

/** The topics that a text may mean, the likeliest first; of equally likely ones, first those whose own title says it. */
export function findTopics<Topic extends NamedTopic>(
  text: string,
  topics: readonly Topic[],
  limit: number,
): Topic[] {
  const wanted: Name = { text: plain(text) }
  if (wanted.text === '') return []
  return topics
    .map((topic) => ({
      topic,
      rank: Math.max(...[topic.title, ...topic.aliases].map((name) => rank(readName(name), wanted))),
      ofTitle: rank(readName(topic.title), wanted),
    }))
    .filter((found) => found.rank >= LIKE_ENOUGH)
    .sort((a, b) => b.rank - a.rank || b.ofTitle - a.ofTitle || a.topic.title.length - b.topic.title.length)
    .slice(0, limit)
    .map((found) => found.topic)
}
