/** A reason not to start that the person who starts the server can put right; the message says how. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
