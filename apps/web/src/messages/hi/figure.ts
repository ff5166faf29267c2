import type { figure as english } from '../en/figure.ts'

export const figure: typeof english = {
  showTable: 'तालिका में देखें',
  showWords: 'चित्र शब्दों में',
  picture: (position) => `चित्र ${position}`,
  tableOf: (title) => `${title}, तालिका में`,
  label: 'नाम',
  value: 'मान',
}
