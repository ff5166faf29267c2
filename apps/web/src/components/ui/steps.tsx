import { stepClass } from './step-class.ts'

export interface StepsProps {
  /** 'Question 7 of 20' */
  label: string
  /** Zero-based index of the current step. */
  at: number
  total: number
}

/** The 4-px line under a session's header: one part per question, the current one marked with the bindu. */
export function Steps({ label, at, total }: StepsProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={at + 1}
      aria-valuemin={1}
      aria-valuemax={total}
      className="relative -mb-px flex h-1 gap-0.5"
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          key={index}
          className={stepClass(index, at)}
        />
      ))}
    </div>
  )
}
