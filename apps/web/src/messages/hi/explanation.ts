import type { explanation as english } from '../en/explanation.ts'
import { formatSourceDate } from '../format-date.ts'

export const explanation: typeof english = {
  bookmark: 'यह प्रश्न बुकमार्क करें',
  report: 'इस प्रश्न की शिकायत करें',
  comesFrom: (option) => `${option} कहाँ से आता है`,
  yourAnswer: 'आपका उत्तर',
  steps: 'चरण दर चरण',
  source: 'स्रोत',
  openPage: (page) => `पेज ${page} खोलें`,
  pageOf: (page, file) => `${file}, पेज ${page}`,
  pageGone: 'इस पेज वाली फ़ाइल अब इस ब्राउज़र में नहीं है।',
  asOf: (date) => `${formatSourceDate('hi', date)} तक सही`,
}
