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
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  concepts: ['olympics'],
  parts: [
    {
      sources: ['International Olympic Committee, Olympic Games', 'Encyclopaedia Britannica'],
      rows: `
        1 | 1896 | Athens | Greece | early | They were the first modern Games.
        2 | 1900 | Paris | France | early | Women took part for the first time; Norman Pritchard of India won two silver medals.
        2 | 1904 | St Louis | the United States | early | They were the first Games outside Europe.
        2 | 1908 | London | the United Kingdom | early | They were first given to Rome.
        2 | 1912 | Stockholm | Sweden | early | Japan took part for the first time.
        2 | 1920 | Antwerp | Belgium | early | The Olympic flag was first flown.
        2 | 1924 | Paris | France | early | The motto Citius, Altius, Fortius was introduced.
        1 | 1928 | Amsterdam | the Netherlands | early | India won its first gold medal in hockey.
        2 | 1932 | Los Angeles | the United States | early | India won hockey gold again.
        1 | 1936 | Berlin | Germany | early | Jesse Owens won four gold medals; the torch relay began.
        1 | 1948 | London | the United Kingdom | middle | Free India won its first hockey gold.
        2 | 1952 | Helsinki | Finland | middle | K. D. Jadhav won the first individual medal of free India.
        2 | 1956 | Melbourne | Australia | middle | They were the first in the southern hemisphere.
        2 | 1960 | Rome | Italy | middle | Milkha Singh came fourth over 400 m.
        1 | 1964 | Tokyo | Japan | middle | They were the first in Asia.
        2 | 1968 | Mexico City | Mexico | middle | Bob Beamon jumped 8.90 m.
        2 | 1972 | Munich | West Germany / Germany | middle | Mark Spitz won seven gold medals.
        2 | 1976 | Montreal | Canada | middle | Nadia Comaneci scored a perfect ten.
        1 | 1980 | Moscow | the Soviet Union | late | India won its eighth hockey gold.
        2 | 1984 | Los Angeles | the United States | late | P. T. Usha missed a medal by a hundredth of a second.
        1 | 1988 | Seoul | South Korea | late | Tennis came back to the Games.
        2 | 1992 | Barcelona | Spain | late | Badminton became a medal sport.
        1 | 1996 | Atlanta | the United States | late | Leander Paes won bronze in tennis.
        1 | 2000 | Sydney | Australia | recent | Karnam Malleswari was the first Indian woman to win a medal.
        1 | 2004 | Athens | Greece | recent | Rajyavardhan Singh Rathore won silver in shooting.
        1 | 2008 | Beijing | China | recent | Abhinav Bindra won the first individual gold of India.
        1 | 2012 | London | the United Kingdom | recent | Saina Nehwal and Mary Kom won bronze.
        1 | 2016 | Rio de Janeiro | Brazil | recent | P. V. Sindhu won silver and Sakshi Malik bronze.
        1 | 2020 | Tokyo | Japan | recent | They were held in 2021; Neeraj Chopra won gold.
        1 | 2024 | Paris | France | recent | Manu Bhaker won two bronze medals.
      `,
    },
  ],
})
