import { localArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

const textAt = (key: string) =>
  createStoredValue<string | null>({
    area: localArea,
    key,
    parse: (text) => ({ value: text, intact: true }),
    format: (value) => value ?? '',
  })

/** The exam that the learner prepares for: the one whose paper they opened last. */
export const ownExam = textAt('own-exam')

/** 'yes' for a candidate who is entitled to extra time. */
export const extraTime = textAt('extra-time')

/** The year and category of the cut-off that the learner compares with: '2024 UR'. */
export const chosenCutOff = textAt('chosen-cut-off')
