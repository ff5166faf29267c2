import { defineTable } from '../../../kit/facts/define-table.ts'

export const worldTreaties = defineTable({
  id: 'world-treaties',
  about: 'treaties of world history',
  header: 'Treaty',
  columns: {
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['In which year was the {name} signed?'],
      askBack: ['Which of the following was signed in {value}?'],
      say: 'The {name} was signed in {value}',
      order: 'Arrange the following treaties in chronological order',
    },
    what: {
      header: 'What it did',
      kind: 'text',
      ask: ['With which of the following is the {name} associated?'],
      askBack: ['Which of the following is associated with {value}?'],
      say: 'The {name} is associated with {value}',
      weight: 2,
    },
  },
  concepts: ['world-history'],
  parts: [
    {
      sources: ['Oxford, A Dictionary of World History', 'Encyclopaedia Britannica'],
      rows: `
        1 treaty-of-versailles, first-world-war | Treaty of Versailles of 1919 | 1919 | the war guilt clause imposed on Germany | It came into force in 1920.
        2 | Treaty of Westphalia | 1648 | the end of the Thirty Years' War | It stands at the beginning of modern states.
        2 | Treaty of Tordesillas | 1494 | the division of newly discovered lands between Spain and Portugal | The Pope had drawn a line.
        2 | Treaty of Nanking | 1842 | the cession of Hong Kong to Britain | It ended the First Opium War.
        2 first-world-war | Treaty of Brest-Litovsk | 1918 | the exit of Russia from the First World War | Lenin's government signed it.
        2 | Treaty of Paris of 1783 | 1783 | British recognition of the independence of the United States | It ended the American War of Independence.
        2 | Treaty of Portsmouth | 1905 | the end of the Russo-Japanese War | Theodore Roosevelt mediated it.
        2 first-world-war | Treaty of Sèvres | 1920 | the dismemberment of the Ottoman Empire | The Turks under Mustafa Kemal rejected it.
        2 first-world-war | Treaty of Lausanne | 1923 | the recognition of the borders of modern Turkey | It replaced the Treaty of Sèvres.
        1 | Treaty of Rome | 1957 | the founding of the European Economic Community | Six states signed it.
        1 | Maastricht Treaty | 1992 | the founding of the European Union | It came into force in 1993.
        1 | North Atlantic Treaty | 1949 | the principle of collective defence in its Article 5 | It was signed in Washington and founded NATO.
      `,
    },
  ],
})
