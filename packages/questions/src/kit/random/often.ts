/** A form with room for many questions is drawn more often than one with few: [...often(9, turnOfHand), fullHour]. */
export const often = <Form>(times: number, form: Form): Form[] => Array.from({ length: times }, () => form)
