import * as z from 'zod/mini'

/** What every function answers when it cannot do what was asked. */
export const ErrorResponse = z.strictObject({ error: z.string() })
export type ErrorResponse = z.infer<typeof ErrorResponse>
