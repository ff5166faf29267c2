import { Link } from 'react-router'
import type { IconName } from '../../components/ui/icon.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'

const SHORTCUTS = [
  { key: 'mockTest', to: paths.test, icon: 'test' },
  { key: 'practice', to: paths.practice, icon: 'practice' },
  { key: 'doubtSolver', to: paths.doubtSolver, icon: 'doubt' },
  { key: 'currentAffairs', to: paths.currentAffairs, icon: 'news' },
  { key: 'notes', to: paths.notes, icon: 'notes' },
  { key: 'files', to: paths.files, icon: 'file-in' },
] as const satisfies readonly { key: string; to: string; icon: IconName }[]

export function Shortcuts() {
  const words = useMessages(homeMessages)
  return (
    <Section title={words.tools} hideTitle className="mt-8 md:mt-10">
      <ul className="grid grid-cols-2 border-t border-rule md:grid-cols-3">
        {SHORTCUTS.map(({ key, to, icon }) => (
          <li
            key={key}
            className="border-b border-rule max-md:even:border-l max-md:even:pl-4 md:not-nth-[3n+1]:border-l md:not-nth-[3n+1]:pl-6"
          >
            <Link
              to={to}
              className="group grid h-full content-start gap-x-3 gap-y-0.5 py-4 pr-2 md:grid-cols-[2rem_minmax(0,1fr)] md:py-5 md:pr-6"
            >
              <Icon
                name={icon}
                className="size-6 text-action-text max-md:mb-2 md:row-span-2 md:mt-0.5 md:size-6.5"
              />
              <b className="leading-[1.35] group-hover:text-action-text">{words.shortcuts[key].title}</b>
              <span className="text-sm leading-[1.35] text-ink-3">{words.shortcuts[key].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
