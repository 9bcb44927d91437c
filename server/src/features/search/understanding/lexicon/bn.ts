import type { Lexicon } from './lexicon.ts';
import { numbers } from './numbers/bn.ts';

export const bn: Lexicon = {
  digits: '০১২৩৪৫৬৭৮৯',
  categories: {
    house: 'একতলা বাড়ি, দোতলা বাড়ি, ektala bari, dotala bari, dotola bari, বাংলো, ভিলা, বিল্ডিং',
    flat: 'ফ্ল্যাট, ফ্লাট, ফ্লেট, অ্যাপার্টমেন্ট, এপার্টমেন্ট',
    shop: `
      dokan, dokaan, dokanghar, dokan ghor, dokan ghar, দোকান, দোকানঘর, দোকান ঘর, অফিস, অফিস ঘর,
      অফিসের জায়গা, গোডাউন, গুদাম, গুদামঘর, শোরুম, শো রুম, কমার্শিয়াল, বাণিজ্যিক, বাণিজ্যিক জায়গা,
      gudam, gudaam, gudown, ব্যবসার জায়গা, bebsar jayga, byabsar jayga, office er jayga`,
    land: `
      jomi, jami, jayga, jaiga, jaga, jayega, jomi jayga, jaygaa, bastu jomi, plot jomi, জমি, জায়গা,
      জায়গা জমি, জমি জায়গা, জমিজমা, প্লট, ভিটে, বাস্তু জমি, জাগা`,
  },
  homes: 'basha, basa, basabari, thakar jayga, থাকার জায়গা, বাসা, বাসাবাড়ি, আবাসন, baas bari',
  dwellings: `
    bari, baari, bary, badi bhara, বাড়ি, ঘরবাড়ি, ghor bari, ghar bari, বাড়িঘর, barighor, bati`,
  singleRooms: `
    ghor, ghor ta, kamra, kamara, rum, mess, mes, mess bari, ghorta, single rum, ঘর, রুম, কামরা,
    কক্ষ, মেস, মেসবাড়ি, পিজি, পেয়িং গেস্ট, হোস্টেল, সিঙ্গেল রুম, স্টুডিও`,
  purposes: {
    rent: `
      bhara, bhaara, vara, bhada deoa, bara neoa, bhara deoa, bhara nebo, bhara chai, bharay, bharate,
      ভাড়া, ভাড়ায়, ভাড়াটিয়া, ভাড়া দেওয়া, ভাড়া নেব, লিজ, মাসিক, মাসে, প্রতি মাসে, masik, mashe,
      mase, টু লেট, টুলেট, রেন্ট`,
    buy: `
      bikri, bikroy, bikri hobe, bikree, kinbo, kinte, kinte chai, kena, kinar, kroy, becha, kina, বিক্রি,
      বিক্রয়, বিক্রি হবে, কিনব, কিনবো, কিনতে, কিনতে চাই, কেনা, কেনার, ক্রয়, বেচা, বেচব, সেল, কিনিতে`,
  },
  furnishings: {
    unfurnished: `
      আসবাব ছাড়া, আসবাবহীন, খালি, asbab chara, khali, আনফার্নিশড, ফার্নিচার ছাড়া, furniture chara`,
    'semi-furnished': 'আধা সাজানো, সেমি ফার্নিশড, সেমিফার্নিশড, adha sajano, আংশিক সাজানো, অর্ধ সজ্জিত',
    'fully-furnished': `
      sajano, shajano, furniture saho, sajano gochano, asbab soho, asbab sho, asbabpotro soho, furniture soho, asbab shoho,
      সাজানো, সাজানো গোছানো, সুসজ্জিত, সজ্জিত, আসবাব, আসবাব সহ, আসবাবপত্র, আসবাবপত্র সহ, ফার্নিচার সহ,
      ফার্নিশড, ফুল ফার্নিশড, ফার্নিচার, ফুললি ফার্নিশড, ফারনিশড`,
  },
  features: {
    parking: `
      পার্কিং, গাড়ি পার্কিং, কার পার্কিং, গ্যারেজ, গাড়ি রাখার জায়গা, গাড়ি রাখা, gari rakhar jayga,
      gari rakha, gari parking, বাইক পার্কিং, gari rakhar byabostha`,
    'attached-bathroom': `
      অ্যাটাচ বাথরুম, এটাচ বাথরুম, অ্যাটাচড বাথরুম, সংলগ্ন বাথরুম, attach bathrum, নিজস্ব বাথরুম`,
    lift: 'লিফট, লিফ্ট, লিফটের সুবিধা',
    shutter: 'শাটার',
  },
  floors: {
    ground: `
      nichtala, nichtola, nich tala, nicher tala, nich tola, nicher tola, নিচতলা, নীচতলা, নিচের তলা,
      নিচ তলা, নীচের তলা, গ্রাউন্ড ফ্লোর, একতলায়, ektalay`,
    'from-1': 'উপরতলা, উপরের তলা, উপর তলা, oporer tola, upor tala, uporer tala, দোতলায়, দোতলা',
    'from-3': 'সবচেয়ে উপরের তলা, টপ ফ্লোর',
  },
  orders: {
    price: `
      kom dam, kom dame, kom damer, kom bhara, kom bharay, kom bharar, sosta, shosta, sostay, shostay,
      sosta dame, kom khoroch, kom budget, kom budgeter, sobcheye kom, kom taka, kom takay, shosta dame,
      কম দাম, কম দামে, কম দামের, কম ভাড়া, কম ভাড়ায়, কম ভাড়ার, সস্তা, সস্তায়, সস্তার, কম খরচ, কম বাজেট,
      সাশ্রয়ী, সবচেয়ে কম, সবচেয়ে কম দাম, সবচেয়ে সস্তা, কম টাকায়, কম টাকা, কমদামি, কম দামি, সুলভ,
      স্বল্প মূল্য, সুলভ মূল্যে`,
    newest: 'notun, natun, notun post, নতুন, নুতন, সদ্য, সাম্প্রতিক, sodyo, সবচেয়ে নতুন, লেটেস্ট',
    size: 'choto, chhoto, choto khato, ছোট, ছোটো, ছোটখাটো, ক্ষুদ্র',
    'size-desc': 'boro, boro sor, বড়, বড়ো, বিশাল, প্রশস্ত, খোলামেলা, kholamela',
  },
  landmarkKinds: {
    station: 'স্টেশন, রেল স্টেশন, রেলস্টেশন, রেলওয়ে স্টেশন, ইস্টিশন, istisan, রেল, ষ্টেশন, জংশন',
    airport: 'বিমানবন্দর, বিমান বন্দর, এয়ারপোর্ট, bimanbondor, biman bondor',
    'bus stand': 'বাস স্ট্যান্ড, বাসস্ট্যান্ড, বাস টার্মিনাস, বাস ডিপো, বাস স্টপ, বাসস্টপ',
    university: 'বিশ্ববিদ্যালয়, ইউনিভার্সিটি, bishwabidyalay, বিশ্ব বিদ্যালয়',
    college: 'কলেজ, মহাবিদ্যালয়',
    hospital: `
      haspatal, hashpatal, haspital, hospitaal, হাসপাতাল, হসপিটাল, নার্সিংহোম, নার্সিং হোম, চিকিৎসালয়`,
    market: 'bazar, bajar, বাজার, মার্কেট, হাট, hat bazar, হাটবাজার',
    mall: 'মল, শপিং মল, শপিংমল, শপিং সেন্টার',
    court: 'adalat, আদালত, কোর্ট',
    school: 'iskul, ishkul, স্কুল, বিদ্যালয়, ইস্কুল, পাঠশালা',
    stadium: 'স্টেডিয়াম, খেলার মাঠ',
    park: 'পার্ক, উদ্যান',
    temple: 'মন্দির, mondir',
  },
  near: {
    after: `
      kache, kachhe, kache pithe, kachei, kachakachi, kachhakachhi, pashe, pase, pasher, ashe pashe,
      aspase, ashpashe, samne, shamne, nikote, nikot, dhare, pichone, ulto dike, ultodike, songlogno,
      kacher, passe, kase, dhar e, কাছে, কাছেই, কাছের, কাছাকাছি, পাশে, পাশেই, পাশাপাশি, আশেপাশে, আশপাশে,
      সামনে, নিকটে, নিকট, ধারে, পেছনে, পিছনে, উল্টোদিকে, উল্টো দিকে, বিপরীতে, সংলগ্ন, লাগোয়া, দিকে,
      এলাকায়, সন্নিকটে, হাঁটা দূরত্বে, হাঁটা পথে, থেকে কাছে`,
    linking: 'er, r, ar, এর, ের, য়ের, র',
  },
  numbers,
  fractions: {
    0.5: 'sare, saare, sarhe, shaare, share, সাড়ে, সারে',
    0.25: 'sowa, soa, soya, সোয়া, সওয়া',
    '-0.25': 'poune, pone, পৌনে',
  },
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
  comparisons: {
    atMost: `
      সর্বোচ্চ, সর্বাধিক, বেশি হলে, বাজেট, আমার বাজেট, অনধিক, besi hole, sorboccho, sorbocho, amar budget, beshi hole`,
    atLeast: `
      কমপক্ষে, অন্তত, ন্যূনতম, কম করে, কম করে হলেও, komse kom, kom kore, kompokkhe, ontoto, সর্বনিম্ন,
      কমসে কম, kom kore holeo`,
    about: 'প্রায়, আনুমানিক, মোটামুটি, pray, praay, motamuti, anumanik, কমবেশি, kombeshi',
  },
  comparisonsAfter: {
    atMost: `
      kom, kome, moddhe, modhe, majhe, niche, nice, er niche, er moddhe, er modhye, er kome, theke kom, er kom, porjonto, porjonto hole,
      bhitore, vitore, er vitore, er bhitore, er theke kom, er besi na, er beshi noy, modde, modhye,
      er modhe, er modde, maddhe, মধ্যে, ভিতরে, ভেতরে, নিচে, নীচে, থেকে কম, চেয়ে কম, কমে, কম, পর্যন্ত,
      অবধি, এর মধ্যে, এর নিচে, এর কম, এর কমে, মাঝে, নীচের, নিচের, বাজেট, বেশি নয়, বেশি না, এর বেশি নয়,
      থেকে কমে, এর ভেতর, ভেতর`,
    atLeast: `
      বেশি, এর বেশি, থেকে বেশি, চেয়ে বেশি, উপরে, ওপরে, এর উপরে, এর ওপরে, থেকে শুরু, বা তার বেশি, বা বেশি,
      অধিক, এর অধিক, উপর, besi, beshi, er besi, er beshi, theke besi, theke beshi, upore, opore, er upore,
      er opore, ba besi, ba tar besi, ba beshi`,
    about: `
      মতো, মত, এর মতো, এর কাছাকাছি, আশেপাশে, moto, er moto, কাছাকাছি, kachakachi, ashe pashe`,
  },
  to: 'theke, থেকে, হইতে, হতে, hote',
  or: `
    ba, othoba, athoba, kingba, na hole, ar, ebong, বা, অথবা, কিংবা, নইলে, আর, এবং, ও, না হয়`,
  per: 'প্রতি, proti, prati',
  negations: {
    before: 'বিনা, bina',
    after: `
      ছাড়া, চাই না, চাইনা, লাগবে না, দরকার নেই, নয়, না, নেই, বাদে, বাদ দিয়ে, ব্যতীত, চাইছি না, নাই,
      chara, chhara, chai na, lagbe na, dorkar nei, noy, bade, baade, nei, chaina, na hole cholbe`,
  },
  wishes: {
    children: `bachcha, baccha, বাচ্চা, শিশু`,
    deposit: `সেলামি, অগ্রিম, জামানত, ডিপোজিট, selami, ogrim`,
    road: `রাস্তা, রোডের ধারে, পাকা রাস্তা, চওড়া রাস্তা, rasta, paka rasta`,
    tuition: `কোচিং, টিউশন, koching`,
    restaurant: `রেস্তোরাঁ, রেস্টুরেন্ট, হোটেল, ক্যাফে, খাবারের দোকান, resturent`,
    salon: `সেলুন, পার্লার, বিউটি পার্লার, selun`,
    clinic: `ক্লিনিক, ডাক্তার, ডাক্তারখানা, ওষুধের দোকান, daktar, daktarkhana, chember, চেম্বার`,
    gents: `chele, cheleder, ছেলে, ছেলেদের, পুরুষ, purush`,
    garden: 'bagan, bagaan, bagan bari, বাগান, বাগানওয়ালা, বাগিচা, ফুলের বাগান',
    balcony: 'baranda, বারান্দা, ব্যালকনি, ঝুল বারান্দা, ব্যালকনী',
    terrace: 'chad, chhad, ছাদ, ছাত, chaad',
    view: 'দৃশ্য, ভিউ, drishyo, pahar dekha, পাহাড় দেখা, পাহাড়ের দৃশ্য',
    kanchenjunga: 'কাঞ্চনজঙ্ঘা, kanchonjongha, kanchanjanga',
    corner: 'কর্নার, kona, কোণা, কোনার, kornar, কোণ, কোনা',
    family: 'poribar, paribar, পরিবার, ফ্যামিলি, পরিবারের, সপরিবার, ছোট পরিবার',
    student: `
      chatro, chhatro, chatra, chatri, ছাত্র, ছাত্রী, স্টুডেন্ট, পড়ুয়া, ছাত্রছাত্রী, শিক্ষার্থী`,
    bachelor: `
      ব্যাচেলর, ব্যাচেলার, চাকুরিজীবী, চাকরিজীবী, chakurijibi, chakrijibi, bachelar, অবিবাহিত, চাকুরে`,
    women: 'mohila, মহিলা, meye, মেয়ে, কর্মজীবী মহিলা',
    pets: 'পোষা, পোষ্য, কুকুর, posha, kukur',
    vegetarian: 'niramish, নিরামিষ, নিরামিষাশী',
    water: 'jol, জল, পানি, pani',
    inverter: 'ইনভার্টার, জেনারেটর',
    kitchen: 'rannaghor, রান্নাঘর, rannaghar, রান্না ঘর',
    quiet: 'nirjhonjhat, নিরিবিলি, শান্ত, niribili, shanto, nirjon, নির্জন',
    internet: 'ওয়াইফাই, ইন্টারনেট',
    loan: 'rin, ঋণ, লোন, ব্যাংক লোন, ব্যাঙ্ক লোন',
    boundary: 'পাঁচিল, প্রাচীর, pachil, seemana, বাউন্ডারি',
    guard: 'পাহারা, নিরাপদ, নিরাপত্তা, সিকিউরিটি, nirapotta, nirapod, গার্ড',
    sun: 'রোদ, rod, দক্ষিণমুখী, রৌদ্র, dokkhin mukhi',
    homestay: 'হোমস্টে, হোম স্টে, গেস্ট হাউস, গেস্টহাউস, অতিথিশালা, হোমস্টেই',
    day: `
      din, দিন, দিনপ্রতি, প্রতিদিন, দৈনিক, দিনে, রাত, প্রতি রাত, প্রতি দিন, dinprati, protidin, doinik`,
    week: 'সপ্তাহ, soptaho, সাপ্তাহিক',
    papers: 'পরিষ্কার কাগজ, রেজিস্ট্রি, খতিয়ান, kagoj, কাগজ, দলিল, dolil, কাগজপত্র, পরচা',
    ac: 'এসি',
    geyser: 'গিজার, গরম জল, gorom jol',
  },
  endings: `
    তে, য়, ে, র, ের, য়ের, কে, টা, টি, টার, টির, টায়, টিতে, টাতে, গুলো, গুলি, দের, এর, এ, রা, ই, ও, খানা,
    te, e, er, r, y, ye, ta, ti, tar, tay, gulo, der, ke, ei, ote, ete, ra, i, ay, yer, ite`,
  joinedWords: 'সহ, ছাড়া, ওয়ালা, যুক্ত, মুখী, soho, chara, wala',
  emptyWords: `
    দেবেন, দিবেন, দিতে, পারেন, পারবেন, পাওয়া যাবে, deben, diben, paren, parben, আপনার, apnar, দরকারি,
    chai, te, e, এ, তে, চাই, ache, achhe, emon, jonno, jonyo, lagbe, dorkar, khujchi, khujchhi, khunjchi, jonne, o, ki, pabo,
    soho, shoho, nebo, nite, debo, hobe, amar, amader, ami, amra, kono, ekta, ekti, taka, takar, bhalo,
    valo, bhal, sundor, theke, diye, jodi, thake, koto, kothay, dam, dame, damer, keu, pawa, paoa, jabe,
    jay, niye, er, r, sob, elakay, আছে, এমন, জন্য, জন্যে, লাগবে, দরকার, খুঁজছি, খুঁজি, কি, পাবো, পাব,
    পাওয়া, যাবে, যায়, সহ, সহিত, নেব, নেবো, নিতে, দেব, দেবো, হবে, আমার, আমাদের, আমি, আমরা, কোনো, কোন,
    কোনও, একটা, একটি, ভালো, ভাল, সুন্দর, দিয়ে, যদি, থাকে, কত, কোথায়, দাম, দামে,
    দামের, কেউ, আছে কি, চাইছি, চান, ওয়ালা, যুক্ত, মধ্যে, কাছে, এর, র, জন, খুব, শুধু, এই, সব, এলাকা,
    এলাকায়, হলে, হয়, নিয়ে, মুখী, দেখতে, দেখান, বলুন, করতে, করব, রাখার, সুবিধা, সুবিধাসহ, subidha,
    ঠিকানা, বাজেট, খরচ, kothao, vai, dada, দাদা, ভাই`,
};
