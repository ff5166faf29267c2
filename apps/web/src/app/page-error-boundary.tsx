import { Component, type ReactNode } from 'react'
import { isChunkFailure, loadRecovery } from '../lib/load-recovery.ts'
import { logProblem } from '../lib/log.ts'
import { PageErrorScreen } from './page-error-screen.tsx'

interface Props {
  children: ReactNode
}

/** Catches what a page throws. For code that could not be fetched it also asks for the one automatic reload. */
export class PageErrorBoundary extends Component<Props, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown) {
    logProblem('A page could not be shown', error)
    if (isChunkFailure(error) && loadRecovery.recover()) this.forceUpdate()
  }

  override render() {
    const { caught } = this.state
    return caught ? <PageErrorScreen error={caught.error} /> : this.props.children
  }
}
