import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import {
  isPaperStored,
  type RunningPaper,
  saveClock,
  saveHallProgress,
  storePaper,
} from '../../../lib/stores/hall/paper-store.ts'
import { createHallController, type HallController, type HallView } from './hall-controller.ts'

const BEAT_MS = 1000
/** Every so many beats: are the stored paper and its answers still there? */
const BEATS_BETWEEN_LOOKS = 5

export interface HallEvents {
  onTimeUp: () => void
  /** The site's data were cleared while the paper was open; everything is stored again. */
  onDataCleared: () => void
}

export function useHall(
  { paper, progress }: RunningPaper,
  { onTimeUp, onDataCleared }: HallEvents,
): HallView & { controller: HallController } {
  const [controller] = useState(() =>
    createHallController(paper, progress, {
      steady: () => performance.now(),
      save: saveHallProgress,
      saveClock,
    }),
  )
  const view = useSyncExternalStore(controller.subscribe, controller.read)
  const timeUp = useEffectEvent(onTimeUp)
  const dataCleared = useEffectEvent(onDataCleared)

  useEffect(() => {
    // Stored at once: a paper that was opened again has been interrupted, whatever happens next.
    controller.apply((state) => ({ ...state }))
    let beats = 0
    const look = async () => {
      if (await isPaperStored(paper.id)) return
      await storePaper(paper)
      controller.apply((state) => ({ ...state }))
      dataCleared()
    }
    const timer = setInterval(() => {
      beats += 1
      if (controller.beat()) timeUp()
      else if (beats % BEATS_BETWEEN_LOOKS === 0) look().catch(() => undefined)
    }, BEAT_MS)
    const onVisibility = () => controller.saveNow()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', controller.saveNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', controller.saveNow)
    }
  }, [controller, paper])

  return { controller, ...view }
}
