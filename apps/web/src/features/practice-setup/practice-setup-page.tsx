import { SetupScreen } from './setup-screen.tsx'

/** /practice */
export function Component() {
  return <SetupScreen mode="practice" />
}
