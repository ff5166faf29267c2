/** The JSON in a body that stays unread, so that the call can still be sent on; undefined when there is none. */
export const peekJson = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined)
