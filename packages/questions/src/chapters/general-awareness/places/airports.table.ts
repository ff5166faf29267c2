import { defineTable } from '../../../kit/facts/define-table.ts'

export const airports = defineTable({
  id: 'airports',
  about: 'airports of India',
  header: 'Airport',
  columns: {
    city: {
      header: 'Place',
      kind: 'text',
      // 'An airport of', since Goa has two; not 'serves', since Bagdogra is used by those who go to Gangtok as well.
      ask: ['Where is the {name} located?', 'The {name} is an airport of:'],
      askBack: ['Which of the following is an airport of {value}?'],
      say: 'The {name} is an airport of {value}',
    },
    region: {
      header: 'Region',
      kind: 'text',
    },
  },
  near: ['region'],
  concepts: ['airports'],
  parts: [
    {
      sources: ['Airports Authority of India', 'Ministry of Civil Aviation'],
      asOf: '2024-12',
      rows: `
        1 | Indira Gandhi International Airport | Delhi | North | It is the busiest of India.
        1 | Chhatrapati Shivaji Maharaj International Airport | Mumbai | West | Its older terminal is at Santacruz.
        1 | Netaji Subhas Chandra Bose International Airport | Kolkata | East | It is at Dum Dum.
        1 | Kempegowda International Airport | Bengaluru | South | He founded the city.
        1 | Rajiv Gandhi International Airport | Hyderabad | South | It is at Shamshabad.
        1 | Sardar Vallabhbhai Patel International Airport | Ahmedabad | West | It serves Gandhinagar too.
        1 | Lokpriya Gopinath Bordoloi International Airport | Guwahati | East | He was the first Chief Minister of Assam.
        1 | Biju Patnaik International Airport | Bhubaneswar | East | He was a pilot himself.
        1 | Jay Prakash Narayan International Airport | Patna | East | He led the Total Revolution.
        1 | Lal Bahadur Shastri International Airport | Varanasi | North | It is at Babatpur.
        1 | Chaudhary Charan Singh International Airport | Lucknow | North | It is at Amausi.
        1 | Sri Guru Ram Dass Jee International Airport | Amritsar | North | He founded the city.
        1 | Swami Vivekananda Airport | Raipur | Centre | He lived in the city as a boy.
        1 | Raja Bhoj Airport | Bhopal | Centre | He was a Paramara king.
        1 | Devi Ahilya Bai Holkar Airport | Indore | Centre | She ruled the Holkar state.
        1 | Dr Babasaheb Ambedkar International Airport | Nagpur | West | It is at Sonegaon.
        1 | Birsa Munda Airport | Ranchi | East | He led the Ulgulan.
        1 | Veer Savarkar International Airport | Port Blair / Sri Vijaya Puram | Islands | The city is now called Sri Vijaya Puram.
        1 | Maharana Pratap Airport | Udaipur | West | It is at Dabok.
        1 | Bir Tikendrajit International Airport | Imphal | East | He fought the British in 1891.
        2 | Maharaja Bir Bikram Airport | Agartala | East | He was the last ruling king of Tripura.
        2 | Kushok Bakula Rimpochee Airport | Leh | North | He was a lama and envoy.
        2 | Sheikh ul-Alam International Airport | Srinagar | North | It is named after Nund Rishi.
        2 | Rajmata Vijaya Raje Scindia Airport | Gwalior | Centre | She was of its ruling house.
        2 | Dumna Airport | Jabalpur | Centre | It is in Madhya Pradesh.
        2 | Shaheed Bhagat Singh International Airport | Chandigarh | North | It was named after him in 2022.
        2 | Maharishi Valmiki International Airport | Ayodhya | North | It was opened in December 2023.
        2 | Bagdogra Airport | Siliguri | East | It serves Darjeeling too.
        2 | Jolly Grant Airport | Dehradun | North | It serves Rishikesh too.
        2 | Gaggal Airport | Kangra / Dharamshala | North | It serves Dharamshala too.
        2 | Lengpui Airport | Aizawl | East | It has a table-top runway.
        2 | Pakyong Airport | Gangtok | East | It was opened in 2018.
        2 | Donyi Polo Airport | Itanagar | East | It was opened in 2022.
        2 | Manohar International Airport | Goa | West | It is at Mopa and was opened in 2022.
        2 | Dabolim Airport | Goa | West | The Navy owns it.
        2 | Mohanbari Airport | Dibrugarh | East | It is in Upper Assam.
        2 | Rowriah Airport | Jorhat | East | It is in Assam.
        2 | Birsi Airport | Gondia | West | It has a school for pilots.
        2 | Meenambakkam Airport | Chennai | South | Its terminals were named Kamaraj and Anna.
        2 | Bhuntar Airport | Kullu | North | It serves Manali too.
        2 | Kazi Nazrul Islam Airport | Durgapur / Asansol | East | It is at Andal.
      `,
    },
  ],
})
