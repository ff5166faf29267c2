/** A refusal in the form in which supabase-js reads those of the storage. */
export function storageError(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status })
}
