import Fraction from 'fraction.js'
import { sayFully } from '../say-number.ts'
import { confirmed, type DoubtSolver, step } from '../solution.ts'

const N = String.raw`(\d+(?:\.\d+)?)`
const WORK = '(?:do|complete|finish|does|completes|finishes)'
const TOGETHER = new RegExp(
  `^(?:if )?([a-z]+) can ${WORK} (?:a|the|this) (?:piece of )?(?:work|job|task) in ${N} (days|hours),? and ([a-z]+) (?:can ${WORK} (?:it|the same work|the same job|the same|the work) )?in ${N} (days|hours)[,.]? (?:in )?(?:how (?:many days|many hours|long|much time) will (?:they|both|it) (?:take|${WORK.slice(3, -1)})(?: (?:it|the work|the job|to ${WORK} (?:it|the work)))?(?: (?:working |if they work )?together)?|how long will they take together|(?:find the )?time taken (?:by both )?together|in how many days can they ${WORK} it together)$`,
)

/** "A can do a work in 10 days and B in 15 days. How long will they take together?" */
export const solveWork: DoubtSolver = ({ text }) => {
  const match = TOGETHER.exec(text)
  if (!match?.[2] || !match[5] || match[3] !== match[6] || match[1] === match[4]) return null
  const [a, b] = [new Fraction(match[2]), new Fraction(match[5])]
  if (a.lte(0) || b.lte(0)) return null
  const rate = a.inverse().add(b.inverse())
  const together = a.mul(b).div(a.add(b))
  const unit = match[3]
  const finalAnswer = `${sayFully(together)} ${unit}`
  return confirmed(rate.mul(together).equals(1), {
    difficulty: 'Intermediate',
    concepts: ['Time & Work'],
    steps: [
      step(
        `Find the work of one ${unit === 'days' ? 'day' : 'hour'}`,
        `$\\frac{1}{${a}} + \\frac{1}{${b}} = ${rate.toLatex()}$`,
      ),
      step('The whole work is 1', `$1 \\div ${rate.toLatex()}$ = ${finalAnswer}`),
    ],
    finalAnswer,
  })
}
