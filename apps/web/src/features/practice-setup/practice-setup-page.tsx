import { SetupPage } from './setup-page.tsx'

/** /practice */
export function Component() {
  return <SetupPage mode="practice" />
}
