import { LIVE_LIMITS } from '@ekagra/schema/live-quiz'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface NameFieldProps {
  value: string
  isMissing: boolean
  onChange: (name: string) => void
}

export function NameField({ value, isMissing, onChange }: NameFieldProps) {
  const words = useMessages(liveMessages)
  return (
    <TextField
      label={words.name}
      hint={words.nameHint}
      error={isMissing ? words.nameMissing : undefined}
      autoComplete="nickname"
      maxLength={LIVE_LIMITS.nameLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
