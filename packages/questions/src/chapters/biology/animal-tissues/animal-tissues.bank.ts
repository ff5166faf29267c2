import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which tissue lines the inner surface of blood vessels?' */
export const animalTissues = defineBank({
  id: 'animal-tissues',
  sets: [
    {
      rows: `
1 epithelial-tissue | Which type of animal tissue covers the body and lines its cavities? | Epithelial | Muscular | Connective | Nervous | Epithelial cells are packed closely with little matrix between them and form coverings and linings.
1 connective-tissue | Blood is which type of tissue? | Connective | Epithelial | Muscular | Nervous | Blood is a fluid connective tissue with cells in a liquid matrix, the plasma.
1 muscular-tissue | Which muscle is found only in the wall of the heart? | Cardiac | Skeletal | Smooth | Striped voluntary | Cardiac muscle is striped like skeletal muscle but works without the will.
1 connective-tissue | Fat is stored in the body in: | adipose tissue | cartilage | cardiac muscle | nervous tissue | Cells of adipose tissue, mostly under the skin, are specialised to store fat.
1 connective-tissue | The tip of the human nose and the outer ear are stiffened by: | cartilage | bone | tendon | ligament | Cartilage is firm yet flexible, so the ear and nose tip can be bent without breaking.
1 nervous-tissue | Which tissue carries messages in the body as electrical signals? | Nervous | Connective | Epithelial | Muscular | Neurons are excitable cells that conduct impulses. Neuroglia protect and support them.
1 muscular-tissue | Muscles that we can move at will are called: | voluntary muscles | smooth muscles | cardiac muscles | visceral muscles | Skeletal muscles are voluntary. Smooth muscles of the gut and cardiac muscle are not under the will.
1 connective-tissue | Muscles are attached to bones by: | tendons | ligaments | cartilage | neurons | Tendons join muscle to bone. Ligaments join one bone to another.
1 frog | In which animal group is the skin used as an organ of breathing along with lungs? | Frogs | Lizards | Birds | Insects | The moist skin of frogs takes up oxygen in water and on land. Lizards and birds breathe by lungs only.
1 cockroach | How many pairs of walking legs does a cockroach have? | Three | Two | Four | Five | The thorax of a cockroach has three segments, each with a pair of legs.
2 epithelial-tissue | Flat, thin cells that form the walls of blood vessels and air sacs make up: | squamous epithelium | columnar epithelium | cuboidal epithelium | ciliated epithelium | Squamous epithelium forms a diffusion boundary. Columnar cells line the stomach and intestine.
2 epithelial-tissue | Tall cells that line the stomach and intestine form: | columnar epithelium | squamous epithelium | cuboidal epithelium | compound epithelium | Columnar cells help in secretion and absorption; their nuclei lie at the base.
2 epithelial-tissue | The lining of the tubules of nephrons is mainly of: | cuboidal epithelium | squamous epithelium | compound epithelium | columnar ciliated cells | Cube-like cells form tubules of nephrons and ducts of glands, where they secrete and absorb.
2 epithelial-tissue | Which epithelium moves particles or mucus in one direction, as in bronchioles? | Ciliated | Squamous | Glandular | Compound | Cilia on the free surface beat together. They line bronchioles and fallopian tubes.
2 epithelial-tissue | The dry surface of the skin is covered by: | compound epithelium | simple squamous epithelium | ciliated epithelium | cuboidal epithelium | Compound epithelium has many layers and protects against chemical and mechanical stress.
2 epithelial-tissue | Which cell junctions stop substances from leaking across an epithelium? | Tight junctions | Gap junctions | Adhering junctions | Synaptic junctions | Tight junctions seal neighbouring cells. Adhering junctions cement them and gap junctions let ions pass.
2 epithelial-tissue | Goblet cells are unicellular glands that secrete: | mucus | insulin | sweat | bile | Goblet cells of the alimentary canal are single-celled exocrine glands that secrete mucus.
2 connective-tissue | The fibres secreted by cells of most connective tissues are made of: | collagen or elastin | actin or myosin | keratin or chitin | tubulin or lamin | All connective tissues except blood have fibres of collagen or elastin that give strength and stretch.
2 muscular-tissue | Intercalated discs are a feature of: | cardiac muscle | skeletal muscle | smooth muscle | tendon | At these discs cells of heart muscle are joined, so when one contracts the neighbours do as well.
2 muscular-tissue | Smooth muscle fibres have which shape? | Spindle-shaped | Cylindrical and branched | Cube-shaped | Star-shaped | They taper at both ends and have no striations. They are found in walls of blood vessels, stomach and intestine.
2 cockroach | Cockroaches breathe by means of: | tracheae | gills | lungs | book lungs | Air enters by ten pairs of spiracles and passes through tracheal tubes to the tissues.
2 cockroach | The organs of excretion in a cockroach are the: | Malpighian tubules | green glands | nephridia | flame cells | Malpighian tubules lie at the junction of midgut and hindgut. Earthworms have nephridia.
2 cockroach, frog | The blood of cockroach differs from that of frog in that it: | carries hardly any oxygen | flows only in closed vessels | is red with haemoglobin | has no cells at all | Tracheae bring air straight to tissues, so the colourless haemolymph has no respiratory pigment.
3 connective-tissue | The matrix of bone is hard because it is rich in: | calcium salts and collagen | elastin and keratin | chondrin and water | iron salts and protein | Calcium salts with collagen fibres give bone its strength. Chondrin belongs to cartilage.
3 connective-tissue | Bone cells lie in small spaces called: | lacunae | lacteals | sinuses | alveoli | Osteocytes are present in lacunae. Lacteals are the lymph vessels of villi.
3 connective-tissue | Tendons and ligaments are examples of which tissue? | Dense regular connective tissue | Loose areolar connective tissue | Dense irregular connective tissue | Specialised fluid tissue | Their collagen fibres lie in parallel bundles. In the skin the fibres run in many directions, which is dense irregular tissue.
3 connective-tissue | Areolar tissue beneath the skin contains fibroblasts, macrophages and: | mast cells | osteocytes | chondrocytes | neuroglia | Areolar tissue is loose connective tissue that supports epithelium. Osteocytes and chondrocytes belong to bone and cartilage.
3 cockroach | The mouthparts of a cockroach are of which type? | Biting and chewing | Piercing and sucking | Siphoning | Sponging | They include a pair of mandibles with grinding and incising regions. Mosquitoes have piercing mouthparts.
3 frog | The heart of a frog has how many chambers? | Three | Two | Four | One | It has two atria and one ventricle, within a membranous pericardium.
3 cockroach | Which is true of the compound eye of a cockroach? | It is made of many ommatidia | It has a single large lens | It lacks light receptors | It can see only in colour | Each compound eye has about 2,000 hexagonal ommatidia and gives mosaic vision with more sensitivity but less resolution.
3 nervous-tissue | Neuroglial cells make up about what share of the volume of neural tissue? | More than half | Less than a tenth | About a quarter | Nearly all | Neuroglia protect and support neurons and make up more than one half of neural tissue by volume in our body.
3 epithelial-tissue | Consider the statements: // 1. Exocrine glands send their products through ducts. // 2. Hormones are products of endocrine glands. // Which is correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | Exocrine glands have ducts and secrete saliva, milk or enzymes. Endocrine glands pass hormones directly into the fluid around them.
`,
    },
  ],
})
