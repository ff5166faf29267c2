/** Words around charts and tables. */
export const figure = {
  showTable: 'Show as a table',
  tableOf: (title: string) => `${title}, as a table`,
  label: 'Name',
  value: 'Value',
}
