import type { ChapterId } from '@ekagra/questions/chapters/chapters'
import { loadRecovery } from './load-recovery.ts'

/** A whole exam has dozens of chapters: too much to fetch on the chance that the network goes. */
const MOST = 6

/** Has the engine and the chapters of a topic at hand, so that a session starts even if the server is gone by then. */
export function warmEngine(chapterIds: ReadonlySet<ChapterId>): void {
  if (chapterIds.size > MOST) return
  loadRecovery
    .withoutReload(async () => {
      const [{ loadChapter }] = await Promise.all([
        import('@ekagra/questions/chapters/catalogue'),
        import('@ekagra/questions/paper/make-paper'),
      ])
      await Promise.all([...chapterIds].map(loadChapter))
    })
    .catch(() => undefined)
}
