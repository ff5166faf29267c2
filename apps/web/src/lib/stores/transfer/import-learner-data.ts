import { families } from './families.ts'
import type { FamilyName, FamilyPlan, FamilyReport } from './family.ts'
import type { LearnerFile } from './learner-file.ts'
import { type FileRefusal, readLearnerFile } from './learner-file.ts'

export type ImportPreview =
  | {
      ok: true
      file: LearnerFile
      /** 0: a raw dump of the browser's storage. */
      fromVersion: number
      /** What would change, family by family; nothing has changed yet. */
      reports: readonly FamilyReport[]
    }
  | { ok: false; refusal: FileRefusal }

const plansOf = (file: LearnerFile): Promise<FamilyPlan[]> =>
  Promise.all(families.map((family) => family.plan(file[family.name])))

/** Says what an import would do, and does nothing. */
export async function previewImport(text: string): Promise<ImportPreview> {
  const read = readLearnerFile(text)
  if (!read.ok) return read
  const plans = await plansOf(read.file)
  return { ...read, reports: plans.map(({ report }) => report) }
}

export interface AppliedImport {
  /** A family is imported as a whole or not at all. */
  applied: readonly FamilyName[]
  failed: readonly FamilyName[]
  reports: readonly FamilyReport[]
  /**
   * Undoes everything that this import did, and nothing that happened since. Works until the page is closed.
   */
  undo(): Promise<boolean>
}

/** Computed again against the data stored now: another tab may have changed them since the preview. */
export async function applyImport(file: LearnerFile): Promise<AppliedImport> {
  const done: FamilyPlan[] = []
  const failed: FamilyName[] = []
  for (const plan of await plansOf(file)) {
    const isApplied = await plan.apply().catch(() => false)
    if (isApplied) done.push(plan)
    else failed.push(plan.report.family)
  }
  const { applyCorrections } = await import('../../corrections/follow-corrections.ts')
  // What a file brings may be older than a correction.
  await applyCorrections(Date.now()).catch(() => undefined)
  let undone = false
  return {
    applied: done.map(({ report }) => report.family),
    failed,
    reports: done.map(({ report }) => report),
    async undo() {
      if (undone) return true
      const results = await Promise.all(done.map(({ undo }) => undo().catch(() => false)))
      undone = results.every(Boolean)
      return undone
    },
  }
}
