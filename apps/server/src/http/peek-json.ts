/** Reads the JSON of a call from a copy of its body, so that the call itself can still be sent on; undefined if it is not JSON. */
export const peekJson = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined)
