import { StartProblem } from '../start-problem.ts'
import type { Migration } from './migrations.ts'

/**
 * Old code does not know the tables of a newer version, nor who may read them.
 * @throws {StartProblem}
 */
export function refuseNewerDatabase(
  applied: Iterable<string>,
  known: readonly Migration[],
  where: string,
): void {
  const versions = new Set(known.map(({ version }) => version))
  const unknown = [...applied].find((version) => !versions.has(version))
  if (unknown !== undefined) {
    throw new StartProblem(
      `${where} was last used by a newer version of Ekagra (it has migration ${unknown}). Start that version, or restore a backup made before it`,
    )
  }
}
