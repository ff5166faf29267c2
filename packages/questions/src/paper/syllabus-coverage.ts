import { ENOUGH_QUESTIONS } from '../chapters/check-concepts.ts'
import { openTopic } from './open-topic.ts'

/** What a syllabus names, and how many questions of a paper are on it. */
export interface SyllabusConcept {
  name: string
  weight: number
}

/** The concepts of each section, by exam and title: 'ssc-cgl English'. See syllabus-concepts.txt. */
export function readSyllabusConcepts(text: string): Map<string, SyllabusConcept[]> {
  const bySection = new Map<string, SyllabusConcept[]>()
  const references = new Map<string, string[]>()
  let section = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) {
      section = line.slice(3).trim()
      bySection.set(section, [])
    } else if (line.startsWith('= ')) {
      references.set(section, [...(references.get(section) ?? []), line.slice(2).trim()])
    } else {
      bySection.get(section)?.push(...readLine(line))
    }
  }
  // Read at the end, because a section may take lines of one that comes later.
  for (const [own, others] of references)
    for (const other of others) bySection.get(own)?.unshift(...(bySection.get(other) ?? []))
  return bySection
}

/** '3 Waves: beats; doppler effect' */
function readLine(line: string): SyllabusConcept[] {
  const [, weight, names] = /^([\d.]+) [^:]+: (.+)$/.exec(line) ?? []
  if (weight === undefined || names === undefined) return []
  const list = names.split('; ')
  return list.map((name) => ({ name, weight: Number(weight) / list.length }))
}

export interface Coverage {
  /** The covered share of the weight, from 0 to 1. */
  share: number
  missing: readonly string[]
}

/**
 * A concept counts as covered when a learner who types its name gets at least five different questions on all that was
 * typed.
 */
export async function coverConcepts(concepts: readonly SyllabusConcept[]): Promise<Coverage> {
  const covered = await Promise.all(concepts.map(({ name }) => isCovered(name)))
  const sum = (list: readonly SyllabusConcept[]) => list.reduce((all, { weight }) => all + weight, 0)
  return {
    share: sum(concepts.filter((_, place) => covered[place])) / sum(concepts),
    missing: concepts.filter((_, place) => !covered[place]).map(({ name }) => name),
  }
}

async function isCovered(name: string): Promise<boolean> {
  const opened = await openTopic(name)
  return opened !== null && opened.ignored.length === 0 && opened.available >= ENOUGH_QUESTIONS
}
