import { findPattern } from '@ekagra/questions/exams/patterns'
import type { ExamPaper } from '@ekagra/schema/exam-paper'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Checkbox } from '../../components/ui/form/checkbox.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { paperChallengePath, writePaperChallenge } from '../../lib/challenge/paper-challenge-code.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { readOwnPatterns } from '../../lib/stores/hall/own-pattern-store.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface PaperChallengeDialogProps {
  paper: ExamPaper
  marks: number
  of: number
  isOpen: boolean
  onClose: () => void
}

/** The link to this very paper. */
export function PaperChallengeDialog({ paper, marks, of, isOpen, onClose }: PaperChallengeDialogProps) {
  const words = useMessages(examResultMessages).challengeDialog
  const [tells, setTells] = useState(false)
  const { copied, copy } = useCopy<'link'>(words.copyFailed)
  const known = findPattern(paper.patternId)
  const own = readOwnPatterns().find(({ id }) => id === paper.patternId)
  const code = writePaperChallenge(paper, known?.id ?? own ?? paper.pattern, tells ? marks : undefined)
  const link = code === null ? null : window.location.origin + paperChallengePath(code)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={words.title}
      description={link === null ? words.tooLong : words.text(paper.questions.length)}
    >
      {link !== null && (
        <>
          <div className="mt-5 flex gap-2">
            <input
              readOnly
              aria-label={words.link}
              value={link}
              onFocus={(event) => event.target.select()}
              className="min-h-target min-w-0 flex-1 rounded-md border border-edge bg-paper px-3 text-sm"
            />
            <Button variant="primary" data-autofocus onClick={() => copy('link', link, words.copied)}>
              <Icon name={copied === 'link' ? 'check' : 'copy'} />
              {words.copy}
            </Button>
          </div>
          <Checkbox checked={tells} onCheckedChange={setTells}>
            {words.tell(formatMarks(marks), formatMarks(of))}
          </Checkbox>
          {'share' in navigator && (
            <Button
              block
              className="mt-3"
              onClick={() => {
                // Cancelling the device's share sheet is not a failure.
                navigator.share({ text: paper.pattern.title, url: link }).catch(() => undefined)
              }}
            >
              <Icon name="share" />
              {words.share}
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}
