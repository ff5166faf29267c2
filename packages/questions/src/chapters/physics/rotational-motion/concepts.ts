/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  torque | Torque | moment of force, couple, turning effect of force, bal aghoorn
  moment-of-inertia | Moment of Inertia | moi, <radius of gyration, jadatva aghoorn, <flywheel
  moment-of-inertia-of-disc | Moment of Inertia of a Disc | moi of disc
  moment-of-inertia-of-ring | Moment of Inertia of a Ring | moi of ring
  moment-of-inertia-of-rod | Moment of Inertia of a Rod | moi of rod
  moment-of-inertia-of-sphere | Moment of Inertia of a Sphere | moment of inertia of solid sphere, moi of sphere
  axes-theorems | Parallel & Perpendicular Axes | parallel axis theorem, perpendicular axis theorem, theorem of parallel axes, theorem of perpendicular axes, perpendicular axes
  angular-momentum | Angular Momentum | koniya samveg
  conservation-of-angular-momentum | Conservation of Angular Momentum | law of conservation of angular momentum
  centre-of-mass | Centre of Mass & Gravity | centre of mass, centre of gravity, center of mass, center of gravity, com, dravyaman kendra
  rotational-kinematics | Angular Velocity & Acceleration | angular velocity, angular acceleration, rotational kinematics, <angular displacement, koniya veg
  rolling-motion | Rolling Motion | rolling without slipping, <pure rolling, rolling
  rolling-on-incline | Rolling down an Inclined Plane | rolling motion on inclined plane, rolling on inclined plane, rolling down an incline
  rotational-energy | Rotational Kinetic Energy | kinetic energy of rotation, work and power in rotation
  rotational-equilibrium | Equilibrium of Rigid Bodies | principle of moments, <lever, ladder problem, <classes of levers, simple machines
`
