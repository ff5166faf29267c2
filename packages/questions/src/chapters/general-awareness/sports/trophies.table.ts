import { defineTable } from '../../../kit/facts/define-table.ts'

export const trophies = defineTable({
  id: 'trophies',
  about: 'cups and trophies',
  header: 'Cup or trophy',
  columns: {
    sport: {
      header: 'Sport',
      kind: 'text',
      ask: [
        'With which sport is the {name} associated?',
        'With which game or sport is the {name} associated?',
        'To which sport does the {name} belong?',
      ],
      askBack: [
        'Which of the following is associated with {value}?',
        'Which of the following cups and trophies is associated with {value}?',
      ],
      askNot: ['Which of the following is not associated with {value}?'],
      say: 'The {name} is associated with {value}',
      conceptOf: {
        cricket: 'cricket',
        football: 'football',
        hockey: 'hockey',
        tennis: 'tennis',
        badminton: 'badminton-and-table-tennis',
        'table tennis': 'badminton-and-table-tennis',
        golf: 'golf-and-polo',
        polo: 'golf-and-polo',
        bridge: 'indoor-games',
        boxing: 'combat-sports',
        'rugby union': 'team-games',
      },
    },
    level: { header: 'Level', kind: 'text' },
  },
  near: ['level'],
  concepts: ['trophies'],
  parts: [
    {
      sources: [
        'Board of Control for Cricket in India, All India Football Federation, Hockey India and other federations',
        'Encyclopaedia Britannica and the Olympic encyclopaedia',
      ],
      asOf: '2024-06',
      rows: `
        1 | Ranji Trophy | cricket | India | It is named after K. S. Ranjitsinhji.
        1 | Duleep Trophy | cricket | India | Zones or teams of India play for it.
        1 | Deodhar Trophy | cricket | India | It is a one-day tournament.
        1 | Irani Cup | cricket | India | The Ranji champions meet the Rest of India.
        1 | Vijay Hazare Trophy | cricket | India | It is a one-day tournament of states.
        1 | Syed Mushtaq Ali Trophy | cricket | India | It is a Twenty20 tournament of states.
        2 | Cooch Behar Trophy | cricket | India | It is for players under 19.
        3 | Rohinton Baria Trophy | cricket | India | Universities play for it.
        3 | Vizzy Trophy | cricket | India | Teams of the universities of each zone play for it.
        1 | C. K. Nayudu Trophy | cricket | India | It is named after the first Test captain of India.
        1 | The Ashes | cricket | World | England and Australia play for it.
        1 | Border–Gavaskar Trophy | cricket | World | India and Australia play for it.
        2 | Wisden Trophy | cricket | World | England and West Indies played for it.
        3 | Sheffield Shield | cricket | World | The states of Australia play for it.
        1 | Asia Cup | cricket / hockey / football | World | It was first played in 1984.
        1 | Durand Cup | football | India | It began at Shimla in 1888 and is the oldest of Asia.
        1 | Santosh Trophy | football | India | States play for it.
        1 | Subroto Cup | football | India | Schools play for it.
        2 | Rovers Cup | football | India | It was played in Mumbai.
        2 | DCM Trophy | football | India | It was played in Delhi.
        2 | IFA Shield | football | India | Mohun Bagan won it in 1911.
        2 | B. C. Roy Trophy | football | India | It is for junior players.
        3 | Bordoloi Trophy | football | India | It is played in Guwahati.
        3 | Sait Nagjee Trophy | football | India | It is played in Kozhikode.
        1 | FIFA World Cup | football | World | It is held every four years.
        1 | Copa América | football | World | Countries of South America play for it.
        1 | UEFA Champions League | football | World | Clubs of Europe play in it.
        2 | Merdeka Cup | football | World | It is played in Malaysia.
        1 | FA Cup | football | World | It is the oldest football competition.
        1 | Jules Rimet Trophy | football | World | Brazil kept it after 1970.
        1 | Beighton Cup | hockey | India | It is played in Kolkata.
        1 | Aga Khan Cup | hockey | India | It was played in Mumbai.
        1 | Dhyan Chand Trophy | hockey | India | It is named after the wizard of the game.
        1 | Rangaswami Cup | hockey | India | It is the senior national championship.
        2 | Obaidullah Khan Gold Cup | hockey | India | It is played in Bhopal.
        2 | Nehru Trophy (of Delhi) | hockey | India | Schools and juniors play for it.
        2 | Lady Ratan Tata Trophy | hockey | India | Women play for it.
        2 | Murugappa Gold Cup | hockey | India | It is played in Chennai.
        3 | Scindia Gold Cup | hockey | India | It is played in Gwalior.
        1 | Sultan Azlan Shah Cup | hockey | World | It is played in Malaysia.
        2 | Champions Trophy of 1978 to 2018 | hockey | World | It was the idea of Pakistan.
        1 | Thomas Cup | badminton | World | Men's teams play for it; India won it in 2022.
        1 | Uber Cup | badminton | World | Women's teams play for it.
        1 | Sudirman Cup | badminton | World | Mixed teams play for it.
        2 | Narang Cup | badminton | India | It is an Indian trophy.
        2 | Chadha Cup | badminton | India | It is an Indian trophy.
        1 | Davis Cup | tennis | World | Men's teams of countries play for it.
        1 | Billie Jean King Cup | tennis | World | It was called the Fed Cup until 2020.
        1 | Wimbledon | tennis | World | It is played on grass.
        2 | Hopman Cup | tennis | World | Mixed teams play for it.
        3 | Wightman Cup | tennis | World | Women of Britain and the United States played for it until 1989.
        2 | Laver Cup | tennis | World | Europe plays against the rest of the world.
        1 | Swaythling Cup | table tennis | World | Men's teams play for it.
        1 | Corbillon Cup | table tennis | World | Women's teams play for it.
        2 | Barna–Bellack Cup | table tennis | India | It is an Indian team championship.
        1 | Ryder Cup | golf | World | Europe and the United States play for it.
        1 | Walker Cup | golf | World | Amateurs of Britain and the United States play for it.
        1 | Masters Tournament (Augusta) | golf | World | The winner is given a green jacket.
        2 | Solheim Cup | golf | World | Women of Europe and the United States play for it.
        2 | Eisenhower Trophy | golf | World | Amateur teams play for it.
        3 | Espirito Santo Trophy | golf | World | Amateur teams of women play for it.
        3 | Curtis Cup | golf | World | Women amateurs of Britain, Ireland and the United States play for it.
        1 | Ezra Cup | polo | India | It is played in Kolkata.
        2 | Radha Mohan Cup | polo | India | It is an Indian cup.
        2 | Westchester Cup | polo | World | Britain and the United States play for it.
        1 | Ruia Trophy | bridge | India | It is an Indian trophy.
        2 | Holkar Trophy | bridge | India | It is an Indian trophy.
        2 | Bermuda Bowl | bridge | World | It is the world championship of open teams.
        3 | Venice Cup | bridge | World | It is the world championship of women's teams.
        1 | America's Cup | yacht racing | World | It is older than the modern Olympics.
        1 | Tour de France | cycling | World | The leader wears a yellow jersey.
        1 | Giro d'Italia | cycling | World | The leader wears a pink jersey.
        1 | William Webb Ellis Cup | rugby union | World | It goes to the world champions.
        2 | Calcutta Cup | rugby union | World | England and Scotland play for it; it was made of Indian rupees.
        3 | Bledisloe Cup | rugby union | World | Australia and New Zealand play for it.
        1 | Nehru Trophy (of Alappuzha) | boat racing | India | It is a race of snake boats on Punnamada lake.
        2 | Stanley Cup | ice hockey | World | Teams of North America play for it.
        1 | Super Bowl | American football | World | Its trophy is named after Vince Lombardi.
        2 | Val Barker Trophy | boxing | World | It goes to the best stylist of the Olympic Games.
        2 | Grand National | horse racing | World | It is run at Aintree.
        2 | Epsom Derby | horse racing | World | It is run in Surrey.
      `,
    },
  ],
})
