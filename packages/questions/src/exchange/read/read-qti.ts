import { shorten } from '../clean-text.ts'
import type { ImportProblem, ReadQuestion } from '../exchange-question.ts'
import { passageOf } from '../passage.ts'
import { splitTree, treeToText } from './html-text.ts'
import { childNamed, descendants, type Element, textOf } from './xml-tree.ts'

/** What stands before the choices is a passage when it is longer than any stem. */
const LONG_STEM = 400

/** QTI 2.x items with one choice interaction: what other programs export for a question with one right option. */
export function readQti(items: readonly Element[]): { questions: ReadQuestion[]; problems: ImportProblem[] } {
  const questions: ReadQuestion[] = []
  const problems: ImportProblem[] = []
  items.forEach((item, index) => {
    const row = index + 1
    const title = (item.attributes.title ?? item.attributes.identifier ?? '').slice(0, 200)
    const body = childNamed(item, 'itemBody')
    const interactions = body ? descendants(body, ...INTERACTIONS) : []
    const [choice] = interactions
    if (!body || interactions.length !== 1 || choice?.name !== 'choiceInteraction') {
      problems.push({ row, kind: 'not-a-choice', detail: shorten(title) })
      return
    }
    const right = rightValues(item, choice.attributes.responseIdentifier)
    const choices = descendants(choice, 'simpleChoice')
    const found = choices.flatMap(({ attributes }, place) =>
      right.includes(attributes.identifier ?? '') ? [place] : [],
    )
    if (right.length > 1) {
      problems.push({ row, kind: 'many-keys', detail: shorten(title) })
      return
    }
    if (descendants(item, 'img', 'object').length > 0)
      problems.push({ row, kind: 'picture-left-out', detail: shorten(title) })
    const prompt = childNamed(choice, 'prompt')
    const before = splitTree(body, ({ name }) => name === 'choiceInteraction')
    const asked = prompt ? treeToText(prompt) : ''
    const isLong = before.text.length > LONG_STEM && asked !== ''
    const figure = before.passage ?? (isLong ? passageOf(before.text) : undefined)
    questions.push({
      row,
      text: isLong ? asked : [before.text, asked].filter(Boolean).join('\n'),
      options: choices.map((option) => treeToText(option, ({ name }) => name === 'feedbackInline')),
      key: right.length === 0 ? null : (found[0] ?? -1),
      explanation: descendants(item, 'modalFeedback')
        .map((feedback) => treeToText(feedback))
        .join('\n'),
      ...(figure && { figure }),
    })
  })
  return { questions, problems }
}

const INTERACTIONS = [
  'choiceInteraction',
  'textEntryInteraction',
  'extendedTextInteraction',
  'matchInteraction',
  'orderInteraction',
  'inlineChoiceInteraction',
  'hotspotInteraction',
  'gapMatchInteraction',
  'associateInteraction',
  'sliderInteraction',
  'uploadInteraction',
]

function rightValues(item: Element, response: string | undefined): string[] {
  const declared = descendants(item, 'responseDeclaration').find(
    ({ attributes }) => response === undefined || attributes.identifier === response,
  )
  const right = declared && childNamed(declared, 'correctResponse')
  return right ? descendants(right, 'value').map((value) => textOf(value).trim()) : []
}
