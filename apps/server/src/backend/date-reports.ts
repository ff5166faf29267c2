import * as z from 'zod/mini'

const Row = z.record(z.string(), z.unknown())
const Rows = z.union([Row, z.array(Row)])

/**
 * A report with the dates of the server: by `created_at` reports are sorted and removed, so no caller may choose it; and nobody reports in the future.
 * What is not JSON is passed on, for the backend to refuse.
 */
export async function dateReports(request: Request, now: number): Promise<Request> {
  const text = await request.text()
  const parsed = Rows.safeParse(parse(text))
  const date = (row: z.infer<typeof Row>) => {
    const reportedAt = Date.parse(String(row.reported_at))
    return {
      ...row,
      ...(reportedAt > now && { reported_at: new Date(now).toISOString() }),
      created_at: new Date(now).toISOString(),
    }
  }
  const body = parsed.success
    ? JSON.stringify(Array.isArray(parsed.data) ? parsed.data.map(date) : date(parsed.data))
    : text
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  const url = new URL(request.url)
  // A list of columns would leave our date out.
  url.searchParams.delete('columns')
  return new Request(url, { method: request.method, headers, body })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
