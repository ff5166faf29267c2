import { ResultsPage } from './results-page.tsx'

export function Component() {
  return <ResultsPage mode="test" />
}
