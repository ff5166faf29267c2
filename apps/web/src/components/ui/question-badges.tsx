import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Trust } from '@ekagra/schema/question'
import { questionMessages } from '../../messages/en/question.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge, type BadgeTone } from './badge.tsx'
import type { IconName } from './icon.tsx'
import { LevelBars } from './level-bars.tsx'

export function LevelBadge({ level }: { level: Difficulty }) {
  const words = useMessages(questionMessages)
  return (
    <Badge>
      <LevelBars level={level} />
      {words.level[level]}
    </Badge>
  )
}

const trustLooks: Record<Trust, { tone: BadgeTone; icon: IconName }> = {
  computed: { tone: 'correct', icon: 'computed' },
  curated: { tone: 'correct', icon: 'curated' },
  'cross-checked': { tone: 'note', icon: 'crosschecked' },
  'self-checked': { tone: 'bindu', icon: 'check' },
  unverified: { tone: 'bindu', icon: 'unverified' },
  sample: { tone: 'plain', icon: 'sample' },
}

/** How far the answer key can be trusted. */
export function TrustBadge({ trust }: { trust: Trust }) {
  const words = useMessages(questionMessages)
  return <Badge {...trustLooks[trust]}>{words.trust[trust]}</Badge>
}
