import { PurposePage } from '../../components/purpose-page.tsx'

export function Component() {
  return <PurposePage of="home" />
}
