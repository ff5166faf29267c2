import { useEffect, useState } from 'react'

const SKELETON_MS = 50

/** False for the first 50 ms of a question, while a skeleton stands where its shuffled options will stand. */
export function useOptionsReady(question: string): boolean {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(question), SKELETON_MS)
    return () => clearTimeout(timer)
  }, [question])
  return shown === question
}
