import { loadRecovery } from '../../lib/start/load-recovery.ts'
import { formulasIn } from './formulas-in.ts'
import { typesetting } from './maths.tsx'

const needTypesetter = (texts: readonly string[]) => texts.some((text) => formulasIn(text).length > 0)

/** A learner who waits longer than this reads the words first. */
const PATIENCE_MS = 1500

/** Fetches the typesetter if one of the texts needs it, so that its formulas are there with its words. */
export async function prepareTypesetter(texts: readonly string[]): Promise<void> {
  if (!needTypesetter(texts)) return
  // Without it a formula is shown as it was written.
  const fetched = loadRecovery.withoutReload(typesetting.load).catch(() => undefined)
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
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
  if (!needTypesetter(texts)) return
  // Its style sheet says where its fonts are.
  await typesetting.load()
  await Promise.all(FORMULA_FONTS.map((font) => document.fonts.load(font)))
}
