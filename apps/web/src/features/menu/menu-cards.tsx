import { Link } from 'react-router'
import { Icon } from '../../components/ui/icon.tsx'
import type { IconName } from '../../components/ui/icon-paths.ts'
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx'
import * as paths from '../../lib/paths.ts'
import type { menu } from '../../messages/en/menu.ts'
import { menuMessages } from '../../messages/en/menu.ts'
import { useMessages } from '../../messages/use-messages.ts'

const cards: { name: Exclude<keyof typeof menu.cards, 'share'>; to: string; icon: IconName }[] = [
  { name: 'weakness', to: paths.weakness, icon: 'target' },
  { name: 'guide', to: paths.guide, icon: 'curated' },
  { name: 'notes', to: paths.notes, icon: 'notes' },
  { name: 'history', to: paths.history, icon: 'clock' },
  { name: 'privacy', to: paths.privacy, icon: 'lock' },
  { name: 'help', to: paths.help, icon: 'help' },
]

const cellClasses =
  'group grid h-full w-full content-start gap-0.5 py-4 pr-2 text-left text-ink md:grid-cols-[1.625rem_minmax(0,1fr)] md:gap-x-3 md:py-5'

function CardText({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <Icon
        name={icon}
        className="mb-2 size-6 text-action-text md:row-span-2 md:mt-0.5 md:mb-0 md:size-6.5"
      />
      <b className="leading-[1.35] group-hover:text-action-text">{title}</b>
      <span className="text-sm leading-[1.35] text-ink-3">{text}</span>
    </>
  )
}

/** Cells on rules, two in a row. */
export function MenuCards({ onShare }: { onShare: () => void }) {
  const words = useMessages(menuMessages)
  return (
    <section>
      <h2>
        <VisuallyHidden>{words.more}</VisuallyHidden>
      </h2>
      <ul className="grid grid-cols-2 border-t border-rule [&>li]:border-b [&>li:last-child:nth-child(odd)]:col-span-2 [&>li]:border-rule [&>li:nth-child(even)]:border-l [&>li:nth-child(even)]:pl-4 md:[&>li:nth-child(even)]:pl-6">
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onShare} className={cellClasses}>
            <CardText icon="share" {...words.cards.share} />
          </button>
        </li>
        {cards.map((card) => (
          <li key={card.name}>
            <Link to={card.to} className={cellClasses}>
              <CardText icon={card.icon} {...words.cards[card.name]} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
