/** Files by first letter. */
export type Files<File> = Readonly<Record<string, () => Promise<{ default: File }>>>

const loaded = new Map<string, Promise<void>>()

/** Reads a file the first time that it is asked for. */
export function once<File>(
  name: string,
  open: (() => Promise<{ default: File }>) | undefined,
  read: (file: File) => void,
): Promise<void> | undefined {
  const known = loaded.get(name)
  if (known || !open) return known
  const loading = open().then(({ default: file }) => read(file))
  loaded.set(name, loading)
  // A file that failed to load without a network may be requested again.
  loading.catch(() => loaded.delete(name))
  return loading
}
