/** Which part of the server answers a request; used in logs and metrics. */
export type Area =
  | 'page'
  | 'file'
  | 'function'
  | 'rest'
  | 'auth'
  | 'storage'
  | 'realtime'
  | 'config'
  | 'health'
  | 'none'

/** What the app needs to know about the connection; absent when it is called without one, as in tests. */
export interface ConnectionBindings {
  incoming?: { socket: { remoteAddress?: string | undefined } }
}

export interface AppEnvironment {
  Bindings: ConnectionBindings
  Variables: { requestId: string; area: Area; address: string }
}
