import { randomFillSync } from 'node:crypto'
import { accessSync, constants, statfsSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DISK_FULL, READ_ONLY, type StorageProblem } from '../storage/storage-problem.ts'

const MEGABYTE = 1024 * 1024
/** What sign-ins and deletions may need on a full disk: the journal of SQLite is checkpointed at 4 MB. */
const RESERVE = 8 * MEGABYTE
/** With less room than this beside the reserve, nothing new is stored. */
const LEAST = 4 * MEGABYTE
/** With less than this the reserve is given up. */
const NONE = MEGABYTE
/** How often the disk is looked at. */
const LOOK_MS = 250

export interface Room {
  /** Why nothing new can be stored; undefined while there is room. */
  problem(): StorageProblem | undefined
  /** Something could not be stored: what was found a moment ago no longer counts. */
  lookAgain(): void
}

/**
 * Watches the disk of the data folder. A file of random bytes reserves some room; when the disk is full it is removed, so that people can still
 * sign in and delete things, and it comes back when there is room again.
 */
export function keepRoom(folder: string, now: () => number): Room {
  const reserve = join(folder, 'reserve.bin')
  let lookedAt = Number.NEGATIVE_INFINITY
  let found: StorageProblem | undefined

  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  const hasReserve = () => (statSync(reserve, { throwIfNoEntry: false })?.size ?? 0) >= RESERVE
  const remove = () => {
    try {
      unlinkSync(reserve)
    } catch {
      // It was not there.
    }
  }
  const make = () => {
    try {
      // Zeros would take no room on a disk that compresses.
      writeFileSync(reserve, randomFillSync(Buffer.allocUnsafe(RESERVE)), { mode: 0o600 })
    } catch {
      remove()
    }
  }
  const look = (): StorageProblem | undefined => {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      return READ_ONLY
    }
    if (!hasReserve() && freeBytes() >= LEAST + RESERVE) make()
    if (!hasReserve()) return freeBytes() < LEAST + RESERVE ? DISK_FULL : undefined
    if (freeBytes() < NONE) remove()
    return freeBytes() < LEAST || !hasReserve() ? DISK_FULL : undefined
  }
  return {
    problem() {
      if (Math.abs(now() - lookedAt) < LOOK_MS) return found
      lookedAt = now()
      found = look()
      return found
    },
    lookAgain() {
      lookedAt = Number.NEGATIVE_INFINITY
    },
  }
}
