export interface ChosenQuestions<Item> {
  chosen: Item[]
  /** How many of them were seen before. */
  reused: number
  /** None of the offered questions was new: the topic is fully seen. */
  fullySeen: boolean
}

/**
 * New questions first; seen ones only fill up the count, the ones seen longest ago first. `seenIds` runs from the
 * oldest to the newest.
 */
export const chooseUnseen = <Item extends { id: string }>(
  questions: readonly Item[],
  seenIds: readonly string[],
  count: number,
): ChosenQuestions<Item> => {
  const seenAt = new Map(seenIds.map((id, position) => [id, position]))
  const fresh = questions.filter(({ id }) => !seenAt.has(id)).slice(0, count)
  const older = questions
    .flatMap((question) => {
      const position = seenAt.get(question.id)
      return position === undefined ? [] : [{ question, position }]
    })
    .sort((a, b) => a.position - b.position)
    .slice(0, count - fresh.length)
    .map(({ question }) => question)
  return {
    chosen: [...fresh, ...older],
    reused: older.length,
    fullySeen: questions.length > 0 && fresh.length === 0 && count > 0,
  }
}
