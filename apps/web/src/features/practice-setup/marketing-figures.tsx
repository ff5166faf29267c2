import { Stats } from '../../components/ui/stats.tsx'
import { marketingFigures } from '../../lib/marketing-figures.ts'
import { setupMessages } from '../../messages/en/setup.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function MarketingFigures() {
  const words = useMessages(setupMessages)
  return (
    <section aria-label={words.figuresTitle}>
      <Stats
        figureFirst
        stats={marketingFigures.map(({ value, label }) => ({
          value: words.figure(value),
          label: words.figures[label],
        }))}
      />
    </section>
  )
}
