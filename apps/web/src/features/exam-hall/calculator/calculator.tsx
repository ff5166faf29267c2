import { clsx } from 'clsx'
import { useState } from 'react'
import { IconButton } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { evaluate, showValue } from './evaluate.ts'

/** A key: what it shows, and what it adds to the calculation. */
type Key = readonly [label: string, adds?: string]

const SCIENTIFIC: readonly Key[] = [
  ['sin', 'sin('],
  ['cos', 'cos('],
  ['tan', 'tan('],
  ['ln', 'ln('],
  ['log', 'log('],
  ['xʸ', '^'],
  ['√', 'sqrt('],
  ['eˣ', 'exp('],
  ['π'],
  ['%'],
]
const BASIC: readonly (Key | 'clear' | 'back' | 'equals')[] = [
  ['7'],
  ['8'],
  ['9'],
  ['÷'],
  ['('],
  ['4'],
  ['5'],
  ['6'],
  ['×'],
  [')'],
  ['1'],
  ['2'],
  ['3'],
  ['−'],
  'back',
  ['0'],
  ['.'],
  ['+'],
  'clear',
  'equals',
]

export interface CalculatorProps {
  kind: 'basic' | 'scientific'
  onClose: () => void
}

/** On the screen beside the question; it neither sees nor changes the answer. */
export function Calculator({ kind, onClose }: CalculatorProps) {
  const words = useMessages(examHallMessages).calculatorWords
  const [text, setText] = useState('')
  const [result, setResult] = useState('0')
  const equals = () => {
    const value = evaluate(text)
    setResult(value === null ? words.error : showValue(value))
  }
  const press = (key: Key | 'clear' | 'back' | 'equals') => {
    if (key === 'equals') equals()
    else if (key === 'clear') {
      setText('')
      setResult('0')
    } else if (key === 'back') setText(text.replace(/(sqrt\(|[a-z]+\(|.)$/, ''))
    else setText(text + (key[1] ?? key[0]))
  }
  const keys = kind === 'scientific' ? [...SCIENTIFIC, ...BASIC] : BASIC
  return (
    <section
      aria-label={words.title}
      className="fixed right-4 bottom-24 z-30 w-80 max-w-[calc(100vw-2rem)] rounded-lg bg-surface p-4 shadow-sheet"
    >
      <div className="mb-2 flex items-center justify-between">
        <h2 className="text-sm">{words.title}</h2>
        <IconButton label={words.close} onClick={onClose} className="-my-2 -mr-2">
          <Icon name="x" />
        </IconButton>
      </div>
      <output
        aria-label={words.display}
        className="figures mb-3 block rounded-md border border-edge bg-paper px-3 py-2 text-right"
      >
        <span className="block min-h-4.5 truncate text-xs text-ink-3">{text}</span>
        <span className="block truncate text-lg font-title">{result}</span>
      </output>
      <div className="grid grid-cols-5 gap-1.5">
        {keys.map((key) => {
          const label = typeof key === 'string' ? { clear: 'C', back: '', equals: '=' }[key] : key[0]
          const isDigit = typeof key !== 'string' && /^[\d.]$/.test(key[0])
          return (
            <button
              key={label || 'back'}
              type="button"
              aria-label={typeof key === 'string' ? words[key] : undefined}
              onClick={() => press(key)}
              className={clsx(
                'figures grid h-target place-items-center rounded-md text-sm font-label',
                key === 'equals'
                  ? 'bg-action text-on-action'
                  : isDigit
                    ? 'border border-edge bg-surface'
                    : 'bg-quiet text-ink-2',
              )}
            >
              {key === 'back' ? <Icon name="backspace" className="size-5" /> : label}
            </button>
          )
        })}
      </div>
    </section>
  )
}
