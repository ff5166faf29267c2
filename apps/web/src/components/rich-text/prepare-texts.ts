import { readSimpleMaths, typesetting } from './maths.tsx'
import { readMaths } from './parse-rich-text.ts'

interface Formula {
  tex: string
  display: boolean
}

/** The formulas of a text that need the typesetter. */
export function formulasIn(text: string): Formula[] {
  const found: Formula[] = []
  for (let at = 0; at < text.length; at += 1) {
    const formula = text[at] === '$' || text[at] === '\\' ? readMaths(text, at) : null
    if (!formula) continue
    at = formula.end - 1
    const { tex, display } = formula
    if (display || readSimpleMaths(tex) === null) found.push({ tex, display })
  }
  return found
}

/** Sets the formulas of texts that are shown later, with a pause before each. Loads nothing for texts without one. */
export async function prepareFormulas(
  texts: readonly string[],
  pause: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (const { tex, display } of texts.flatMap(formulasIn)) {
    const typesetter = typesetting.arrived ?? (await typesetting.load())
    await pause()
    if (signal.aborted) return
    typesetter.prepareFormula(tex, display)
  }
}

/** The font of the app, and those that the typesetter uses for nearly every formula. */
const TEXT_FONT = '1em Anek'
const FORMULA_FONTS = ['1em KaTeX_Main', 'italic 1em KaTeX_Math']

/** Fetches the fonts of texts that are shown later: one that arrives when it is first used has the whole page laid out again. */
export async function prepareFonts(texts: readonly string[]): Promise<void> {
  await document.fonts.load(TEXT_FONT, [...new Set(texts.join(''))].join(''))
  if (!texts.some((text) => formulasIn(text).length > 0)) return
  // Its style sheet says where its fonts are.
  await typesetting.load()
  await Promise.all(FORMULA_FONTS.map((font) => document.fonts.load(font)))
}
