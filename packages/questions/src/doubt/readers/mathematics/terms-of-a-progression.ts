import Fraction from 'fraction.js'
import { found, type Reader, type ReaderGroup } from '../toolkit/found.ts'

/** "which term of gp 2, 6, 18... is the first one more than 1000" / "how many terms of ap 3, 7, 11, ... are less than 100" */
const termsPast: Reader = {
  id: 'terms-past-a-bound',
  cue: /(?:^|[^a-z])(?:ap|gp|a\.p|g\.p)(?![a-z])/,
  concepts: ['Progressions'],
  read(r) {
    if (
      r.has(
        'middle|mean|insert\\w*|ratio of|from the (?:end|last)|last term|negative|odd|even|sum to|between|not',
      )
    )
      return null
    const isGeometric = r.drop('(?:the |an |a )?(?:gp|g\\.p\\.?)')
    const isArithmetic = r.drop('(?:the |an |a )?(?:ap|a\\.p\\.?)')
    if (isGeometric === isArithmetic) return null
    const list = r.words(
      '(?:of |is )?(-?\\d+(?:\\.\\d+)?), ?(-?\\d+(?:\\.\\d+)?), ?(-?\\d+(?:\\.\\d+)?)(?:, ?(-?\\d+(?:\\.\\d+)?))?,? ?(?:\\.\\.\\.|…|\\. \\. \\.)?',
    )
    const pair = list
      ? null
      : r.take(
          '(?:has |with |whose |of |the |its )*first term(?: is| of| =)* ?# (?:and|,)? ?(?:the )?common (?:difference|ratio)(?: is| of| =)* ?#',
        )
    const terms = (list ?? []).map((one) => new Fraction(one))
    const [a, b, c, d] = terms.length > 0 ? terms : [pair?.[0]]
    if (!a) return null
    const step = terms.length > 0 && b ? (isGeometric ? b.div(a) : b.sub(a)) : pair?.[1]
    if (!step || (isGeometric && a.equals(0))) return null
    const next = (one: Fraction): Fraction => (isGeometric ? one.mul(step) : one.add(step))
    if (b && c && (!next(b).equals(c) || (d && !next(c).equals(d)))) return null
    r.drop('\\.\\.\\.')
    const less =
      r.one('how many terms(?: of| in| are| there)*(?: are)? ?(?:¦ ?)?(?:which )?(?:are )?less than #') ??
      r.one('(?:are |is )?less than #')
    const many = less
      ? r.drop('(?:how many|number of|the) terms(?: of| in)?') || /how many terms/.test(r.text)
      : false
    const past = less
      ? undefined
      : r.one(
          '(?:is )?(?:the )?first(?: one| 1| term)?(?: which is| that is| to be| to)?(?: more| greater)(?: than)? #|(?:is )?(?:the )?first(?: one| 1| term)?(?: which| that)? exceeds? #',
        )
    const span =
      less || past
        ? null
        : r.take(
            '(?:the )?sum (?:from|of terms from|of the terms from)(?: the)? #th(?: term)?(?: to| up to)(?: the)? #th(?: term)?|(?:the )?sum of (?:the )?#th to #th terms?',
          )
    const nth = !less && !past && !span ? r.one('(?:the )?#th term') : undefined
    const firstN =
      !less && !past && !span
        ? r.one('(?:the )?sum of (?:the )?(?:its )?first # terms|(?:the )?sum of # terms')
        : undefined
    if (past) r.drop('which term(?: of| in)?')
    if (!r.done('of in which term find its terms what is the are')) return null
    const rises = isGeometric ? step.gt(1) && a.gt(0) : step.gt(0)
    const terms400: Fraction[] = [a]
    while (terms400.length < 400 && (terms400.at(-1) ?? a).lt(1e15)) terms400.push(next(terms400.at(-1) ?? a))
    const sumOf = (from: number, to: number) =>
      terms400.slice(from - 1, to).reduce((all, one) => all.add(one), new Fraction(0))
    const formula = (n: number) =>
      isGeometric ? a.mul(step.pow(n - 1) ?? new Fraction(0)) : a.add(step.mul(n - 1))
    if (less && many) {
      if (!rises || (terms400.at(-1) ?? a).lt(less)) return null
      const count = terms400.filter((one) => one.lt(less)).length
      return found({
        value: new Fraction(count),
        steps: [['The last one below it', `term ${count} is ${terms400[count - 1]?.toFraction()}`]],
        check: count > 0 && formula(count).lt(less) && formula(count + 1).gte(less),
      })
    }
    if (past) {
      if (!rises || (terms400.at(-1) ?? a).lte(past)) return null
      const place = terms400.findIndex((one) => one.gt(past)) + 1
      return found({
        value: new Fraction(place),
        shown: `${place}th term`
          .replace(/(?<!1)1th/, '1st')
          .replace(/(?<!1)2th/, '2nd')
          .replace(/(?<!1)3th/, '3rd'),
        steps: [['The first one past it', `term ${place} is ${terms400[place - 1]?.toFraction()}`]],
        check: formula(place).gt(past) && (place === 1 || formula(place - 1).lte(past)),
      })
    }
    if (span?.[0] && span[1]) {
      const [from, to] = [Number(span[0]), Number(span[1])]
      if (!(from >= 1 && to >= from && to <= terms400.length)) return null
      const value = sumOf(from, to)
      return found({
        value,
        steps: [
          [
            'The terms',
            `${formula(from).toFraction()} to ${formula(to).toFraction()}: ${to - from + 1} of them`,
          ],
          ['Their sum', value.toFraction()],
        ],
        check:
          isGeometric ||
          value.equals(
            formula(from)
              .add(formula(to))
              .mul(to - from + 1)
              .div(2),
          ),
      })
    }
    if (nth && firstN) {
      const [n, m] = [Number(nth), Number(firstN)]
      if (!(n >= 1 && m >= 1 && n <= terms400.length && m <= terms400.length)) return null
      const [term, total] = [formula(n), sumOf(1, m)]
      return found({
        value: `${term.toFraction()} and ${total.toFraction()}`,
        shown: `Term ${n}: ${term.toFraction()}, sum of ${m} terms: ${total.toFraction()}`,
        steps: [
          ['Term', term.toFraction()],
          ['Sum', total.toFraction()],
        ],
        check:
          term.equals(terms400[n - 1] ?? new Fraction(0)) &&
          (isGeometric || total.equals(a.add(formula(m)).mul(m).div(2))),
      })
    }
    return null
  },
}

export const termsOfAProgression: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Progressions'],
  readers: [termsPast],
}
