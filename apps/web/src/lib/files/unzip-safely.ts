import { unzipSync } from 'fflate'

/** More than any document of text has. The sizes are those that the zip states; nothing beyond them is unpacked. */
const MOST_BYTES = 48 * 1024 * 1024
const MOST_FILES = 3000

export type Unzipped =
  | { ok: true; files: Map<string, Uint8Array> }
  | { ok: false; problem: 'too-hard' | 'broken' }

/** The files of a zip whose names are wanted. A zip that says that it unpacks to more than a document is not unpacked. */
export function unzipSafely(bytes: Uint8Array, isWanted: (name: string) => boolean): Unzipped {
  let [total, count, isTooLarge]: [number, number, boolean] = [0, 0, false]
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        count += 1
        if (!isWanted(name)) return false
        total += originalSize
        if (total > MOST_BYTES || count > MOST_FILES) isTooLarge = true
        return !isTooLarge
      },
    })
    return isTooLarge
      ? { ok: false, problem: 'too-hard' }
      : { ok: true, files: new Map(Object.entries(files)) }
  } catch {
    return { ok: false, problem: isTooLarge ? 'too-hard' : 'broken' }
  }
}

export const textOfFile = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)
