import { SetupScreen } from './setup-screen.tsx'

/** /test */
export function Component() {
  return <SetupScreen mode="test" />
}
