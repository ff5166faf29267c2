import type { Bank } from './define-bank.ts'
import { errorSpotting } from './error-spotting.ts'

/** Every bank of written questions, for the check. */
export const banks: readonly Bank[] = [errorSpotting]
