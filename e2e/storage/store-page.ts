import { listSetAside } from '../../apps/web/src/lib/stores/core/set-aside.ts'
import { localArea, sessionArea, storageHealth } from '../../apps/web/src/lib/stores/core/storage-area.ts'
import { readBookmarks, toggleBookmark } from '../../apps/web/src/lib/stores/learner/bookmark-store.ts'
import { deviceId } from '../../apps/web/src/lib/stores/learner/device-id.ts'
import {
  readExamHistory,
  subscribeToExamHistory,
} from '../../apps/web/src/lib/stores/learner/history-store.ts'
import { readNotes, saveNote } from '../../apps/web/src/lib/stores/learner/note-store.ts'
import { cacheNotes, readCachedNotes } from '../../apps/web/src/lib/stores/learner/notes-cache.ts'
import {
  clearHistory,
  loadFullEntry,
  loadWholeHistory,
  removeHistoryEntry,
} from '../../apps/web/src/lib/stores/learner/open-history.ts'
import { saveHistoryEntry } from '../../apps/web/src/lib/stores/learner/save-history-entry.ts'
import { isFullySeen, markSeen, readSeen } from '../../apps/web/src/lib/stores/learner/seen-questions.ts'
import { changeTheme, readTheme } from '../../apps/web/src/lib/stores/learner/theme-store.ts'
import { holdSession } from '../../apps/web/src/lib/stores/session/hold-session.ts'
import {
  findUnfinishedSessions,
  loadRecord as loadRunningSession,
  runningSessionId,
  saveProgress as saveRunningProgress,
  storePaper as startRunningSession,
} from '../../apps/web/src/lib/stores/session/session-record.ts'
import { sessionValues } from '../../apps/web/src/lib/stores/session/session-values.ts'
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
