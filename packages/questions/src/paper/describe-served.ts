import type { OpenTopic } from './open-topic.ts'

/** What a topic is served as, as one line of topics-served.txt: 'dpsp | Directive Principles of State Policy'. */
export function describeServed(typed: string, opened: OpenTopic | null): string {
  if (!opened) return `${typed} | nothing`
  const ignored = opened.ignored.length > 0 ? ` | without ${opened.ignored.join(', ')}` : ''
  return `${typed} | ${opened.title}${ignored}`
}

/** The lines of topics-served.txt: what people type, and what they are served. */
export function readServed(text: string): { comments: string[]; topics: { typed: string; line: string }[] } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isComment = (line: string) => line.startsWith('#')
  return {
    comments: lines.filter(isComment),
    topics: lines
      .filter((line) => !isComment(line))
      .map((line) => ({ typed: line.split(' | ')[0] ?? '', line })),
  }
}
