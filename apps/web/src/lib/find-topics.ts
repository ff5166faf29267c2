/** A topic to ask questions on, with every name that people search for. */
export interface NamedTopic {
  title: string
  /** The topic to request. */
  topic: string
  aliases: readonly string[]
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

function pairs(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let start = 0; start + 1 < text.length; start += 1) {
    const pair = text.slice(start, start + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/** The share of letter pairs that two texts have in common, 0 to 1: it tolerates typing mistakes. */
function likeness(a: string, b: string): number {
  const [mine, theirs] = [pairs(a), pairs(b)]
  let shared = 0
  for (const [pair, count] of mine) shared += Math.min(count, theirs.get(pair) ?? 0)
  const total = a.length + b.length - 2
  return total > 0 ? (2 * shared) / total : 0
}

/**
 * Ranks a name that begins with the text first, then one with a word that begins with it, then one that
 * contains it, then one that is similar.
 */
function rank(name: string, wanted: string): number {
  if (name === wanted) return 5
  if (name.startsWith(wanted)) return 4
  if (name.includes(` ${wanted}`)) return 3
  if (wanted.length > 2 && name.includes(wanted)) return 2
  return likeness(name, wanted)
}

const LIKE_ENOUGH = 0.5

/** The topics that a text may mean, the likeliest first. */
export function findTopics<Topic extends NamedTopic>(
  text: string,
  topics: readonly Topic[],
  limit: number,
  likeEnough = LIKE_ENOUGH,
): Topic[] {
  const wanted = plain(text)
  if (wanted === '') return []
  return topics
    .map((topic) => ({
      topic,
      rank: Math.max(...[topic.title, ...topic.aliases].map((name) => rank(plain(name), wanted))),
    }))
    .filter((found) => found.rank >= likeEnough)
    .sort((a, b) => b.rank - a.rank || a.topic.title.length - b.topic.title.length)
    .slice(0, limit)
    .map((found) => found.topic)
}
