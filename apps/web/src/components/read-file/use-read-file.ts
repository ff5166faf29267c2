import { use, useEffect, useRef, useState } from 'react'
import { type FileProblem, type FileText, readAnyFile, readText } from '../../lib/files/read-any-file.ts'
import { LocaleContext } from '../../messages/locale.ts'

export type ReadingState =
  | { kind: 'idle' }
  | { kind: 'reading'; name: string; done: number; total: number }
  | { kind: 'failed'; name: string; problem: FileProblem }

export type ReadFile = Extract<FileText, { ok: true }>

/** Reads one file at a time, with progress; ends when the person leaves the screen. */
export function useReadFile(onRead: (read: ReadFile) => Promise<void> | void) {
  const [state, setState] = useState<ReadingState>({ kind: 'idle' })
  const locale = use(LocaleContext)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const finish = async (name: string, text: FileText) => {
    if (text.ok) await onRead(text)
    setState(
      text.ok || text.problem === 'cancelled'
        ? { kind: 'idle' }
        : { kind: 'failed', name, problem: text.problem },
    )
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
