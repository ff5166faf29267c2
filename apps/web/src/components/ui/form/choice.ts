/** One of several answers to one question. */
export interface Choice<Value extends string> {
  value: Value
  label: string
  /** The language of the label where it is not that of the page. */
  lang?: string | undefined
  /** A second, quieter line. */
  detail?: string | undefined
}

export interface ChoiceProps<Value extends string> {
  /** The question, read out before the choices. */
  legend: string
  hideLegend?: boolean | undefined
  choices: readonly Choice<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  disabled?: boolean | undefined
  className?: string | undefined
}
