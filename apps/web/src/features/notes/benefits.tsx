import { NOTES_KEPT } from '@ekagra/exam/notes/saved-notes'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function Benefits() {
  const words = useMessages(notesMessages).list
  return (
    <Section title={words.benefitsTitle} ruled>
      <RuledList>
        {words.benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-3 py-3 text-sm">
            <Icon name="check" className="mt-px size-5 text-correct" />
            {benefit}
          </li>
        ))}
      </RuledList>
      <p className="mt-3 text-sm text-ink-3">{words.limit(NOTES_KEPT)}</p>
    </Section>
  )
}
