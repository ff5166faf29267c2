import { catalogue } from '../../../chapters/catalogue.ts'
import type { Exam } from '../../../exams/exam.ts'
import { weighExam } from '../../../exams/weigh-exam.ts'
import { plainName } from '../../reading/plain-words.ts'
import { isSmall } from '../../reading/small-words.ts'
import type { NodeKind, SyllabusNode } from '../../syllabus-names.ts'
import type { ResolvedTopic, TopicSection } from '../topic-readings.ts'
import { describeNodes } from './describe-nodes.ts'
import { weighTypes } from './weigh-types.ts'

/** Exam and subject narrow the topics down; several topics are combined. */
export function combineNodes(
  found: readonly SyllabusNode[],
  ignored: readonly string[],
): ResolvedTopic | null {
  const of = (...kinds: NodeKind[]) => found.filter(({ kind }) => kinds.includes(kind))
  const [exams, subjects, topics] = [of('exam'), of('subject'), of('chapter', 'type', 'concept')]
  const frame = [exams, subjects].filter((group) => group.length > 0)
  const wholes = topics.filter(({ kind }) => kind !== 'concept')
  const types = [
    ...(wholes.length > 0 || topics.length === 0 ? weighTypes([...frame, wholes]) : []),
    // Which types of an exam ask a concept is not known: all of its chapter may.
    ...topics.flatMap((node) =>
      node.concept === undefined ? [] : weighTypes([subjects, [node]], node.concept),
    ),
  ]
  const [exam, ...others] = exams.map((node) => node.exam?.())
  const isWhole = frame.length + Number(topics.length > 0) === 1 && others.length === 0
  if (types.length > 0) {
    const title = describeNodes(exams, subjects, topics)
    const understood = [...new Set([...exams, ...subjects, ...topics].map((node) => node.title))]
    const said = plainName(title).split(' ')
    const strange = ignored
      .map((typed, index) => withoutRepeat(typed, ignored[index - 1]))
      .filter((typed) => !isSmall(typed) && !said.some((word) => isFormOf(word, plainName(typed))))
    return {
      title,
      types,
      understood,
      ignored: strange,
      ...(exam && isWhole && { sections: sectionsOf(exam) }),
    }
  }
  // 'NEET trains' still means trains: an exam only sets the weights, and a topic outside it is taken alone.
  return exams.length > 0 && topics.length > 0 ? combineNodes([...subjects, ...topics], ignored) : null
}

/** Whether a title says a typed word: 'shift' says 'shifting'. */
const isFormOf = (word: string, typed: string): boolean =>
  typed === word || (word.length >= SHORTEST_STEM && /^(?:ing|ed)$/.test(typed.replace(word, '')))

const SHORTEST_STEM = 4

/** A figure is listed with the word before it, which may be a figure too: after 'emergency 352', '352 356' adds only 356. */
function withoutRepeat(typed: string, before: string | undefined): string {
  const [first = '', ...rest] = typed.split(' ')
  return rest.length > 0 && before?.split(' ').at(-1) === first ? rest.join(' ') : typed
}

const sectionsOf = (exam: Exam): TopicSection[] =>
  weighExam(exam).flatMap(({ title, asked: questions, types: shares }) => {
    const types = catalogue.flatMap((entry) => {
      const weight = shares.get(entry.id)
      return weight === undefined ? [] : [{ entry, weight }]
    })
    return types.length > 0 ? [{ title, questions, types }] : []
  })
