import { useLayoutEffect, useRef, useState } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { markWide } from './mark-wide.ts'
import { FORMULA_CLASSES, readSimpleMaths, roomOf } from './simple-maths.ts'

export const typesetting = lazyPart(() => import('./typeset.ts'))

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
      <span key="waiting" className={FORMULA_CLASSES.waiting}>
        {roomOf(tex)}
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
    <span className={FORMULA_CLASSES.simple}>
      {simple.before}
      {simple.fraction && <Fraction {...simple.fraction} />}
      {tail}
    </span>
  )
}

/** A fraction as written by hand. Read out as '5 over 9' in every language, because it is a formula. */
function Fraction({ numerator, denominator }: { numerator: string; denominator: string }) {
  return (
    <span role="img" aria-label={`${numerator} over ${denominator}`} className={FORMULA_CLASSES.fraction}>
      <span className={FORMULA_CLASSES.numerator}>{numerator}</span>
      <span className={FORMULA_CLASSES.denominator}>{denominator}</span>
    </span>
  )
}
