import { loadFirstResult, ResultsPage } from './results-page.tsx'

export const loadFirstView = () => loadFirstResult('practice')

export function Component() {
  return <ResultsPage mode="practice" />
}
