import type { Page } from '@playwright/test'

/** Clears what a learner has stored while the page is open, as the settings of a browser do. */
export const clearSiteData = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        localStorage.clear()
        sessionStorage.clear()
        const opening = indexedDB.open('ekagra')
        opening.onsuccess = () => {
          const database = opening.result
          const work = database.transaction([...database.objectStoreNames], 'readwrite')
          for (const name of database.objectStoreNames) work.objectStore(name).clear()
          work.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
  )
