import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { freeFileName } from './free-file-name.ts'
import { useAdminClient } from './use-admin-session.ts'

const KEY = ['uploaded-files']
const BUCKET = 'files'
/** The most that is listed at once; a Supabase lists 100 unless it is asked for more. */
const MOST_LISTED = 1000

export function useUploadedFiles() {
  const client = useAdminClient()
  return useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { data, error } = await client.storage.from(BUCKET).list('', { limit: MOST_LISTED })
      if (error) throw error
      return data.map(({ name, metadata }) => ({ name, bytes: Number(metadata?.size ?? 0) }))
    },
  })
}

export function useUploadFile() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    /** Gives the name under which it is stored. */
    mutationFn: async (file: File) => {
      const { data, error: problem } = await client.storage.from(BUCKET).list('', { limit: MOST_LISTED })
      if (problem) throw problem
      const name = freeFileName(file.name, new Set(data.map((stored) => stored.name)))
      const { error } = await client.storage.from(BUCKET).upload(name, file)
      if (error) throw error
      return name
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

export function useRemoveFile() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const { error } = await client.storage.from(BUCKET).remove([name])
      if (error) throw error
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
