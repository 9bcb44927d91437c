import { numbersInOrder } from './in-order.ts';

const inDevanagari = `
  एउटा/वान दुई/दुइ/दुईवटा/दुइटा/दुइवटा तीनवटा/तिन/तिनवटा/थ्रि चारवटा पाँचवटा छवटा सातवटा - -
  दश
  एघार/एघारह बाह्र/बार्ह तेह्र चौध/चौद्ध पन्ध्र/पन्द्र सोह्र/सोर्ह सत्र अठार उन्नाइस/उन्नाईस -
  एक्काइस - - - पचिस - - - उनन्तीस/उनान्तीस -
  एकतीस - तेत्तीस चौँतीस पैँतीस - सैँतीस अठतीस उनन्चालीस/उनान्चालीस -
  एकचालीस - त्रिचालीस - पैँतालीस - सतचालीस/सड्चालीस अठचालीस उनन्चास/उनान्पचास -
  एकाउन्न बाउन्न त्रिपन्न चवन्न/चौवन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न/अन्ठाउन उनन्साठी/उनान्साठी साठी/साठि
  एकसट्ठी/एकसठ्ठी बयसट्ठी/बैसट्ठी त्रिसट्ठी चौँसट्ठी/चौसट्ठी पैँसट्ठी/पैसट्ठी छयसट्ठी/छैसट्ठी सतसट्ठी/सड्सट्ठी अठसट्ठी/अड्सट्ठी
  उनन्सत्तरी/उनान्सत्तरी सत्तरी
  एकहत्तर/एकत्तर - त्रिहत्तर - - छयहत्तर/छेहत्तर - - उनान्असी असी
  एकासी - त्रियासी - - छयासी - - उनान्नब्बे -
  एकान्नब्बे बयान्नब्बे त्रियान्नब्बे चौरान्नब्बे पन्चान्नब्बे/पञ्चान्नब्बे छयान्नब्बे सन्तान्नब्बे अन्ठान्नब्बे उनान्सय सय/एकसय`;

const inLatin = `
  euta/eutaa/auta duiwata teenta charwata pachwata
  chha/chhawata - - - -
  eghara/egharo/eghar bahra/barha tehra chaudha - sohra/sora - -
  unnais -
  ekkais - - - - - - - unantis -
  ektis - tettis - paitis - saitis athtis unanchalis -
  ekchalis - trichalis chawalis paitalis chhayalis satchalis athchalis unanpachas -
  ekaunna baunna tripanna chaunna/chawanna pachpanna chhapanna santaunna anthaunna unansathi sathi
  eksatthi bayasatthi trisatthi chausatthi paisatthi chhayasatthi satsatthi athsatthi unansattari sattari
  ekhattar/ekattar - trihattar - - chhayahattar - athahattar - -
  ekasi - triyasi - - chhayasi - - unannabbe -
  ekanabbe bayanabbe triyanabbe chauranabbe panchanabbe chhayanabbe santanabbe anthanabbe unansaya saya`;

export const numbers = {
  ...numbersInOrder(inDevanagari, inLatin),
  1.5: 'डेढ',
  2.5: 'अढाई',
};
