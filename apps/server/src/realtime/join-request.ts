import * as z from 'zod/mini'
import { BindingRequest } from './row-changes.ts'

/** What a client asks for when it joins a channel. Unknown settings are those of newer clients. */
export const JoinRequest = z.looseObject({
  access_token: z.nullish(z.string()),
  config: z.optional(
    z.looseObject({
      broadcast: z.optional(z.looseObject({ ack: z.optional(z.boolean()), self: z.optional(z.boolean()) })),
      presence: z.optional(z.looseObject({ key: z.optional(z.string()), enabled: z.optional(z.boolean()) })),
      postgres_changes: z.optional(z.array(BindingRequest)),
      private: z.optional(z.boolean()),
    }),
  ),
})
export type JoinRequest = z.infer<typeof JoinRequest>
