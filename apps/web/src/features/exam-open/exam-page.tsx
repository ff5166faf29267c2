import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Loading } from '../../components/ui/loading.tsx'
import { openExam } from './open-exam.ts'

/** /exam/{examId} leads to a practice session: of that exam, when it is known. */
export function Component() {
  const { examId = '' } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    let isWanted = true
    openExam(examId).then((path) => {
      if (isWanted) navigate(path, { replace: true })
    })
    return () => {
      isWanted = false
    }
  }, [examId, navigate])
  return <Loading className="min-h-[60dvh]" />
}
