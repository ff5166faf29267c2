import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'With which event did the French Revolution begin in July 1789?' */
export const worldHistory = defineBank({
  id: 'world-history',
  sets: [
    {
      rows: `
1 world-history | The storming of which prison on 14 July 1789 is taken as the beginning of the French Revolution? | Bastille | Versailles | Tuileries | Marseille | The Bastille in Paris stood for royal tyranny. Versailles and the Tuileries were palaces.
1 world-history | Liberty, Equality and Fraternity was the motto of which revolution? | French Revolution | American Revolution | Russian Revolution | Chinese Revolution | It also appears in the Preamble of the Indian Constitution. The Russian slogan was 'Peace, Land and Bread'.
1 world-history | In which country did the Industrial Revolution begin in the eighteenth century? | England | France | Germany | Belgium | Coal, iron, capital and colonies favoured England. Belgium and France followed in the nineteenth century.
2 world-history | The American Declaration of Independence of 4 July 1776 was drafted mainly by: | Thomas Jefferson | George Washington | Abraham Lincoln | Benjamin Franklin | Jefferson was the chief author. Washington led the army and became the first President in 1789.
1 world-history | The assassination of Archduke Francis Ferdinand at which city led to the First World War? | Sarajevo | Vienna | Belgrade | Budapest | He was shot on 28 June 1914, and Austria declared war on Serbia a month later.
2 world-history | Who led the Bolsheviks in the October Revolution of 1917 in Russia? | Lenin | Stalin | Kerensky | Tsar Nicholas II | Kerensky headed the government that was overthrown. Stalin came to power after Lenin's death in 1924.
1 world-history | The Second World War began in September 1939 with the German invasion of: | Poland | France | Belgium | Russia | Britain and France declared war two days later. France was attacked in 1940 and Russia in 1941.
2 world-history | The Japanese attack on which naval base brought the United States into the Second World War in December 1941? | Pearl Harbor | Midway | Guam | Okinawa | The base is in Hawaii. The Battle of Midway followed in June 1942.
2 world-history | The Renaissance, a revival of art and learning, began in which of the following countries? | Italy | France | Spain | England | It began in cities such as Florence in the fourteenth century.
2 world-history | Who posted the Ninety-five Theses in 1517, which began the Protestant Reformation? | Martin Luther | John Calvin | Erasmus | Henry VIII | Luther protested against the sale of indulgences at Wittenberg in Germany.
2 world-history | The unification of Germany in 1871 was mainly the work of: | Otto von Bismarck | Count Cavour | Giuseppe Garibaldi | Metternich | He followed a policy of 'blood and iron'. Cavour and Garibaldi worked for Italy.
3 world-history | Arrange the following in chronological order: // 1. French Revolution // 2. American Declaration of Independence // 3. Russian Revolution // 4. Unification of Germany | 2, 1, 4, 3 | 1, 2, 4, 3 | 2, 1, 3, 4 | 1, 2, 3, 4 | The dates are 1776 for the American Declaration, 1789 for France, 1871 for Germany and 1917 for Russia.
`,
    },
  ],
})
