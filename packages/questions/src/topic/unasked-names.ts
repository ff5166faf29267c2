import { plainName } from './reading/plain-words.ts'

/**
 * Names of a syllabus that no chapter asks and whose words mean something else: the 'location of roots' is not about surds, and
 * 'figure matrix' is not about determinants. Nothing is served for them. A name leaves the list when there are questions on it.
 */
const UNASKED: readonly string[] = [
  'my father',
  "fifa women's world cup",
  "women's football world cup",
  'location of roots',
  'chromatic aberration',
  'tangent galvanometer',
  'spherical aberration',
  'figure matrix',
  'figure matrices',
  'matrix coding',
  'think pair share',
  'c r formula',
  'cr formula',
  'gases in bulb',
  'normal distribution',
  'family of lines',
  'chinese remainder',
  'family of straight lines',
  'cubic polynomial',
  'consumption function',
  'aggregate demand',
  'newspapers of countries',
  'tamil grammar',
  'sanskrit grammar',
  'legal reasoning',
  'legal aptitude',
  'vedic math',
].map((name) => ` ${plainName(name)} `)

export const isUnasked = (topic: string): boolean => {
  const plain = ` ${plainName(topic)} `
  return UNASKED.some((name) => plain.includes(name))
}
