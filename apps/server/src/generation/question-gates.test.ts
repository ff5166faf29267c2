import { expect, it } from 'vitest'
import { caravanQuestion } from '../testing/caravan-exam.ts'
import { buildBrief } from '../testing/test-writer.ts'
import { createQuestionGates, type PassedQuestion } from './question-gates.ts'

it('keeps apart the same words of two writers: the second solve is of the question that came first', async () => {
  const passed: PassedQuestion[] = []
  const drops: string[] = []
  const draft = { ...caravanQuestion(0), source: null }
  const gates = createQuestionGates({
    brief: buildBrief(),
    async verify(writer, take, tell) {
      const by = writer === 'first' ? 'second' : 'first'
      for (const traveller of take()) tell(traveller, { option: draft.correctIndex, by, isIndependent: true })
      return []
    },
    solveBatch: 8,
    solvers: 2,
    isPatient: () => false,
    tries: 1,
    pauseMs: 0,
    avoid: [],
    onPass: (question) => passed.push(question),
    onDrop: (reason, writer) => drops.push(`${writer}: ${reason}`),
  })
  const [first, second] = [gates.open('first'), gates.open('second')]
  const { text, options } = draft
  gates.offerHead(JSON.stringify({ text, options }), first)
  gates.offerHead(JSON.stringify({ text, options }), second)
  expect(gates.offer(JSON.stringify(draft), second, [])).toBe(false)
  expect(gates.offer(JSON.stringify(draft), first, [])).toBe(true)
  await gates.settled()
  expect(drops).toEqual(['second: duplicate'])
  expect(passed.map(({ writer, confirmedBy }) => ({ writer, confirmedBy }))).toEqual([
    { writer: 'first', confirmedBy: 'second' },
  ])
})
