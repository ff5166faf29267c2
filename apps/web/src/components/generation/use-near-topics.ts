import { findTopics } from '../../lib/find-topics.ts'
import { useSyllabus } from '../use-syllabus.ts'

const SHOWN = 5
/** Any likeness is better than none when the alternative is an empty hand. */
const BARELY_LIKE = 0.25

/** Topics that can be asked, as near as possible to one that cannot; null until the syllabus is here. */
export function useNearTopics(topic: string): string[] | null {
  const syllabus = useSyllabus()
  if (syllabus === null) return null
  if (syllabus === 'failed') return []
  const { syllabusChapters, syllabusSubjects, syllabusExams } = syllabus
  const near = findTopics(
    topic,
    [...syllabusChapters, ...syllabusSubjects, ...syllabusExams],
    SHOWN,
    BARELY_LIKE,
  )
  const others = syllabusSubjects.flatMap(({ chapters }) => chapters.slice(0, 1))
  return [...new Set([...near, ...others].map((node) => node.topic))].slice(0, SHOWN)
}
