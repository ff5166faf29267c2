import { defineTable } from '../../../kit/facts/define-table.ts'

export const viceroys = defineTable({
  id: 'viceroys',
  about: 'Governors-General and Viceroys',
  header: 'Governor-General or Viceroy',
  columns: {
    deed: {
      header: 'Known for',
      kind: 'text',
      ask: [
        'With which of the following is {name} associated?',
        'Which of the following is associated with the period of {name}?',
      ],
      askBack: [
        'Which of the following Governors-General or Viceroys is associated with {value}?',
        '{value} is associated with the period of which of the following?',
      ],
      say: '{name} is associated with {value}',
      weight: 2,
      concepts: ['deeds-of-viceroys'],
    },
    event: {
      header: 'Event of the tenure',
      kind: 'text',
      ask: ['Which of the following is associated with the tenure of {name}?'],
      askBack: ['Which of the following Governors-General or Viceroys was in office at the time of {value}?'],
      say: '{name} was in office at the time of {value}',
    },
    start: {
      header: 'Took office in',
      kind: 'year',
      ask: ['In which year did {name} take office as Governor-General or Viceroy?'],
      say: '{name} took office in {value}',
      order: 'Arrange the following in the order in which they first took office',
      concepts: ['viceroys-in-order'],
    },
    era: { header: 'Era', kind: 'text' },
    half: { header: 'Half of the era', kind: 'text' },
  },
  near: ['half'],
  alike: ['era'],
  concepts: ['governors-general'],
  parts: [
    {
      sources: ['Bipan Chandra, History of Modern India', 'Spectrum, A Brief History of Modern India'],
      rows: `
        1 | Warren Hastings | the Regulating Act and the founding of the Asiatic Society of Bengal | the end of the Dual Government in Bengal | - | company | first | He was impeached and acquitted.
        1 | Lord Cornwallis | the Permanent Settlement of Bengal | the Third Anglo-Mysore War | 1786 | company | first | He is called the father of civil services in India.
        2 | Sir John Shore | the policy of non-intervention | the Battle of Kharda | 1793 | company | first | Kharda was fought in his time.
        1 | Lord Wellesley | the Subsidiary Alliance | the founding of Fort William College | 1798 | company | first | Hyderabad signed it first.
        2 | Lord Minto I | the Treaty of Amritsar with Ranjit Singh | - | 1807 | company | first | It was signed in 1809.
        1 | Lord Hastings | the end of the Peshwaship | the Anglo-Nepalese War | 1813 | company | first | The war with Nepal was fought too.
        2 | Lord Amherst | the First Anglo-Burmese War | the Barrackpore mutiny of 1824 | 1823 | company | second | Arakan and Tenasserim were taken.
        1 | Lord William Bentinck | the abolition of sati | the suppression of thuggee | 1828 | company | second | English education followed Macaulay's Minute.
        1 | Charles Metcalfe | the removal of restrictions on the press in 1835 | - | 1835 | company | second | He is called the liberator of the Indian press.
        2 | Lord Auckland | the First Anglo-Afghan War | - | 1836 | company | second | It was a disaster.
        2 | Lord Ellenborough | the annexation of Sindh / the First Anglo-Afghan War | - | 1842 | company | second | Charles Napier did it in 1843.
        2 | Lord Hardinge I | the First Anglo-Sikh War | - | 1844 | company | second | It ended at Sobraon.
        1 | Lord Dalhousie | the Doctrine of Lapse | the first passenger railway of India | 1848 | company | second | The first railway ran in 1853.
        1 | Lord Canning | the Revolt of 1857 | the founding of the first three universities | 1856 | crown | first | He became the first Viceroy.
        2 | Lord Lawrence | - | the Bhutan War of 1864–65 | 1864 | crown | first | He followed masterly inactivity.
        1 | Lord Mayo | the first census attempt of 1872 | - | 1869 | crown | first | Mayo College at Ajmer is named after him. A convict killed him in the Andamans.
        2 | Lord Northbrook | the visit of the Prince of Wales in 1875 / the first census attempt of 1872 | - | 1872 | crown | first | He resigned over Afghanistan.
        1 | Lord Lytton | the passing of the Vernacular Press Act | the Delhi Durbar of 1877 | 1876 | crown | first | He held the Delhi Durbar of 1877.
        1 | Lord Ripon | the resolution of 1882 on local self-government | the Ilbert Bill controversy | 1880 | crown | first | The Hunter Commission sat in his time.
        1 | Lord Dufferin | the founding of the Indian National Congress | the Third Anglo-Burmese War | 1884 | crown | first | He called it a microscopic minority.
        2 | Lord Lansdowne | the Durand Line | the second Factory Act of 1891 | 1888 | crown | first | It was drawn in 1893.
        2 | Lord Elgin II | the murder of two officers by the Chapekar brothers | - | 1894 | crown | first | There was plague in Poona.
        1 | Lord Curzon | the partition of Bengal | the Ancient Monuments Preservation Act | 1899 | crown | first | He also guarded old monuments.
        1 | Lord Minto II | the grant of separate electorates to Muslims | the founding of the Muslim League | 1905 | crown | second | The reforms came in 1909.
        1 | Lord Hardinge II | the moving of the capital to Delhi | the Delhi Durbar of 1911 | 1910 | crown | second | A bomb was thrown at him.
        1 | Lord Chelmsford | the Jallianwala Bagh massacre | the Rowlatt Act | 1916 | crown | second | Dyarchy came in the provinces.
        1 | Lord Reading | the Chauri Chaura incident | the Kakori train action | 1921 | crown | second | The Prince of Wales was met by hartals.
        1 | Lord Irwin | the Dandi March | the First Round Table Conference | 1926 | crown | second | He made a pact with Gandhi.
        1 | Lord Willingdon | the Communal Award | the Poona Pact | 1931 | crown | second | The Poona Pact followed.
        1 | Lord Linlithgow | the Cripps Mission | the Quit India Movement | 1936 | crown | second | He was the longest-serving Viceroy.
        1 | Lord Wavell | the Cabinet Mission | the Royal Indian Navy mutiny | 1943 | crown | second | The Simla Conference failed under him.
        1 | Lord Mountbatten | the partition of India | the Indian Independence Act | 1947 | crown | second | He was the last Viceroy.
        1 | C. Rajagopalachari | the police action in Hyderabad | - | 1948 | crown | second | He was the only Indian Governor-General.
      `,
    },
  ],
})
