import type { HttpBindings } from '@hono/node-server'

/** What serves a request; names it in logs and figures. */
export type Area = 'page' | 'file' | 'function' | 'rest' | 'auth' | 'storage' | 'config' | 'health' | 'none'

export interface AppEnvironment {
  /** Absent when the app is called without a socket, as tests do. */
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; area: Area; address: string }
}
