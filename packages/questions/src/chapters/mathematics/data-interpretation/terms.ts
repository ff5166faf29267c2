import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
totals-and-differences | Data interpretation, DI, aankdon ka vishleshan, आँकड़ा निर्वचन | Data interpretation is the reading of facts from tables and graphs and the calculation of totals, averages, ratios and percentages from them.
totals-and-differences | Bar graph, bar chart, dand aalekh, दंड आलेख | A bar graph is a diagram that shows quantities by bars of equal width whose lengths are proportional to the values.
totals-and-differences | Line graph, rekha aalekh, रेखा आलेख | A line graph is a diagram that shows the change of a quantity, usually with time, by points joined by straight lines.
totals-and-differences | Histogram, aayat chitra, आयत चित्र | A histogram is a diagram of grouped data by adjoining bars on class intervals, with areas proportional to the frequencies.
pie-chart-share | Pie chart, circle graph, vritt chart, पाई चार्ट | A pie chart is a circle divided into sectors whose angles are proportional to the shares of the parts: angle = part ÷ total × 360°.
`)
