import { TextField, type TextFieldProps } from './text-field.tsx'

interface SearchFieldProps extends Pick<TextFieldProps, 'size' | 'className'> {
  /** What can be found; shown in the empty field. */
  label: string
  value: string
  onSearch: (text: string) => void
}

/** The field above a list, which narrows the list with every letter. */
export function SearchField({ label, onSearch, ...field }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      hideLabel
      placeholder={label}
      type="search"
      icon="search"
      onChange={(event) => onSearch(event.target.value)}
      {...field}
    />
  )
}
