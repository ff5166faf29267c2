import { isRecord } from '@ekagra/schema/is-record'
import { parseJson } from '../core/parse-json.ts'
import { FILE_FORMAT, FILE_VERSION, LARGEST_FILE, LearnerFile } from './learner-file.ts'
import { isRawDump, upgradeRawDump } from './upgrade-raw-dump.ts'

export type FileRefusal =
  | { reason: 'too-large'; characters: number; most: number }
  | { reason: 'not-json' }
  | { reason: 'not-ours' }
  | { reason: 'newer-version'; version: number }
  | { reason: 'damaged'; where: string }

export type ReadFile =
  | { ok: true; file: LearnerFile; fromVersion: number }
  | { ok: false; refusal: FileRefusal }

/** How each older version becomes the next one. */
const UPGRADES: readonly ((file: Record<string, unknown>) => Record<string, unknown>)[] = [upgradeRawDump]

const refuse = (refusal: FileRefusal): ReadFile => ({ ok: false, refusal })

/** Reads a file of any version that ever was; anything else is refused with a reason. */
export function readLearnerFile(text: string): ReadFile {
  if (text.length > LARGEST_FILE)
    return refuse({ reason: 'too-large', characters: text.length, most: LARGEST_FILE })
  const value = parseJson(text.replace(/^\uFEFF/, ''))
  if (value === undefined) return refuse({ reason: 'not-json' })
  if (!isRecord(value)) return refuse({ reason: 'not-ours' })
  const version = versionOf(value)
  if (version === undefined) return refuse({ reason: 'not-ours' })
  if (version > FILE_VERSION) return refuse({ reason: 'newer-version', version })
  const upgraded = UPGRADES.slice(version).reduce((file, upgrade) => upgrade(file), value)
  const file = LearnerFile.safeParse(upgraded)
  if (file.success) return { ok: true, file: file.data, fromVersion: version }
  return refuse({ reason: 'damaged', where: file.error.issues.map(({ path }) => path.join('.')).join(', ') })
}

function versionOf(value: Record<string, unknown>): number | undefined {
  if (isRawDump(value)) return 0
  const { format, version } = value
  const isOurs = format === FILE_FORMAT && typeof version === 'number' && Number.isInteger(version)
  return isOurs && version >= 1 ? version : undefined
}
