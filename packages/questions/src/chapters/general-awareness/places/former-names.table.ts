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
  },
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
        1 | Myanmar | Burma | country | The name changed in 1989.
        1 | Sri Lanka | Ceylon | country | The name changed in 1972.
        1 | Thailand | Siam | country | The name changed in 1939.
        1 | Iran | Persia | country | The name changed in 1935.
        1 | Bangladesh | East Pakistan / East Bengal | country | It became free in 1971.
        1 | Zimbabwe | Southern Rhodesia | country | It became free in 1980.
        1 | Zambia | Northern Rhodesia | country | It became free in 1964.
        1 | Ghana | Gold Coast | country | It became free in 1957.
        1 | Ethiopia | Abyssinia | country | It was never a colony for long.
        1 | Cambodia | Kampuchea | country | That was its name from 1975 to 1989.
        2 | Malawi | Nyasaland | country | It became free in 1964.
        2 | Botswana | Bechuanaland | country | It became free in 1966.
        2 | Lesotho | Basutoland | country | It became free in 1966.
        2 | Burkina Faso | Upper Volta | country | The name changed in 1984.
        2 | Benin | Dahomey | country | The name changed in 1975.
        2 | Namibia | South West Africa | country | It became free in 1990.
        2 | Tanzania | Tanganyika and Zanzibar | country | They joined in 1964.
        2 | Mali | French Sudan | country | It became free in 1960.
        2 | Suriname | Dutch Guiana | country | It became free in 1975.
        2 | Guyana | British Guiana | country | It became free in 1966.
        2 | Belize | British Honduras | country | The name changed in 1973.
        2 | Indonesia | Dutch East Indies | country | It declared itself free in 1945.
        2 | Vanuatu | New Hebrides | country | It became free in 1980.
        2 | Kiribati | Gilbert Islands | country | It became free in 1979.
        2 | Tuvalu | Ellice Islands | country | It became free in 1978.
        2 | Djibouti | French Somaliland | country | It became free in 1977.
        2 | Iraq | Mesopotamia | country | The land lies between two rivers.
        1 | Eswatini | Swaziland | country | The name changed in 2018.
        1 | North Macedonia | Macedonia | country | The name changed in 2019.
        1 | Democratic Republic of the Congo | Zaire | country | That was its name from 1971 to 1997.
        1 | Taiwan | Formosa | country | Portuguese sailors gave the old name.
        1 | Mumbai | Bombay | city | The name changed in 1995.
        1 | Chennai | Madras | city | The name changed in 1996.
        1 | Kolkata | Calcutta | city | The name changed in 2001.
        1 | Bengaluru | Bangalore | city | The name changed in 2014.
        1 | Puducherry | Pondicherry | city | The name changed in 2006.
        1 | Thiruvananthapuram | Trivandrum | city | The name changed in 1991.
        1 | Prayagraj | Allahabad | city | The name changed in 2018.
        1 | Varanasi | Banaras / Kashi | city | It lies between the Varuna and the Assi.
        1 | Vadodara | Baroda | city | The Gaekwads ruled there.
        1 | Kochi | Cochin | city | The name changed in 1996.
        1 | Kozhikode | Calicut | city | Vasco da Gama landed near it.
        1 | Thanjavur | Tanjore | city | The Cholas ruled from it.
        2 | Tiruchirappalli | Trichinopoly | city | It is on the Kaveri.
        1 | Mysuru | Mysore | city | The name changed in 2014.
        2 | Vijayapura | Bijapur | city | The name changed in 2014.
        2 | Kalaburagi | Gulbarga | city | The name changed in 2014.
        1 | Mangaluru | Mangalore | city | The name changed in 2014.
        2 | Shivamogga | Shimoga | city | The name changed in 2014.
        1 | Kanpur | Cawnpore | city | It is on the Ganga.
        1 | Jabalpur | Jubbulpore | city | It is on the Narmada.
        1 | Visakhapatnam | Waltair / Vizagapatam | city | It is a port of Andhra Pradesh.
        2 | Kanchipuram | Conjeevaram | city | The Pallavas ruled from it.
        2 | Alappuzha | Alleppey | city | It is called the Venice of the East.
        1 | Kollam | Quilon | city | It was an old port.
        1 | Thrissur | Trichur | city | It is known for the Pooram.
        1 | Palakkad | Palghat | city | It lies in a gap of the Western Ghats.
        1 | Kannur | Cannanore | city | It is in north Kerala.
        2 | Udhagamandalam | Ootacamund | city | It is in the Nilgiris.
        1 | Guwahati | Gauhati | city | It is on the Brahmaputra.
        1 | Patna | Pataliputra / Azimabad | city | The Mauryas ruled from it.
        2 | Narmadapuram | Hoshangabad | city | The name changed in 2022.
        1 | Beijing | Peking | world city | It means northern capital.
        1 | Istanbul | Constantinople / Byzantium | world city | The Ottomans took it in 1453.
        1 | Ho Chi Minh City | Saigon | world city | The name changed in 1976.
        1 | Tokyo | Edo | world city | The name changed in 1868.
        1 | St Petersburg | Leningrad / Petrograd | world city | The old name came back in 1991.
        2 | Volgograd | Stalingrad | world city | The name changed in 1961.
        2 | Jakarta | Batavia | world city | The Dutch gave the old name.
        2 | Harare | Salisbury | world city | The name changed in 1982.
        1 | Yangon | Rangoon | world city | The name changed in 1989.
        2 | Oslo | Christiania | world city | The name changed in 1925.
        2 | Maputo | Lourenco Marques | world city | The name changed in 1976.
        2 | Kinshasa | Leopoldville | world city | The name changed in 1966.
        2 | Banjul | Bathurst | world city | The name changed in 1973.
        2 | New York | New Amsterdam | world city | The name changed in 1664.
      `,
    },
  ],
})
