/** '{name} is observed on {value}' with its names filled in. */
export const fill = (template: string, name: string, value: string): string =>
  template.replaceAll('{name}', name).replaceAll('{value}', value)
