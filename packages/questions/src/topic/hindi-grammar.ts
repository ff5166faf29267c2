/**
 * Parts of the grammar of Hindi, which no chapter asks. Beside them a word has another meaning: 'sandhi' is a treaty, and
 * 'sandhi aur samas' are not.
 */
const HINDI_GRAMMAR: ReadonlySet<string> = new Set(
  `samas sama vyakaran viched vichchhed vichchhed karak tatsam tadbhav upsarg pratyay alankar chhand visheshan sarvanam kriya lokokti
  lokoktiyan muhavare paryayvachi vilom varnmala anekarthi vartani`.split(/\s+/),
)

export const isHindiGrammar = (word: string): boolean => HINDI_GRAMMAR.has(word)
