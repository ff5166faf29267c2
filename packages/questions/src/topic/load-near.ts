import { addNearWords } from './name-index.ts'
import { type Files, once } from './once.ts'
import { type NearFile, readNear } from './word-file.ts'

const nearFiles: Files<NearFile> = {
  a: () => import('./near/a.json', { with: { type: 'json' } }),
  a2: () => import('./near/a2.json', { with: { type: 'json' } }),
  a3: () => import('./near/a3.json', { with: { type: 'json' } }),
  a4: () => import('./near/a4.json', { with: { type: 'json' } }),
  b: () => import('./near/b.json', { with: { type: 'json' } }),
  b2: () => import('./near/b2.json', { with: { type: 'json' } }),
  c: () => import('./near/c.json', { with: { type: 'json' } }),
  c2: () => import('./near/c2.json', { with: { type: 'json' } }),
  c3: () => import('./near/c3.json', { with: { type: 'json' } }),
  c4: () => import('./near/c4.json', { with: { type: 'json' } }),
  c5: () => import('./near/c5.json', { with: { type: 'json' } }),
  d: () => import('./near/d.json', { with: { type: 'json' } }),
  d2: () => import('./near/d2.json', { with: { type: 'json' } }),
  e: () => import('./near/e.json', { with: { type: 'json' } }),
  e2: () => import('./near/e2.json', { with: { type: 'json' } }),
  f: () => import('./near/f.json', { with: { type: 'json' } }),
  f2: () => import('./near/f2.json', { with: { type: 'json' } }),
  g: () => import('./near/g.json', { with: { type: 'json' } }),
  h: () => import('./near/h.json', { with: { type: 'json' } }),
  i: () => import('./near/i.json', { with: { type: 'json' } }),
  i2: () => import('./near/i2.json', { with: { type: 'json' } }),
  i3: () => import('./near/i3.json', { with: { type: 'json' } }),
  j: () => import('./near/j.json', { with: { type: 'json' } }),
  k: () => import('./near/k.json', { with: { type: 'json' } }),
  l: () => import('./near/l.json', { with: { type: 'json' } }),
  l2: () => import('./near/l2.json', { with: { type: 'json' } }),
  m: () => import('./near/m.json', { with: { type: 'json' } }),
  m2: () => import('./near/m2.json', { with: { type: 'json' } }),
  m3: () => import('./near/m3.json', { with: { type: 'json' } }),
  n: () => import('./near/n.json', { with: { type: 'json' } }),
  n2: () => import('./near/n2.json', { with: { type: 'json' } }),
  o: () => import('./near/o.json', { with: { type: 'json' } }),
  o2: () => import('./near/o2.json', { with: { type: 'json' } }),
  p: () => import('./near/p.json', { with: { type: 'json' } }),
  p2: () => import('./near/p2.json', { with: { type: 'json' } }),
  p3: () => import('./near/p3.json', { with: { type: 'json' } }),
  p4: () => import('./near/p4.json', { with: { type: 'json' } }),
  r: () => import('./near/r.json', { with: { type: 'json' } }),
  r2: () => import('./near/r2.json', { with: { type: 'json' } }),
  s: () => import('./near/s.json', { with: { type: 'json' } }),
  s2: () => import('./near/s2.json', { with: { type: 'json' } }),
  s3: () => import('./near/s3.json', { with: { type: 'json' } }),
  s4: () => import('./near/s4.json', { with: { type: 'json' } }),
  s5: () => import('./near/s5.json', { with: { type: 'json' } }),
  t: () => import('./near/t.json', { with: { type: 'json' } }),
  t2: () => import('./near/t2.json', { with: { type: 'json' } }),
  v: () => import('./near/v.json', { with: { type: 'json' } }),
  v2: () => import('./near/v2.json', { with: { type: 'json' } }),
  x: () => import('./near/x.json', { with: { type: 'json' } }),
  other: () => import('./near/other.json', { with: { type: 'json' } }),
}

/** Makes known which concepts have words of some letters in any of their names. */
export const loadNear = (letters: readonly string[]): Promise<unknown> =>
  Promise.all(
    letters.map((letter) =>
      once(`near ${letter}`, nearFiles[letter], ({ near }) => readNear(near).forEach(addNearWords)),
    ),
  )
