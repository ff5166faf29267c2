import { loadFirstResult, ResultsPage } from './results-page.tsx'

export const loadFirstView = () => loadFirstResult('test')

export function Component() {
  return <ResultsPage mode="test" />
}
