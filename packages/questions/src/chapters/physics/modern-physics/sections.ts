import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# photon, photoelectric-effect, work-function | Photon, photoelectric effect, work function
A photon has $E = h\nu = \frac{hc}{\lambda}$, $p = \frac h\lambda$, no rest mass, no charge. In numbers: $E(\text{eV}) = \frac{1240}{\lambda(\text{nm})}$.

**Einstein**: $h\nu = \phi+K_{max}$, $K_{max} = eV_0$, threshold $\nu_0 = \frac\phi h$, $\lambda_0 = \frac{hc}\phi$.

- Below $\nu_0$ no electron leaves, however bright the light; above it they leave at once.
- Intensity sets the number of electrons (current), frequency their greatest energy (stopping potential).
- $V_0$ against $\nu$: a straight line of slope $\frac he$, the same for all metals. Caesium has the least work function (about 2.1 eV).

*Worked.* 310 nm on a metal with $\phi = 2.5$ eV: $E = 4$ eV, $K_{max} = 1.5$ eV, stopping potential 1.5 V, $\lambda_0 = 496$ nm. *Worked.* A 60 W source at 6 eV emits $\frac{60}{6\times1.6\times10^{-19}} = 6.25\times10^{19}$ photons a second.

# photoelectric-graphs | Graphs of the photoelectric effect
| Graph | Shape | What it tells |
| --- | --- | --- |
| $V_0$ against $\nu$ | straight line $V_0 = \frac he\nu-\frac\phi e$ | slope $\frac he$; meets the $\nu$ axis at $\nu_0$, the $V_0$ axis at $-\frac\phi e$ |
| $K_{max}$ against $\nu$ | straight line | slope $h$, meets the $K$ axis at $-\phi$ |
| $V_0$ or $K_{max}$ against intensity | level line | intensity gives no energy to the single electron |
| current against intensity | straight line through the origin | more photons, more electrons |

~~~
current |            ______ brighter
        |         .-'______ dimmer
        |       /.-'
        |     //
  ------+---/------------- collector potential
      -V0     both start at the same stopping potential
~~~

Brighter light of one colour: higher saturation current, same $V_0$. Higher frequency: $V_0$ farther to the left. Two metals: parallel lines of $V_0$; the one farther right has the larger work function.

*Worked.* The line meets the axis at $5\times10^{14}$ Hz ($h = 6.6\times10^{-34}$ J s): $\phi = 2.06$ eV; at $8\times10^{14}$ Hz $V_0 = \frac{h\times3\times10^{14}}{e} = 1.24$ V.

# matter-waves | Matter waves
$$\lambda = \frac hp = \frac{h}{\sqrt{2mK}} = \frac{h}{\sqrt{2mqV}}, \qquad \text{electron: } \lambda = \frac{1.227}{\sqrt V}\ \text{nm}$$

Davisson and Germer showed electron diffraction. *Worked.* 100 V electron: 0.123 nm. *Worked.* Proton and alpha particle through equal voltage: $\lambda\propto\frac1{\sqrt{mq}}$, ratio $\sqrt8 : 1$.

# rutherford-scattering | Rutherford scattering
Most alpha particles pass, few turn back: the atom is mostly empty, its charge and mass are in a nucleus $10^{-15}$ to $10^{-14}$ m across. $N\propto\frac1{\sin^4(\theta/2)}$. Closest approach $r_0 = \frac{1}{4\pi\epsilon_0}\frac{2Ze^2}{K}$. It could not explain why atoms last, nor line spectra.

# bohr-model, energy-levels | Bohr's model
Angular momentum $mvr = \frac{nh}{2\pi}$.

$$r_n = 0.529\frac{n^2}{Z}\ \text{Å}, \quad v_n = 2.19\times10^6\frac Zn\ \text{m/s}, \quad E_n = -13.6\frac{Z^2}{n^2}\ \text{eV}$$

$K = -E$, $U = 2E$. *Worked.* He⁺ in $n = 2$: $E = -13.6$ eV, like hydrogen in $n = 1$. Ionising hydrogen from $n = 2$: 3.4 eV.

# bohr-postulates | Bohr's postulates
1. The electron goes round the nucleus in certain circular orbits without giving off energy (stationary states); the electric attraction holds it: $\frac{mv^2}r = \frac1{4\pi\epsilon_0}\frac{Ze^2}{r^2}$.
2. Only those orbits are allowed in which $mvr = \frac{nh}{2\pi}$, $n = 1, 2, 3, \dots$
3. Energy is given off or taken in only in a jump between two orbits: $h\nu = E_2-E_1$.

De Broglie explained the second: $2\pi r = n\lambda$, a whole number of waves fits the orbit. The model holds for one electron only (H, He⁺, Li²⁺). It does not give the fine structure and the brightness of lines, nor their splitting in a magnetic (Zeeman) or electric field (Stark).

*Worked.* $n = 3$: $mvr = \frac{3\times6.63\times10^{-34}}{2\pi} = 3.17\times10^{-34}$ J s. *Worked.* Hydrogen from $n = 3$ to 2: $3.4-1.51 = 1.89$ eV, $\lambda = \frac{1240}{1.89} = 656$ nm.

# hydrogen-spectrum, balmer-series | Hydrogen spectrum
$$\frac1\lambda = RZ^2\left(\frac1{n_1^2}-\frac1{n_2^2}\right), \qquad R = 1.097\times10^7\ \text{m}^{-1}$$

~~~
n=4 ------------------
n=3 -----------v------  Paschen (infrared): down to 3
n=2 ------v-----------  Balmer (visible): down to 2
n=1 --v---------------  Lyman (ultraviolet): down to 1
~~~

Then Brackett ($n_1=4$) and Pfund (5). Lines from level $n$ down: $\frac{n(n-1)}2$. *Worked.* First Lyman line: $\lambda = \frac{4}{3R} = 121.5$ nm; limit of Lyman 91.2 nm; H-α 656 nm. From $n = 4$: 6 lines.

# x-rays | X-rays
Fast electrons stopped by a heavy target. Continuous part with least $\lambda = \frac{hc}{eV}$; lines belong to the target (Moseley: $\sqrt\nu = a(Z-b)$). Not bent by fields, ionise, blacken film. *Worked.* 31 kV: $\lambda_{min} = 0.04$ nm.

# nucleus | Nucleus and nuclear force
$R = R_0A^{1/3}$, $R_0 = 1.2$ fm; density about $2.3\times10^{17}$ kg/m³ for all. Isotopes same $Z$, isobars same $A$, isotones same $N$. The nuclear force is strong, of short range (2 to 3 fm), the same for protons and neutrons, and saturates. *Worked.* Radii of $A = 27$ and 64: 3 : 4.

# mass-energy, binding-energy | Mass, energy, binding
$E = mc^2$; 1 u = 931.5 MeV. Mass defect $\Delta m = Zm_p+Nm_n-M$; binding energy $\Delta m\,c^2$. Per nucleon: rises to 8.8 MeV near iron-56, falls to 7.6 at uranium; so light nuclei fuse and heavy ones split with gain. *Worked.* $\Delta m = 0.03$ u: 28 MeV, for helium 7 MeV per nucleon.

# radioactivity, radioactivity-units, alpha-beta-decay | Radioactivity
Becquerel found it in uranium (1896); the Curies found polonium and radium. Units: 1 Bq = 1 decay/s, 1 Ci = $3.7\times10^{10}$ Bq.

| Ray | What | $Z$, $A$ | Stopped by |
| --- | --- | --- | --- |
| α | He²⁺ | −2, −4 | paper |
| β⁻ | electron, with an antineutrino | +1, 0 | aluminium |
| γ | photon | 0, 0 | thick lead |

Ionising: α > β > γ; penetrating the other way. β⁺: $Z$ falls by 1. *Worked.* ²³⁸₉₂U to ²⁰⁶₈₂Pb: $A$ falls by 32, 8 α; $Z$ would fall by 16 but falls by 10, so 6 β⁻.

# half-life, mean-life | Half-life, decay constant, mean life
$$N = N_0e^{-\lambda t} = N_0\left(\frac12\right)^{t/T}, \quad T = \frac{0.693}\lambda, \quad \tau = \frac1\lambda = 1.44T, \quad \text{activity} = \lambda N$$

After one mean life 37% is left. *Worked.* $T = 5$ days: after 20 days $\frac1{16}$. *Worked.* 75% has decayed in 60 min: two half-lives, $T = 30$ min. Two ways of decay: $\lambda = \lambda_1+\lambda_2$.

# radioisotopes | Uses of radioisotopes
Co-60 cancer; I-131 thyroid; Na-24 blood flow; P-32 blood, plants; C-14 age of once living things (5730 years); U-238 age of rocks; Am-241 smoke alarms; Tc-99m scans.

# nuclear-fission, chain-reaction | Fission and chain reaction
²³⁵U + n → ¹⁴¹Ba + ⁹²Kr + 3 n + about 200 MeV. Each fission sets free 2 or 3 neutrons; multiplication factor $k$: 1 steady (reactor), over 1 grows (bomb), under 1 dies. Critical mass is the least that keeps going. *Worked.* 200 MeV is $3.2\times10^{-11}$ J, so 1 W needs $3.1\times10^{10}$ fissions a second.

# nuclear-reactor, moderator | Reactor
Fuel (U-235 enriched, Pu-239), **moderator** slows neutrons (heavy water, graphite, water), **control rods** take them (cadmium, boron), coolant (water, CO₂, liquid sodium), shield. Fast breeder: no moderator, makes Pu-239 from U-238 or U-233 from thorium. First in India: Apsara, 1956.

# nuclear-fusion | Fusion
Light nuclei join at some $10^7$ K and more: 4 ¹H → ⁴He + 2 e⁺ + 2 ν + 26.7 MeV in the Sun (proton–proton chain; in heavier stars carbon cycle). D + T → He + n + 17.6 MeV. Hydrogen bomb, tokamak, ITER. Per kilogram more energy than fission.

# laser | Laser
Light amplification by stimulated emission of radiation: one colour, in phase, narrow beam. Needs population inversion with a metastable level. Ruby (Maiman, 1960, 694 nm), He–Ne (633 nm), semiconductor.

# elementary-particles | Elementary particles
Quarks (up $+\frac23$, down $-\frac13$, and four more) and leptons (electron, muon, tau, neutrinos). Proton uud, neutron udd. Carriers: photon, gluon, W and Z; Higgs boson found in 2012 at CERN. Positron: Anderson 1932; neutron: Chadwick 1932. A free neutron decays in about 15 minutes: n → p + e⁻ + antineutrino.

# fission-and-fusion | Difference between Nuclear Fission and Fusion
| | Fission | Fusion |
| --- | --- | --- |
| What | heavy nucleus splits | light nuclei join |
| Fuel | U-235, Pu-239 | deuterium, tritium |
| Starts with | slow neutron | very high temperature |
| Seen in | reactor, atom bomb | sun, hydrogen bomb |
| Energy per nucleon | about 0.9 MeV | more |
`)
