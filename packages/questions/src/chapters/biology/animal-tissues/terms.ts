import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
epithelial-tissue | Tissue, utak, ऊतक | A tissue is a group of cells of similar structure and origin that together perform a particular function.
epithelial-tissue | Epithelial tissue, epithelium, upkala utak, उपकला ऊतक | Epithelial tissue is the tissue of closely packed cells that covers the body surface and lines the cavities and ducts inside it.
epithelial-tissue | Squamous epithelium, shalki upkala, शल्की उपकला | Squamous epithelium is a single layer of thin flat cells, found in the walls of blood vessels and the air sacs of lungs, where it serves diffusion.
epithelial-tissue | Columnar epithelium, stambhi upkala, स्तंभी उपकला | Columnar epithelium is a layer of tall pillar-like cells that lines the stomach and intestine and helps in secretion and absorption.
epithelial-tissue | Ciliated epithelium, pakshmabhi upkala, पक्ष्माभी उपकला | Ciliated epithelium is epithelium whose cells bear cilia that move particles or mucus in one direction, as in bronchioles and fallopian tubes.
epithelial-tissue | Cell junctions, tight junction, gap junction | Cell junctions are the links between neighbouring cells: tight junctions stop leakage, adhering junctions hold cells together and gap junctions let ions and small molecules pass.
connective-tissue | Connective tissue, sanyoji utak, संयोजी ऊतक | Connective tissue is the tissue that binds, supports and links other tissues and organs; its cells lie in a matrix, as in bone, cartilage and blood.
connective-tissue | Tendon, kandara, कंडरा | A tendon is a band of dense connective tissue that joins a muscle to a bone.
connective-tissue | Ligament, snayu, स्नायु | A ligament is a band of dense connective tissue that joins one bone to another.
connective-tissue | Adipose tissue, vasa utak, वसा ऊतक | Adipose tissue is loose connective tissue beneath the skin whose cells store fat; it insulates the body and reserves energy.
connective-tissue | Areolar tissue, antarali utak | Areolar tissue is loose connective tissue beneath the skin and round organs that supports epithelium; it contains fibroblasts, macrophages and mast cells.
connective-tissue | Cartilage, upasthi, उपास्थि | Cartilage is a firm but pliable connective tissue with cells (chondrocytes) in a solid matrix, found in the tip of the nose, the outer ear and joints.
connective-tissue | Bone tissue, asthi, अस्थि | Bone is a hard connective tissue whose matrix is rich in calcium salts and collagen fibres; its cells are osteocytes.
muscular-tissue | Muscular tissue, muscle tissue, peshi utak, पेशीय ऊतक | Muscular tissue is the tissue of long contractile fibres that moves the body and its organs; it is skeletal, smooth or cardiac.
muscular-tissue | Skeletal muscle, striated muscle, voluntary muscle, kankal peshi, कंकाल पेशी | Skeletal muscle is striped, voluntary muscle attached to bones, which moves the limbs and body.
muscular-tissue | Smooth muscle, involuntary muscle, chikni peshi, चिकनी पेशी | Smooth muscle is unstriped, involuntary muscle with spindle-shaped cells, found in the walls of the gut, blood vessels and other internal organs.
muscular-tissue | Cardiac muscle, heart muscle, hriday peshi, हृदय पेशी | Cardiac muscle is the striped, branched, involuntary muscle of the heart, whose cells are joined by intercalated discs and beat together.
nervous-tissue | Nervous tissue, neural tissue, tantrika utak, तंत्रिका ऊतक | Nervous tissue is the tissue of neurons and neuroglia that receives stimuli and conducts impulses.
nervous-tissue | Neuroglia, neuroglial cells, glial cells | Neuroglia are the supporting cells of nervous tissue, which protect and nourish neurons; they make up more than half of its volume.
frog | Frog, mendhak, मेंढक | The frog (Rana tigrina) is a cold-blooded amphibian that lives in water and on land and breathes by skin, lungs and lining of the mouth.
frog | Cold-blooded animal, poikilotherm, asamtapi, असमतापी | A cold-blooded animal is one whose body temperature changes with that of its surroundings, such as fishes, frogs and reptiles.
frog | Hibernation and aestivation in frog, winter sleep, summer sleep | Hibernation is the winter sleep and aestivation the summer sleep by which frogs and some other animals escape extreme cold or heat.
cockroach | Cockroach, tilchatta, तिलचट्टा | The cockroach (Periplaneta americana) is a nocturnal insect with a chitinous exoskeleton, three pairs of jointed legs, tracheae for breathing and Malpighian tubules for excretion.
cockroach | Malpighian tubules, malpighi nalikayen, मैल्पीघी नलिकाएँ | Malpighian tubules are the fine tubes at the junction of midgut and hindgut that remove nitrogenous waste in insects.
cockroach | Compound eye, sanyukt netra, संयुक्त नेत्र | A compound eye is the eye of insects made of many units called ommatidia, which gives mosaic vision.
cockroach | Open circulatory system, khula parisancharan tantra, खुला परिसंचरण तंत्र | An open circulatory system is one in which blood is pumped into body cavities and bathes the organs directly, as in insects.
`)
