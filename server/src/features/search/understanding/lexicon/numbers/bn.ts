import { numbersInOrder } from './in-order.ts';

const inBengali = `
  এক/একটা/একটি/ওয়ান/সিঙ্গল দুই/দু/দুটি/দুটো/দুইটি/টু/ডবল/ডাবল তিন/তিনটি/তিনটে/থ্রি চার/চারটি/চারটে/ফোর পাঁচ/পাঁচটি/পাঁচটা
  ছয়/ছয়টি সাত/সাতটি আট/আটটি নয় দশ
  এগারো/এগার বারো/বার তেরো/তের চোদ্দো/চৌদ্দ/চোদ্দ পনেরো/পনের ষোলো/ষোল সতেরো/সতের আঠারো/আঠার উনিশ/ঊনিশ কুড়ি/বিশ
  একুশ বাইশ তেইশ চব্বিশ পঁচিশ/পচিশ ছাব্বিশ সাতাশ আঠাশ/আটাশ উনত্রিশ/ঊনত্রিশ ত্রিশ/তিরিশ
  একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ উনচল্লিশ/ঊনচল্লিশ চল্লিশ
  একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ উনপঞ্চাশ/ঊনপঞ্চাশ পঞ্চাশ
  একান্ন বাহান্ন/বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন উনষাট/ঊনষাট ষাট
  একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি উনসত্তর/ঊনসত্তর সত্তর
  একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর উনআশি/ঊনআশি আশি
  একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি অষ্টাশি/আটাশি উননব্বই/ঊননব্বই নব্বই/নব্বুই
  একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই একশো/একশ`;

const inLatin = `
  ek/akta/ekta/ekti dui/duto/duita/duti tin/tinte/tinti/tinta char/charte/chaar/charti/charta panch/pach/panchta
  choy/chhoy/choi/chhoi/choyta shat/saat/sat/saatta aat/aath/aatta noy/noi dosh/dash/dos
  egaro/egaaro baro/baaro tero/tearo choddo/chouddo/choudda ponero/panero/poneero/ponro sholo/solo
  sotero/shotero/satero atharo/aatharo/atharoo unish/unis/oonish kuri/bish/kudi/bis
  ekush/ekus baish/bais teish/teis chobbish/chabbish/chobbis pochish/ponchish/pochis chhabbish/chabbis/chhabbis
  satash/shatash/satas atash/athash/atas untrish/unotrish/unatrish tirish/trish/tris/tirrish
  ektrish/ektris botrish/batrish/botris tetrish/tetris choutrish/choutris poytrish/poitrish/paytrish
  chhotrish/chotrish/chatrish saitrish/saitris attrish/aattrish unchollish/unochollish/unchallish
  chollish/challish/chollis
  ekchollish biyallish/biallish tetallish chuallish/chuyallish poytallish/poitallish chhechollish/chechollish
  satchollish atchollish unponchash/unoponchash ponchash/panchash/ponchas/panchas
  ekanno/ekanna bahanno/bayanno tippanno chuanno/chuyanno ponchanno/panchanno chhappanno/chappanno satanno
  atanno unshat/unoshat shaat/sath
  ekshotti bashotti teshotti choushotti poyshotti/poishotti chheshotti satshotti atshotti unosottor/unsottor
  shottor/sottor/satter
  ekattor bahattor tiyattor/tiattor chuattor/chuyattor pochattor/ponchattor chhiyattor/chiyattor satattor
  atattor unoashi/unashi ashi/aashi
  ekashi birashi tirashi churashi pochashi/ponchashi chhiyashi/chiyashi satashi astashi/atashi unonobboi/unnobboi
  nobboi/nabbai/nobbui
  ekanobboi biranobboi tiranobboi churanobboi pochanobboi chhiyanobboi satanobboi atanobboi niranobboi
  eksho/ek_sho/eksoh`;

export const numbers = {
  ...numbersInOrder(inBengali, inLatin),
  1.5: 'দেড়, der, derh, deer',
  2.5: 'আড়াই, arai, aarai, adai, arhai',
};
