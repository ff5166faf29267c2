import { binomial } from '../generators/higher/binomial.ts'

export const generators = {
  'higher/binomial': binomial,
}
