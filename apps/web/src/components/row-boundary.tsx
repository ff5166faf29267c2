import { Component, type ReactNode } from 'react'
import { logProblem } from '../lib/log.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

function RowError() {
  const words = useMessages(shellMessages)
  return <p className="py-3 text-sm text-wrong">{words.rowError}</p>
}

/** Wraps each row of a list: a broken row shows a message and the others stay. */
export class RowBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    logProblem('A row could not be drawn', error)
  }

  override render() {
    return this.state.failed ? <RowError /> : this.props.children
  }
}
