/** What serves a request; names it in logs and figures. */
export type Area = 'page' | 'file' | 'function' | 'rest' | 'auth' | 'storage' | 'config' | 'health' | 'none'

/** What the app wants to know of the connection; absent when it is called without one, as tests do. */
export interface ConnectionBindings {
  incoming?: { socket: { remoteAddress?: string | undefined } }
}

export interface AppEnvironment {
  Bindings: ConnectionBindings
  Variables: { requestId: string; area: Area; address: string }
}
