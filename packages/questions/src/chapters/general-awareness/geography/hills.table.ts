import { defineTable } from '../../../kit/facts/define-table.ts'

export const hills = defineTable({
  id: 'hills',
  about: 'hills of India',
  header: 'Hills',
  columns: {
    state: {
      header: 'State',
      kind: 'text',
      ask: ['In which state are the {name} mainly located?'],
      askBack: ['Which of the following hills are mainly in {value}?'],
      askNot: ['Which of the following hills are not in {value}?'],
      say: 'The {name} are mainly in {value}',
      namesOf: 'states',
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['hills'],
  parts: [
    {
      sources: ['NCERT Class XI India: Physical Environment', 'Oxford School Atlas'],
      rows: `
        1 | Garo hills | Meghalaya | north-east | Tura is their chief town.
        1 | Jaintia hills | Meghalaya | north-east | They lie east of Shillong.
        1 | Mishmi hills | Arunachal Pradesh | north-east | They lie in the valley of the Lohit.
        2 | Dafla hills | Arunachal Pradesh | north-east | They lie north of the Brahmaputra.
        2 | Mikir (Karbi) hills | Assam | north-east | They lie south of Kaziranga.
        2 | Lushai hills | Mizoram | north-east | They are also called the Mizo hills.
        1 | Rajmahal hills | Jharkhand | east | The Ganga turns around them.
        1 | Nallamala hills | Andhra Pradesh / Telangana | south | Srisailam lies in them.
        3 | Velikonda hills | Andhra Pradesh | south | They are a part of the Eastern Ghats.
        3 | Palkonda hills | Andhra Pradesh | south | They are a part of the Eastern Ghats.
        2 | Javadi hills | Tamil Nadu | south | They are known for sandalwood.
        2 | Shevaroy hills | Tamil Nadu | south | Yercaud lies in them.
        1 | Palani hills | Tamil Nadu | south | Kodaikanal lies in them.
        1 | Cardamom hills | Kerala / Tamil Nadu | south | They are also called the Ela hills.
        2 | Biligiriranga hills | Karnataka / Tamil Nadu | south | They join the Western and the Eastern Ghats.
        1 | Nandi hills | Karnataka | south | They lie near Bengaluru.
        1 | Mahadeo hills | Madhya Pradesh | central | Pachmarhi lies in them.
        1 | Maikal hills | Madhya Pradesh / Chhattisgarh | central | Amarkantak lies in them.
        1 | Ajanta hills | Maharashtra | west | Caves with paintings are cut into them.
        3 | Harishchandra hills | Maharashtra | west | They are a branch of the Sahyadri.
        3 | Balaghat hills of the Deccan | Maharashtra | west | They lie between the Godavari and the Bhima.
        2 | Girnar hills | Gujarat | west | They are holy to Jains.
        3 | Barda hills | Gujarat | west | They lie near Porbandar.
        1 | Gir hills | Gujarat | west | The Asiatic lion lives in them.
      `,
    },
  ],
})
