import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
simple-partnership | Partnership in mathematics, partnership, sajhedari, साझेदारी | Partnership is the running of a business by two or more persons together, who share its profit or loss according to their investments and times.
simple-partnership | Simple partnership, saral sajhedari | Simple partnership is one in which all partners invest for the same time; profit is shared in the ratio of their capitals.
compound-partnership | Compound partnership, mishrit sajhedari | Compound partnership is one in which partners invest for different times; profit is shared in the ratio of capital × time.
working-partner | Working partner and sleeping partner, working partner, sleeping partner, सक्रिय साझेदार | A working partner invests and also manages the business, usually for a salary or share of profit; a sleeping partner only invests money.
`)
