import type { Exact } from '../../kit/values/exact.ts'
import { MONEY, NUMBER, PERCENT } from '../read-facts.ts'
import { sayNumber } from '../say-number.ts'

const N = `(${NUMBER})`
export const INTEREST_FACTS = {
  amount: new RegExp(String.raw`\b(?:amounts? to|becomes?|amount (?:=|is|of))\s*${MONEY}`),
  interest: new RegExp(String.raw`\b(?:interest|s\.?i\.?|c\.?i\.?)(?: earned)?\s*(?:=|is|was|:)\s*${MONEY}`),
  rate: new RegExp(
    String.raw`\b(?:rate(?: of interest)?|r)\s*(?:=|is|of|:)?\s*${N} ?%?(?: ?(?:p\.? ?a\.?|per annum|per year|yearly|annually|a year|every year))?(?![\d/])|${PERCENT}(?: ?(?:p\.? ?a\.?|per annum|per year|yearly|annually|a year|annual|every year))?(?: (?:rate|interest rate))?`,
  ),
  years: new RegExp(
    String.raw`(?:\b(?:time|t|n)\s*(?:=|is|:)\s*)?${N} ?(?:years?|yrs?|yr)\b|\b(?:time|t|n)\s*(?:=|is|:)\s*${N}(?! ?months?)`,
  ),
  months: new RegExp(String.raw`(?:\b(?:time|t)\s*(?:=|is|:)\s*)?${N} ?months?\b`),
  principal: new RegExp(
    String.raw`\b(?:principal|sum|p|capital)(?: amount| of money)?\s*(?:=|is|of|:)?\s*${MONEY}|₹${N}|\b(?:s\.?i\.?|c\.?i\.?|interest) of ${N}(?! ?%)|\b(?:on|invests?|invested|lends?|lent|borrows?|borrowed|deposits?|deposited|loan of)(?: a sum of| an amount of)? ${N}`,
  ),
} as const

export const INTEREST_WORDS =
  'simple compound interest rate principal amount sum money time man person woman ram he invests invested invest lends lent borrows borrowed deposits deposited bank annum per year years yearly annually compounded p.a pa p a si ci s i c earned after % percent percentage total received pay paid many long'

export const sayYears = (time: Exact): string => `${sayNumber(time)} ${time.equals(1) ? 'year' : 'years'}`
