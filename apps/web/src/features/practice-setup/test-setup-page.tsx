import { SetupPage } from './setup-page.tsx'

/** /test */
export function Component() {
  return <SetupPage mode="test" />
}
