import { useEffect, useState } from 'react'
import { toast } from '../lib/toast.ts'

export const COPY_FEEDBACK = 2000

/** Copies a text and says for two seconds that it did. `copied` names what was copied last. */
export function useCopy<Name extends string>(failure: string) {
  const [copied, setCopied] = useState<Name | null>(null)

  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), COPY_FEEDBACK)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (name: Name, text: string, success: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(name)
      toast.success(success, { duration: COPY_FEEDBACK })
    } catch {
      toast.error(failure)
    }
  }

  return { copied, copy }
}
