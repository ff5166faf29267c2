import { ReadingPage, type ReadingSection } from '../../components/reading-page.tsx'
import { guideMessages } from '../../messages/guide.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { GuidePicture } from './guide-picture.tsx'
import { KeyTable } from './key-table.tsx'
import { TrustLegend } from './trust-legend.tsx'

export function Component() {
  const { title, text, start, practice, test, trust, keys, weak, tools, offline } = useMessages(guideMessages)
  const sections: ReadingSection[] = [
    {
      id: 'start',
      ...start,
      extra: <GuidePicture name="home" />,
      links: [
        { to: '/', label: start.links.home },
        { to: '/categories', label: start.links.categories },
      ],
    },
    {
      id: 'practice',
      ...practice,
      extra: <GuidePicture name="practice" />,
      links: [{ to: '/practice', label: practice.link }],
    },
    { id: 'test', ...test, links: [{ to: '/test', label: test.link }] },
    { id: 'trust', ...trust, extra: <TrustLegend /> },
    { id: 'keys', title: keys.title, paragraphs: keys.paragraphs, extra: <KeyTable /> },
    {
      id: 'weak',
      ...weak,
      links: [
        { to: '/weakness', label: weak.links.weakness },
        { to: '/history', label: weak.links.history },
      ],
    },
    {
      id: 'tools',
      ...tools,
      extra: <GuidePicture name="doubt" />,
      links: [
        { to: '/notes', label: tools.links.notes },
        { to: '/doubt-solver', label: tools.links.doubtSolver },
        { to: '/files', label: tools.links.files },
        { to: '/current-affairs', label: tools.links.currentAffairs },
        { to: '/favorites', label: tools.links.bookmarks },
      ],
    },
    { id: 'offline', ...offline },
  ]
  return <ReadingPage title={title} text={text} sections={sections} />
}
