import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The first of the candidates that can be run. A candidate with a slash is a path, any other is looked up in PATH.
 * @param {(string | undefined)[]} candidates
 * @returns {string | undefined}
 */
export function findProgram(candidates) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return candidates
    .flatMap((candidate) => {
      if (!candidate) return []
      return /[\\/]/.test(candidate) ? [candidate] : folders.map((folder) => join(folder, candidate))
    })
    .find(isExecutable)
}
