import { ButtonLink } from '../../components/ui/button.tsx'
import * as paths from '../../lib/paths.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'

const RINGS = [
  { radius: 30, width: 1.6 },
  { radius: 48, width: 1.3 },
  { radius: 66, width: 1.1 },
  { radius: 83, width: 0.9 },
  { radius: 98, width: 0.7 },
]

/** The only dark area of the screen: what Ekagra is, and the first step. */
export function WelcomeBand({ className }: { className: string }) {
  const words = useMessages(homeMessages).welcome
  return (
    <section
      className={`relative grid justify-items-start gap-3 overflow-hidden rounded-lg bg-band px-5 py-4 md:gap-5 text-on-band md:py-10 md:pr-60 md:pl-10 lg:pr-88 ${className}`}
    >
      <svg
        viewBox="0 0 200 200"
        fill="none"
        aria-hidden="true"
        className="absolute -right-22 -bottom-22 size-60 md:top-1/2 md:-right-36 md:bottom-auto md:size-96 md:-translate-y-1/2 lg:right-0"
      >
        {RINGS.map(({ radius, width }) => (
          <circle
            key={radius}
            cx={100}
            cy={100}
            r={radius}
            strokeWidth={width}
            className="stroke-band-line"
          />
        ))}
        <circle cx={100} cy={100} r={13} className="fill-bindu" />
      </svg>
      <div className="relative">
        <h2 className="max-w-120 text-lg leading-[1.2] tracking-[-0.012em] md:text-2xl">{words.title}</h2>
        <p className="mt-1 max-w-120 max-md:text-sm md:mt-2 text-on-band-2">{words.text}</p>
      </div>
      <ButtonLink
        to={paths.test}
        variant="bindu"
        className="relative md:min-h-target-lg md:!px-6 md:text-base"
      >
        {words.start}
      </ButtonLink>
    </section>
  )
}
