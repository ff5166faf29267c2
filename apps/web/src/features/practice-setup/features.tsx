import { Icon } from '../../components/ui/icon.tsx'
import type { IconName } from '../../components/ui/icon-paths.ts'
import { Section } from '../../components/ui/page.tsx'
import { setupMessages } from '../../messages/setup.ts'
import { useMessages } from '../../messages/use-messages.ts'

const icons = { smart: 'sheet', timed: 'clock', insights: 'chart' } as const satisfies Record<
  string,
  IconName
>
const order = ['smart', 'timed', 'insights'] as const

/** Smart Questions, Timed Exams, Performance Insights. */
export function Features() {
  const words = useMessages(setupMessages)
  return (
    <Section title={words.featuresTitle} hideTitle className="mt-10 border-t border-rule md:mt-12">
      <ul className="grid md:grid-cols-3">
        {order.map((feature) => (
          <li
            key={feature}
            className="grid content-start gap-x-3 gap-y-1 border-rule py-5 max-md:border-b md:border-b md:px-6 md:not-first:border-l md:first:pl-0"
          >
            <Icon name={icons[feature]} className="mb-1 size-6.5 text-action-text" />
            <h3>{words.features[feature].title}</h3>
            <p className="text-sm text-ink-3">{words.features[feature].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
