import { describe, expect, it } from 'vitest'
import { resolveTopic } from './resolve-topic.ts'

/** What learners write, what it is understood as, and a type that belongs to it. Anyone may add a row. */
const understood: readonly [topic: string, title: string, type: string][] = [
  ['trains', 'Trains', 'arithmetic/train'],
  ['Problems on Trains', 'Trains', 'arithmetic/train'],
  ['simple intrest', 'Simple Interest', 'arithmetic/simple-interest'],
  ['SIMPLE INTEREST questions for practice', 'Simple Interest', 'arithmetic/simple-interest'],
  ['time & work', 'Time & Work', 'arithmetic/work'],
  ['time and work', 'Time & Work', 'arithmetic/work'],
  ['Profit, Loss', 'Profit & Loss', 'arithmetic/profit-loss'],
  ['percentages', 'Percentage', 'arithmetic/percent-change'],
  ['percantage', 'Percentage', 'arithmetic/percent-change'],
  ['speed time distance', 'Speed, Time & Distance', 'arithmetic/train'],
  ['successive percentage change', 'Successive Percentage Change', 'arithmetic/successive-percent'],
  ['elections', 'Elections & Votes', 'arithmetic/election'],
  ['population', 'Population Growth', 'arithmetic/population'],
  ['discount', 'Discount', 'arithmetic/discount'],
  ['successive discounts', 'Successive Discounts', 'arithmetic/successive-discount'],
  ['compound interest', 'Compound Interest', 'arithmetic/compound-interest'],
  ['ratio and proportion', 'Ratio & Proportion', 'arithmetic/ratio-split'],
  ['partnership', 'Partnership', 'arithmetic/partnership'],
  ['problems on ages', 'Problems on Ages', 'arithmetic/ages'],
  ['weighted average', 'Average of Groups', 'arithmetic/weighted-average'],
  ['mixtures and alligations', 'Mixture & Alligation', 'arithmetic/mixture'],
  ['men and days', 'Workers & Days', 'arithmetic/men-days'],
  ['work and wages', 'Work & Wages', 'arithmetic/wages'],
  ['pipes and cisterns', 'Pipes & Cisterns', 'arithmetic/pipes'],
  ['relative speed', 'Speed & Meeting', 'arithmetic/speed'],
  ['average speed', 'Average Speed', 'arithmetic/average-speed'],
  ['boats & streams', 'Boats & Streams', 'arithmetic/boats'],
  ['races', 'Races', 'arithmetic/race'],
  ['hcf', 'Highest Common Factor', 'number/highest-common-factor'],
  ['hcf and lcm', 'HCF & LCM', 'number/highest-common-factor'],
  ['lcm', 'Lowest Common Multiple', 'number/lowest-common-multiple'],
  ['number system', 'Number System', 'number/power-remainder'],
  ['divisibility rules', 'Missing Digit & Divisibility', 'number/missing-digit'],
  ['number of factors', 'Number of Factors', 'number/factor-count'],
  ['trailing zeros', 'Zeros at the End', 'number/trailing-zeros'],
  ['place value', 'Place Value & Digits', 'number/place-value'],
  ['recurring decimals', 'Recurring Decimals', 'number/recurring-decimal'],
  ['comparison of fractions', 'Comparison of Fractions', 'number/fraction-order'],
  ['surds and indices', 'Surds & Indices', 'number/indices'],
  ['simplification', 'Simplification', 'number/bodmas'],
  ['approximation', 'Approximation', 'number/approximation'],
  ['simultaneous equations', 'Linear Equations in Two Variables', 'algebra/linear-2'],
  ['quadratic equations', 'Quadratic Equations', 'algebra/quadratic-compare'],
  ['algebraic identities', 'Algebraic Identities', 'algebra/identity-value'],
  ['sum and product of roots', 'Sum & Product of Roots', 'algebra/root-relation'],
  ['arithmetic progression', 'Arithmetic Progression', 'algebra/arithmetic-progression'],
  ['GP', 'Geometric Progression', 'algebra/geometric-progression'],
  ['progressions', 'Progressions', 'algebra/progression-word'],
  ['linear inequalities', 'Linear & Quadratic Inequalities', 'algebra/inequality'],
  ['logarithms', 'Logarithms', 'algebra/log'],
  ['remainder theorem', 'Remainder & Factor Theorem', 'algebra/polynomial-remainder'],
  ['statistics', 'Statistics', 'statistics/standard-deviation'],
  ['mean median mode', 'Mean, Median & Mode', 'statistics/mean-median-mode'],
  ['permutation and combination', 'Permutation & Combination', 'statistics/combination'],
  ['playing cards', 'Playing Cards', 'statistics/cards'],
  ['calculus', 'Calculus', 'higher/limit'],
  ['differentiation', 'Differentiation', 'higher/derivative'],
  ['definite integrals', 'Integration', 'higher/integral'],
  ['matrices and determinants', 'Matrices & Determinants', 'higher/determinant'],
  ['vector algebra', 'Vectors', 'higher/vector'],
  ['complex numbers', 'Complex Numbers', 'higher/complex'],
  ['binomial theorem', 'Binomial Theorem', 'higher/binomial'],
  ['conic sections', 'Conic Sections', 'higher/conic'],
  ['dishonest dealer', 'Dishonest Dealer', 'arithmetic/dishonest-dealer'],
  ['difference between ci and si', 'Difference of Compound & Simple Interest', 'arithmetic/ci-si-gap'],
  ['circular track', 'Circular Track', 'arithmetic/circular-track'],
  ['units digit', 'Unit Digit', 'number/unit-digit'],
  ['heights and distances', 'Heights & Distances', 'trigonometry/height'],
  ['trigonometry', 'Trigonometry', 'trigonometry/height'],
  ['trignometry', 'Trigonometry', 'trigonometry/height'],
  ['trigonometry fundamentals', 'Trigonometry', 'trigonometry/height'],
  ['class 10 trigonometry', 'Trigonometry', 'trigonometry/height'],
  ['probability', 'Probability', 'statistics/dice'],
  ['algebra', 'Algebra', 'algebra/linear-1'],
  ['Mensuration mock tests', 'Mensuration', 'mensuration/cuboid'],
  ['area of triangle', 'Area of Triangles', 'mensuration/triangle'],
  ['rhombus', 'Area of Quadrilaterals', 'mensuration/quadrilateral'],
  ['area of circle', 'Circle & Sector', 'mensuration/sector'],
  ['cylinder', 'Cylinder', 'mensuration/cylinder'],
  ['cone', 'Cone', 'mensuration/cone'],
  ['hemisphere', 'Sphere & Hemisphere', 'mensuration/sphere'],
  ['frustum', 'Frustum', 'mensuration/frustum'],
  ['melting and recasting', 'Melting & Recasting', 'mensuration/recast'],
  ['geometry', 'Geometry', 'geometry/chord'],
  ['similar triangles', 'Similar Triangles', 'geometry/similarity'],
  ['centroid', 'Centres of a Triangle', 'geometry/centres'],
  ['tangents', 'Tangents of a Circle', 'geometry/tangent'],
  ['cyclic quadrilateral', 'Cyclic Quadrilaterals', 'geometry/cyclic-quad'],
  ['polygons', 'Polygons', 'geometry/polygon'],
  ['coordinate geometry', 'Coordinate Geometry', 'geometry/distance'],
  ['section formula', 'Section Formula', 'geometry/section'],
  ['trigonometric ratios', 'Trigonometric Ratios', 'trigonometry/ratio'],
  ['trigonometric identities', 'Trigonometric Identities', 'trigonometry/identity'],
  ['data interpretation', 'Data Interpretation', 'interpretation/pie'],
  ['bar graph', 'Bar Charts', 'interpretation/bar'],
  ['data sufficiency', 'Data Sufficiency', 'interpretation/sufficiency'],
  ['venn diagrams', 'Venn Diagrams', 'reasoning/venn-region'],
  ['figure counting', 'Figure Counting', 'reasoning/figure-count'],
  ['open dice', 'Dice', 'reasoning/dice-opposite'],
  ['maths', 'Mathematics', 'arithmetic/average'],
  ['Quantitative Aptitude', 'Mathematics', 'arithmetic/average'],
  ['reasoning', 'Reasoning', 'reasoning/row-rank'],
  ['logical reasoning', 'Reasoning', 'reasoning/row-rank'],
  ['blood relations', 'Blood Relations', 'reasoning/blood-chain'],
  ['coding-decoding', 'Coding–Decoding', 'reasoning/code-shift'],
  ['number series', 'Number Series', 'reasoning/number-series'],
  ['calendar', 'Calendar', 'reasoning/calendar-day'],
  ['wrong number series', 'Wrong Number in a Series', 'reasoning/wrong-number'],
  ['alphabet series', 'Letter Series', 'reasoning/letter-series'],
  ['analogy', 'Analogy', 'reasoning/letter-analogy'],
  ['mathematical operations', 'Mathematical Operations', 'reasoning/sign-substitution'],
  ['direction sense', 'Direction Sense', 'reasoning/displacement'],
  ['seating arrangement', 'Seating Arrangement', 'reasoning/linear-seat'],
  ['circular seating arrangement', 'Seating in a Circle', 'reasoning/circular-seat'],
  ['floor puzzle', 'Floors of a Building', 'reasoning/floor'],
  ['puzzles', 'Puzzles', 'reasoning/schedule'],
  ['interchange two signs', 'Interchanged Signs and Numbers', 'reasoning/operator-swap'],
  ['odd one out', 'Classification', 'reasoning/number-odd'],
  ['missing number in figure', 'Missing Number in a Figure', 'reasoning/matrix'],
  ['shadow', 'Directions by Shadows', 'reasoning/shadow'],
  ['syllogisms', 'Syllogism', 'reasoning/syllogism'],
  ['inequality', 'Inequality', 'reasoning/inequality'],
  ['cubes and dice', 'Cubes & Dice', 'reasoning/painted-cube'],
  ['clocks', 'Clock', 'reasoning/clock-angle'],
  ['dictionary order', 'Dictionary Order', 'reasoning/dictionary'],
  ['kinematics', 'Equations of Motion', 'physics/kinematics'],
  ['ray optics', 'Optics', 'physics/lens'],
  ['projectile motion', 'Projectile Motion', 'physics/projectile'],
  ['concave mirror', 'Spherical Mirrors', 'physics/mirror'],
  ['refractive index', 'Refraction of Light', 'physics/refraction'],
  ['doppler effect', 'Doppler Effect', 'physics/doppler'],
  ['organ pipes', 'Wave Motion', 'physics/waves'],
  ['current electricity', 'Current Electricity', 'physics/resistor-network'],
  ['electric power', 'Electric Power', 'physics/electric-power'],
  ['gas laws', 'Gas Laws', 'physics/gas-law'],
  ['carnot engine', 'Work & Heat Engines', 'physics/thermo-work'],
  ['specific heat', 'Calorimetry', 'physics/calorimetry'],
  ['thermal expansion', 'Thermal Expansion', 'physics/expansion'],
  ['mole concept', 'Mole Concept', 'chemistry/mole'],
  ['pH', 'pH', 'chemistry/ph'],
  ['genetics', 'Heredity', 'biology/monohybrid'],
  ['India Current Affairs', 'India at a Glance', 'facts/states'],
  ['Government Schemes', 'Government Schemes', 'facts/government-schemes'],
  ['sarkari yojana', 'Government Schemes', 'facts/government-schemes'],
  ['Defence', 'Defence', 'facts/military-exercises'],
  ['Reports and Indices', 'Reports & Indices', 'facts/indices'],
  ['Awards, Honours & Persons', 'Awards, Honours & Persons', 'facts/awards'],
  ['Important Days and Events', 'Important Days & Events', 'facts/important-days'],
  ['Science & Technology', 'Science & Technology', 'facts/space-missions'],
  ['Summits and Conferences', 'Summits & Organisations', 'facts/organisations'],
  ['Environment & Biodiversity', 'Environment & Biodiversity', 'facts/national-parks'],
  ['Places in News', 'Places & Landmarks', 'facts/ports'],
  ['Sports Current Affairs', 'Sports', 'facts/trophies'],
  ['bhugol', 'Geography', 'facts/rivers'],
  ['national parks', 'National Parks', 'facts/national-parks'],
  ['Business, Economy & Banking', 'Economy & Banking', 'facts/banks'],
  ['International', 'Countries of the World', 'facts/countries'],
  ['Art & Culture', 'Art & Culture', 'facts/dances'],
  ['countries and capitals', 'Capitals & Currencies', 'facts/countries'],
  ['lok nritya', 'Dances of India', 'facts/dances'],
  ['Article 370', 'Articles of the Constitution', 'facts/articles'],
  ['indian polity', 'Indian Polity', 'facts/articles'],
  ['samvidhan', 'Indian Polity', 'facts/amendments'],
  ['UPSC polity', 'UPSC Prelims: Indian Polity', 'facts/schedules'],
  ['prime ministers of india', 'Prime Ministers of India', 'facts/prime-ministers'],
  ['ancient history', 'History', 'facts/dynasties'],
  ['itihas', 'History', 'facts/battles'],
  ['mughals', 'Dynasties', 'facts/dynasties'],
  ['freedom struggle', 'Freedom Movement', 'facts/freedom-movement'],
  ['books and authors', 'Books & Authors', 'facts/books'],
  ['first in india', 'Firsts in India', 'facts/firsts'],
  ['periodic table', 'Chemical Elements', 'facts/elements'],
  ['computer awareness', 'Computer Awareness', 'facts/computer-terms'],
  ['samanya vigyan', 'General Science', 'facts/vitamins'],
  ['full forms', 'Abbreviations', 'facts/abbreviations'],
  ['gk', 'General Awareness', 'facts/states'],
  ['general awarness', 'General Awareness', 'facts/states'],
  ['samanya gyan', 'General Awareness', 'facts/awards'],
  ['current affairs', 'General Awareness', 'facts/awards'],
  ['SSC CGL gk', 'SSC CGL General Awareness', 'facts/states'],
  ['isro', 'Space Missions', 'facts/space-missions'],
  ['states and capitals', 'States & Union Territories', 'facts/states'],
  ['SSC CGL maths', 'SSC CGL Mathematics', 'arithmetic/work'],
  ['SSC CGL', 'SSC CGL', 'reasoning/number-series'],
  ['NEET physics', 'NEET Physics', 'physics/kinematics'],
  ['NEET physics optics', 'NEET Physics: Optics', 'physics/lens'],
  ['NEET', 'NEET', 'biology/monohybrid'],
  ['bank po reasoning', 'IBPS PO Reasoning', 'reasoning/row-rank'],
  ['trains, averages', 'Trains, Average', 'arithmetic/average'],
  ['trigonometry heights and distances', 'Heights & Distances', 'trigonometry/height'],
  ['trains for NEET', 'Trains', 'arithmetic/train'],
]

const unknown = [
  'asdfgh',
  'Harry Potter',
  'Harry Potter trains',
  'history of chocolate',
  'trains of thought',
  'English grammar',
  'the',
  'questions',
  '',
  '   ',
  '123',
  '!!!',
  'physics probability of aliens',
]

describe('resolveTopic', () => {
  it.each(understood)('understands %j as %j', (topic, title, type) => {
    const resolved = resolveTopic(topic)
    expect(resolved?.title).toBe(title)
    expect(resolved?.types.map(({ entry }) => entry.id)).toContain(type)
  })

  it.each(unknown)('says that it does not know %j', (topic) => {
    expect(resolveTopic(topic)).toBeNull()
  })

  it('narrows a subject to what an exam asks', () => {
    const types = resolveTopic('JEE mathematics')?.types.map(({ entry }) => entry.chapterId) ?? []
    expect(types).toContain('trigonometry')
    expect(types).not.toContain('simple-interest')
    expect(types).toContain('calculus')
    expect(resolveTopic('SSC CGL maths')?.types.map(({ entry }) => entry.chapterId)).not.toContain('calculus')
  })

  it('keeps the shares of the subjects in an exam', () => {
    const shareOf = (subjectId: string) =>
      (resolveTopic('NEET')?.types ?? [])
        .filter(({ entry }) => entry.subjectId === subjectId)
        .reduce((sum, { weight }) => sum + weight, 0)
    expect(shareOf('biology')).toBeCloseTo(2 * shareOf('physics'))
    expect(shareOf('chemistry')).toBeCloseTo(shareOf('physics'))
  })

  it('gives general awareness its share of an SSC paper', () => {
    const types = resolveTopic('SSC CGL')?.types ?? []
    const shares = ['mathematics', 'reasoning', 'general-awareness'].map((subjectId) =>
      types.filter(({ entry }) => entry.subjectId === subjectId).reduce((sum, { weight }) => sum + weight, 0),
    )
    expect(shares.map(Math.round)).toEqual([25, 25, 25])
  })

  it('gives every type of a chapter its weight, and no other type', () => {
    const types = resolveTopic('optics')?.types ?? []
    expect(new Set(types.map(({ entry }) => entry.chapterId))).toEqual(new Set(['optics']))
    expect(types.every(({ weight }) => weight > 0)).toBe(true)
  })
})
