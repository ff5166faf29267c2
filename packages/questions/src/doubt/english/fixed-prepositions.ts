/** Words with the only preposition that follows them, as 'preposition: words'. A word that takes several in common use is left out. */
const FOLLOWED = `
at: good, bad at, clever, expert, surprised, amazed, astonished, laughed, laughing, laugh, aimed, arrived home, weak at
of: afraid, fond, proud, aware, full, capable, tired, jealous, ashamed, guilty, accused, deprived, convinced, suspicious, conscious, ignorant, envious, short, accuse, consists, consist, consisted, approve, approves, beware, devoid, worthy, composed
in: interested, believe, believes, believed, succeed, succeeded, succeeds, involved, absorbed, engrossed, rich, deficient, proficient, specialises, specializes, confidence, faith, indulge, indulged, persisted, persists
to: addicted, accustomed, married, senior, junior, inferior, superior, similar, listen, listens, listened, listening, belongs, belong, belonged, attached, devoted, loyal, equal, indifferent, accessible, allergic, opposed, obedient, objected, adhere, adheres, prior, contrary, sensitive, averse, resort, congenial, conducive, detrimental, immune
on: depends, depend, depended, insisted, insists, insist, keen, relies, rely, relied, congratulated him, congratulated her, concentrate, concentrates, bent, dependent, based, intent
from: suffering, suffers, suffered, suffer, recovered, recover, prevented him, prevented her, differs, abstain, abstained, refrain, refrained, derived, exempt, prevent him, prohibited him, escaped
for: famous, responsible, eligible, longing, yearning, apologised, apologized, passion, craving, blamed him, wait, waiting, waited, searching, notorious, remedy
with: satisfied, pleased, familiar, busy, cope, covered, acquainted, filled, endowed, comply, complied, popular, afflicted, sympathise
since: -
into: divided, burst
by: -
`
const byWord = new Map<string, string>()
for (const line of FOLLOWED.trim().split('\n')) {
  const [one = '', words = ''] = line.split(': ')
  for (const word of words.split(', ')) if (word !== '-') byWord.set(word, one)
}

/** What a gap may also take after some words, so that a paper that offers both has no one answer. */
const ALSO: Readonly<Record<string, string>> = {
  good: 'for with to in',
  angry: 'with at',
  busy: 'in',
  popular: 'among',
  short: 'in',
  covered: 'by in',
  clever: 'with',
  surprised: 'by',
  amazed: 'by',
  astonished: 'by',
  divided: 'by among between',
  familiar: 'to',
  pleased: 'at',
  responsible: 'to',
  weak: 'in',
  prefer: 'over',
  wait: 'at in on',
  waiting: 'at in on',
  waited: 'at in on',
  famous: 'in as',
  sensitive: 'about',
  consists: 'in',
  full: 'with',
  dependent: 'upon',
  based: 'upon',
  depends: 'upon',
  depend: 'upon',
  recovered: 'in',
  believe: 'on',
  expert: 'in',
  proficient: 'at',
  tired: 'from with by',
  absorbed: 'by',
  involved: 'with',
  bent: 'over',
}

/** The preposition of a sentence with one gap, and the word that takes it. */
export function preposition(question: string): { word: string; right: ReadonlySet<string> } | null {
  const text = question.replace(/^.*?(?:preposition|blanks?)[^:]*: ?/i, '').trim()
  const gaps = text.match(/_{2,}|\.{3,}|-{3,}/g) ?? []
  if (gaps.length !== 1) return null
  const [before = '', after = ''] = text.toLowerCase().split(/_{2,}|\.{3,}|-{3,}/)
  if (!/^[\s,]*[a-z\d]/.test(after)) return null
  // 'He has been living here since 2010', 'for two years'.
  if (/\b(?:has|have|had) been\b/.test(before)) {
    if (
      /^\s*(?:(?:19|20)\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|morning|yesterday|childhood|last|\d+ (?:o'clock|a\.?m|p\.?m))\b/.test(
        after,
      )
    )
      return { word: 'has been', right: new Set(['since']) }
    if (
      /^\s*(?:the (?:last|past) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|a long|an)\s?(?:hours?|days?|weeks?|months?|years?|time|minutes?)\b/.test(
        after,
      )
    )
      return { word: 'has been', right: new Set(['for']) }
  }
  // 'He prefers tea ___ coffee.'
  if (/\bprefer(?:s|red)? (?:[a-z]+ ){1,2}$/.test(before) && /^\s*[a-z]+[.\s]*$/.test(after))
    return { word: 'prefers', right: new Set(['to']) }
  const words = before.match(/[a-z]+/g) ?? []
  for (const length of [2, 1]) {
    const word = words.slice(-length).join(' ')
    const found = byWord.get(word)
    // 'Good to hear': a verb after the gap is another construction.
    if (found && length <= words.length && ALSO[word] === undefined) return { word, right: new Set([found]) }
    if (found && length <= words.length) {
      if (
        word === 'good' &&
        /^\s*(?:math|english|hindi|science|singing|dancing|cooking|drawing|painting|cricket|football|sports|chess|swimming|playing|physics|history|games)/.test(
          after,
        )
      )
        return { word, right: new Set(['at']) }
      return word === 'good' ? null : { word, right: new Set([found, ...(ALSO[word] ?? '').split(' ')]) }
    }
  }
  return null
}
