import { useLayoutEffect, useRef, useState } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { markWide } from './mark-wide.ts'

export const typesetting = lazyPart(() => import('./typeset.ts'))

/** A formula is shorter than its source: about this much room is reserved for it. */
const WAITING_LENGTH = 24

interface FormulaProps {
  tex: string
  /** On a line of its own. */
  display: boolean
}

function Typesetting({ tex, display }: FormulaProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const typesetter = useLazyPart(typesetting)
  const [refused, setRefused] = useState(false)
  useLayoutEffect(() => {
    if (ref.current && typesetter !== null && typesetter !== 'failed') {
      setRefused(!typesetter.typeset(tex, ref.current, display))
      markWide(ref.current)
    }
  }, [typesetter, tex, display])
  if (typesetter === 'failed' || refused) return <code className="font-mono text-[0.88em]">{tex}</code>
  // The keys separate the placeholder from the element whose children the typesetter owns.
  if (typesetter === null) {
    return (
      <span key="waiting" className="animate-breathe rounded-sm bg-quiet text-transparent select-none">
        {tex.slice(0, WAITING_LENGTH)}
      </span>
    )
  }
  return (
    <span
      key="set"
      ref={ref}
      className={
        display
          ? 'block overflow-x-auto py-1'
          : 'data-[wide]:block data-[wide]:overflow-x-auto data-[wide]:py-1'
      }
    />
  )
}

/**
 * @param tail characters that must stay with the formula; a long one may break before them, a fraction may
 * not
 */
export function Maths({ tex, display, tail = '' }: FormulaProps & { tail?: string }) {
  const simple = display ? null : readSimpleMaths(tex)
  if (simple === null) {
    return (
      <>
        <Typesetting key={tex} tex={tex} display={display} />
        {tail}
      </>
    )
  }
  return (
    <span className="whitespace-nowrap">
      {simple.before}
      {simple.fraction && <Fraction {...simple.fraction} />}
      {tail}
    </span>
  )
}

/** A fraction as written by hand. Read out as '5 over 9' in every language, because it is a formula. */
function Fraction({ numerator, denominator }: { numerator: string; denominator: string }) {
  return (
    <span
      role="img"
      aria-label={`${numerator} over ${denominator}`}
      className="mx-[0.12em] inline-flex flex-col text-center align-middle text-[0.86em] leading-[1.12] [font-variant-numeric:lining-nums]"
    >
      <span className="border-b-[1.5px] border-current px-[0.22em] pb-[0.06em]">{numerator}</span>
      <span className="px-[0.22em] pt-[0.06em]">{denominator}</span>
    </span>
  )
}

/** A formula that needs no typesetting engine: a number, a fraction of numbers, or a mixed number. */
interface SimpleMaths {
  before: string
  fraction?: { numerator: string; denominator: string }
}

/** Digits and plain sums of them; letters need italics, which only the engine sets. */
const NUMBERS = String.raw`[\d.,+×−\- ]{1,14}`
const NUMBER = /^-?[\d.,]{1,14}$/
const FRACTION = new RegExp(String.raw`^(-?)(\d{0,9})\\[dt]?frac\{(${NUMBERS})\}\{(${NUMBERS})\}$`)

const withMinus = (text: string) => text.replaceAll('-', '−').trim()

/**
 * Most fractions of the built-in engine are of this kind. Drawing them as text keeps a hundred kilobytes of
 * typesetting code off a phone and uses the font of the page.
 */
export function readSimpleMaths(tex: string): SimpleMaths | null {
  if (NUMBER.test(tex)) return { before: withMinus(tex) }
  const [, sign = '', whole = '', numerator, denominator] = FRACTION.exec(tex) ?? []
  if (numerator === undefined || denominator === undefined) return null
  return {
    before: withMinus(sign + whole),
    fraction: { numerator: withMinus(numerator), denominator: withMinus(denominator) },
  }
}
