import { clsx } from 'clsx'
import { type IconName, iconPaths } from './icon-paths.ts'

export interface IconProps {
  name: IconName
  /** Size and colour, e.g. 'size-4 text-right'. Without a size the icon is 1.25 times its text. */
  className?: string | undefined
}

/** Always decoration: the word beside it, or the label of its button, says what it means. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={clsx('flex-none', className ?? 'size-[1.25em]')}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
