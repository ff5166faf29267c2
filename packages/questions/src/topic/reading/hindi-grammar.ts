/**
 * Parts of the grammar of Hindi, which no chapter asks. Beside them a word that names something else is one of them too: 'karak ki
 * paribhasha'. 'Sandhi' is not here: it is grammar alone, and a treaty beside the name of one ('versailles ki sandhi').
 */
const HINDI_GRAMMAR: ReadonlySet<string> = new Set(
  `samas sama vyakaran viched vichchhed vichchhed karak tatsam tadbhav upsarg pratyay alankar chhand visheshan sarvanam kriya lokokti
  lokoktiyan muhavare paryayvachi vilom varnmala anekarthi vartani`.split(/\s+/),
)

export const isHindiGrammar = (word: string): boolean => HINDI_GRAMMAR.has(word)
