import { CODE_LENGTH } from '@ekagra/schema/live-quiz'
import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { livePath } from '../../lib/filled-paths.ts'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { readCode } from './read-code.ts'

/** Room for a pasted link. */
const LONGEST_INPUT = 200

/** Goes to the room whose code is typed or pasted. */
export function CodeForm() {
  const words = useMessages(liveMessages).join
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const code = readCode(typed)
    setIsWrong(code === undefined)
    if (code !== undefined) navigate(livePath(code))
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 md:flex md:items-start">
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={isWrong ? words.codeWrong : undefined}
        size="lg"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LONGEST_INPUT}
        placeholder={'•'.repeat(CODE_LENGTH)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="md:flex-1"
      />
      <Button type="submit" variant="primary" size="lg" className="md:mt-7.5">
        {words.submit}
      </Button>
    </form>
  )
}
