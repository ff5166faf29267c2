/** Topics are kept and asked for under their English names; the names that the app itself gives are drawn translated. */
export const topic = {
  name: (topic: string): string => topic,
}
