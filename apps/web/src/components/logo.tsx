import { clsx } from 'clsx'

/** The mark: an e drawn as a focus ring; its bar reaches the bindu. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={clsx('flex-none', className)}>
      <path
        d="M27.8 16A11.8 11.8 0 1 0 24.6 24.1M16 16H27.8"
        strokeWidth="4.2"
        strokeLinecap="round"
        className="stroke-action dark:stroke-ink"
      />
      <circle cx="16" cy="16" r="5" className="fill-bindu" />
    </svg>
  )
}

export function Logo() {
  return (
    <>
      <LogoMark className="size-7" />
      <span className="pt-[0.08em] text-[1.4375rem] leading-none font-heavy tracking-[-0.018em]">Ekagra</span>
      {/* drawn as a path, because text would fetch a font of 206 KB */}
      <span aria-hidden="true" className="devanagari-word ml-0.5 hidden text-ink-3 xl:block" />
    </>
  )
}
