import { defineTable } from '../../../kit/facts/define-table.ts'

export const olympics = defineTable({
  id: 'olympics',
  about: 'the Summer Olympic Games',
  header: 'Summer Olympics of',
  columns: {
    city: {
      header: 'Host city',
      kind: 'text',
      ask: [
        'Which city hosted the Summer Olympics of {name}?',
        'Where were the Summer Olympics of {name} held?',
      ],
      askBack: ['In which of the following years did {value} host the Summer Olympics?'],
      say: 'The Summer Olympics of {name} were held in {value}',
      weight: 2,
      concepts: ['olympic-hosts'],
    },
    country: {
      header: 'Country',
      kind: 'text',
      ask: ['In which country were the Summer Olympics of {name} held?'],
      say: 'The Summer Olympics of {name} were held in {value}',
    },
    event: {
      header: 'Event',
      kind: 'text',
      askBack: ['{value} at the Summer Olympics of which of the following years?'],
      say: '{value} at the Summer Olympics of {name}',
      weight: 2,
    },
  },
  concepts: ['olympics'],
  parts: [
    {
      sources: ['International Olympic Committee, Olympic Games', 'Encyclopaedia Britannica'],
      rows: `
        1 | 1896 | Athens | Greece | Spyridon Louis won the marathon | They were the first modern Games.
        2 | 1900 | Paris | France | Norman Pritchard won two silver medals | Women took part for the first time.
        2 | 1904 | St Louis | the United States | Boxing was held for the first time | They were the first Games outside Europe.
        2 | 1908 | London | the United Kingdom | Figure skating was held for the first time | They were first given to Rome.
        2 | 1912 | Stockholm | Sweden | Jim Thorpe won the pentathlon and the decathlon | Japan took part for the first time.
        2 | 1920 | Antwerp | Belgium | The Olympic flag was flown for the first time | The athletes’ oath was taken for the first time.
        2 | 1924 | Paris | France | Paavo Nurmi won five gold medals | The motto Citius, Altius, Fortius was introduced.
        1 | 1928 | Amsterdam | the Netherlands | India won its first gold medal in hockey | Dhyan Chand was the top scorer in hockey.
        2 | 1932 | Los Angeles | the United States | India won its second gold medal in hockey | Dhyan Chand and his brother Roop Singh scored most of the goals.
        1 | 1936 | Berlin | Germany | Jesse Owens won four gold medals | The torch relay was run for the first time.
        1 | 1948 | London | the United Kingdom | Free India won its first gold medal in hockey | India beat Great Britain in the hockey final.
        2 | 1952 | Helsinki | Finland | K. D. Jadhav won bronze in wrestling | K. D. Jadhav was the first individual medallist of free India.
        2 | 1956 | Melbourne | Australia | India came fourth in football | They were the first in the southern hemisphere.
        2 | 1960 | Rome | Italy | Milkha Singh came fourth over 400 m | Abebe Bikila won the marathon barefoot.
        1 | 1964 | Tokyo | Japan | India won back the hockey gold that Pakistan had taken | They were the first in Asia.
        2 | 1968 | Mexico City | Mexico | Bob Beamon jumped 8.90 m | They were the first in Latin America.
        2 | 1972 | Munich | West Germany / Germany | Mark Spitz won seven gold medals | Mark Spitz was a swimmer of the United States.
        2 | 1976 | Montreal | Canada | Nadia Comaneci scored the first perfect ten | Nadia Comaneci was a gymnast of Romania.
        1 | 1980 | Moscow | the Soviet Union | India won its eighth gold medal in hockey | The United States stayed away from them.
        2 | 1984 | Los Angeles | the United States | P. T. Usha missed a medal by a hundredth of a second | P. T. Usha ran the 400 m hurdles.
        1 | 1988 | Seoul | South Korea | Tennis came back as a medal sport | It was the first time that table tennis was played at the Games.
        2 | 1992 | Barcelona | Spain | Badminton became a medal sport | South Africa took part again after 32 years.
        1 | 1996 | Atlanta | the United States | Leander Paes won bronze in tennis | They were held a hundred years after the first modern Games.
        1 | 2000 | Sydney | Australia | Karnam Malleswari won bronze in weightlifting | Karnam Malleswari was the first Indian woman to win a medal.
        1 | 2004 | Athens | Greece | Rajyavardhan Singh Rathore won silver in shooting | The Games came back to the city of 1896.
        1 | 2008 | Beijing | China | Abhinav Bindra won gold in shooting / Vijender Singh won bronze in boxing / Sushil Kumar won bronze in wrestling | India won its first individual gold.
        1 | 2012 | London | the United Kingdom | Saina Nehwal won bronze in badminton / Mary Kom won bronze in boxing / Sushil Kumar won silver in wrestling / Gagan Narang won bronze in shooting | India won six medals.
        1 | 2016 | Rio de Janeiro | Brazil | P. V. Sindhu won silver in badminton / Sakshi Malik won bronze in wrestling | They were the first in South America.
        1 | 2020 | Tokyo | Japan | Neeraj Chopra won gold in the javelin throw / Mirabai Chanu won silver in weightlifting / Lovlina Borgohain won bronze in boxing / P. V. Sindhu won bronze in badminton | They were held in 2021.
        1 | 2024 | Paris | France | Manu Bhaker won two bronze medals in shooting / Neeraj Chopra won silver in the javelin throw / Aman Sehrawat won bronze in wrestling | India won six medals.
      `,
    },
  ],
})
