/** The addresses that the build wrote at the root (first-pages.ts): the app's code, its entry last, or the files of the opened page. */
export const ownFiles = (of: 'app' | 'page'): readonly string[] =>
  document.getElementById('root')?.dataset[of]?.split(' ') ?? []
