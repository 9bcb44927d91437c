import { numbersInOrder } from './in-order.ts';

const inDevanagari = `
  एक/वन/सिंगल दो/टू/डबल तीन/थ्री/ट्रिपल चार/फोर पांच/पाँच/पाच छह/छः/छे/छै/छ सात आठ नौ दस
  ग्यारह/ग्यारा बारह/बारा तेरह/तेरा चौदह/चौदा पंद्रह/पन्द्रह/पंदरह/पंद्रा सोलह/सोला सत्रह/सतरह अठारह/अट्ठारह/अठरह
  उन्नीस बीस
  इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस/पचीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अठाईस/अट्ठाइस उनतीस/उन्तीस तीस
  इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस/तैतीस चौंतीस/चौतीस पैंतीस/पैतीस छत्तीस सैंतीस/सैतीस अड़तीस उनतालीस/उन्तालीस चालीस
  इकतालीस बयालीस/ब्यालीस तैंतालीस/तैतालीस चवालीस/चौवालीस पैंतालीस/पैतालीस छियालीस/छयालीस सैंतालीस/सैतालीस
  अड़तालीस उनचास पचास
  इक्यावन बावन तिरपन/तिरेपन चौवन/चौअन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ साठ
  इकसठ बासठ तिरसठ/तिरेसठ चौंसठ/चौसठ पैंसठ/पैसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर
  इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर/पिचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी अस्सी
  इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी/सतासी अट्ठासी/अठासी नवासी नब्बे
  इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पंचानवे/पचानवे/पंचानबे छियानवे/छियानबे
  सत्तानवे/सत्तानबे अट्ठानवे/अठानवे/अट्ठानबे निन्यानवे/निन्यानबे सौ`;

const inLatin = `
  - do teen/tiin - paanch chah/chhah/chhe/che - aathh/ath nau das/dus
  gyarah/gyara/gyaarah barah/bara/baarah terah/tera chaudah/chauda/choudah/chouda
  pandrah/pandra/pandhra/pandara/pandhrah/pundrah solah/sola satrah/satra/sattrah atharah/athara/atthara
  unnis/unnees bees
  ikkis/ikkees/ekkis baees teees chaubis/chaubees/choubis pachees/pachis/pacchis/pachchis/pachchees
  chhabbees sattais atthais/athais/atthaees untis/unatis tees/tis/tiis
  iktis/ikattis battis/battees taintis/tentis chauntis/chautis paintis/pentis/paintees chhattis/chattis
  saintis/sentis adtis/artis untalis/unchalis chalis/chalees/chaalis/chaalees
  iktalis bayalis/byalis taintalis/tentalis chavalis/chauvalis paintalis/pentalis/paintalees chhiyalis/chiyalis
  saintalis/sentalis adtalis/artalis unchas/unanchas pachas/pachaas/pachass
  ikyavan/ikyawan bavan/bawan tirpan chauvan/chauwan/chawwan pachpan chhappan/chappan sattavan/sattawan
  atthavan/athavan/atthawan unsath saath/saathh
  iksath basath tirsath/tiresath chaunsath/chausath painsath/paisath/pensath chhiyasath/chiyasath sadsath
  adsath/arsath unhattar sattar
  ikhattar bahattar tihattar chauhattar pachhattar/pachattar/pichhattar chhihattar/chihattar sathattar/satahattar
  athhattar/atthattar unyasi/unasi assi/asi
  ikyasi bayasi tirasi chaurasi pachasi chhiyasi/chiyasi satasi/sattasi athasi/atthasi navasi/nawasi nabbe/nabbay
  ikyanve/ikyanbe banve/baanve tiranve chauranve panchanve/pachanve chhiyanve/chiyanve sattanve/satanve
  atthanve/athanve ninyanve sau`;

export const numbers = {
  ...numbersInOrder(inDevanagari, inLatin),
  0.5: 'aadha, adha, आधा',
  1.5: 'dedh, डेढ़',
  2.5: 'dhai, dhaai, adhai, dhaayi, ढाई, अढ़ाई, दो ढाई',
};
