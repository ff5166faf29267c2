const RADIUS = 80
const MIDDLE = 90

export interface ProgressRingProps {
  label: string
  /** 0 to 100. */
  progress: number
  unit: string
}

/** How far a generation is: a ring that fills and ends in the bindu. */
export function ProgressRing({ label, progress, unit }: ProgressRingProps) {
  const share = Math.min(100, Math.max(0, progress))
  const angle = (share / 100) * 2 * Math.PI - Math.PI / 2
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative -order-1 mb-5 size-44"
    >
      <svg viewBox="0 0 180 180" fill="none" aria-hidden="true" className="size-full">
        <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} strokeWidth={6} className="stroke-rule" />
        <circle cx={MIDDLE} cy={MIDDLE} r={64} strokeWidth={1.5} className="stroke-rule" />
        <circle cx={MIDDLE} cy={MIDDLE} r={50} strokeWidth={1.5} className="stroke-rule" />
        {share > 0 && (
          <circle
            cx={MIDDLE}
            cy={MIDDLE}
            r={RADIUS}
            strokeWidth={6}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${share} 100`}
            transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
            className="stroke-action-text"
          />
        )}
        <circle
          cx={MIDDLE + RADIUS * Math.cos(angle)}
          cy={MIDDLE + RADIUS * Math.sin(angle)}
          r={8}
          strokeWidth={3}
          className="fill-bindu stroke-surface"
        />
      </svg>
      <span
        aria-hidden="true"
        className="figures absolute inset-0 grid place-content-center text-3xl font-title tracking-[-0.02em]"
      >
        <span>
          {Math.round(share)}
          <small className="text-lg">{unit}</small>
        </span>
      </span>
    </div>
  )
}
