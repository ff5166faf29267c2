import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Until there are doubts of one's own: some that are solved even without a network. */
export function Examples({ onChoose }: { onChoose: (question: string) => void }) {
  const words = useMessages(doubtSolverMessages)
  return (
    <Section title={words.examplesTitle}>
      <RuledList>
        {words.examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onChoose(example)}
              className="group flex min-h-target w-full items-center justify-between gap-3 py-2 text-left text-sm"
            >
              <span className="group-hover:text-action-text">{example}</span>
              <Icon name="edit" className="size-4.5 flex-none text-ink-3" />
            </button>
          </li>
        ))}
      </RuledList>
    </Section>
  )
}
