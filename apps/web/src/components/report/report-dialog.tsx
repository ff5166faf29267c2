import type { Question } from '@ekagra/schema/question'
import { type Report, ReportReason } from '@ekagra/schema/report'
import { useEffect, useId, useState } from 'react'
import { loadConfig } from '../../lib/backend/load-config.ts'
import { submitReport } from '../../lib/backend/send-report.ts'
import { toast } from '../../lib/toast.ts'
import { reportMessages } from '../../messages/en/report.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { TextArea } from '../ui/form/text-area.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'

export interface ReportedContent {
  contentId?: string | undefined
  /** The kind of content: a question by default. */
  contentType?: 'question' | 'note' | 'doubt-answer' | 'current-affairs-question'
  content: string
  /** The question itself, so that an admin sees what the learner saw. */
  question?: Question | undefined
}

interface ReportDialogProps extends ReportedContent {
  isOpen: boolean
  onClose: () => void
}

const EMPTY = { reason: undefined, details: '', includeContact: false, contact: '' }
interface Fields {
  reason: ReportReason | undefined
  details: string
  includeContact: boolean
  contact: string
}

/** Enough to find a slip; whether the address exists only a mail to it can tell. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Asks why a piece of generated content is wrong. Without a connection the report waits in the browser. */
export function ReportDialog({
  contentId,
  contentType = 'question',
  content,
  question,
  isOpen,
  onClose,
}: ReportDialogProps) {
  const words = useMessages(reportMessages)
  const [fields, setFields] = useState<Fields>(EMPTY)
  const address = useSupportAddress(isOpen)
  const [isSubmitting, setSubmitting] = useState(false)
  const [addressProblem, setAddressProblem] = useState<string>()

  const reportFor = (reason: ReportReason) =>
    buildReport(
      { contentId, contentType, content, question, ...fields, contact: fields.contact.trim(), reason },
      { now: Date.now(), userAgent: navigator.userAgent, url: window.location.href },
    )

  async function submit(): Promise<void> {
    if (isSubmitting) return
    if (fields.reason === undefined) {
      toast.error(words.reasonMissing, { id: 'report-reason' })
      return
    }
    if (fields.includeContact && !ADDRESS.test(fields.contact.trim())) {
      setAddressProblem(words.addressMissing)
      return
    }
    setAddressProblem(undefined)
    setSubmitting(true)
    const outcome = await submitReport({ id: crypto.randomUUID(), report: reportFor(fields.reason) })
    setSubmitting(false)
    if (outcome === 'refused') {
      toast.error(words.failed(address))
      return
    }
    if (outcome === 'kept') toast.info(words.kept)
    else toast.success(fields.includeContact ? words.sent : words.sentAnonymously)
    setFields(EMPTY)
    onClose()
  }

  function writeMail(): void {
    const report = reportFor(fields.reason ?? 'other')
    window.location.href = mailDraft(address, words.mailSubject, {
      ...report,
      reason: words.reasons[report.reason],
    })
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={words.title}
      foot={
        <>
          <Button onClick={writeMail}>{words.email}</Button>
          <Button
            variant="primary"
            busy={isSubmitting}
            softDisabled={fields.reason === undefined || isSubmitting}
            onClick={submit}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <ReasonChoice value={fields.reason} onChange={(reason) => setFields({ ...fields, reason })} />
      <TextArea
        label={words.details}
        value={fields.details}
        maxLength={1000}
        onChange={(event) => setFields({ ...fields, details: event.target.value })}
        className="mt-4"
      />
      <Checkbox
        checked={fields.includeContact}
        onCheckedChange={(includeContact) => setFields({ ...fields, includeContact })}
        className="mt-2"
      >
        {words.contact}
      </Checkbox>
      {fields.includeContact && (
        <TextField
          label={words.address}
          hint={words.addressUse}
          error={addressProblem}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={fields.contact}
          onChange={(event) => setFields({ ...fields, contact: event.target.value })}
          className="mt-2"
        />
      )}
    </Dialog>
  )
}

function useSupportAddress(isWanted: boolean): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (isWanted) loadConfig().then(({ supportEmail }) => setAddress(supportEmail ?? ''))
  }, [isWanted])
  return address
}

interface ReasonChoiceProps {
  value: ReportReason | undefined
  onChange: (reason: ReportReason) => void
}

function ReasonChoice({ value, onChange }: ReasonChoiceProps) {
  const words = useMessages(reportMessages)
  const name = useId()
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 text-sm font-title">{words.reason}</legend>
      {ReportReason.options.map((reason) => (
        <label
          key={reason}
          className="focus-within-ring relative flex min-h-target cursor-pointer items-center gap-3 rounded-md text-sm"
        >
          <input
            type="radio"
            name={name}
            checked={value === reason}
            onChange={() => onChange(reason)}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
          />
          <span className="grid size-5 flex-none place-items-center rounded-full border-[1.5px] border-edge peer-checked:border-action-text peer-checked:bg-action-text peer-checked:[&>svg]:opacity-100">
            <Icon name="check" className="size-3.5 stroke-[3.5] text-on-action opacity-0" />
          </span>
          {words.reasons[reason]}
        </label>
      ))}
    </fieldset>
  )
}

export const REPORT_PREVIEW_LENGTH = 100

interface ReportDraft {
  contentId?: string | undefined
  contentType: string
  content: string
  reason: ReportReason
  details: string
  includeContact: boolean
  contact?: string | undefined
  question?: Question | undefined
}

/** What the browser knows when a report is sent; `now` in milliseconds since 1970. */
interface ReportCircumstances {
  now: number
  userAgent: string
  url: string
}

export const buildReport = (draft: ReportDraft, { now, userAgent, url }: ReportCircumstances): Report => ({
  contentId: draft.contentId || `${draft.contentType}-${now}`,
  contentType: draft.contentType,
  contentPreview: `${draft.content.slice(0, REPORT_PREVIEW_LENGTH)}...`,
  reason: draft.reason,
  details: draft.details,
  includeContact: draft.includeContact,
  timestamp: new Date(now).toISOString(),
  userAgent,
  url,
  ...(draft.includeContact && draft.contact && { contact: draft.contact }),
  ...(draft.question && { question: draft.question }),
})

/** A mail draft with the details of a report; without a support address the person fills it in. */
export function mailDraft(
  address: string,
  subject: string,
  report: Omit<Report, 'reason'> & { reason: string },
): string {
  const body = [
    report.reason,
    report.details,
    report.contentPreview,
    `${report.contentType} ${report.contentId}`,
    report.url,
    report.timestamp,
  ]
    .filter((line) => line !== '')
    .join('\n\n')
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
