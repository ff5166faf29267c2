import type { PaperQuestion } from '@ekagra/schema/exam-paper'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/form/text-field.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { useMessages } from '../../../messages/use-messages.ts'

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const

/** What may be typed: a sign, digits and one point. */
const TYPED = /^[−-]?\d*\.?\d*$/
const LONGEST = 12

export interface NumberAnswerProps {
  numeric: NonNullable<PaperQuestion['numeric']>
  value: string
  onChange: (text: string) => void
  onEnter: () => void
}

/** A number is typed, with the keyboard or with keys on the screen as in the hall. */
export function NumberAnswer({ numeric, value, onChange, onEnter }: NumberAnswerProps) {
  const words = useMessages(examHallMessages)
  const change = (text: string) => {
    if (TYPED.test(text) && text.length <= LONGEST) onChange(text)
  }
  const label = numeric.unit ? `${words.yourAnswer} (${numeric.unit})` : words.yourAnswer
  return (
    <div className="max-w-60">
      <TextField
        label={label}
        hint={numeric.places === undefined ? words.typeHint : words.typePlaces(numeric.places)}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        className="figures [&_input]:font-title"
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter()
        }}
      />
      <fieldset className="mt-4 grid grid-cols-3 gap-2">
        <legend className="sr-only">{words.pad}</legend>
        {DIGITS.map((digit) => (
          <Button key={digit} className="figures !text-base" onClick={() => change(value + digit)}>
            {digit}
          </Button>
        ))}
        <Button
          aria-label={words.minus}
          className="!text-base"
          onClick={() => change(value.startsWith('-') ? value.slice(1) : `-${value}`)}
        >
          −
        </Button>
        <Button className="figures !text-base" onClick={() => change(`${value}0`)}>
          0
        </Button>
        <Button aria-label={words.point} className="!text-base" onClick={() => change(`${value}.`)}>
          .
        </Button>
        <Button aria-label={words.backspace} onClick={() => change(value.slice(0, -1))}>
          <Icon name="backspace" />
        </Button>
        <Button className="col-span-2" onClick={() => change('')}>
          {words.clearAll}
        </Button>
      </fieldset>
    </div>
  )
}
