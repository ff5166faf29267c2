const COMPARING =
  /\b(?:vs|versus|differences?|differentiate|distinguish|distinction|compare|comparison|antar|farq|fark)\b/i

/** Whether a topic sets two things against each other: 'mitosis vs meiosis', 'difference between gdp and gnp'. */
export const isComparison = (topic: string): boolean => COMPARING.test(topic)
