import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'For which discovery did C. V. Raman receive the Nobel Prize in 1930?' */
export const nobelAndHonours = defineBank({
  id: 'nobel-and-honours',
  sets: [
    {
      rows: `
1 nobel-prize | In which city is the Nobel Peace Prize presented? | Oslo | Stockholm | Copenhagen | Bern | A Norwegian committee awards it in Oslo. The other Nobel Prizes are presented in Stockholm.
1 nobel-prize | On which date are the Nobel Prizes presented every year? | 10 December | 10 October | 21 October | 1 December | It is the death anniversary of Alfred Nobel, who died in 1896.
2 nobel-prize | Which of the following was not among the fields named in the will of Alfred Nobel for his prizes? | economics | physics | literature | peace | The prize in economic sciences was founded by the Swedish central bank and has been given since 1969.
1 nobel-prize | In which year did Rabindranath Tagore receive the Nobel Prize in Literature? | 1913 | 1911 | 1919 | 1930 | He was the first Asian to receive a Nobel Prize, for Gitanjali. In 1919 he gave up his knighthood.
2 nobel-prize | For work on what did Har Gobind Khorana share the Nobel Prize of 1968? | the genetic code | white dwarf stars | the structure of the ribosome | scattering of light | He interpreted the genetic code and its function in protein synthesis. Ribosomes were the subject of Venkatraman Ramakrishnan.
2 nobel-prize | In which field did Venkatraman Ramakrishnan share the Nobel Prize of 2009? | Chemistry | Physics | Medicine | Economics | It was for the structure and function of the ribosome.
2 nobel-prize | With whom did Kailash Satyarthi share the Nobel Peace Prize of 2014? | Malala Yousafzai | Denis Mukwege | Nadia Murad | Abiy Ahmed | Both worked for the rights of children. Mukwege and Murad shared the prize of 2018.
2 nobel-prize | For his studies of what did Abhijit Banerjee share the Nobel Prize in Economics of 2019? | alleviating global poverty | welfare economics | behavioural finance | auction theory | He shared it with Esther Duflo and Michael Kremer. Amartya Sen had won in 1998 for welfare economics.
2 nobel-prize | For the study of which objects did Subrahmanyan Chandrasekhar receive the Nobel Prize in 1983? | stars | atoms | cells | crystals | He worked on the structure and evolution of stars; the Chandrasekhar limit is named after him.
3 nobel-prize | Who is the only person to have won Nobel Prizes in two different sciences? | Marie Curie | Linus Pauling | John Bardeen | Frederick Sanger | She won in Physics (1903) and Chemistry (1911). Pauling won in Chemistry and Peace, Bardeen twice in Physics and Sanger twice in Chemistry.
2 nobel-prize | Who is the youngest person to have won a Nobel Prize? | Malala Yousafzai | Nadia Murad | Lawrence Bragg | Rigoberta Menchú | She was seventeen in 2014. Lawrence Bragg had been twenty-five in 1915.
2 civilian-awards | On which occasion are the Padma Awards announced every year? | Republic Day | Independence Day | Army Day | Constitution Day | They are announced on the eve of Republic Day and conferred by the President later.
2 civilian-awards | What is the correct order of civilian awards from the highest to the lowest? | Bharat Ratna, Padma Vibhushan, Padma Bhushan, Padma Shri | Bharat Ratna, Padma Bhushan, Padma Vibhushan, Padma Shri | Padma Vibhushan, Bharat Ratna, Padma Bhushan, Padma Shri | Bharat Ratna, Padma Vibhushan, Padma Shri, Padma Bhushan | Padma Vibhushan is the second highest. All four were instituted in 1954 and given their present names in 1955.
2 civilian-awards, bharat-ratna | What is the largest number of Bharat Ratnas that may be given in a year under the rules? | three | one | two | five | The number is limited to three in a year, though it has been exceeded, as in 1999 and 2024.
2 gallantry-awards | How many times was the Param Vir Chakra awarded from 1947 to the Kargil war of 1999, that war included? | 21 | 14 | 25 | 30 | Fourteen of the twenty-one were given posthumously. The first went to Major Somnath Sharma.
3 gallantry-awards | Who designed the medal of the Param Vir Chakra? | Savitri Khanolkar | Nandalal Bose | Benode Behari Mukherjee | Satish Gujral | Born as Eve Yvonne in Switzerland, she married an Indian officer. The design uses the vajra of Indra.
1 nobel-prize | For which invention is Alfred Nobel, founder of the Nobel Prizes, best known? | dynamite | radio | steam engine | electric bulb | The Swedish chemist patented dynamite in 1867 and left his fortune for the prizes.
1 nobel-prize | In which year were the Nobel Prizes given for the first time? | 1901 | 1896 | 1911 | 1919 | They were first given in 1901, five years after the death of Alfred Nobel.
1 nobel-prize | In which field did Mother Teresa receive the Nobel Prize in 1979? | Peace | Literature | Medicine | Economics | She was honoured for her work among the poor of Calcutta.
1 nobel-prize | Which discovery brought C. V. Raman the Nobel Prize in Physics in 1930? | scattering of light | law of radioactivity | wave nature of electrons | cosmic rays | The change of wavelength of scattered light is called the Raman effect.
3 nobel-prize | Who declined the Nobel Prize in Literature in 1964? | Jean-Paul Sartre | Boris Pasternak | Albert Camus | Alexander Solzhenitsyn | Sartre refused official honours. Pasternak was made to decline his prize in 1958.
3 nobel-prize | Which organisation has received the Nobel Peace Prize three times? | International Committee of the Red Cross | Office of the UN High Commissioner for Refugees | Amnesty International | Doctors Without Borders | It was honoured in 1917, 1944 and 1963. The UNHCR has received it twice.
3 gallantry-awards | What is the correct order of gallantry awards in war from the highest to the lowest? | Param Vir, Maha Vir, Vir Chakra | Maha Vir, Param Vir, Vir Chakra | Param Vir, Vir, Maha Vir Chakra | Vir, Maha Vir, Param Vir Chakra | In peacetime the order is Ashoka Chakra, Kirti Chakra and Shaurya Chakra.
3 literary-awards | Which of the following is matched correctly with its first recipient? | Jnanpith Award and G. Sankara Kurup | Saraswati Samman and Mahadevi Verma | Dadasaheb Phalke Award and Prithviraj Kapoor | Gandhi Peace Prize and Nelson Mandela | The first recipients of the others were Harivansh Rai Bachchan, Devika Rani and Julius Nyerere.
`,
    },
  ],
})
