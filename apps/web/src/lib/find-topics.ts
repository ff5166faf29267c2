/** Something one can ask questions on, under every name that people look for it. */
export interface NamedTopic {
  title: string
  /** What to ask for. */
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

/** How much of their letter pairs two texts share, 0 to 1: forgiving towards slips of the pen. */
function likeness(a: string, b: string): number {
  const [mine, theirs] = [pairs(a), pairs(b)]
  let shared = 0
  for (const [pair, count] of mine) shared += Math.min(count, theirs.get(pair) ?? 0)
  const total = a.length + b.length - 2
  return total > 0 ? (2 * shared) / total : 0
}

/** A name that begins so, then one with a word that begins so, then one that contains it, then one that looks like it. */
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
