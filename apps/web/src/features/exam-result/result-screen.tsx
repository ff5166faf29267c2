import type { ErrorCause } from '@ekagra/schema/exam-paper'
import type { CutOff } from '@ekagra/schema/exam-pattern'
import { useState, useSyncExternalStore } from 'react'
import { chosenCutOff } from '../../lib/stores/hall/hall-preferences.ts'
import { tagCause } from '../../lib/stores/hall/sat-paper-store.ts'
import { AttemptGrid } from './attempt-grid.tsx'
import { CorrectedPaper } from './corrected-paper.tsx'
import { LostMarks } from './lost-marks.tsx'
import { NextSteps } from './next-steps.tsx'
import type { PaperResult } from './paper-result.ts'
import { PaperTimeLine } from './paper-time-line.tsx'
import { ResultFigures } from './result-figures.tsx'
import { ResultHead } from './result-head.tsx'
import { SectionsTable } from './sections-table.tsx'
import { SyllabusTable } from './syllabus-table.tsx'
import { Trend } from './trend.tsx'
import { WinnableSkips } from './winnable-skips.tsx'
import { WrongAnswers } from './wrong-answers.tsx'

/** The cut-off to compare with: the one last chosen, or the latest for everybody. */
function pickCutOff(cutOffs: readonly CutOff[], chosen: string | null): CutOff | undefined {
  return cutOffs.find(({ year, category }) => `${year} ${category}` === chosen) ?? cutOffs[0]
}

export function ResultScreen({ initial }: { initial: PaperResult }) {
  const [result, setResult] = useState(initial)
  const chosen = useSyncExternalStore(chosenCutOff.subscribe, chosenCutOff.read)
  const cutOff = pickCutOff(result.cutOffs, chosen)
  const tag = async (question: number, cause: ErrorCause) => {
    // What is shown as kept is kept: a reload right after it loses nothing.
    await tagCause(result.sat.id, question, cause)
    setResult((now) => ({ ...now, sat: { ...now.sat, causes: { ...now.sat.causes, [question]: cause } } }))
  }
  return (
    <>
      <ResultHead result={result} cutOff={cutOff} />
      <CorrectedPaper result={result} />
      <ResultFigures result={result} />
      <LostMarks result={result} cutOff={cutOff} />
      <NextSteps result={result} />
      <SectionsTable result={result} />
      <AttemptGrid result={result} />
      <PaperTimeLine result={result} />
      <Trend result={result} cutOff={cutOff} onChoose={(next) => chosenCutOff.write(next)} />
      <WrongAnswers result={result} onTag={tag} />
      <WinnableSkips result={result} />
      <SyllabusTable result={result} />
    </>
  )
}
