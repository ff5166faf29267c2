import { TextField, type TextFieldProps } from '../ui/form/text-field.tsx'

interface CodeFieldProps extends Pick<TextFieldProps, 'label' | 'size'> {
  code: string
  problem: string | undefined
  onCode: (code: string) => void
  /** Recovery codes have letters. */
  hasLetters?: boolean
}

/** For a code that works once: a phone shows its digits and offers what has just come by mail. */
export function CodeField({ label, size, code, problem, onCode, hasLetters = false }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      size={size}
      inputMode={hasLetters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      value={code}
      error={problem}
      onChange={(event) => onCode(event.target.value)}
    />
  )
}
