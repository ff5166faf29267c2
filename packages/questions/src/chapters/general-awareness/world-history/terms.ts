import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
world-history | Imperialism, samrajyavad, साम्राज्यवाद | Imperialism is the policy of a state of extending its power over other countries, by conquest or by political and economic control.
world-history | Colonialism, upniveshvad, उपनिवेशवाद | Colonialism is the rule of one country over another territory and people, whose land and resources it uses for its own benefit.
world-history | Nationalism, rashtravad, राष्ट्रवाद | Nationalism is the feeling of belonging to a nation, with the wish that it should have its own independent state.
world-history | Apartheid, rangbhed, रंगभेद | Apartheid was the system of legal separation of races and denial of rights to non-whites in South Africa, from 1948 to the early 1990s.
world-history | Feudalism, samantvad, सामंतवाद | Feudalism was the social order of medieval Europe in which lords gave land to vassals for loyalty and military service, and peasants worked it for dues.
french-revolution | French Revolution, fransisi kranti, फ्रांसीसी क्रांति | The French Revolution was the overthrow of the absolute monarchy of France that began in 1789 with the ideals of liberty, equality and fraternity.
french-revolution | Reign of Terror, terror of robespierre, aatank ka raj | The Reign of Terror (1793–94) was the period when the Jacobins under Robespierre executed thousands of suspected enemies of the French Revolution.
french-revolution | Estates General, states general | The Estates General was the assembly of the three estates of France, clergy, nobility and commoners; its meeting in 1789 opened the Revolution.
french-revolution | Bastille, fall of the bastille, storming of bastille | The Bastille was the royal fortress-prison of Paris, stormed by a crowd on 14 July 1789; the day is the national day of France.
american-revolution | American Revolution, american war of independence, american kranti | The American Revolution was the revolt by which thirteen British colonies won independence; they declared it on 4 July 1776 and Britain accepted it in 1783.
american-revolution | Boston Tea Party, boston tea party 1773 | The Boston Tea Party was the protest of December 1773 in which American colonists threw chests of East India Company tea into Boston harbour against the tax on tea.
industrial-revolution | Industrial Revolution, audyogik kranti, औद्योगिक क्रांति | The Industrial Revolution was the change from hand work to machines and factories that began in Britain in the second half of the 18th century.
russian-revolution | Russian Revolution, october revolution, roosi kranti, रूसी क्रांति | The Russian Revolution of 1917 overthrew the Tsar in the February Revolution and brought Lenin's Bolsheviks to power in the October Revolution.
russian-revolution | Bolsheviks, bolshevik | The Bolsheviks were the majority group of the Russian Social Democratic party, led by Lenin, who wanted a disciplined party of revolutionaries; their rivals were the Mensheviks.
first-world-war | First World War, world war 1, ww1, pratham vishwa yuddh, प्रथम विश्व युद्ध | The First World War (1914–18) was the war of the Allies against the Central Powers, set off by the murder of Archduke Franz Ferdinand at Sarajevo.
second-world-war | Second World War, world war 2, ww2, dwitiya vishwa yuddh, द्वितीय विश्व युद्ध | The Second World War (1939–45) was the war of the Allies against the Axis powers, Germany, Italy and Japan; it began with the German attack on Poland.
treaty-of-versailles | Treaty of Versailles, versailles ki sandhi, वर्साय की संधि | The Treaty of Versailles, signed on 28 June 1919, was the peace that the Allies imposed on Germany, with loss of land, reparations and blame for the war.
treaty-of-versailles | League of Nations, rashtra sangh, राष्ट्र संघ | The League of Nations was the world body formed in 1920 after the First World War to keep peace; the United Nations took its place.
napoleon | Napoleonic Code, civil code of 1804 | The Napoleonic Code is the civil code of France of 1804, which ended privileges of birth and established equality before law and the right to property.
napoleon | Battle of Waterloo, waterloo | The Battle of Waterloo of 18 June 1815 was the final defeat of Napoleon by the armies of Wellington and Blücher.
napoleon | Congress of Vienna, vienna congress 1815 | The Congress of Vienna of 1814–15 was the meeting of European powers, led by Metternich, that restored the old monarchies after Napoleon.
renaissance | Renaissance, punarjagran, पुनर्जागरण | The Renaissance ('rebirth') was the revival of classical learning and art with a new interest in man and nature, which began in Italy in the 14th century.
renaissance | Humanism, manavtavad, मानवतावाद | Humanism was the outlook of the Renaissance that put human beings, their reason and their life in this world at the centre of study.
reformation | Reformation, protestant reformation, dharm sudhar andolan | The Reformation was the 16th-century movement against abuses of the Catholic Church, begun by Martin Luther in 1517, that gave rise to the Protestant churches.
reformation | Indulgences, indulgence | Indulgences were certificates sold by the Catholic Church that promised remission of the punishment of sins; Luther attacked them in his Ninety-five Theses.
unification-of-germany | Blood and iron policy, blood and iron, rakt aur lauh niti | The policy of blood and iron was Bismarck's policy of uniting Germany by war and force rather than by speeches; the empire was proclaimed in 1871.
unification-of-italy | Unification of Italy, risorgimento, italy ka ekikaran | The unification of Italy was the joining of the Italian states into one kingdom by 1861–70, through Mazzini's ideas, Cavour's diplomacy and Garibaldi's army.
nazism-and-fascism | Nazism, nazivad, नाजीवाद | Nazism was the ideology of Hitler's party in Germany: extreme nationalism, dictatorship, belief in an Aryan master race and hatred of Jews.
nazism-and-fascism | Fascism, fasivad, फासीवाद | Fascism is the ideology of dictatorship and extreme nationalism, which puts the state above the individual and crushes opposition; Mussolini founded it in Italy.
nazism-and-fascism | Holocaust | The Holocaust was the murder of about six million Jews of Europe by Nazi Germany during the Second World War.
nazism-and-fascism | Weimar Republic | The Weimar Republic was the democratic government of Germany from 1919 until Hitler came to power in 1933.
chinese-revolution | Opium Wars, opium war, afeem yuddh | The Opium Wars (1839–42 and 1856–60) were fought by Britain, joined by France in the second, to force China to open to trade, opium included.
chinese-revolution | Long March | The Long March of 1934–35 was the retreat of some 6,000 miles by Chinese communists to the north-west, in which Mao Zedong rose to lead them.
cold-war | Cold War, sheet yuddh, शीत युद्ध | The Cold War was the rivalry of the United States and the Soviet Union with their blocs, without direct war between them, from about 1945 to 1991.
cold-war | Marshall Plan | The Marshall Plan was the American programme of aid, from 1948, to rebuild the economies of Western Europe and check the spread of communism.
cold-war | Truman Doctrine | The Truman Doctrine of 1947 was the American policy of supporting countries, first Greece and Turkey, threatened by communism.
cold-war | Warsaw Pact | The Warsaw Pact was the military alliance of the Soviet Union and communist states of Eastern Europe formed in 1955 against NATO and dissolved in 1991.
cold-war | Iron Curtain, lauh avaran | The Iron Curtain was the political barrier between communist Eastern Europe and the West after 1945; Churchill made the phrase famous in 1946.
cold-war | Berlin Wall | The Berlin Wall was the wall that East Germany built in 1961 to stop people fleeing to West Berlin; its fall in November 1989 opened the way to German reunification.
roman-empire | Roman Empire, roman samrajya | The Roman Empire was the state that ruled the lands round the Mediterranean, founded by Augustus in 27 BCE; its western part fell in 476 CE.
mesopotamia | Mesopotamia, mesopotamian civilisation, mesopotamia sabhyata | Mesopotamia ('land between rivers') is the land of the Tigris and Euphrates, mostly in Iraq, where some of the first cities and the earliest writing arose.
mesopotamia | Cuneiform, cuneiform script, kilakshar lipi | Cuneiform is the writing of Mesopotamia, made by pressing a reed into soft clay so as to leave wedge-shaped marks.
mesopotamia | Code of Hammurabi, hammurabi code | The Code of Hammurabi is the collection of laws of King Hammurabi of Babylon, of about the 18th century BCE, cut on a stone pillar and known for 'an eye for an eye'.
mesopotamia | Ziggurat | A ziggurat is a stepped temple tower of ancient Mesopotamia, built of brick in rising stages.
`)
