import { RequestRefused } from './request-refused.ts'

/** The JSON of a request, still to be parsed by a schema. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestRefused(
      400,
      text === '' ? 'The body is empty; send JSON.' : 'The body is not valid JSON.',
    )
  }
}
