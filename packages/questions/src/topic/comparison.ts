const COMPARING =
  /\b(?:vs|versus|diff?e?r[ae]?nces?|differentiate|distinguish|distinction|compare|comparison|antar|farq|fark)\b/i

/** Whether a topic sets two things against each other: 'mitosis vs meiosis', 'difference between gdp and gnp'. */
export const isComparison = (topic: string): boolean => COMPARING.test(topic)

/** A comparison in the words of a concept of its own: 'growth vs development' is the 'difference between growth and development'. */
export const asDifference = (topic: string): string =>
  `difference between ${topic.replace(COMPARING, ' ').replace(/\b(?:between|me|mein)\b/gi, ' ')}`

/** The word that asks for what sets two things apart, as typed; none where they only stand against each other. */
export const wordForDifference = (topic: string): string | undefined => {
  const word = COMPARING.exec(topic)?.[0].toLowerCase()
  return word === 'vs' || word === 'versus' ? undefined : word
}
