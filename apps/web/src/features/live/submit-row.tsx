import { Button } from '../../components/ui/button.tsx'

/** The button of a form about a room, and below it what went wrong. */
export function SubmitRow({ label, busy, problem }: { label: string; busy: boolean; problem: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Button type="submit" variant="primary" size="lg" busy={busy} className="max-md:w-full md:min-w-56">
        {label}
      </Button>
      <p role="status" className="text-wrong empty:hidden">
        {problem}
      </p>
    </div>
  )
}
