import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useClearingWatch } from '../../../components/use-clearing-watch.ts'
import { afterPaint } from '../../../lib/start/after-paint.ts'
import {
  isPaperStored,
  type RunningPaper,
  saveClock,
  saveHallProgress,
  storePaper,
} from '../../../lib/stores/hall/paper-store.ts'
import { createHallController, type HallController, type HallView } from './hall-controller.ts'

const BEAT_MS = 500

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
      afterPaint,
    }),
  )
  const view = useSyncExternalStore(controller.subscribe, controller.read)
  const timeUp = useEffectEvent(onTimeUp)

  useEffect(() => {
    // Stored at once: a paper that was opened again has been interrupted, whatever happens next.
    controller.apply((state) => ({ ...state }))
    const timer = setInterval(() => {
      if (controller.beat()) timeUp()
    }, BEAT_MS)
    const onVisibility = () => controller.saveNow()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', controller.saveNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', controller.saveNow)
    }
  }, [controller])

  const isStored = () => isPaperStored(paper.id)
  useClearingWatch({ wasStored: isStored, isStored }, async () => {
    await storePaper(paper)
    controller.apply((state) => ({ ...state }))
    onDataCleared()
  })

  return { controller, ...view }
}
