/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  base-and-height | Triangle from Base & Height | area of triangle by base and height
  heron-formula | Heron's Formula | heron ka sutra
  area-of-isosceles-triangle | Area of an Isosceles Triangle
  area-of-equilateral-triangle | Area of an Equilateral Triangle | equilateral triangle, height of equilateral triangle
  trapezium | Trapezium | area of trapezium, samlamb chaturbhuj, trapezoid
  parallelogram-area | Area of a Parallelogram | parallelogram, samantar chaturbhuj
  rhombus | Rhombus | area of rhombus, samchaturbhuj, diagonals of rhombus
  general-quadrilateral | Quadrilateral from a Diagonal & Offsets | area of field by offsets
  area-and-circumference | Area & Circumference of a Circle | circle area, circumference, circumference of circle, paridhi, areas related to circles, area related to circles
  area-of-sector | Area of a Sector | sector, sector of circle, trijyakhand
  length-of-arc | Length of an Arc | perimeter of sector
  segment-of-circle | Segment of a Circle | area of segment, minor segment
  revolutions-of-a-wheel | Revolutions of a Wheel | number of revolutions
  grazing-area | Grazing Area | cow tied with rope, horse tied to a corner, grazing
  path-round-a-rectangle | Path round a Rectangle | path around garden, path inside garden, path around rectangular field, path around rectangle, path around rectangle area, rectangular path
  crossing-paths | Crossing Paths | cross roads in a park, two roads crossing in a park
  circular-path | Circular Path | ring area, circular ring
  volume-of-cuboid | Volume of a Cuboid | volume of box
  surface-of-cuboid | Surface of a Cuboid | surface area of cuboid, total surface area of cuboid
  cube | Cube | cube volume, surface area of cube, diagonal of cube
  four-walls | Area of Four Walls | four walls, area of 4 walls, painting of walls
  bricks-in-a-wall | Bricks in a Wall | number of bricks
  volume-of-cylinder | Volume of a Cylinder | capacity of cylinder
  surface-of-cylinder | Surface of a Cylinder | curved surface of cylinder, csa of cylinder, tsa of cylinder
  hollow-cylinder | Hollow Cylinder | hollow pipe, metal pipe
  well-and-embankment | Well & Embankment | well dug, earth dug out, embankment
  water-flow-through-pipe | Water Flow through a Pipe | water flowing in pipe, water flow in canal, water flow in pipe into tank, water flowing through pipe into tank, pipe flow into tank
  volume-of-cone | Volume of a Cone
  surface-of-cone | Surface of a Cone | curved surface of cone, conical tent, csa of cone, slant height, tent cone cloth, conical tent cloth, cloth for conical tent, canvas of tent
  volume-of-sphere | Volume of a Sphere
  surface-of-sphere | Surface of a Sphere | surface area of sphere
  hemisphere | Hemisphere | hemispherical bowl, ardhgola
  hollow-sphere | Hollow Sphere | spherical shell
  immersed-solids | Rise of Water by Immersed Solids | water level rise, sphere dropped in cylinder
  bucket-volume | Volume of a Bucket | bucket problem, frustum volume
  frustum-surface | Surface of a Frustum | curved surface of frustum, slant height of frustum
  cone-cut-parallel-to-base | Cone Cut Parallel to its Base | cone cut by plane, cone divided into two parts
  melted-spheres | Melting of Spheres | sphere melted, sphere melted and recast
  melted-into-small-spheres | Sphere Melted into Small Spheres | small spheres from big sphere, sphere melted into smaller spheres, sphere recast into smaller spheres, lead shots, number of small spheres
  melted-cubes | Melting of Cubes & Cuboids | cubes melted
  melted-cylinders | Melting into Cylinders & Coins | coins melted, cylinder melted
  wire-from-a-sphere | Wire from a Sphere | wire drawn from sphere, sphere drawn into wire
  percent-change-in-area | Per Cent Change in Area | percentage change in area, effect on area, percentage increase in area
  percent-change-in-volume | Per Cent Change in Volume | percent change in volume, percentage increase in volume
  solid-figures | Mensuration of Solids (3D) | mensuration 3d, 3d figures, mensuration of solids, volume of solids, surface area of solids, solid figures, surface area and volume, volume and surface area of solids, surface area, volume, kshetramiti 3d, ghan aakritiyan, ghan aur ghanabh
  plane-figures | Mensuration of Plane Figures (2D) | mensuration 2d, 2d figures, mensuration of plane figures, plane figures, area and perimeter, area of plane figures, kshetramiti 2d
`
