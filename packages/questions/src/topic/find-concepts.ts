import { loadTopic } from './load-topic.ts'

/** The concepts that a text names, by any name that people type, as 'chapter/concept'. */
export async function findConcepts(text: string): Promise<string[]> {
  const phrases = (await loadTopic(text)) ?? []
  return phrases
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ chapterId, concept }) => (chapterId ? [`${chapterId}/${concept}`] : []))
}
