import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
inlet-and-outlet | Inlet pipe, inlet | An inlet is a pipe that fills a tank; if it fills the tank in $x$ hours, it fills $\\frac{1}{x}$ of it in one hour.
inlet-and-outlet | Outlet pipe, outlet | An outlet is a pipe that empties a tank; its work is taken as negative, $-\\frac{1}{y}$ of the tank in one hour if it empties the tank in $y$ hours.
time-of-leak | Leak in a tank, leak | A leak is a hole that empties a tank like an outlet pipe; its rate is the rate of filling without the leak less that with it.
capacity-of-tank | Capacity of a tank, dharita tank, टंकी की धारिता | Capacity of a tank is the volume of liquid it holds when full, usually in litres: 1 m³ = 1000 litres.
`)
