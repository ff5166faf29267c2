/**
 * supabase-js sends a Blob or File as a form whose file has an empty name; the embedded storage looks for one called
 * "file". It takes a bare body as well, so the file is taken out of its form here.
 * @returns undefined when the form cannot be read
 */
export async function unwrapUpload(request: Request): Promise<Request | undefined> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  if (!isForm || !new URL(request.url).pathname.startsWith('/storage/v1/object/')) return request
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  const file = form.get('')
  if (!(file instanceof Blob)) return request
  const headers = new Headers(request.headers)
  headers.set('Content-Type', file.type || 'application/octet-stream')
  // Only digits: it becomes a header, in which anything else could be two of them.
  const seconds = /^\d{1,9}$/.exec(String(form.get('cacheControl')))?.[0] ?? '3600'
  headers.set('Cache-Control', `max-age=${seconds}`)
  headers.delete('Content-Length')
  return new Request(request.url, { method: request.method, headers, body: file })
}
