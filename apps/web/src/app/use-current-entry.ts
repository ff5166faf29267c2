import { useLocation } from 'react-router'
import * as paths from '../lib/paths.ts'

/** Where the pages of an entry of the navigation are; the exam hall belongs to the tests. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = { [paths.test]: [paths.test, paths.exams] }

/** Tells which entry of the navigation one is in: on its page or below. Home is current on / only. */
export function useCurrentEntry(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation()
  const isBelow = (folder: string) => folder !== paths.home && pathname.startsWith(`${folder}/`)
  return (to) =>
    (FOLDERS[to] ?? [to]).some((folder) => pathname === folder || isBelow(folder)) ? 'page' : undefined
}
