/** The name itself, or with a number when a file has it already: 'paper.pdf', then 'paper (2).pdf'. */
export function freeFileName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ''] = /^(.+)(\.[^.]*)$/.exec(name) ?? []
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${stem} (${number})${ending}`
  return free
}
