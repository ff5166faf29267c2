/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  filling-together | Pipes Filling Together | two pipes together, pipes opened together
  inlet-and-outlet | Inlet & its Outlet | inlet and outlet, waste pipe, outlet pipe, emptying pipe, inlet pipe, cistern with outlet, filling and emptying pipe, pipe fill and empty, inlet outlet
  pipe-closed-early | Pipe Closed Early | pipe turned off after, tap closed after
  capacity-of-tank | Capacity of the Tank | capacity of cistern
  time-of-leak | Time of a Leak | time taken by leak to empty, leak empties the tank, leaking pipe, leak in pipe, leak at the bottom, tank with a leak
  outlets-and-leaks | Outlets & Leaks (Negative Work) | pipes and cisterns negative work, pipes negative work, pipes and cisterns negative, negative pipes, outlets and leaks, emptying pipes and leaks, pipes with leak and outlet
  alternate-pipes | Pipes Opened Alternately | pipes alternate minutes
`
