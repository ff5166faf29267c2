/** Named to a learner whose topic the built-in engine does not know, and nothing near it either. */
export const EXAMPLE_TOPICS = [
  'percentages',
  'profit and loss',
  'time and work',
  'averages',
  'HCF and LCM',
  'simple interest',
]
