import { readBookmarks, toggleBookmark } from '../../apps/web/src/lib/stores/bookmark-store.ts'
import { deviceId } from '../../apps/web/src/lib/stores/device-id.ts'
import { readExamHistory, subscribeToExamHistory } from '../../apps/web/src/lib/stores/history-store.ts'
import { holdSession } from '../../apps/web/src/lib/stores/hold-session.ts'
import { readNotes, saveNote } from '../../apps/web/src/lib/stores/note-store.ts'
import { cacheNotes, readCachedNotes } from '../../apps/web/src/lib/stores/notes-cache.ts'
import {
  clearHistory,
  loadFullEntry,
  loadWholeHistory,
  removeHistoryEntry,
} from '../../apps/web/src/lib/stores/open-history.ts'
import {
  findUnfinishedSessions,
  loadRunningSession,
  runningSessionId,
  saveRunningProgress,
  startRunningSession,
} from '../../apps/web/src/lib/stores/running-session-store.ts'
import { saveHistoryEntry } from '../../apps/web/src/lib/stores/save-history-entry.ts'
import { isFullySeen, markSeen, readSeen } from '../../apps/web/src/lib/stores/seen-questions.ts'
import { sessionValues } from '../../apps/web/src/lib/stores/session-values.ts'
import { listSetAside } from '../../apps/web/src/lib/stores/set-aside.ts'
import { localArea, sessionArea } from '../../apps/web/src/lib/stores/storage-area.ts'
import { storageHealth } from '../../apps/web/src/lib/stores/storage-health.ts'
import { changeTheme, readTheme } from '../../apps/web/src/lib/stores/theme-store.ts'
import { exportLearnerData } from '../../apps/web/src/lib/stores/transfer/export-learner-data.ts'
import { applyImport, previewImport } from '../../apps/web/src/lib/stores/transfer/import-learner-data.ts'

/** The browser stores of the app without its screens, for tests that break storage under them. */
const stores = {
  applyImport,
  cacheNotes,
  changeTheme,
  clearHistory,
  deviceId,
  exportLearnerData,
  findUnfinishedSessions,
  holdSession,
  isFullySeen,
  listSetAside,
  loadFullEntry,
  loadRunningSession,
  loadWholeHistory,
  localArea,
  markSeen,
  previewImport,
  readBookmarks,
  readCachedNotes,
  readExamHistory,
  readNotes,
  readSeen,
  readTheme,
  removeHistoryEntry,
  runningSessionId,
  saveHistoryEntry,
  saveNote,
  saveRunningProgress,
  sessionArea,
  sessionValues,
  startRunningSession,
  storageHealth,
  subscribeToExamHistory,
  toggleBookmark,
}

declare global {
  interface Window {
    stores: typeof stores
  }
}

window.stores = stores
