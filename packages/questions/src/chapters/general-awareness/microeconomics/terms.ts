import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
basic-concepts | Economics, arthashastra subject, अर्थशास्त्र | Economics is the study of how people, firms and governments choose to use scarce resources to produce goods and services and share them among many wants.
basic-concepts | Microeconomics, vyashti arthashastra, व्यष्टि अर्थशास्त्र | Microeconomics studies the choices of single units such as a household, a firm or one market, and how prices are settled there.
basic-concepts | Macroeconomics, samashti arthashastra, समष्टि अर्थशास्त्र | Macroeconomics studies an economy as a whole: national income, employment, the general price level, growth and trade with other countries.
basic-concepts | Opportunity cost, avsar lagat, अवसर लागत | Opportunity cost is the value of the next best alternative that is given up when a choice is made.
demand-and-supply | Demand, maang, मांग | Demand is the quantity of a good that buyers are willing and able to buy at a given price in a given time.
demand-and-supply | Law of demand, maang ka niyam, मांग का नियम | The law of demand states that, other things being equal, the quantity demanded of a good falls when its price rises and rises when its price falls.
demand-and-supply | Law of supply, purti ka niyam, पूर्ति का नियम | The law of supply states that, other things being equal, the quantity supplied of a good rises when its price rises and falls when its price falls.
demand-and-supply | Equilibrium price, market equilibrium | The equilibrium price is the price at which the quantity demanded of a good equals the quantity supplied, so that nothing is left over or missing.
demand-and-supply | Giffen good, giffen goods | A Giffen good is an inferior good whose demand rises when its price rises, because the fall in real income makes poor buyers give up dearer food.
demand-and-supply | Substitute goods, sthanapann vastu | Substitute goods are goods that can be used in place of each other, such as tea and coffee: when the price of one rises, the demand for the other rises.
demand-and-supply | Complementary goods, purak vastu | Complementary goods are used together, such as a car and petrol: when the price of one rises, the demand for the other falls.
elasticity | Price elasticity of demand, elasticity of demand, maang ki loch | Price elasticity of demand is the percentage change in quantity demanded divided by the percentage change in price. Demand is elastic above 1 and inelastic below 1.
utility | Utility, upyogita, उपयोगिता | Utility is the satisfaction that a consumer gets from using a good or service.
utility | Law of diminishing marginal utility, diminishing marginal utility | The law of diminishing marginal utility states that each further unit of a good consumed in a row adds less satisfaction than the unit before it.
production-and-cost | Fixed cost, sthir lagat | Fixed cost is cost that does not change with the quantity produced, such as rent of the factory.
production-and-cost | Variable cost, parivartanshil lagat | Variable cost is cost that changes with the quantity produced, such as raw material.
production-and-cost | Marginal cost, simant lagat | Marginal cost is the addition to total cost from producing one more unit of output.
production-and-cost | Law of diminishing returns | The law of diminishing returns states that, when more of one input is added to fixed amounts of the others, its additional output falls after some point.
market-structure | Monopoly, ekadhikar, एकाधिकार | A monopoly is a market with a single seller of a good that has no close substitute, and in which entry is barred to others.
market-structure | Oligopoly, alpadhikar | An oligopoly is a market with a few large sellers, each of whom watches what the others do.
market-structure | Perfect competition, purn pratiyogita | Perfect competition is a market with many buyers and sellers of an identical good, free entry and exit, and full information, so that every seller takes the market price as given.
market-structure | Monopsony | A monopsony is a market with a single buyer and many sellers.
market-failure | Public good, public goods, sarvajanik vastu | A public good is one from whose use nobody can be kept out and whose use by one does not leave less for others, such as street light or national defence.
market-failure | Externality, externalities | An externality is a cost or benefit of an activity that falls on people who take no part in it, such as the smoke of a factory on its neighbours.
`)
