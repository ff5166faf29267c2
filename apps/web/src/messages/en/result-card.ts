import { defineMessages } from '../define-messages.ts'
import { formatNumber } from '../format.ts'

/** The picture of a result that can be sent to others. */
export const resultCard = {
  button: 'Share a picture',
  title: 'Your result as a picture',
  text: 'Made on this device. It goes only where you send it.',
  right: (score: number, total: number) => `${formatNumber(score)} of ${formatNumber(total)} right`,
  facts: (level: string, time: string) => `${level}, ${time}`,
  product: 'Ekagra',
  slogan: 'Smart exam preparation',
  /** The text of the picture, for screen readers and for where a picture cannot be used. */
  twin: (topic: string, percent: number, right: string, facts: string) =>
    `${topic}: ${percent} per cent, ${right} (${facts}).`,
  fileName: 'ekagra-result.png',
  share: 'Share',
  download: 'Download',
  copyText: 'Copy as text',
  textCopied: 'Text copied',
  copyFailed: 'The text could not be copied. Please try again.',
  failed: 'The picture could not be made. The text below says the same.',
}

export const resultCardMessages = defineMessages(resultCard, {
  hi: async () => (await import('../hi/result-card.ts')).resultCard,
})
