import { defineTable } from '../../../kit/facts/define-table.ts'

export const lakes = defineTable({
  id: 'lakes',
  about: 'lakes of India',
  header: 'Lake',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: ['In which state or union territory is {name} located?', 'Where is {name} located?'],
      askBack: ['Which of the following lakes is located in {value}?'],
      askNot: ['Which of the following lakes is not located in {value}?'],
      say: '{name} is located in {value}',
      namesOf: 'states',
      concepts: ['lakes-and-states'],
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['lakes'],
  parts: [
    {
      sources: [
        'NCERT Class IX Contemporary India, Drainage',
        'Oxford School Atlas; Ministry of Environment, wetlands of India',
      ],
      rows: `
        1 | Wular Lake | Jammu and Kashmir | north | It is one of the largest freshwater lakes of India.
        1 | Dal Lake | Jammu and Kashmir | north | It is known for houseboats.
        2 | Manasbal Lake | Jammu and Kashmir | north | It lies in the Jhelum valley.
        2 | Nigeen Lake | Jammu and Kashmir | north | It is joined to the Dal.
        1 | Pangong Tso | Ladakh | north | A part of it lies in Tibet.
        1 | Tso Moriri Lake | Ladakh | north | It is a Ramsar site.
        2 | Suraj Tal | Himachal Pradesh | north | It lies below Bara-lacha La.
        1 | Renuka Lake | Himachal Pradesh | north | It is a small Ramsar site.
        2 | Rewalsar Lake | Himachal Pradesh | north | It is holy to three faiths.
        1 | Naini Lake | Uttarakhand | north | A hill town stands around it.
        1 | Bhimtal | Uttarakhand | north | It has an island.
        1 | Roopkund | Uttarakhand | north | It is known for skeletons.
        1 | Sukhna Lake | Chandigarh | north | It was made by Le Corbusier's team.
        2 | Badkhal Lake | Haryana | north | It lies in Faridabad.
        1 | Sambhar Salt Lake | Rajasthan | west | It is the largest inland salt lake of India.
        1 | Pichola Lake | Rajasthan | west | A palace stands in it.
        1 | Pushkar Lake | Rajasthan | west | A Brahma temple stands by it.
        2 | Dhebar (Jaisamand) Lake | Rajasthan | west | It was made in the seventeenth century.
        2 | Ana Sagar | Rajasthan | west | It lies in Ajmer.
        2 | Nakki Lake | Rajasthan | west | It lies at Mount Abu.
        2 | Fateh Sagar | Rajasthan | west | It lies in Udaipur.
        2 | Pachpadra Lake | Rajasthan | west | It gives salt.
        1 | Nal Sarovar | Gujarat | west | It is known for birds.
        2 | Kankaria Lake | Gujarat | west | It lies in Ahmedabad.
        1 | Lonar Crater Lake | Maharashtra | west | A meteorite made it.
        2 | Powai Lake | Maharashtra | west | It lies in Mumbai.
        2 | Shivaji Sagar (Koyna) | Maharashtra | west | A dam made it.
        1 | Upper Lake (Bhojtal) | Madhya Pradesh | central | Raja Bhoja made it.
        1 chilika-lake | Chilika | Odisha | east | It is the largest coastal lagoon of India.
        1 loktak-lake | Loktak | Manipur | north-east | It has floating phumdis.
        1 | Umiam Lake | Meghalaya | north-east | It lies near Shillong.
        1 | Tsomgo (Changu) Lake | Sikkim | north-east | It lies near Nathu La.
        2 | Gurudongmar Lake | Sikkim | north-east | It is one of the highest lakes of India.
        2 | Khecheopalri Lake | Sikkim | north-east | It is a wishing lake.
        1 | Rudrasagar | Tripura | north-east | The palace Neermahal stands in it.
        2 | Tam Dil | Mizoram | north-east | It is a holiday place.
        2 | Palak Dil | Mizoram | north-east | It is the largest lake of its state.
        2 | Chandubi Lake | Assam | north-east | An earthquake made it.
        2 | Haflong Lake | Assam | north-east | It lies in Dima Hasao.
        1 | Hussain Sagar | Telangana | south | It parts Hyderabad from Secunderabad.
        2 | Osman Sagar | Telangana | south | It gives water to Hyderabad.
        1 | Kolleru | Andhra Pradesh | south | It is a large freshwater lake.
        1 | Pulicat Lake | Andhra Pradesh / Tamil Nadu | south | It is the second largest lagoon; Sriharikota lies beside it.
        1 | Vembanad Lake | Kerala | south | It is the longest lake of India.
        1 | Ashtamudi Lake | Kerala | south | It has eight arms.
        2 | Sasthamkotta | Kerala | south | It is the largest freshwater lake of its state.
        2 | Pookode Lake | Kerala | south | It lies in Wayanad.
        1 | Ooty Lake | Tamil Nadu | south | John Sullivan made it.
        2 | Kodaikanal Lake | Tamil Nadu | south | It has the form of a star.
        2 | Veeranam Lake | Tamil Nadu | south | It gives water to Chennai.
        2 | Chembarambakkam Lake | Tamil Nadu | south | The Adyar rises from it.
        2 | Ulsoor Lake | Karnataka | south | It lies in Bengaluru.
        2 | Bellandur Lake | Karnataka | south | Its foam caught fire.
        2 | Kanwar (Kabar Taal) | Bihar | east | It is an oxbow lake.
        2 | Govind Ballabh Pant Sagar | Uttar Pradesh / Madhya Pradesh | north | The Rihand dam made it.
        2 | Ramgarh Tal | Uttar Pradesh | north | It lies in Gorakhpur.
      `,
    },
  ],
})
