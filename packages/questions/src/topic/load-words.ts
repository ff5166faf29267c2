import { addMention } from './mentions/find-mentions.ts'
import { addConcept, addOtherWord, addRealWord } from './name-index.ts'
import { type Files, once } from './once.ts'
import { lengthen, type NameFile, readNames, type WordFile } from './word-file.ts'

const nameFiles: Files<NameFile> = {
  a: () => import('./names/a.json', { with: { type: 'json' } }),
  a2: () => import('./names/a2.json', { with: { type: 'json' } }),
  a3: () => import('./names/a3.json', { with: { type: 'json' } }),
  a4: () => import('./names/a4.json', { with: { type: 'json' } }),
  b: () => import('./names/b.json', { with: { type: 'json' } }),
  b2: () => import('./names/b2.json', { with: { type: 'json' } }),
  c: () => import('./names/c.json', { with: { type: 'json' } }),
  c2: () => import('./names/c2.json', { with: { type: 'json' } }),
  c3: () => import('./names/c3.json', { with: { type: 'json' } }),
  c4: () => import('./names/c4.json', { with: { type: 'json' } }),
  c5: () => import('./names/c5.json', { with: { type: 'json' } }),
  d: () => import('./names/d.json', { with: { type: 'json' } }),
  d2: () => import('./names/d2.json', { with: { type: 'json' } }),
  e: () => import('./names/e.json', { with: { type: 'json' } }),
  e2: () => import('./names/e2.json', { with: { type: 'json' } }),
  f: () => import('./names/f.json', { with: { type: 'json' } }),
  f2: () => import('./names/f2.json', { with: { type: 'json' } }),
  g: () => import('./names/g.json', { with: { type: 'json' } }),
  h: () => import('./names/h.json', { with: { type: 'json' } }),
  i: () => import('./names/i.json', { with: { type: 'json' } }),
  i2: () => import('./names/i2.json', { with: { type: 'json' } }),
  i3: () => import('./names/i3.json', { with: { type: 'json' } }),
  j: () => import('./names/j.json', { with: { type: 'json' } }),
  k: () => import('./names/k.json', { with: { type: 'json' } }),
  l: () => import('./names/l.json', { with: { type: 'json' } }),
  l2: () => import('./names/l2.json', { with: { type: 'json' } }),
  m: () => import('./names/m.json', { with: { type: 'json' } }),
  m2: () => import('./names/m2.json', { with: { type: 'json' } }),
  m3: () => import('./names/m3.json', { with: { type: 'json' } }),
  n: () => import('./names/n.json', { with: { type: 'json' } }),
  n2: () => import('./names/n2.json', { with: { type: 'json' } }),
  o: () => import('./names/o.json', { with: { type: 'json' } }),
  o2: () => import('./names/o2.json', { with: { type: 'json' } }),
  p: () => import('./names/p.json', { with: { type: 'json' } }),
  p2: () => import('./names/p2.json', { with: { type: 'json' } }),
  p3: () => import('./names/p3.json', { with: { type: 'json' } }),
  p4: () => import('./names/p4.json', { with: { type: 'json' } }),
  r: () => import('./names/r.json', { with: { type: 'json' } }),
  r2: () => import('./names/r2.json', { with: { type: 'json' } }),
  r3: () => import('./names/r3.json', { with: { type: 'json' } }),
  s: () => import('./names/s.json', { with: { type: 'json' } }),
  s2: () => import('./names/s2.json', { with: { type: 'json' } }),
  s3: () => import('./names/s3.json', { with: { type: 'json' } }),
  s4: () => import('./names/s4.json', { with: { type: 'json' } }),
  s5: () => import('./names/s5.json', { with: { type: 'json' } }),
  s6: () => import('./names/s6.json', { with: { type: 'json' } }),
  t: () => import('./names/t.json', { with: { type: 'json' } }),
  t2: () => import('./names/t2.json', { with: { type: 'json' } }),
  v: () => import('./names/v.json', { with: { type: 'json' } }),
  v2: () => import('./names/v2.json', { with: { type: 'json' } }),
  x: () => import('./names/x.json', { with: { type: 'json' } }),
  other: () => import('./names/other.json', { with: { type: 'json' } }),
}

const wordFiles: Files<WordFile> = {
  a: () => import('./words/a.json', { with: { type: 'json' } }),
  a2: () => import('./words/a2.json', { with: { type: 'json' } }),
  a3: () => import('./words/a3.json', { with: { type: 'json' } }),
  a4: () => import('./words/a4.json', { with: { type: 'json' } }),
  b: () => import('./words/b.json', { with: { type: 'json' } }),
  b2: () => import('./words/b2.json', { with: { type: 'json' } }),
  c: () => import('./words/c.json', { with: { type: 'json' } }),
  c2: () => import('./words/c2.json', { with: { type: 'json' } }),
  c3: () => import('./words/c3.json', { with: { type: 'json' } }),
  c4: () => import('./words/c4.json', { with: { type: 'json' } }),
  c5: () => import('./words/c5.json', { with: { type: 'json' } }),
  d: () => import('./words/d.json', { with: { type: 'json' } }),
  d2: () => import('./words/d2.json', { with: { type: 'json' } }),
  e: () => import('./words/e.json', { with: { type: 'json' } }),
  e2: () => import('./words/e2.json', { with: { type: 'json' } }),
  f: () => import('./words/f.json', { with: { type: 'json' } }),
  f2: () => import('./words/f2.json', { with: { type: 'json' } }),
  g: () => import('./words/g.json', { with: { type: 'json' } }),
  h: () => import('./words/h.json', { with: { type: 'json' } }),
  i: () => import('./words/i.json', { with: { type: 'json' } }),
  i2: () => import('./words/i2.json', { with: { type: 'json' } }),
  i3: () => import('./words/i3.json', { with: { type: 'json' } }),
  j: () => import('./words/j.json', { with: { type: 'json' } }),
  k: () => import('./words/k.json', { with: { type: 'json' } }),
  l: () => import('./words/l.json', { with: { type: 'json' } }),
  l2: () => import('./words/l2.json', { with: { type: 'json' } }),
  m: () => import('./words/m.json', { with: { type: 'json' } }),
  m2: () => import('./words/m2.json', { with: { type: 'json' } }),
  m3: () => import('./words/m3.json', { with: { type: 'json' } }),
  n: () => import('./words/n.json', { with: { type: 'json' } }),
  n2: () => import('./words/n2.json', { with: { type: 'json' } }),
  o: () => import('./words/o.json', { with: { type: 'json' } }),
  o2: () => import('./words/o2.json', { with: { type: 'json' } }),
  p: () => import('./words/p.json', { with: { type: 'json' } }),
  p2: () => import('./words/p2.json', { with: { type: 'json' } }),
  p3: () => import('./words/p3.json', { with: { type: 'json' } }),
  p4: () => import('./words/p4.json', { with: { type: 'json' } }),
  r: () => import('./words/r.json', { with: { type: 'json' } }),
  r2: () => import('./words/r2.json', { with: { type: 'json' } }),
  r3: () => import('./words/r3.json', { with: { type: 'json' } }),
  s: () => import('./words/s.json', { with: { type: 'json' } }),
  s2: () => import('./words/s2.json', { with: { type: 'json' } }),
  s3: () => import('./words/s3.json', { with: { type: 'json' } }),
  s4: () => import('./words/s4.json', { with: { type: 'json' } }),
  s5: () => import('./words/s5.json', { with: { type: 'json' } }),
  s6: () => import('./words/s6.json', { with: { type: 'json' } }),
  t: () => import('./words/t.json', { with: { type: 'json' } }),
  t2: () => import('./words/t2.json', { with: { type: 'json' } }),
  v: () => import('./words/v.json', { with: { type: 'json' } }),
  v2: () => import('./words/v2.json', { with: { type: 'json' } }),
  x: () => import('./words/x.json', { with: { type: 'json' } }),
  other: () => import('./words/other.json', { with: { type: 'json' } }),
}

/** Makes the names of some letters known. */
export const loadNames = (letters: readonly string[]): Promise<unknown> =>
  Promise.all(
    letters.map((letter) =>
      once(`names ${letter}`, nameFiles[letter], ({ names, words }) => {
        readNames(names).forEach(addConcept)
        lengthen(words).forEach(addOtherWord)
      }),
    ),
  )

/** Makes the other words of some letters known: those that questions mention, and those that are no misspellings. */
export const loadWords = (letters: readonly string[]): Promise<unknown> =>
  Promise.all(
    letters.map((letter) =>
      once(`words ${letter}`, wordFiles[letter], ({ mentions, realWords }) => {
        lengthen(mentions).forEach(addMention)
        lengthen(realWords).forEach(addRealWord)
      }),
    ),
  )
