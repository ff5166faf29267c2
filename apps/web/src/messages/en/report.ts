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
  email: 'Email Us Directly',
  submit: 'Submit Report',
  mailSubject: 'Content report',
  kept: 'Your report is kept and goes out with the next connection.',
}
