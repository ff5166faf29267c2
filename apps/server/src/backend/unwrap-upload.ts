/**
 * supabase-js sends a Blob or File as a form whose file has an empty name; the embedded storage looks for one called
 * "file". It takes a bare body as well, so the file is taken out of its form here.
 */
export async function unwrapUpload(request: Request): Promise<Request> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  if (!isForm || !new URL(request.url).pathname.startsWith('/storage/v1/object/')) return request
  const form = await request.clone().formData()
  const file = form.get('')
  if (!(file instanceof Blob)) return request
  const headers = new Headers(request.headers)
  headers.set('Content-Type', file.type || 'application/octet-stream')
  headers.set('Cache-Control', `max-age=${form.get('cacheControl') ?? 3600}`)
  headers.delete('Content-Length')
  return new Request(request.url, { method: request.method, headers, body: file })
}
