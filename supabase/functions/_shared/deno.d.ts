/** The part of Deno that the functions use. */
declare const Deno: {
  env: { toObject(): Record<string, string> }
  serve(handler: (request: Request) => Promise<Response>): unknown
}
