import type { SessionMode } from '@ekagra/exam/session/session'
import type { Question } from '@ekagra/schema/question'
import { useNavigate } from 'react-router'
import { ExportButton } from '../../components/export/export-button.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import type { KeptFile } from '../../lib/stores/learner/file-store.ts'
import { importMessages } from '../../messages/en/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { startFile } from './start-file.ts'

interface ImportedQuestionsProps {
  file: KeptFile
  questions: Question[]
}

/** The questions that were imported from a file, to be practised as often as one likes. */
export function ImportedQuestions({ file, questions }: ImportedQuestionsProps) {
  const words = useMessages(importMessages)
  const navigate = useNavigate()
  const start = (mode: SessionMode) => navigate(startFile(file, mode))
  return (
    <Section title={words.title}>
      <p className="figures mb-4 text-ink-2">{words.count(questions.length)}</p>
      <div className="flex flex-wrap gap-3 max-md:[&>*]:flex-auto">
        <Button variant="primary" size="lg" onClick={() => start('practice')}>
          {words.practise}
        </Button>
        <Button size="lg" onClick={() => start('test')}>
          {words.test}
        </Button>
        <ExportButton size="lg" set={{ name: file.name, questions }} />
      </div>
    </Section>
  )
}
