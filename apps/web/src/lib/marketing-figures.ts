/**
 * The figures on the practice screen. They describe the product as its operator runs it: put your own here
 * only. `label` names an entry of the message catalogue (`figures` in messages/en/setup.ts).
 */
export const marketingFigures = [
  { value: '95%', label: 'successRate' },
  { value: '10k+', label: 'questions' },
  { value: '24/7', label: 'anyTime' },
  { value: 'Unlimited', label: 'practice' },
] as const
