import { isSmall } from './reading/small-words.ts'

/** Short forms that have a vowel; one without any ('gk', 'njac', 'sql') is known by that. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  `ai apec asean aser atm atp aukus cibil esa ews fao fatf fdi fema fifa fpi gcc gdp iaea iaf ibc icc ifsc ilo imf ins ioc ipl ipo iot irdai isro iucn
  jee kyc ligo nabard nasa nato neet neft npa obc opec
  njac pli pmla pocso rbi rera rna rte rti saarc sarfaesi sco sebi sidbi uae uk un unctad unep unesco unhcr unicef uno upi upsc url usa usb`.split(
    /\s+/,
  ),
)

/** Short words without a vowel that are no short forms. */
const PLAIN_WORDS: ReadonlySet<string> = new Set('cm dr hr kg km ltd mm mr mrs st th nd rd vs'.split(' '))

const isShortForm = (word: string): boolean =>
  SHORT_FORMS.has(word) || (/^[b-df-hj-np-tv-xz]{2,5}$/.test(word) && !PLAIN_WORDS.has(word))

/** A word of a title: 'Rise', but 'of' and 'the'; 'NJAC', '21A' and 'COP30', but 'pH'. */
export function wordOfTitle(word: string, index: number): string {
  if (word === 'ph') return 'pH'
  if (isShortForm(word) || /^(?:\d+[a-z]|[a-z]{1,3}\d+)$/.test(word)) return word.toUpperCase()
  if (index > 0 && (isSmall(word) || word === 'and')) return word
  return word.charAt(0).toUpperCase() + word.slice(1)
}
