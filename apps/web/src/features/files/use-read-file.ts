import { use, useEffect, useRef, useState } from 'react'
import { type FileProblem, type FileText, readAnyFile, readText } from '../../lib/files/read-any-file.ts'
import { type KeptFile, keepFile } from '../../lib/stores/learner/file-store.ts'
import { LocaleContext } from '../../messages/locale.ts'

export type ReadingState =
  | { kind: 'idle' }
  | { kind: 'reading'; name: string; done: number; total: number }
  | { kind: 'failed'; name: string; problem: FileProblem }

export interface NewFile {
  file: KeptFile
  /** False if it could not be stored and is lost when the learner leaves the page. */
  isKept: boolean
  /** Pages at the end that were not read. */
  leftOut: number
}

/** Reads one file at a time and stores its text in the browser. */
export function useReadFile(onRead: (read: NewFile) => void) {
  const [state, setState] = useState<ReadingState>({ kind: 'idle' })
  const locale = use(LocaleContext)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const finish = async (name: string, text: FileText) => {
    if (!text.ok) {
      setState(
        text.problem === 'cancelled' ? { kind: 'idle' } : { kind: 'failed', name, problem: text.problem },
      )
      return
    }
    const file = { ...text.file, id: crypto.randomUUID(), savedAt: Date.now() }
    const isKept = await keepFile(file)
    setState({ kind: 'idle' })
    onRead({ file, isKept, leftOut: text.leftOut })
  }

  return {
    state,
    async read(source: File) {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { name } = source
      setState({ kind: 'reading', name, done: 0, total: 0 })
      const onPage = (done: number, total: number) => setState({ kind: 'reading', name, done, total })
      const text = await readAnyFile(source, {
        signal: controller.signal,
        onPage,
        language: locale === 'hi' ? 'hin+eng' : 'eng',
      })
      if (running.current === controller) await finish(name, text)
    },
    async readText(text: string, name: string) {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const read = await readText(text, name, controller.signal)
      if (running.current === controller) await finish(name, read)
    },
    cancel: () => running.current?.abort(),
  }
}
