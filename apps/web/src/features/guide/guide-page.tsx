import type { Trust } from '@ekagra/schema/question'
import { use } from 'react'
import { ReadingPage, type ReadingSection } from '../../components/reading-page.tsx'
import { Kbd } from '../../components/ui/kbd.tsx'
import { TrustBadge } from '../../components/ui/question-badges.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import * as paths from '../../lib/paths.ts'
import { guideMessages } from '../../messages/en/guide.ts'
import { questionMessages } from '../../messages/en/question.ts'
import { type Locale, LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'
import doubt from './pictures/doubt.webp'
import hindiDoubt from './pictures/hi/doubt.webp'
import hindiHome from './pictures/hi/home.webp'
import hindiPractice from './pictures/hi/practice.webp'
import home from './pictures/home.webp'
import practice from './pictures/practice.webp'

export function Component() {
  const { title, text, start, practice, test, trust, keys, weak, tools, offline } = useMessages(guideMessages)
  const sections: ReadingSection[] = [
    {
      id: 'start',
      ...start,
      extra: <GuidePicture name="home" isFirst />,
      links: [
        { to: paths.home, label: start.links.home },
        { to: paths.categories, label: start.links.categories },
      ],
    },
    {
      id: 'practice',
      ...practice,
      extra: <GuidePicture name="practice" />,
      links: [{ to: paths.practice, label: practice.link }],
    },
    { id: 'test', ...test, links: [{ to: paths.test, label: test.link }] },
    { id: 'trust', ...trust, extra: <TrustLegend /> },
    { id: 'keys', title: keys.title, paragraphs: keys.paragraphs, extra: <KeyTable /> },
    {
      id: 'weak',
      ...weak,
      links: [
        { to: paths.weakness, label: weak.links.weakness },
        { to: paths.history, label: weak.links.history },
      ],
    },
    {
      id: 'tools',
      ...tools,
      extra: <GuidePicture name="doubt" />,
      links: [
        { to: paths.notes, label: tools.links.notes },
        { to: paths.doubtSolver, label: tools.links.doubtSolver },
        { to: paths.files, label: tools.links.files },
        { to: paths.currentAffairs, label: tools.links.currentAffairs },
        { to: paths.favorites, label: tools.links.bookmarks },
      ],
    },
    { id: 'offline', ...offline },
  ]
  return <ReadingPage title={title} text={text} sections={sections} />
}

/**
 * From the most to the least reliable. Written out, because importing the schema would load its whole parser.
 */
const levels: readonly Trust[] = [
  'computed',
  'curated',
  'cross-checked',
  'self-checked',
  'unverified',
  'sample',
]

function TrustLegend() {
  const words = useMessages(questionMessages)
  return (
    <RuledList>
      {levels.map((trust) => (
        <li
          key={trust}
          className="grid gap-x-4 gap-y-2 py-3 md:grid-cols-[8.5rem_minmax(0,1fr)] md:items-center"
        >
          <span>
            <TrustBadge trust={trust} />
          </span>
          <span className="text-sm text-ink-2">{words.trustMeans[trust]}</span>
        </li>
      ))}
    </RuledList>
  )
}

type Name = 'home' | 'practice' | 'doubt'

/** Screenshots made by tools/guide-pictures.mjs. */
const pictures: Record<Locale, Record<Name, string>> = {
  en: { home, practice, doubt },
  hi: { home: hindiHome, practice: hindiPractice, doubt: hindiDoubt },
}

/** A phone screenshot at half size, in the learner's language; all but the first are loaded when they are scrolled near. */
function GuidePicture({ name, isFirst }: { name: Name; isFirst?: boolean }) {
  const words = useMessages(guideMessages)
  const locale = use(LocaleContext)
  return (
    <img
      src={pictures[locale][name]}
      alt={words.pictures[name]}
      width={720}
      height={1280}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className="my-2 h-auto w-60 max-w-full rounded-lg border border-rule"
    />
  )
}

function KeyTable() {
  const { keys } = useMessages(guideMessages)
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-edge text-left text-xs text-ink-3">
          <th scope="col" className="py-2 pr-4 font-label">
            {keys.key}
          </th>
          <th scope="col" className="py-2 font-label">
            {keys.what}
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.list.map((entry) => (
          <tr key={entry.does} className="border-b border-rule">
            <td className="flex flex-wrap gap-1.5 py-2.5 pr-4">
              {entry.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </td>
            <td className="py-2.5">{entry.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
