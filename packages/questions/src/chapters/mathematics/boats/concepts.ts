/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  upstream-and-downstream | Upstream & Downstream | upstream, downstream, downstream speed, upstream speed, dhara ke anukool, dhara ke pratikool
  speed-in-still-water | Speed in Still Water & of the Stream | still water, speed of stream, speed of current, rate of current
  round-trip-by-boat | Round Trip by Boat | boat goes and comes back, boat return journey
`
