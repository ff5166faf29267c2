import { defineTable } from '../../../kit/facts/define-table.ts'

export const formerNames = defineTable({
  id: 'former-names',
  about: 'places and their former names',
  header: 'Present name',
  columns: {
    former: {
      header: 'Former name',
      kind: 'text',
      ask: ['What was the former name of {name}?', '{name} was formerly known as:'],
      askBack: ['What is the present name of {value}?'],
      say: '{name} was formerly called {value}',
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: { country: 'former-names-of-countries' },
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  alike: ['kind'],
  lookalikes: ['Kanpur', 'Bangalore'],
  concepts: ['former-names'],
  parts: [
    {
      sources: [
        'United Nations Group of Experts on Geographical Names',
        'Survey of India; Encyclopaedia Britannica',
      ],
      asOf: '2024-06',
      rows: `
        1 | Myanmar | Burma | country | Asia | The name changed in 1989.
        1 | Sri Lanka | Ceylon | country | Asia | The name changed in 1972.
        1 | Thailand | Siam | country | Asia | The name changed in 1939.
        1 | Iran | Persia | country | Asia | The name changed in 1935.
        1 | Bangladesh | East Pakistan / East Bengal | country | Asia | It became free in 1971.
        1 | Zimbabwe | Southern Rhodesia | country | Africa | It became free in 1980.
        1 | Zambia | Northern Rhodesia | country | Africa | It became free in 1964.
        1 | Ghana | Gold Coast | country | Africa | It became free in 1957.
        1 | Ethiopia | Abyssinia | country | Africa | It was never a colony for long.
        1 | Cambodia | Kampuchea | country | Asia | That was its name from 1975 to 1989.
        2 | Malawi | Nyasaland | country | Africa | It became free in 1964.
        2 | Botswana | Bechuanaland | country | Africa | It became free in 1966.
        2 | Lesotho | Basutoland | country | Africa | It became free in 1966.
        2 | Burkina Faso | Upper Volta | country | Africa | The name changed in 1984.
        2 | Benin | Dahomey | country | Africa | The name changed in 1975.
        2 | Namibia | South West Africa | country | Africa | It became free in 1990.
        2 | Tanzania | Tanganyika and Zanzibar | country | Africa | They joined in 1964.
        2 | Mali | French Sudan | country | Africa | It became free in 1960.
        2 | Suriname | Dutch Guiana | country | elsewhere | It became free in 1975.
        2 | Guyana | British Guiana | country | elsewhere | It became free in 1966.
        2 | Belize | British Honduras | country | elsewhere | The name changed in 1973.
        2 | Indonesia | Dutch East Indies | country | Asia | It declared itself free in 1945.
        2 | Vanuatu | New Hebrides | country | elsewhere | It became free in 1980.
        2 | Kiribati | Gilbert Islands | country | elsewhere | It became free in 1979.
        2 | Tuvalu | Ellice Islands | country | elsewhere | It became free in 1978.
        2 | Djibouti | French Somaliland | country | Africa | It became free in 1977.
        2 | Iraq | Mesopotamia | country | Asia | The land lies between two rivers.
        1 | Eswatini | Swaziland | country | Africa | The name changed in 2018.
        1 | North Macedonia | Macedonia | country | elsewhere | The name changed in 2019.
        1 | Democratic Republic of the Congo | Zaire | country | Africa | That was its name from 1971 to 1997.
        1 | Taiwan | Formosa | country | Asia | Portuguese sailors gave the old name.
        1 | Mumbai | Bombay | city | north | The name changed in 1995.
        1 | Chennai | Madras | city | south | The name changed in 1996.
        1 | Kolkata | Calcutta | city | north | The name changed in 2001.
        1 | Bengaluru | Bangalore | city | south | The name changed in 2014.
        1 | Puducherry | Pondicherry | city | south | The name changed in 2006.
        1 | Thiruvananthapuram | Trivandrum | city | south | The name changed in 1991.
        1 | Prayagraj | Allahabad | city | north | The name changed in 2018.
        1 | Varanasi | Banaras / Kashi | city | north | It lies between the Varuna and the Assi.
        1 | Vadodara | Baroda | city | north | The Gaekwads ruled there.
        1 | Kochi | Cochin | city | south | The name changed in 1996.
        1 | Kozhikode | Calicut | city | south | Vasco da Gama landed near it.
        1 | Thanjavur | Tanjore | city | south | The Cholas ruled from it.
        2 | Tiruchirappalli | Trichinopoly | city | south | It is on the Kaveri.
        1 | Mysuru | Mysore | city | south | The name changed in 2014.
        2 | Vijayapura | Bijapur | city | south | The name changed in 2014.
        2 | Kalaburagi | Gulbarga | city | south | The name changed in 2014.
        1 | Mangaluru | Mangalore | city | south | The name changed in 2014.
        1 | Shivamogga | Shimoga | city | south | The name changed in 2014.
        1 | Kanpur | Cawnpore | city | north | It is on the Ganga.
        1 | Jabalpur | Jubbulpore | city | north | It is on the Narmada.
        1 | Visakhapatnam | Waltair / Vizagapatam | city | south | It is a port of Andhra Pradesh.
        2 | Kanchipuram | Conjeevaram | city | south | The Pallavas ruled from it.
        1 | Alappuzha | Alleppey | city | south | It is called the Venice of the East.
        1 | Kollam | Quilon | city | south | It was an old port.
        1 | Thrissur | Trichur | city | south | It is known for the Pooram.
        1 | Palakkad | Palghat | city | south | It lies in a gap of the Western Ghats.
        1 | Kannur | Cannanore | city | south | It is in north Kerala.
        2 | Udhagamandalam | Ootacamund | city | south | It is in the Nilgiris.
        1 | Guwahati | Gauhati | city | north | It is on the Brahmaputra.
        1 | Patna | Pataliputra / Azimabad | city | north | The Mauryas ruled from it.
        2 | Narmadapuram | Hoshangabad | city | north | The name changed in 2022.
        1 | Beijing | Peking | world city | world | It means northern capital.
        1 | Istanbul | Constantinople / Byzantium | world city | world | The Ottomans took it in 1453.
        1 | Ho Chi Minh City | Saigon | world city | world | The name changed in 1976.
        1 | Tokyo | Edo | world city | world | The name changed in 1868.
        1 | St Petersburg | Leningrad / Petrograd | world city | world | The old name came back in 1991.
        2 | Volgograd | Stalingrad | world city | world | The name changed in 1961.
        2 | Jakarta | Batavia | world city | world | The Dutch gave the old name.
        2 | Harare | Salisbury | world city | world | The name changed in 1982.
        1 | Yangon | Rangoon | world city | world | The name changed in 1989.
        2 | Oslo | Christiania | world city | world | The name changed in 1925.
        2 | Maputo | Lourenco Marques | world city | world | The name changed in 1976.
        2 | Kinshasa | Leopoldville | world city | world | The name changed in 1966.
        2 | Banjul | Bathurst | world city | world | The name changed in 1973.
        1 | New York | New Amsterdam | world city | world | The name changed in 1664.
      `,
    },
  ],
})
