import { useSyncExternalStore } from 'react'
import { localArea } from '../../lib/stores/core/storage-area.ts'
import { createStoredValue } from '../../lib/stores/core/stored-value.ts'

const autoNext = createStoredValue<boolean>({
  area: localArea,
  key: 'auto-next',
  parse: (text) => ({ value: text === 'on', intact: text === null || text === 'on' || text === 'off' }),
  format: (isOn) => (isOn ? 'on' : 'off'),
})

/** Whether the next question comes by itself; remembered for the next session. */
export function useAutoNext(): [isOn: boolean, turn: (isOn: boolean) => void] {
  return [useSyncExternalStore(autoNext.subscribe, autoNext.read), autoNext.write]
}
