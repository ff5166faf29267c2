import { defineTable } from '../../../kit/facts/define-table.ts'

export const freedomMovement = defineTable({
  id: 'freedom-movement',
  about: 'the freedom movement',
  header: 'Event',
  columns: {
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['In which year did {name} take place?', '{name} took place in:'],
      askBack: ['Which of the following events took place in {value}?'],
      askNot: ['Which of the following events did not take place in {value}?'],
      say: '{name} took place in {value}',
      order: 'Arrange the following events of the freedom movement in chronological order',
      concepts: ['freedom-movement-in-order'],
    },
    phase: { header: 'Phase', kind: 'text' },
  },
  near: ['phase'],
  concepts: ['freedom-movement'],
  parts: [
    {
      sources: [
        "Bipan Chandra and others, India's Struggle for Independence",
        'NCERT Class VIII and XII History',
      ],
      rows: `
        1 revolt-of-1857 | the Revolt that began at Meerut | 1857 | early | Mangal Pandey had fired at Barrackpore in March.
        1 revolt-of-1857 | the reading of Queen Victoria's Proclamation | 1858 | early | The Crown took over from the Company.
        2 early-congress | the founding of the Indian Association | 1876 | early | Surendranath Banerjea founded it.
        1 vernacular-press-act, education-and-press | the passing of the Vernacular Press Act | 1878 | early | Lytton gagged Indian papers.
        1 ilbert-bill, early-congress | the Ilbert Bill controversy | 1883 | early | Ripon wanted Indian judges to try Europeans.
        1 early-congress | the founding of the Indian National Congress | 1885 | early | A. O. Hume brought its founders together.
        1 partition-of-bengal, swadeshi-movement | the Partition of Bengal | 1905 | swadeshi | Curzon carried it out.
        1 muslim-league | the founding of the Muslim League | 1906 | swadeshi | It was founded in Dhaka.
        1 surat-split, early-congress | the Surat split of the Congress | 1907 | swadeshi | Moderates and extremists parted.
        2 revolutionaries | the opening of the Alipore bomb case trial | 1908 | swadeshi | Aurobindo Ghosh was tried.
        1 morley-minto, constitutional-reforms | the passing of the Morley–Minto Reforms | 1909 | swadeshi | They brought separate electorates.
        1 partition-of-bengal, swadeshi-movement | the Delhi Durbar of George V | 1911 | swadeshi | The partition of Bengal was undone.
        2 ghadar-party, revolutionaries | the founding of the Ghadar Party | 1913 | war | Lala Har Dayal led it in San Francisco.
        2 komagata-maru, ghadar-party, revolutionaries | the Komagata Maru incident | 1914 | war | Sikhs were turned away from Vancouver.
        1 early-satyagrahas | Gandhi's return from South Africa | 1915 | war | Gokhale was his guide.
        1 lucknow-pact | the signing of the Lucknow Pact | 1916 | war | Congress and League came together.
        1 home-rule | the founding of the Home Rule Leagues | 1916 | war | Tilak and Annie Besant led them.
        1 champaran, early-satyagrahas, gandhian-movements | the Champaran Satyagraha | 1917 | gandhi | Indigo planters used the tinkathia system.
        1 kheda, early-satyagrahas, gandhian-movements | the Kheda Satyagraha | 1918 | gandhi | Crops had failed and taxes were asked.
        2 early-satyagrahas, gandhian-movements | the Ahmedabad mill strike led by Gandhi | 1918 | gandhi | Gandhi fasted for the first time in India.
        1 rowlatt-act, early-satyagrahas | the passing of the Rowlatt Act | 1919 | gandhi | It allowed arrest without trial.
        1 jallianwala-bagh, early-satyagrahas | the Jallianwala Bagh massacre | 1919 | gandhi | Dyer ordered the firing on 13 April.
        1 non-cooperation, gandhian-movements | the start of the Non-Cooperation Movement | 1920 | gandhi | The Nagpur session approved it.
        1 chauri-chaura, non-cooperation, gandhian-movements | the Chauri Chaura incident | 1922 | gandhi | Gandhi called off Non-Cooperation.
        1 swaraj-party | the founding of the Swaraj Party | 1923 / 1922 | gandhi | C. R. Das and Motilal Nehru led it.
        1 kakori, revolutionaries | the Kakori train action | 1925 | gandhi | Ram Prasad Bismil led it.
        2 freedom-movement | the founding of the RSS | 1925 | gandhi | K. B. Hedgewar founded it at Nagpur.
        1 simon-commission | the appointment of the Simon Commission | 1927 | gandhi | It had no Indian member.
        1 bardoli, early-satyagrahas, gandhian-movements | the Bardoli Satyagraha | 1928 | gandhi | Vallabhbhai Patel was called Sardar.
        1 nehru-report | the publication of the Nehru Report | 1928 | gandhi | It asked for dominion status.
        2 revolutionaries | the founding of the HSRA at Delhi | 1928 | gandhi | Chandrashekhar Azad and Bhagat Singh led it.
        1 purna-swaraj | the Purna Swaraj resolution of Lahore | 1929 | gandhi | Jawaharlal Nehru presided.
        1 bhagat-singh, revolutionaries | the Central Assembly bomb case | 1929 | gandhi | Bhagat Singh and B. K. Dutt threw them.
        1 dandi-march, civil-disobedience, gandhian-movements | the Dandi March from Sabarmati | 1930 | gandhi | It began at Sabarmati on 12 March.
        1 revolutionaries | the Chittagong Armoury Raid | 1930 | gandhi | Surya Sen led it.
        1 round-table-conference, civil-disobedience | the First Round Table Conference | 1930 | gandhi | The Congress stayed away.
        1 gandhi-irwin-pact, civil-disobedience | the signing of the Gandhi–Irwin Pact | 1931 | gandhi | Gandhi then went to London.
        1 bhagat-singh, revolutionaries | the execution of Bhagat Singh | 1931 | gandhi | He was hanged with Rajguru and Sukhdev in Lahore on 23 March.
        1 communal-award, civil-disobedience | the announcement of the Communal Award | 1932 | gandhi | Ramsay MacDonald gave it.
        1 poona-pact, civil-disobedience | the signing of the Poona Pact | 1932 | gandhi | Gandhi and Ambedkar agreed.
        2 freedom-movement | the founding of the Congress Socialist Party | 1934 | gandhi | Jayaprakash Narayan and Narendra Deva led it.
        1 constitutional-reforms | the Act that brought provincial autonomy | 1935 | gandhi | Much of the Constitution comes from it.
        2 tribal-and-peasant-movements | the founding of the All India Kisan Sabha | 1936 | gandhi | Sahajanand Saraswati presided.
        1 subhas-and-ina | the Haripura session of the Congress | 1938 | gandhi | Subhas Chandra Bose presided, and a planning committee was set up.
        1 subhas-and-ina | the founding of the Forward Bloc | 1939 | end | Subhas Chandra Bose founded it.
        1 august-offer | the announcement of the August Offer | 1940 | end | Linlithgow made it.
        1 august-offer | the start of the Individual Satyagraha | 1940 | end | Vinoba Bhave was the first.
        1 muslim-league | the passing of the Lahore Resolution | 1940 | end | It asked for separate states.
        1 cripps-mission | the visit of the Cripps Mission | 1942 | end | Gandhi called it a post-dated cheque.
        1 quit-india, gandhian-movements | the launch of the Quit India Movement | 1942 | end | The call was Do or Die.
        1 ina, subhas-and-ina | the formation of the Azad Hind Government | 1943 | end | It was formed at Singapore.
        1 independence-and-partition | the Simla Conference of Wavell | 1945 | end | They failed over League claims.
        1 ina, subhas-and-ina | the opening of the INA trials | 1945 | end | They were held in the Red Fort, and Bhulabhai Desai defended the officers.
        1 cabinet-mission, independence-and-partition | the visit of the Cabinet Mission | 1946 | end | Pethick-Lawrence led it.
        1 independence-and-partition | the Royal Indian Navy mutiny | 1946 | end | It began on HMIS Talwar in Bombay.
        1 muslim-league, independence-and-partition | the Direct Action Day of the League | 1946 | end | Calcutta saw great killing.
        1 independence-and-partition | the first sitting of the Constituent Assembly | 1946 | end | Sachchidananda Sinha presided first.
        1 mountbatten-plan, independence-and-partition | the announcement of the Mountbatten Plan | 1947 | end | It was announced on 3 June.
        1 independence-and-partition | the Indian Independence Act | 1947 | end | It received assent on 18 July.
      `,
    },
  ],
})
