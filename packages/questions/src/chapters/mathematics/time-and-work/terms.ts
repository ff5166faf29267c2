import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
work-done-together | Time and work, samay aur karya, समय और कार्य | Time and work is the topic about how long persons take for a piece of work; one who finishes it in $n$ days does $\\frac{1}{n}$ of it in a day.
times-as-efficient | Efficiency in time and work, karya kshamta, कार्यक्षमता | Efficiency of a worker is the amount of work done in unit time; it is inversely proportional to the time taken for the same work.
mdh-formula | Man-days formula, MDH formula, chain rule of work, man days | The MDH formula compares two pieces of work done by men, days and hours: $\\frac{M_1D_1H_1}{W_1} = \\frac{M_2D_2H_2}{W_2}$.
garrison-and-food | Garrison problem, garrison and food, provisions problem | A garrison problem asks how long a stock of food lasts when the number of persons changes; men × days stays the same for the food left.
men-women-and-children | Equivalent work of men and women, men women and children | Equivalent work means that the work of one group is expressed by another: if 3 men do as much as 5 women in the same time, one man equals $\\frac{5}{3}$ women.
`)
