import { defineMessages } from '../define-messages.ts'

/** The report dialog. */
export const report = {
  title: 'Report Content',
  reason: 'What is wrong?',
  reasons: {
    inappropriate: 'Inappropriate Content',
    offensive: 'Offensive Language',
    misleading: 'Misleading Information',
    harmful: 'Potentially Harmful Content',
    inaccurate: 'Factually Inaccurate',
    spam: 'Spam or Irrelevant',
    other: 'Other',
  },
  reasonMissing: 'Please select a reason for reporting',
  details: 'Details (optional)',
  contact: 'You may contact me about this',
  address: 'Your e-mail address',
  addressUse:
    'Only the people who look after the content see it. We use it to answer this report and delete it when the report is settled.',
  addressMissing: 'Enter an e-mail address, or untick the box above.',
  email: 'Email Us Directly',
  submit: 'Submit Report',
  mailSubject: 'Content report',
  /**
   * The button under a whole text; for screen readers, also the label of the small icon beside a question.
   */
  open: 'Report Content',
  sent: 'Report submitted successfully! We will review it within 48 hours and may contact you if needed.',
  sentAnonymously: 'Report submitted anonymously. Thank you for helping us improve.',
  failed: (email: string) =>
    email === ''
      ? 'Failed to submit report. Please try again.'
      : `Failed to submit report. Please try again or contact us directly at ${email}`,
  kept: 'Your report is kept and goes out with the next connection.',
}

export const reportMessages = defineMessages(report, {
  hi: async () => (await import('../hi/report.ts')).report,
})
