import { defineTable } from '../../../kit/facts/define-table.ts'

export const straits = defineTable({
  id: 'straits',
  about: 'straits and canals',
  header: 'Strait or canal',
  columns: {
    joins: {
      header: 'Connects',
      kind: 'text',
      ask: ['Which water bodies does the {name} connect?', 'The {name} connects:'],
      askBack: ['Which of the following connects {value}?'],
      say: 'The {name} connects {value}',
      concepts: ['straits-joining'],
    },
    parts: {
      header: 'Separates',
      kind: 'text',
      ask: ['The {name} separates:'],
      askBack: ['Which of the following separates {value}?'],
      say: 'The {name} separates {value}',
      concepts: ['straits-separating'],
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['straits'],
  parts: [
    {
      sources: ['NCERT and Oxford School Atlas', 'Encyclopaedia Britannica'],
      rows: `
        1 palk-strait | Palk Strait | - | India and Sri Lanka | Asia | Adam's Bridge lies at its south end.
        1 | Strait of Malacca | the Andaman Sea and the South China Sea | Sumatra and the Malay Peninsula | Asia | It is one of the busiest sea lanes.
        1 | Strait of Hormuz | the Persian Gulf and the Gulf of Oman | Iran and Oman | Asia | Much of the world's oil passes through it.
        1 | Bab-el-Mandeb | the Red Sea and the Gulf of Aden | Yemen and Djibouti | Asia | Its name means gate of tears.
        1 | Strait of Gibraltar | the Atlantic Ocean and the Mediterranean Sea | Spain and Morocco | Europe | It is called the key of the Mediterranean.
        1 | Bosporus | the Black Sea and the Sea of Marmara | the European and the Asian part of Istanbul | Europe | Istanbul lies on both its shores.
        1 | Dardanelles | the Sea of Marmara and the Aegean Sea | Gallipoli and Anatolia | Europe | It was called the Hellespont.
        1 | Strait of Dover | the English Channel and the North Sea | England and France | Europe | The Channel Tunnel runs near it.
        1 | Bering Strait | - | Alaska and Siberia | America | The International Date Line runs through it.
        1 | Sunda Strait | the Java Sea and the Indian Ocean | Java and Sumatra | Asia | The volcano Krakatoa stands in it.
        2 | Lombok Strait | the Bali Sea and the Indian Ocean | Bali and Lombok | Asia | The Wallace line runs through it.
        2 | Makassar Strait | the Celebes Sea and the Java Sea | Borneo and Sulawesi | Asia | It is deep and wide.
        1 | Taiwan Strait | the South China Sea and the East China Sea | - | Asia | It is also called the Formosa Strait.
        2 | Korea Strait | the East China Sea and the Sea of Japan | - | Asia | The island Tsushima lies in it.
        2 | Torres Strait | the Arafura Sea and the Coral Sea | Australia and New Guinea | Asia | It is shallow and full of reefs.
        2 | Bass Strait | - | Australia and Tasmania | Asia | It was dry land in the ice age.
        2 | Cook Strait | the Tasman Sea and the South Pacific | the North and the South Island of New Zealand | Asia | Wellington lies on it.
        2 | Strait of Magellan | the South Atlantic and the South Pacific / the Atlantic and the Pacific | the mainland of South America and Tierra del Fuego | America | Magellan passed it in 1520.
        2 | Mozambique Channel | - | Madagascar and the mainland of Africa | Asia | The Comoros lie at its north end.
        2 | Davis Strait | Baffin Bay and the Labrador Sea | Greenland and Baffin Island | America | It was named after an English sailor.
        2 | Hudson Strait | - | Baffin Island and Quebec | America | It is frozen for many months.
        2 | Yucatán Channel | the Gulf of Mexico and the Caribbean Sea | Mexico and Cuba | America | The Gulf Stream begins beyond it.
        2 | Strait of Florida | the Gulf of Mexico and the Atlantic Ocean | - | America | It is about 150 km wide.
        2 | Strait of Messina | the Tyrrhenian Sea and the Ionian Sea | Sicily and mainland Italy | Europe | It is known from the tales of Ulysses.
        2 | Strait of Otranto | the Adriatic Sea and the Ionian Sea | Italy and Albania | Europe | It is about 72 km wide.
        2 | Eight Degree Channel | - | Minicoy and the Maldives | Asia | It is named after its latitude.
        2 | Ten Degree Channel | the Bay of Bengal and the Andaman Sea | the Andaman and the Nicobar Islands | Asia | It is named after its latitude.
        1 suez-and-panama | Suez Canal | the Mediterranean Sea and the Red Sea | Sinai and the rest of Egypt | Asia | It was opened in 1869.
        1 suez-and-panama | Panama Canal | the Atlantic and the Pacific / the Caribbean Sea and the Gulf of Panama | - | America | It was opened in 1914.
        2 | Kiel Canal | the North Sea and the Baltic Sea | Jutland and the rest of Germany | Europe | It was opened in 1895.
      `,
    },
  ],
})
