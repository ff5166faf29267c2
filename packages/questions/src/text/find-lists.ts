import type { Blank } from './blank.ts'
import { endOfPhrase } from './noun-phrase.ts'
import type { Sentence } from './sentence.ts'

/** The members of each list of three or more ('the Jhelum, the Chenab and the Ravi'): things of one kind. */
export function findLists(sentence: Sentence): Blank[] {
  const { words, text } = sentence
  const members: Blank[] = []
  for (let at = 0; at < words.length; at++) {
    const list = readList(sentence, at)
    if (list.length < 3) continue
    const sign = `=list ${list[0]?.start} ${text}`
    members.push(...list.map((member) => ({ ...member, signs: [sign] })))
    at = words.findIndex(({ end }) => end === list.at(-1)?.end)
  }
  return members
}

function readList(sentence: Sentence, at: number): Blank[] {
  const { words, text } = sentence
  const list: Blank[] = []
  for (let next = at; next < words.length; ) {
    const first = words[next]?.pos === 'DET' ? next + 1 : next
    const last = endOfPhrase(words, first)
    const [from, to] = [words[first], words[last]]
    if (!from || !to || last < first) return []
    const value = text.slice(from.start, to.end)
    list.push({ kind: 'phrase', sentence, start: from.start, end: to.end, value, signs: [] })
    const [joint, afterJoint] = [words[last + 1]?.text, words[last + 2]?.text]
    if (words[last]?.pos !== 'NOUN' && words[last]?.pos !== 'PROPN') return []
    if (list.length > 1 && /^(?:and|or)$/.test(words[first - (first === next ? 1 : 2)]?.text ?? ''))
      return list
    if (joint === ',' && /^(?:and|or)$/.test(afterJoint ?? '')) next = last + 3
    else if (joint === ',' || (/^(?:and|or)$/.test(joint ?? '') && list.length > 1)) next = last + 2
    else return []
  }
  return []
}
