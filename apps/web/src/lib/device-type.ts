import type { DeviceType } from '@ekagra/schema/history-entry'

/** Below 768 px the app is laid out for a phone. */
export function currentDeviceType(): DeviceType {
  if (typeof window.matchMedia !== 'function') return 'unknown'
  return window.matchMedia('(max-width: 47.99rem)').matches ? 'mobile' : 'desktop'
}
