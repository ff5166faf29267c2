import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const BANK = 'bank/world-history'
const TREATIES = 'facts/world-treaties'

export const notes = defineNotes({
  overview:
    'The history of the world, as papers ask it, is a chain of causes: Renaissance and Reformation loosen old authority, the American and French Revolutions set up rights of citizens, industry makes wealth and rivals, Germany and Italy unite, two World Wars and the Russian and Chinese Revolutions follow, and the Cold War divides what is left. Learn each link with its cause, its year and one name.',
  terms,
  method: [
    'Place the event on the line of time: before 1789, from 1789 to 1914, from 1914 to 1945, or after it.',
    'For a treaty say first which war it ended, then the year.',
    'For a leader say the country and the movement before you look at the options.',
    'For a cause, tell the long cause (debt, rivalry, ideas) from the spark (a tea cargo, a prison, a murder at Sarajevo).',
  ],
  tables: [
    {
      title: 'The chain of events',
      columns: ['Years', 'Event', 'Cause', 'What came of it'],
      rows: [
        [
          'about 3000 BCE on',
          'River civilisations',
          'farming with irrigation',
          'writing: cuneiform in Mesopotamia, hieroglyphs in Egypt',
        ],
        [
          '14th–16th century',
          'Renaissance',
          'trade of Italian cities, ancient texts, printing',
          'humanism, new art and science',
        ],
        [
          'from 1517',
          'Reformation',
          'sale of indulgences',
          'Protestant churches; the Counter-Reformation in answer',
        ],
        [
          '1775–83',
          'American Revolution',
          'taxes without representation',
          'a republic with a written constitution',
        ],
        [
          'about 1760–1840',
          'Industrial Revolution in Britain',
          'coal, iron, capital, steam',
          'factories, towns, search for markets',
        ],
        [
          '1789–99',
          'French Revolution',
          'royal debt, privilege, hunger, new ideas',
          'rights of man; then Napoleon',
        ],
        [
          '1859–71',
          'Unification of Italy and Germany',
          'nationalism led by Piedmont and Prussia',
          'a new great power in the centre of Europe',
        ],
        [
          '1914–18',
          'First World War',
          'alliances, arms, colonies; Sarajevo',
          'four empires fall; Versailles; League of Nations',
        ],
        ['1917', 'Russian Revolution', 'war, hunger, autocracy', 'the first communist state'],
        ['1939–45', 'Second World War', 'Versailles, depression, fascism', 'United Nations; two superpowers'],
        [
          '1911 and 1949',
          'Chinese Revolutions',
          'foreign control, weak Manchus; then civil war',
          'a republic; then the People’s Republic',
        ],
        [
          '1947–91',
          'Cold War',
          'rivalry of the United States and the Soviet Union',
          'NATO, Warsaw Pact, wars by proxy',
        ],
      ],
      of: [BANK],
    },
    {
      title: 'Two unifications side by side',
      columns: ['Point', 'Italy', 'Germany'],
      rows: [
        ['Leading state', 'Piedmont-Sardinia', 'Prussia'],
        ['Thinker', 'Mazzini, Young Italy', 'the liberals of Frankfurt, 1848, who failed'],
        ['Statesman', 'Cavour', 'Bismarck: blood and iron'],
        ['Soldier', 'Garibaldi and the Red Shirts', 'Moltke'],
        ['King', 'Victor Emmanuel II, 1861', 'William I, emperor in 1871'],
        ['Last step', 'Rome, 1870', 'war with France, 1870–71'],
      ],
      of: [BANK],
    },
  ],
  tips: [
    about(
      'bank/europe-print-and-forests',
      'Years of nations: Vienna 1815, Greece 1832, Zollverein 1834, Frankfurt 1848, Italy 1861, Germany 1871.',
    ),
    about(BANK, '1776, 1789, 1917: America, France, Russia.'),
    about(BANK, 'Wars of Bismarck in order: Denmark 1864, Austria 1866, France 1870–71. Say DAF.'),
    about(
      BANK,
      'Russia had two revolutions in 1917: February (old calendar) ended the Tsar, October brought Lenin and the Bolsheviks.',
    ),
    about(
      TREATIES,
      'Five treaties closed the First World War in and near Paris: Versailles for Germany, St Germain for Austria, Neuilly for Bulgaria, Trianon for Hungary, Sèvres for Turkey, which Lausanne replaced.',
    ),
  ],
  mistakes: [
    about(
      'bank/europe-print-and-forests',
      'Mixing the first Forest Act of 1865 with that of 1878, which made reserved, protected and village forests.',
    ),
    about(BANK, 'Mixing the two Fourteen Points, of Wilson (1918) and of Jinnah (1929).'),
    about(
      BANK,
      'Taking the Declaration of Independence (1776) for the end of the American war: peace came with the Treaty of Paris of 1783.',
    ),
    about(
      TREATIES,
      'Mixing the Treaty of Rome of 1957 (European Economic Community) with Maastricht of 1992 (European Union).',
    ),
  ],
  advanced: [
    about(
      BANK,
      'Compare causes, not dates: debt broke the French king and the Tsar alike, and in both cases a lost or costly war came before the rising.',
    ),
    about(
      TREATIES,
      'Westphalia (1648) stands for the sovereign state, Vienna (1815) for the balance of power, Versailles (1919) for collective security that failed.',
    ),
  ],
  lists: {
    'bank/europe-print-and-forests':
      'These are the themes of the school books of classes IX and X: nations of Europe (Vienna 1815, Zollverein 1834, Frankfurt 1848, 1871), print (Gutenberg, Luther, Goa, Hickey), trade (Corn Laws, rinderpest, 1929, Bretton Woods), forests (Brandis, 1865, Bastar, Java) and herders (Bakarwals, Gaddis, Dhangars, Raikas, Maasai).',
    'bank/world-history':
      'Hang events on a line of time: Renaissance, Reformation, American, French and Industrial Revolutions, unifications of 1871, two World Wars, Russia 1917.',
    'facts/world-treaties':
      'Tie each treaty to its war: Westphalia to the Thirty Years’ War, Paris 1783 to American independence, Nanking to the First Opium War, Portsmouth to Russia and Japan, Brest-Litovsk and Versailles to the First World War. What ends no war founds a body: NATO, the Economic Community, the European Union.',
  },
})
