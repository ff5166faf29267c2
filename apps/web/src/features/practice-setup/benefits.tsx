import { Icon } from '../../components/ui/icon.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { setupMessages } from '../../messages/setup.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Why Test With Us? */
export function Benefits() {
  const words = useMessages(setupMessages)
  return (
    <section>
      <h2 className="mb-3">{words.whyTitle}</h2>
      <RuledList>
        {words.why.map((benefit) => (
          <li key={benefit} className="flex items-start gap-3 py-3 text-sm">
            <Icon name="check" className="mt-px size-5 text-correct" />
            {benefit}
          </li>
        ))}
      </RuledList>
    </section>
  )
}
