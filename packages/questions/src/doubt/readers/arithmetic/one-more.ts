import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const MEMBERS =
  '(?:numbers|results|observations|students|boys|girls|men|women|persons|people|workers|employees|members|children|players|pupils|friends|passengers)'
const ONE =
  '(?:teacher|captain|manager|principal|new student|new boy|new girl|new man|new member|new person|new number|student|number|person|man|boy|member|observation|coach|director|wicket keeper)'
const STORY =
  'class school group team office family average mean age weight marks height salary score year kg cm whole new teacher captain manager principal student number person man boy member number monthly also then all their'

export const oneMore: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Average'],
  readers: [
    {
      // "The average weight of 10 students is 40 kg. A student of 51 kg joins. Find the new average."
      id: 'average-after-one-joins',
      cue: /(?:average|mean).*(?:joins?|joined|added|included|leaves|left|excluded)/,
      read(r) {
        if (
          r.has(
            'speed|replaced|place of|wrongly|misread|%|ratio|innings|median|first|last|becomes?|increases?|decreases?|2 (?:new|more)|each|rest|remaining',
          )
        )
          return null
        const group = r.take(
          `(?:average|mean)(?: [a-z]+)? of (?:the )?# ?${MEMBERS}(?: (?:in|of) (?:a|the) (?:class|group|team))?(?: is| was)? ₹?#(?: (?:year|kg|cm))?`,
        )
        const [n, mean] = group ?? []
        const one = r.one(
          `(?:a|an|another|1|new)(?: new)? (?:student|person|man|boy|girl|number|member|observation)?,? ?(?:of |aged |weighing |whose (?:age|weight) is )?(?:age |weight |value )?#(?: (?:year|kg|cm))?`,
        )
        const into = r.drop(
          '(?:who )?(?:is |also )?(?:joins?|joined|added|included)(?: in| to)?(?: the| this)?(?: class| group| team| them| it)?',
        )
        const out = r.drop('(?:is )?(?:leaves|left|excluded|removed)(?: the| from)?(?: class| group| team)?')
        if (!n || !mean || !one || into === out || n.lt(2)) return null
        if (
          !r.drop(
            '(?:find |what is |what will be )?(?:the |their )?(?:new )?(?:average|mean)(?: age| weight| height)?',
          ) ||
          !r.done(STORY)
        )
          return null
        const count = into ? n.add(1) : n.sub(1)
        const total = into ? n.mul(mean).add(one) : n.mul(mean).sub(one)
        const value = total.div(count)
        return found({
          value,
          unit: /\d kg/.test(r.text)
            ? 'kg'
            : /\d year/.test(r.text)
              ? 'year'
              : /\d cm/.test(r.text)
                ? 'cm'
                : '',
          steps: [
            [
              'New total',
              `${sayNumber(n.mul(mean))} ${into ? '+' : '−'} ${sayNumber(one)} = ${sayNumber(total)}`,
            ],
            ['New average', `${sayNumber(total)} ÷ ${count} = ${sayNumber(value)}`],
          ],
          check: value
            .mul(count)
            .sub(into ? one : one.neg())
            .equals(n.mul(mean)),
        })
      },
    },
    {
      // "The average age of 30 students is 15. When the teacher's age is included, it becomes 16. Find the teacher's age."
      id: 'average-with-one-more',
      cue: /average|mean/,
      read(r) {
        if (
          r.has(
            'speed|replaced|replaces|place of|consecutive|wrongly|misread|instead|%|ratio|innings|runs|median|mode|first|last|2 (?:new )?(?:students|persons|men|members|boys|girls)|each|rest|remaining|others',
          )
        )
          return null
        const group = r.take(
          `(?:average|mean)(?: [a-z]+)? of (?:a (?:class|group|team) of )?(?:the )?# ?${MEMBERS}?(?: (?:in|of) (?:a|the) (?:class|group|team|office|school))?,?(?: is| was| =| be)? ₹?#(?: (?:year|kg|cm))?|# ${MEMBERS}(?:'s)?(?: of| have| has)?(?: an| the)? (?:average|mean)(?: [a-z]+)?(?: is| of)? ₹?#(?: (?:year|kg|cm))?`,
        )
        const [n, mean] = group ?? []
        if (!n || !mean || n.d !== 1n || n.lt(2)) return null
        const asked = r.drop(
          `(?:what is |find |what was |what will be )?(?:the )?(?:(?:age|weight|height|salary|marks|value) of (?:the |that )?(?:excluded |new |included |removed )?${ONE}|(?:excluded|removed|included|new|added|discarded|that) (?:number|observation|student|person|one|member)|${ONE}'s (?:age|weight|height|salary|marks))`,
        )
        const out = r.drop(
          `(?:if |when )?(?:the )?(?:age of )?(?:a |an |1 |one |the )?(?:of (?:the|these|them) )?${ONE}?(?:'s)?(?: age| weight| salary)? ?(?:is|was|are|be)? ?(?:excluded|removed|left out|dropped|discarded|leaves|left|goes away|taken out)(?: the (?:class|group|team))?`,
        )
        const into = r.drop(
          `(?:if |when )?(?:the )?(?:age of |weight of )?(?:a |an |1 |one |the |another )?(?:more )?${ONE}?(?:'s)?(?: age| weight| salary| marks)? ?(?:is|was|are|be)? ?(?:also )?(?:included|added|joins|joined|counted|comes in|enters)(?: in| to| with)?(?: the| that| this)?(?: class| group| team| them| it)?`,
        )
        if (out === into) return null
        const rise = r.one(
          '(?:increases?|increased|rises?|raised|goes up) by ₹?#(?: (?:year|kg|cm))?|# (?:year |kg |cm )?more',
        )
        const fall = rise
          ? undefined
          : r.one('(?:decreases?|decreased|reduces?|reduced|falls?) by ₹?#(?: (?:year|kg|cm))?')
        const next =
          rise || fall
            ? mean.add(rise ?? 0).sub(fall ?? 0)
            : r.one(
                '(?:average|mean)?(?: age| weight| height| salary| marks)? ?(?:becomes?|is|was|will be|comes to|increases to|decreases to|reduces to|=) ₹?#(?: (?:year|kg|cm))?|(?:average|mean) ₹?#(?: (?:year|kg|cm))?(?: becomes?)?',
              )
        if (!next) return null
        if (!asked || !r.done(STORY)) return null
        const count = out ? n.sub(1) : n.add(1)
        const value = out ? n.mul(mean).sub(count.mul(next)) : count.mul(next).sub(n.mul(mean))
        const unit = /\d kg/.test(r.text)
          ? 'kg'
          : /\d year/.test(r.text)
            ? 'year'
            : /\d cm/.test(r.text)
              ? 'cm'
              : /₹/.test(r.text)
                ? '₹'
                : ''
        return found({
          value,
          unit,
          steps: [
            ['Old total', `${n} × ${sayNumber(mean)} = ${sayNumber(n.mul(mean))}`],
            ['New total', `${count} × ${sayNumber(next)} = ${sayNumber(count.mul(next))}`],
            ['Difference', sayNumber(value)],
          ],
          check: (out ? n.mul(mean).sub(value) : n.mul(mean).add(value)).div(count).equals(next),
        })
      },
    },
    {
      // "Average of 11 numbers is 50. Average of the first 6 is 49 and of the last 6 is 52. Find the 6th number."
      id: 'overlapping-halves',
      cue: /first.*last/,
      read(r) {
        const A = '(?:and )?(?:the )?(?:average|mean|that)(?: of)?(?: the)?'
        const whole = r.take(`(?:average|mean) of (?:the )?# (?:numbers|results|observations)(?: is| was)? #`)
        const first = r.take(`${A} first #(?: numbers| results| observations)?(?: is| was)? #`)
        const last = r.take(
          `(?:${A}|and|of) (?:the )?(?:of )?(?:the )?last #(?: numbers| results| observations)?(?: is| was)? #`,
        )
        const place = r.one('(?:the )?#th(?: number| result| observation)?')
        const [n, mean] = whole ?? []
        const [a, meanA] = first ?? []
        const [b, meanB] = last ?? []
        if (!n || !mean || !a || !meanA || !b || !meanB || !place || !r.done('number then')) return null
        if (!a.add(b).sub(n).equals(1) || !place.equals(a)) return null
        const value = a.mul(meanA).add(b.mul(meanB)).sub(n.mul(mean))
        return found({
          value,
          steps: [
            [
              'First and last together count one twice',
              `${sayNumber(a.mul(meanA))} + ${sayNumber(b.mul(meanB))}`,
            ],
            ['Take away the total', `− ${sayNumber(n.mul(mean))} = ${sayNumber(value)}`],
          ],
          check: n.mul(mean).add(value).sub(a.mul(meanA)).equals(b.mul(meanB)),
        })
      },
    },
    {
      // "Average of the first 20 natural numbers" / even, odd, multiples of 7
      id: 'average-of-first',
      cue: /(?:average|mean) of (?:the )?first/,
      read(r) {
        const match =
          /^(?:find |what is |calculate |the )*(?:average|mean) of (?:the )?first (\d+) (natural|whole|even|odd|even natural|odd natural|positive even|positive odd|multiples of (\d+)|positive)(?: numbers| integers)?$/.exec(
            r.text,
          )
        if (!match?.[1] || !match[2]) return null
        const n = new Fraction(match[1])
        if (n.lt(1) || n.gt(100000)) return null
        const kind = match[2]
        const [low, step] = match[3]
          ? [Number(match[3]), Number(match[3])]
          : kind.includes('even')
            ? [2, 2]
            : kind.includes('odd')
              ? [1, 2]
              : kind === 'whole'
                ? [0, 1]
                : [1, 1]
        const high = new Fraction(low).add(n.sub(1).mul(step))
        const value = high.add(low).div(2)
        let sum = 0
        for (let i = 0, one = low; i < Number(n.n); i++, one += step) sum += one
        return found({
          value,
          steps: [
            [
              'Evenly spaced: half of first plus last',
              `(${low} + ${sayNumber(high)}) ÷ 2 = ${sayNumber(value)}`,
            ],
          ],
          check: new Fraction(sum).div(n).equals(value),
        })
      },
    },
  ],
}
