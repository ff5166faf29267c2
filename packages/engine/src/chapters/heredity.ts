import { monohybrid } from '../generators/biology/monohybrid.ts'

export const generators = {
  'biology/monohybrid': monohybrid,
}
