import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdminClient } from './use-admin-session.ts'

const KEY = ['uploaded-files']
const BUCKET = 'files'

export function useUploadedFiles() {
  const client = useAdminClient()
  return useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { data, error } = await client.storage.from(BUCKET).list()
      if (error) throw error
      return data.map(({ name, metadata }) => ({ name, bytes: Number(metadata?.size ?? 0) }))
    },
  })
}

export function useUploadFile() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      const { error } = await client.storage.from(BUCKET).upload(file.name, file, { upsert: true })
      if (error) throw error
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
