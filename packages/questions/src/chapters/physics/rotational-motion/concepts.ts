/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  torque | Torque | moment of force, couple, turning effect of force, bal aghoorn
  moment-of-inertia | Moment of Inertia | moi, <radius of gyration, jadatva aghoorn, <flywheel
  moment-of-inertia-of-disc | Moment of Inertia of a Disc | moment of inertia of disc, disc moment of inertia, moi of disc
  moment-of-inertia-of-ring | Moment of Inertia of a Ring | moment of inertia of ring, ring moment of inertia, moi of ring
  moment-of-inertia-of-rod | Moment of Inertia of a Rod | moment of inertia of rod, rod moment of inertia, moi of rod
  moment-of-inertia-of-sphere | Moment of Inertia of a Sphere | moment of inertia of sphere, moment of inertia of solid sphere, moi of sphere
  axes-theorems | Parallel & Perpendicular Axes | parallel axis theorem, perpendicular axis theorem, theorem of parallel axes, theorem of perpendicular axes, perpendicular axes
  angular-momentum | Angular Momentum | koniya samveg
  conservation-of-angular-momentum | Conservation of Angular Momentum | angular momentum conservation, law of conservation of angular momentum
  centre-of-mass | Centre of Mass & Gravity | centre of mass, centre of gravity, center of mass, center of gravity, com, dravyaman kendra
  rotational-kinematics | Angular Velocity & Acceleration | angular velocity, angular acceleration, rotational kinematics, <angular displacement, koniya veg
  rolling-motion | Rolling Motion | rolling without slipping, <pure rolling, rolling on inclined plane, rolling
  rotational-energy | Rotational Kinetic Energy | kinetic energy of rotation, work and power in rotation
  rotational-equilibrium | Equilibrium of Rigid Bodies | principle of moments, equilibrium of a rigid body, <lever, ladder problem, <classes of levers, simple machines
`
