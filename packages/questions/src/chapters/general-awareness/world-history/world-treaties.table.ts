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
      header: 'Associated with',
      kind: 'text',
      ask: ['With which of the following is the {name} associated?'],
      askBack: ['Which of the following is associated with {value}?'],
      say: 'The {name} is associated with {value}',
      weight: 2,
    },
    age: { header: 'Age', kind: 'text' },
  },
  near: ['age'],
  concepts: ['world-history'],
  parts: [
    {
      sources: ['Oxford, A Dictionary of World History', 'Encyclopaedia Britannica'],
      rows: `
        1 treaty-of-versailles, first-world-war | Treaty of Versailles | 1919 | the war guilt clause imposed on Germany | world wars | It came into force in 1920.
        2 | Treaty of Westphalia | 1648 | the end of the Thirty Years' War | before Waterloo | It stands at the beginning of modern states.
        2 | Treaty of Tordesillas | 1494 | the division of newly discovered lands between Spain and Portugal | before Waterloo | The Pope had drawn a line.
        2 | Treaty of Nanking | 1842 | the cession of Hong Kong to Britain | empires | It ended the First Opium War.
        2 first-world-war | Treaty of Brest-Litovsk | 1918 | the exit of Russia from the First World War | world wars | Lenin's government signed it.
        2 | Treaty of Paris of 1783 | 1783 | British recognition of the independence of the United States | before Waterloo | It ended the American War of Independence.
        2 | Treaty of Portsmouth | 1905 | the end of the Russo-Japanese War | empires | Theodore Roosevelt mediated it.
        2 first-world-war | Treaty of Sèvres | 1920 | the dismemberment of the Ottoman Empire | world wars | The Turks under Mustafa Kemal rejected it.
        2 first-world-war | Treaty of Lausanne | 1923 | the recognition of the borders of modern Turkey | world wars | It replaced the Treaty of Sèvres.
        1 | Treaty of Rome | 1957 | the founding of the European Economic Community | after 1945 | Six states signed it.
        1 | Maastricht Treaty | 1992 | the founding of the European Union | after 1945 | It came into force in 1993.
        1 | North Atlantic Treaty | 1949 | the principle of collective defence in its Article 5 | after 1945 | It was signed in Washington and founded NATO.
        2 | Treaty of Utrecht | 1713 | the end of the War of the Spanish Succession | before Waterloo | Britain kept Gibraltar by it.
        2 | Treaty of Amiens | 1802 | a short peace between Britain and Napoleon | before Waterloo | War broke out again in 1803.
        2 | Treaty of Guadalupe Hidalgo | 1848 | the cession of California by Mexico | empires | It ended the war of Mexico with the United States.
        2 | Treaty of Kanagawa | 1854 | the opening of two Japanese ports to American ships | empires | Commodore Perry concluded it.
        2 | Treaty of San Stefano | 1878 | the end of the Russo-Turkish War of 1877 | empires | The Congress of Berlin changed it.
        2 | Treaty of Frankfurt | 1871 | the cession of Alsace and part of Lorraine to Germany | empires | It ended the Franco-Prussian War.
        2 | Treaty of Shimonoseki | 1895 | the end of the First Sino-Japanese War | empires | China gave up Taiwan.
        2 first-world-war | Treaty of Trianon | 1920 | the loss of two thirds of the land of Hungary | world wars | It was signed in a palace of Versailles.
        2 first-world-war | Treaty of Neuilly | 1919 | the terms imposed on Bulgaria after the First World War | world wars | It took the coast of the Aegean from Bulgaria.
        2 second-world-war | Munich Agreement | 1938 | the cession of the Sudetenland to Germany | world wars | Chamberlain called it peace for our time.
        2 | Warsaw Pact | 1955 | the military alliance of the Soviet bloc | after 1945 | It was dissolved in 1991.
        2 | Treaty of Lisbon | 2007 | the reform of the institutions of the European Union | after 1945 | It came into force in 2009.
      `,
    },
  ],
})
