import { Difficulty } from '@ekagra/schema/difficulty'
import { Segmented } from '../../../components/ui/form/segmented.tsx'
import { questionMessages } from '../../../messages/en/question.ts'
import { useMessages } from '../../../messages/use-messages.ts'

interface LevelChoiceProps {
  legend: string
  value: Difficulty
  onChange: (level: Difficulty) => void
}

/** Easy, medium or hard. */
export function LevelChoice({ legend, value, onChange }: LevelChoiceProps) {
  const { level } = useMessages(questionMessages)
  return (
    <Segmented<Difficulty>
      legend={legend}
      value={value}
      onValueChange={onChange}
      choices={Difficulty.options.map((option) => ({ value: option, label: level[option] }))}
    />
  )
}
