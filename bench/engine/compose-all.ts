import { catalogue, loadChapter } from '@ekagra/questions/chapters/catalogue'
import { composeQuestion } from '@ekagra/questions/kit/compose-question'
import { Difficulty } from '@ekagra/schema/difficulty'

/** Samples of every type and level as one text, to compare two runs byte by byte. */
export async function composeAll(): Promise<string> {
  const lines: string[] = []
  for (const entry of catalogue) {
    const generator = (await loadChapter(entry.chapterId)).get(entry.id)
    if (!generator) throw new Error(`no generator ${entry.id}`)
    for (const level of Difficulty.options) {
      for (let index = 0; index < 8; index++) {
        const composed = composeQuestion(generator, entry, { level, seed: 'bytes', index })
        lines.push('problem' in composed ? composed.problem : JSON.stringify(composed.question))
      }
    }
  }
  return lines.join('\n')
}
