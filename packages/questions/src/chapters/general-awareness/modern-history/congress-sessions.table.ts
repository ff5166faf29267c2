import { defineTable } from '../../../kit/facts/define-table.ts'

export const congressSessions = defineTable({
  id: 'congress-sessions',
  about: 'sessions of the Indian National Congress',
  header: 'Session of the Congress',
  columns: {
    president: {
      header: 'President',
      kind: 'text',
      ask: ['Who presided over the Congress session of {name}?'],
      askBack: ['Which of the following Congress sessions was presided over by {value}?'],
      say: 'The Congress session of {name} was presided over by {value}',
      weight: 2,
      concepts: ['congress-presidents'],
    },
    known: {
      header: 'Known for',
      kind: 'text',
      ask: ['The Congress session of {name} is known for:'],
      askBack: ['Which of the following Congress sessions is known for {value}?'],
      say: 'The Congress session of {name} is known for {value}',
      weight: 2,
    },
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  concepts: ['congress-sessions'],
  parts: [
    {
      sources: ['Spectrum, A Brief History of Modern India', 'Indian National Congress, list of sessions'],
      rows: `
        1 early-congress | 1885 (Bombay) | W. C. Bonnerjee | a gathering of 72 delegates | early | It met at the Gokuldas Tejpal Sanskrit College.
        1 early-congress | 1886 (Calcutta) | Dadabhai Naoroji | the first session under a Parsi president | early | He presided three times in all.
        1 early-congress | 1887 (Madras) | Badruddin Tyabji | the first Muslim president | early | He was a judge of Bombay.
        1 early-congress | 1888 (Allahabad) | George Yule | the first English president | early | He was a merchant.
        2 early-congress | 1896 (Calcutta) | Rahimtulla M. Sayani | the first singing of Vande Mataram | early | Rabindranath Tagore sang it.
        1 partition-of-bengal, swadeshi-movement | 1905 (Banaras) | Gopal Krishna Gokhale | formal support for Swadeshi against the partition of Bengal | early | It condemned Curzon.
        1 early-congress | 1906 (Calcutta) | Dadabhai Naoroji | the goal of Swaraj, for the first time | early | He was called the Grand Old Man of India.
        1 early-congress | 1907 (Surat) | Rash Behari Ghosh | the split of moderates and extremists | early | It was held on the Tapti.
        1 | 1911 (Calcutta) | Bishan Narayan Dar | the first singing of Jana Gana Mana | middle | It was on 27 December.
        1 lucknow-pact | 1916 (Lucknow) | Ambica Charan Mazumdar | the pact with the Muslim League | middle | The extremists came back.
        1 early-congress | 1917 (Calcutta) | Annie Besant | the first woman president | middle | She was of Irish descent.
        1 non-cooperation | 1920 (Nagpur) | C. Vijayaraghavachariar | a new constitution and approval of Non-Cooperation | middle | Linguistic committees were set up.
        2 swaraj-party | 1922 (Gaya) | C. R. Das | the birth of the Swaraj Party from its debates | middle | He resigned after it.
        1 | 1924 (Belgaum) | Mahatma Gandhi | the only session under Gandhi | middle | It is now Belagavi.
        1 | 1925 (Kanpur) | Sarojini Naidu | the first Indian woman president | middle | She was called the Nightingale of India.
        1 simon-commission | 1927 (Madras) | M. A. Ansari | the boycott of the Simon Commission | middle | Independence was mentioned too.
        2 nehru-report | 1928 (Calcutta) | Motilal Nehru | a year's notice for dominion status | middle | The first All India Youth Congress met.
        1 purna-swaraj | 1929 (Lahore) | Jawaharlal Nehru | the resolution of Purna Swaraj | late | The flag rose on the Ravi.
        1 sardar-patel, civil-disobedience | 1931 (Karachi) | Vallabhbhai Patel | resolutions on Fundamental Rights and economic policy | late | It approved the Gandhi–Irwin Pact.
        1 | 1936 (Faizpur, held in December) | Jawaharlal Nehru | the first session in a village | late | It took up agrarian demands.
        1 subhas-and-ina | 1938 (Haripura) | Subhas Chandra Bose | the setting up of a National Planning Committee | late | Nehru headed the committee.
        1 subhas-and-ina | 1939 (Tripuri) | Subhas Chandra Bose | the re-election of its president against the wish of Gandhi | late | Bose defeated Pattabhi Sitaramayya, resigned after the session, and Rajendra Prasad took his place.
        1 | 1940 (Ramgarh) | Maulana Abul Kalam Azad | the longest presidency before independence, up to 1946 | late | It lasted until 1946.
        1 independence-and-partition | 1946 (Meerut) | J. B. Kripalani | - | late | It was the last session before independence.
      `,
    },
  ],
})
