import { PageFrame } from './page-frame.tsx'

/** A question session stands alone: no header, no tabs, nothing to wander off to. */
export function SessionLayout() {
  return (
    <div className="animate-layout">
      <PageFrame />
    </div>
  )
}
