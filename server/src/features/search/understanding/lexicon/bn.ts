import { comparisons, comparisonsAfter } from './comparisons/bn.ts';
import { emptyWords } from './fillers/bn.ts';
import type { Lexicon } from './lexicon.ts';
import { numbers } from './numbers/bn.ts';
import { landmarkKinds, near } from './places/bn.ts';
import { wishes } from './wishes/bn.ts';

export const bn: Lexicon = {
  digits: '০১২৩৪৫৬৭৮৯',
  categories: {
    house: `
      একতলা বাড়ি, দোতলা বাড়ি, ektala bari, dotala bari, dotola bari, বাংলো, ভিলা, বিল্ডিং,
      বাংলোবাড়ি, বাংলো বাড়ি, আলাদা বাড়ি, ডুপ্লেক্স, pakka bari, পাকা বাড়ি, pakka ghar, tin er bari,
      টিনের বাড়ি, puro bari, পুরো বাড়ি, gota bari, গোটা বাড়ি, ektola bari, একতালা বাড়ি,
      তিনতলা বাড়ি, tintala bari, tin tola bari, স্বয়ংসম্পূর্ণ বাড়ি, হাউস`,
    flat: `
      ফ্ল্যাট, ফ্লাট, ফ্লেট, অ্যাপার্টমেন্ট, এপার্টমেন্ট, ফ্লাটবাড়ি, ফ্ল্যাটবাড়ি, flat bari,
      আপার্টমেন্ট, অ্যাপার্টমেন্টে, ফ্ল্যাট বাড়ি`,
    shop: `
      dokan, dokaan, dokanghar, dokan ghor, dokan ghar, দোকান, দোকানঘর, দোকান ঘর, কমার্শিয়াল, বাণিজ্যিক,
      dokan pat, dokan pasar, দোকানপাট, ব্যবসা, bebsa, byabsa, bebsha, দোকান স্পেস, কমার্শিয়াল স্পেস,
      shop ghor, dokaner ghor, স্টল, stall ghor, dokan bari, dokkan,
      dokaner jonno ghor, দোকানের জন্য ঘর,
      (kholar/chalanor/debar/deoar) (jayga/jonno/jonno jayga/jonno ghor), kholar`,
    land: `
      jomi, jami, jomi jayga, bastu jomi, plot jomi, জমি, জায়গা জমি, জমি জায়গা, জমিজমা, প্লট, ভিটে,
      বাস্তু জমি, jomijoma, jomi jama, bastujomi, vite, bhite, vita, ভিটা, ভিটেমাটি, খালি জমি,
      khali jomi, khali jayga, খালি জায়গা, ফাঁকা জমি, ফাঁকা জায়গা, faka jomi, faka jayga, চাষের জমি,
      chaser jomi, chasher jomi, বাস্তুভিটা, bari korar jomi, বাড়ি করার জমি, bari korar jayga,
      বাড়ি করার জায়গা, zomi, jayga jomi, জমিন, ভূমি, জায়গাজমি`,
  },
  uses: {
    atm: 'atm (bosabo/boshabo/er jonno), এটিএম (বসাব/বসাবো/এর জন্য)',
    office: `
      অফিস, অফিস ঘর, অফিস স্পেস, অফিসঘর, office ghor, office ghar, আপিস, apis, অফিসের জন্য ঘর,
      office er jonno ghor`,
    godown: `
      গোডাউন, গুদাম, গুদামঘর, gudam, gudaam, gudown, ওয়্যারহাউস, ওয়ারহাউস, গোডাউন ঘর, gudam ghor,
      gudam ghar, godown ghor, গুদাম ঘর`,
    showroom: 'শোরুম, শো রুম',
    factory: 'কারখানা, karkhana',
    clinic: 'চেম্বার, chember, চেম্বার ঘর',
  },
  spaces: 'jayga, jaiga, jaga, jayega, jaygaa, জায়গা, জাগা, jaaga',
  homes: `
    basha, basa, basabari, (thakar/thakbar) (jayga/jaiga/jaga/jayega), থাকবার জায়গা, থাকার জায়গা, বাসা, বাসাবাড়ি, আবাসন, baas bari, থাকার ঘর,
    thakar ghor, thakar ghar, বাসস্থান, basosthan, basha bari,
    বাসাবাড়ী`,
  dwellings: `
    bari, baari, bary, badi bhara, বাড়ি, ঘরবাড়ি, ghor bari, ghar bari, বাড়িঘর, barighor, bati,
    বাড়ী, bari ghor, barii, ghor bari ta, baari ghor`,
  singleRooms: `
    ghor, ghor ta, kamra, kamara, rum, mess, mes, mess bari, ghorta, single rum, ঘর, রুম, কামরা, কক্ষ,
    মেস, মেসবাড়ি, পিজি, পেয়িং গেস্ট, হোস্টেল, সিঙ্গেল রুম, স্টুডিও, ekjon, ek jon, একজন, একজনের, একা,
    eka, eka thakar, একা থাকার, ghorer, ছোট ঘর, choto ghor, chhoto ghor, ছাত্রাবাস, chhatrabas, মেস ঘর,
    mess ghor, বোর্ডিং, রুমমেট, ruum, ruumer, rooom, kamara ta, সিঙ্গেল ঘর, পিজি রুম, পি জি, kokkho,
    kokho`,
  purposes: {
    rent: `
      bhara, bhaara, vara, bhada deoa, bara neoa, bhara deoa, bhara nebo, bhara chai, bharay, bharate,
      ভাড়া, ভাড়ায়, ভাড়াটিয়া, ভাড়া দেওয়া, ভাড়া নেব, লিজ, মাসে, প্রতি মাসে, mashe,
      mase, টু লেট, টুলেট, রেন্ট, bharate chai, bhara nite, bhara nite chai, bhara lagbe, bhara hobe,
      bhara ache, bhara pabo, bhara neoa, bhara newa, bhara dewa, bhara deya, varate, varay, vara chai,
      vara lagbe, vara hobe, bhara kore, ভাড়ায় চাই, ভাড়াতে, ভাড়ার, ভাড়া চাই, ভাড়া লাগবে,
      ভাড়া হবে, ভাড়া আছে, ভাড়া নিতে, ভাড়া নিতে চাই, ভাড়া নেওয়া, ভাড়াটে, ভারা, লিজে, ইজারা,
      mas e, প্রতিমাসে, protimase, proti mase, মাস প্রতি, মাসপ্রতি,
      mas proti, bhaday, baratte, bara chai, bara lagbe, bara hobe`,
    buy: `
      bikri, bikroy, bikri hobe, bikree, kinbo, kinte, kinte chai, kena, kinar, kroy, becha, kina,
      বিক্রি, বিক্রয়, বিক্রি হবে, কিনব, কিনবো, কিনতে, কিনতে চাই, কেনা, কেনার, ক্রয়, বেচা, বেচব, সেল,
      কিনিতে, bikroyer, bikrir, bikrir jonno, bikri ache, bikri korbo, kinbo ami, kine nebo, khorid,
      khorid korte, kinte pari, kinte chaichi, kinte icchuk, kenar jonno, কেনার জন্য, কিনতে ইচ্ছুক,
      কিনতে পারি, ক্রয় করতে, খরিদ, বিক্রির, বিক্রির জন্য, বিক্রয়ের, বিক্রয়ের জন্য, বিক্রি আছে,
      বিক্রি করা হবে, বেচতে, বেচবে, বেচার, bechbe, bechte, bechbo, becar, kinar jonno, kina jabe,
      kenna, কিনে নেব, কিনবার, সেলে, for sale er, রিসেল`,
  },
  furnishings: {
    unfurnished: `
      আসবাব ছাড়া, আসবাবহীন, asbab chara, আনফার্নিশড, ফার্নিচার ছাড়া, furniture chara,
      আসবাবপত্র ছাড়া, asbabpotro chara, asbab chhara, furniture chhara,
      furniture nei, ফার্নিচার নেই, আসবাব নেই, আনফার্নিশ`,
    'semi-furnished': `
      আধা সাজানো, সেমি ফার্নিশড, সেমিফার্নিশড, adha sajano, আংশিক সাজানো, অর্ধ সজ্জিত, আংশিক আসবাব,
      kichu furniture soho, কিছু আসবাব, সেমি ফার্নিশ, আধা আসবাব, semi furnish kora`,
    'fully-furnished': `
      sajano, shajano, furniture saho, sajano gochano, asbab soho, asbab sho, asbabpotro soho,
      furniture soho, asbab shoho, সাজানো, সাজানো গোছানো, সুসজ্জিত, সজ্জিত, আসবাব, আসবাব সহ, আসবাবপত্র,
      আসবাবপত্র সহ, ফার্নিচার সহ, ফার্নিশড, ফুল ফার্নিশড, ফার্নিচার, ফুললি ফার্নিশড, ফারনিশড,
      furnitur soho, furniture ache, furniture ala, asbab ache, asbabpotro ache, sajano gujano,
      shajano gochano, full sajano, ফুল ফার্নিচার, ফার্নিচার আছে, আসবাব আছে, আসবাবপত্রসহ, আসবাবসহ,
      ফার্নিচারসহ, সম্পূর্ণ সাজানো, ফার্নিশ, সাজানো গোছান, পুরো সাজানো, furniture diye, furniture dewa`,
  },
  features: {
    parking: `
      পার্কিং, গাড়ি পার্কিং, কার পার্কিং, গ্যারেজ, গাড়ি রাখা, gadi rakha, gadir jayga,
      gari rakha, gari parking, বাইক পার্কিং, garir jayga, গাড়ির জায়গা, গাড়ি পার্ক, gari park, parking er jayga, পার্কিং এর জায়গা, গারাজ, garaj,
      গাড়ির গ্যারেজ, parking ache, পার্কিং আছে, gari garage,
      (বাইক/স্কুটি/মোটর সাইকেল) (রাখার/রাখা/থাকার) (/জায়গা/ব্যবস্থা/সুবিধা),
      (gari/gadi/bike/car/motor/scooty/cycle/toto/auto) (rakhar/thakar/rakhbar) (/jayga/byabostha/subidha)`,
    'attached-bathroom': `
      অ্যাটাচ বাথরুম, এটাচ বাথরুম, অ্যাটাচড বাথরুম, সংলগ্ন বাথরুম, attach bathrum, নিজস্ব বাথরুম,
      অ্যাটাচড টয়লেট, এটাচড বাথরুম, অ্যাটাচ বাথ, এটাচ বাথ, bathroom attach,
      (alada/nijossho/nijer/lagoa) (bathroom/toilet/paikhana/latrine), আলাদা (বাথরুম/টয়লেট/পায়খানা), সঙ্গে বাথরুম`,
    lift: 'লিফট, লিফ্ট, লিফটের সুবিধা, lift ache, lift wala, লিফট আছে, লিফটওয়ালা, লিপট, এলিভেটর',
    shutter: 'শাটার',
  },
  floors: {
    ground: `
      nichtala, nichtola, nich tala, nicher tala, nich tola, nicher tola, একতলা, নিচতলা, নীচতলা, নিচের তলা,
      নিচ তলা, নীচের তলা, গ্রাউন্ড ফ্লোর, একতলায়, ektalay, nich tolay, nich tolar, nich tala ta,
      nicher tolay, nicher tola te, নিচতলায়, নিচতলার, নিচের তলায়, নীচের তলায়, একতলার, ek tolay,
      ek talay, ektolar, ek tolar, grount floor, নিচে তলায়, গ্রাউন্ডফ্লোর`,
    'from-1': `
      উপরতলা, উপরের তলা, উপর তলা, oporer tola, upor tala, uporer tala, দোতলায়, দোতলা, oporer tolay,
      opor tola, opor tolay, uporer tolay, upor tolay, উপরের তলায়, ওপরের তলা, ওপরের তলায়, উপরতলায়,
      ওপরতলা`,
    'from-3': `
      সবচেয়ে উপরের তলা, টপ ফ্লোর, সবচেয়ে উপরের তলায়, sobar opore, একদম উপরের তলা, ekdom oporer tola`,
  },
  orders: {
    price: `
      kom dam, kom dame, kom damer, kom bhara, kom bharay, kom bharar, sosta, shosta, sostay, shostay,
      sosta dame, kom khoroch, kom budget, kom budgeter, sobcheye kom, kom taka, kom takay,
      shosta dame, কম দাম, কম দামে, কম দামের, কম ভাড়া, কম ভাড়ায়, কম ভাড়ার, সস্তা, সস্তায়, সস্তার,
      কম খরচ, কম বাজেট, সাশ্রয়ী, সবচেয়ে কম, সবচেয়ে কম দাম, সবচেয়ে সস্তা, কম টাকায়, কম টাকা,
      কমদামি, কম দামি, সুলভ, স্বল্প মূল্য, সুলভ মূল্যে, kom damer moddhe, sostar, sostar moddhe,
      sostai, kom poisa, kom poisay, kom poysay, kam dame, kom rate, sobcheye sosta, sobche sosta,
      sabcheye kom dam, sob theke sosta, sob theke kom, sob theke kom dam, সব থেকে সস্তা, সবথেকে সস্তা,
      সব থেকে কম, সবথেকে কম, সবচেয়ে কম ভাড়া, সব থেকে কম দাম, কম পয়সায়, কম খরচে, কম রেটে, অল্প দামে,
      olpo dame, olpo bhara, অল্প ভাড়া, অল্প টাকায়, olpo takay, অল্প খরচে, কম মূল্যে, সস্তা দামে,
      সস্তা দরের, কম দরে, kom dore, দাম কম, ভাড়া কম, dam kom, bhara kom, bhara kom hole, গরিবের,
      saddher moddhe, সাধ্যের মধ্যে, বাজেট ফ্রেন্ডলি, সস্তার মধ্যে`,
    newest: `
      notun, natun, notun post, নতুন, নুতন, সদ্য, সাম্প্রতিক, sodyo, সবচেয়ে নতুন, লেটেস্ট,
      ekdom notun, একদম নতুন, sobcheye notun, notun notun, নতুন পোস্ট, সর্বশেষ, sorboshesh, শেষ পোস্ট,
      আজকের, ajker, নতুন বিল্ডিং, (notun/natun) building, নতুন বিজ্ঞাপন, sodyo deoa`,
    size: `
      choto, chhoto, choto khato, ছোট, ছোটো, ছোটখাটো, ক্ষুদ্র, chotto, ছোট্ট, chhotto, ছোটোখাটো,
      khub choto, খুব ছোট, ছোট সাইজ, choto size, ছোট খাটো, sobcheye choto, সবচেয়ে ছোট`,
    'size-desc': `
      boro, baro, boro sor, বড়, বড়ো, বিশাল, প্রশস্ত, খোলামেলা, kholamela, boro size, বড় সাইজ, khub boro,
      খুব বড়, বেশ বড়, besh boro, sobcheye boro, সবচেয়ে বড়, বড় বড়, বিরাট, birat, bishal,
      বিশাল বড়, বড়সড়, borosoro`,
    'price-desc': 'দামি, dami, বিলাসবহুল, অভিজাত',
  },
  landmarkKinds,
  near,
  months: {
    1: 'জানুয়ারি, জানুয়ারী, januari, januyari',
    2: 'ফেব্রুয়ারি, ফেব্রুয়ারী, februari',
    3: 'মার্চ',
    4: 'এপ্রিল, epril',
    5: 'মে মাস, মে মাসে, মে মাসের',
    6: 'জুন',
    7: 'জুলাই, julai',
    8: 'আগস্ট, অগস্ট, অগাস্ট, agost, ogost',
    9: 'সেপ্টেম্বর, september mas',
    10: 'অক্টোবর, octobor, oktobor',
    11: 'নভেম্বর, novembor',
    12: 'ডিসেম্বর, disembor, december mas',
  },
  numbers,
  fractions: {
    0.5: 'sare, saare, sarhe, shaare, share, সাড়ে, সারে',
    0.25: 'sowa, soa, soya, সোয়া, সওয়া',
    '-0.25': 'poune, pone, পৌনে',
  },
  classifiers: 'ta, ti, to, te, khana, khani, টা, টি, টো, টে, খানা, খানি',
  uncounted: `
    jon, jona, joner, jonar, জন, জনা, জনের, জনার, lok, loker, লোক, লোকের, সদস্য, mas, maser, mash, মাস, মাসের,
    bochor, bochorer, বছর, বছরের, ঘণ্টা, ঘন্টা, ghonta, মিনিট, মিনিটের`,
  bedrooms: `
    kamra, kamrar, kamara, ghorer, rum, bedrum, rumer, shobar ghor, sobar ghor, shoyar ghor, ghor,
    kamrawala, কামরা, কামরার, রুম, রুমের, ঘর, ঘরের, বেডরুম, বেড রুম, বেড, বেডরুমের, শোবার ঘর, শোওয়ার ঘর,
    শয়নকক্ষ, কক্ষ, বিএইচকে, বি এইচ কে, বিএচকে, কামরাওয়ালা, আরকে, বি এইচকে`,
  bathrooms: 'বাথরুম, টয়লেট, বাথ, শৌচাগার, স্নানঘর, bathrum',
  moneyUnits: {
    100: 'sho, shoto, শো, শত',
    1000: 'hajar, hazar, hajaar, hajare, hajarer, haazar, হাজার, হাজারে, হাজারের, কে',
    100000: 'লাখ, লক্ষ, লাখে, লাখের, lokkho, lokho, lakhe, lakher, laakh',
    10000000: 'কোটি, কোটির, koti, kotir, ক্রোর',
  },
  squareFeet: {
    1: `
      বর্গফুট, বর্গ ফুট, স্কয়ার ফুট, স্কয়ার ফিট, স্কোয়ার ফুট, স্কোয়ার ফিট, স্কয়ারফিট, স্কোয়ারফিট, স্কয়ারফুট, বর্গফিট,
      বর্গ ফিট, এসএফটি, bargofut, borgofut, borgo fut, squar fut, squar fit`,
    10.763910416709722: 'বর্গমিটার, বর্গ মিটার',
  },
  comparisons,
  comparisonsAfter,
  to: 'theke, থেকে, হইতে, হতে, hote, teke, thekey, থিকে',
  or: `
    ba, othoba, athoba, kingba, na hole, ar, ebong, বা, অথবা, কিংবা, নইলে, আর, এবং, ও, না হয়, nahole,
    noito, না হলে, নাহলে, নয়তো, অথবা কি, ar na hole, (naki/নাকি)`,
  per: 'প্রতি, proti, prati',
  negations: {
    before: 'বিনা, bina',
    after: `
      ছাড়া, চাই না, চাইনা, লাগবে না, দরকার নেই, নয়, নেই, নই, noi, বাদে, বাদ দিয়ে, ব্যতীত, চাইছি না, নাই,
      chara, chhara, chai na, lagbe na, dorkar nei, noy, baade, nei, chaina, na hole cholbe,
      charai, chhada, chharai, chada, baad diye, bad diye, bade diye, lagbena, dorkar nai, hobena,
      hobe na, thakbe na, thaka cholbe na, cholbe na, pochondo noy, chai nah, cahina, চলবে না, হবে না,
      থাকবে না, ছাড়াই, ছাড়া চাই, নহে, চাচ্ছি না, দরকার নাই, পছন্দ না, লাগবেনা, ব্যতিত, চাই নাহ,
      একদম না, ekdom na, chaichi na, chhere, chere, ছেড়ে`,
    adjoining: 'না, na, naa',
  },
  allowances: '(holeo/hole o/na holeo/na hole o) (cholbe/hobe), (হলেও/না হলেও) (চলবে/হবে)',
  wishes,
  endings: `
    তে, য়, ে, র, ের, য়ের, কে, টা, টি, টার, টির, টায়, টিতে, টাতে, গুলো, গুলি, দের, এর, এ, রা, ই, ও,
    খানা, te, e, er, r, y, ye, ta, ti, tar, tay, gulo, der, ke, ei, ote, ete, ra, i, ay, yer, ite, তেই,
    টাই, য়েই, রই, খানি, খানার, গুলোর, গুলির, রও, এও, তেও, gulor, guli, gulir, khani, teo, tei, yei`,
  joinedWords: 'সহ, ছাড়া, ওয়ালা, যুক্ত, মুখী, soho, chara, wala, wali, ala, ওয়ালি, বিহীন, মুক্ত',
  emptyWords,
  monthly: `
    মাসিক, masik, masik bhara, মাসিক ভাড়া, মান্থলি, মাস হিসেবে, mas hisebe, মাসিক হিসেবে, masik hisebe,
    (dirghodin/dirgho somoy/onek din) (/er) (/jonno), (দীর্ঘদিন/দীর্ঘদিনের/দীর্ঘ সময়ের/অনেক দিনের) (/জন্য)`,
  periods: {
    day: `
      দৈনিক, দিনপ্রতি, প্রতিদিন, প্রতি দিন, প্রতি রাত, রাতপ্রতি, দিন হিসেবে, দিন হিসাবে, দিনের ভাড়া,
      দিনের জন্য, এক দিনের জন্য, রাতের জন্য, দৈনিক ভাড়া, প্রতিদিনের, রোজ, রোজের, একদিন, একদিনের,
      একদিনের জন্য, এক রাতের জন্য, dinprati, din proti, protidin, proti din, doinik, dainik,
      din hisebe, din hisabe, din hishebe, diner bhara, diner jonno, ek diner jonno, ekdiner jonno,
      rater jonno, ek rater jonno, proti rat, proti raat, rojer, ekdin`,
    week: `
      সাপ্তাহিক, সপ্তাহপ্রতি, প্রতি সপ্তাহ, প্রতি সপ্তাহে, সপ্তাহ হিসেবে, সপ্তাহের জন্য,
      soptaho, saptahik, soptahik, proti soptaho, soptaher jonno, 
      shoptaho, সপ্তাহ, সপ্তাহে`,
    year: `
      বার্ষিক, বাৎসরিক, বছরে, প্রতি বছর, বছরপ্রতি, বছর হিসেবে, বার্ষিক ভাড়া, barshik, batsorik,
      bochore, proti bochor, bochor hisebe`,
  },
  periodUnits: {
    day: 'দিন, দিনের, রাত, রাতের, din, diner, rat, raat, rater, raater',
    week: 'সপ্তাহের, soptaher, soptah',
  },
  kilometres: 'কিমি, কি মি, কিলোমিটার, কিলোমিটারের, কিমির, kilomitar, kimi',
};
