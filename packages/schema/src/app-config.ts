import * as z from 'zod/mini'

/** What the server tells the browser at start, as /config.json. Everybody may read it, so it holds no secret. */
export const AppConfig = z.lazy(() =>
  z.strictObject({
    /** Where supabase-js finds the database, auth and storage; '/' is the origin that served the page. */
    backendUrl: z.string(),
    /** Where the functions are; they are served by Ekagra's own server even when the backend is elsewhere. */
    functionsUrl: z.string(),
    publishableKey: z.string(),
    features: z.strictObject({
      /** An AI provider is configured; without one the built-in engine writes every question. */
      ai: z.boolean(),
      /** News feeds are configured. */
      news: z.boolean(),
      /** What people with an account may do here; null when the backend is elsewhere. */
      accounts: z.nullable(
        z.strictObject({
          /** Everybody may open an account. */
          signUp: z.boolean(),
          /** The server sends one-time codes by letter; otherwise an admin passes them on. */
          mail: z.boolean(),
        }),
      ),
    }),
    /** The address for reports and questions of learners; null when the operator gave none. */
    supportEmail: z.nullable(z.string()),
    version: z.string(),
  }),
)
export type AppConfig = z.infer<typeof AppConfig>
