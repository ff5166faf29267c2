/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  basic-concepts | Basic Concepts of Economics | <factors of production, micro and macro economics
  opportunity-cost | Opportunity Cost & Production Possibility Curve | opportunity cost, production possibility curve, ppc, production possibility frontier, avsar lagat
  demand-and-supply | Demand and Supply | demand, law of demand, law of supply, <demand curve, <supply curve, mang aur purti, equilibrium price
  giffen-and-inferior-goods | Giffen, Inferior & Normal Goods | giffen goods, giffen paradox, inferior goods, normal goods, veblen goods, normal and inferior goods, exceptions to law of demand, giffen vastu, ghatiya vastu
  elasticity | Elasticity of Demand & Supply | elasticity of demand, <price elasticity, elasticity of supply, <income elasticity, <cross elasticity, mang ki loch
  utility | Utility and Consumer Behaviour | consumer behaviour, marginal utility, law of diminishing marginal utility, upyogita
  indifference-curve | Indifference Curve & Consumer Surplus | indifference curve, consumer surplus, budget line, marginal rate of substitution, udasinta vakra
  production-and-cost | Production and Cost | <fixed cost, variable cost, <marginal cost, <economies of scale, <law of diminishing returns, <returns to scale, theory of production, cost curves, cost curve, types of costs, average and marginal cost
  market-structure | Market Structure | types of market, <monopsony, bazar ke prakar
  perfect-competition | Perfect Competition | perfect competition market, perfectly competitive market, purn pratiyogita
  monopoly | Monopoly | monopoly market, features of monopoly, monopolist, <natural monopoly, ekadhikar, <price discrimination
  oligopoly | Oligopoly & Monopolistic Competition | oligopoly, <cartel, monopolistic competition, <duopoly, <kinked demand curve, alpadhikar
  market-failure | Public Goods and Market Failure | public goods, <externality, <externalities, market failure, <free rider problem, <merit goods
`
