import { ReadingPage, type ReadingSection } from '../../components/reading-page.tsx'
import * as paths from '../../lib/paths.ts'
import { guideMessages } from '../../messages/en/guide.ts'
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
