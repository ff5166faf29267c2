import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const MEMBERS =
  '(?:numbers|results|observations|students|boys|girls|men|women|persons|people|workers|employees|members|children|matches|innings|days|quantities|values|subjects|candidates|teachers|officers|passengers)'
const UNIT = '(?:kg|year|cm|₹|runs|marks|°c)'
const STORY = `${MEMBERS.slice(3, -1).replaceAll('|', ' ')} class school group family average mean weight age marks height salary score temperature combined whole together year kg cm total result number them others other`

const sum = (values: readonly Fraction[]): Fraction =>
  values.reduce((all, one) => all.add(one), new Fraction(0))
const unitIn = (text: string): string =>
  /\d kg/.test(text)
    ? 'kg'
    : /\d year/.test(text)
      ? 'year'
      : /\d cm/.test(text)
        ? 'cm'
        : /₹\d/.test(text)
          ? '₹'
          : ''

export const averages: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Average'],
  readers: [
    {
      // "The average of 20 numbers is 15 and that of the first 5 is 12. Find the average of the rest." / all of two groups / the 6th of 11
      id: 'average-of-groups',
      cue: /average|mean/,
      read(r) {
        if (
          r.has(
            'speed|replaced|replaces|excluded|included|joins|joined|leaves|left|consecutive|wrongly|misread|instead|increases?|decreases?|increased|decreased|new|%|times|ratio|more|less|added|removed|median|mode|innings|salary of the manager',
          )
        )
          return null
        const groups: { count: Fraction; mean: Fraction; part: string }[] = []
        const pattern = new RegExp(
          `(?:(?:the )?(?:average|mean)(?: [a-z]+)?(?: of| for| is)*|(?:and |while |,)? ?(?:that|those)? ?(?:of|for)) (?:the |all |of )*(first |last |next |remaining |other |rest )?(\\d+)(?!\\d) ?(${MEMBERS})?(?: (?:in|of) (?:a|the) (?:class|group|school|office|family))?[, ]*(?:is|was|=|are|be|as)? ?₹?(\\d+(?:\\.\\d+)?)(?: ${UNIT})?`,
          'g',
        )
        r.rest = r.rest.replace(
          pattern,
          (_, part: string | undefined, count: string, _members, mean: string) => {
            groups.push({ count: new Fraction(count), mean: new Fraction(mean), part: (part ?? '').trim() })
            return ' '
          },
        )
        const unit = unitIn(r.text)
        const [whole, second, third] = groups
        if (!whole || !second || groups.some(({ count }) => count.lte(0))) return null
        const totals = groups.map(({ count, mean }) => count.mul(mean))
        const [all = new Fraction(0), part = new Fraction(0), other = new Fraction(0)] = totals
        if (
          third &&
          groups.length === 3 &&
          whole.part === '' &&
          second.part === 'first' &&
          third.part === 'last'
        ) {
          const place = r.one('#th(?: result| number| observation| innings)?')
          const shared = second.count.add(third.count).sub(whole.count)
          if (!place?.equals(second.count) || !shared.equals(1) || !r.done(STORY)) return null
          const value = part.add(other).sub(all)
          return found({
            value,
            unit,
            steps: [
              [
                'First and last together count one twice',
                `${sayNumber(part)} + ${sayNumber(other)} = ${sayNumber(part.add(other))}`,
              ],
              [
                'Take away the total',
                `${sayNumber(part.add(other))} − ${sayNumber(all)} = ${sayNumber(value)}`,
              ],
            ],
            check: all.add(value).equals(part.add(other)),
          })
        }
        if (groups.length !== 2) return null
        const isPart =
          second.part === 'first' || second.part === 'last' || /(?:out )?of (?:them|these|which)/.test(r.text)
        if (isPart && second.count.lt(whole.count)) {
          const rest = whole.count.sub(second.count)
          const said = r.one(
            '(?:average|mean)(?: [a-z]+)?(?: of)?(?: the)?(?: remaining| rest| other| last)+ #',
          )
          if (said && !said.equals(rest)) return null
          const asked =
            said !== undefined ||
            r.drop(
              '(?:average|mean)(?: [a-z]+)?(?: of)?(?: the)? (?:remaining|rest|others)(?: of the)?(?: [a-z]+)?',
            )
          if (!asked || !r.done(STORY)) return null
          const value = all.sub(part).div(rest)
          return found({
            value,
            unit,
            steps: [
              ['Total of the rest', `${sayNumber(all)} − ${sayNumber(part)} = ${sayNumber(all.sub(part))}`],
              [
                'Average of the rest',
                `${sayNumber(all.sub(part))} ÷ ${sayNumber(rest)} = ${sayNumber(value)}`,
              ],
            ],
            check: value.mul(rest).add(part).equals(all),
          })
        }
        if (
          whole.part !== '' ||
          (second.part !== '' && second.part !== 'other' && second.part !== 'remaining')
        )
          return null
        const count = sum(groups.map((group) => group.count))
        const said = r.one('(?:average|mean)(?: [a-z]+)? of (?:all )?(?:the )?(?:combined )?#')
        if (said && !said.equals(count)) return null
        const asked =
          said !== undefined ||
          r.drop(
            '(?:combined|overall) (?:average|mean)|(?:average|mean)(?: [a-z]+)? of (?:all|the (?:whole|entire|combined)|both)(?: the)?(?: [a-z]+)?',
          )
        if (!asked || !r.done(STORY)) return null
        const value = sum(totals).div(count)
        return found({
          value,
          unit,
          steps: [
            ['Add the totals', totals.map((one) => sayNumber(one)).join(' + ')],
            ['Divide by all', `${sayNumber(sum(totals))} ÷ ${sayNumber(count)} = ${sayNumber(value)}`],
          ],
          check: value.mul(count).sub(all).equals(part),
        })
      },
    },
    {
      // "The average of 25 results was 40. Later it was found that 57 was misread as 75. Find the correct average."
      id: 'average-misread',
      cue: /wrongly|misread|instead of|by mistake|incorrectly/,
      read(r) {
        const n = r.one(`# ${MEMBERS}`)
        const wrong = r.take(
          '# (?:was |is )?(?:wrongly |incorrectly )?(?:misread|taken|read|written|copied|entered|recorded|noted)(?: wrongly| incorrectly)? as #|#(?:[a-z ]{0,30})? instead of #',
        )
        const isInstead = /instead of/.test(r.text)
        const mean = r.one(
          '(?:average|mean)[a-z ]{0,30}(?:is|was|as|to be|be|calculated as|found to be)* ?₹?#|#',
        )
        const [first, second] = wrong ?? []
        if (!n || !mean || !first || !second || n.lte(0) || r.has('2 numbers|two|#, #')) return null
        const [right, taken] = isInstead ? [second, first] : [first, second]
        if (!r.drop('(?:the )?(?:correct|actual|true|right|new) (?:average|mean)[a-z ]{0,20}')) return null
        if (
          !r.done(
            `${STORY} later found calculated discovered out on rechecking wrongly misread mistake incorrectly actual figure item score marks value calculating while but detected it`,
          )
        )
          return null
        const value = n.mul(mean).add(right).sub(taken).div(n)
        return found({
          value,
          unit: unitIn(r.text),
          steps: [
            ['Correct the total', `${n} × ${mean} − ${taken} + ${right} = ${sayNumber(value.mul(n))}`],
            ['Divide', `${sayNumber(value.mul(n))} ÷ ${n} = ${sayNumber(value)}`],
          ],
          check: value.sub(mean).mul(n).equals(right.sub(taken)),
        })
      },
    },
  ],
}
