import type { Lexicon } from '../lexicon.ts';

export const wishes: NonNullable<Lexicon['wishes']> = {
  dry: 'shukno, শুকনো',
  children: `bachcha, baccha, বাচ্চা, শিশু`,
  deposit: 'অগ্রিম, জামানত, ডিপোজিট, ogrim',
  road: `
    রাস্তা, রোডের ধারে, পাকা রাস্তা, চওড়া রাস্তা, rasta, paka rasta, main rasta, মেইন রোড,
    প্রধান রাস্তা, রাস্তার ধারে, rastar dhare, rastar pase, রাস্তার পাশে, মেন রোড, chowra rasta`,
  tuition: `কোচিং, টিউশন, koching`,
  restaurant: `রেস্তোরাঁ, রেস্টুরেন্ট, হোটেল, ক্যাফে, খাবার, resturent`,
  salon: `সেলুন, পার্লার, বিউটি পার্লার, selun`,
  clinic: `ক্লিনিক, ডাক্তার, ডাক্তারখানা, ওষুধ, osudh, oshudh, ousudh, daktar, daktarkhana`,
  gents: `chele, cheleder, ছেলে, ছেলেদের, পুরুষ, purush, বয়েজ, জেন্টস`,
  garden: `
    bagan, bagaan, bagan bari, বাগান, বাগানওয়ালা, বাগিচা, ফুলের বাগান, bagan soho, বাগান সহ,
    বাগানবাড়ি, ful bagan, fuler bagan, phuler bagan, সবজি বাগান, bagane`,
  balcony: `
    baranda, বারান্দা, ব্যালকনি, ঝুল বারান্দা, ব্যালকনী, barandar, barandawala,
    বারান্দাওয়ালা, বারান্দা আছে, ব্যালকনি আছে, balkoni, belkoni, balkani, বেলকনি, ঝুলবারান্দা,
    বারন্দা, ব্যালকোনি`,
  terrace: 'chad, chhad, ছাদ, ছাত, chaad',
  view: 'দৃশ্য, ভিউ, drishyo, dekha (jay/jae/jaye/jai), দেখা (যায়/যাবে)',
  high: 'uchu, unchu, উঁচু, উচু, উঁচুতে, (nichu/নিচু) (noy/na/নয়/না)',
  kanchenjunga: 'কাঞ্চনজঙ্ঘা, kanchonjongha, kanchanjanga',
  corner: 'কর্নার, kona, কোণা, কোনার, kornar, কোণ, কোনা',
  family: `
    poribar, paribar, পরিবার, ফ্যামিলি, পরিবারের, সপরিবার, ছোট পরিবার, family r, familyr, ফ্যামিলির,
    পরিবার নিয়ে, poribar niye, family niye, পরিবারসহ, bou bachcha, সংসার, songsar, sangsar,
    poribare, family manush`,
  student: `
    chatro, chhatro, chatra, ছাত্র, স্টুডেন্ট, পড়ুয়া, ছাত্রছাত্রী, শিক্ষার্থী,
    studnet, studant, chhatroder, chatroder, ছাত্রদের, ছাত্রের, পড়াশোনা,
    porashona, porasona, porbe, পড়ুয়াদের, pathy, porua, স্টুডেন্টদের`,
  bachelor: `
    ব্যাচেলর, ব্যাচেলার, bachelar, অবিবাহিত,
    bachelar der, ব্যাচেলরদের, ব্যাচেলারদের, ব্যাচেলর ছেলে, bachelor chele, একা ছেলে, eka chele,
    aybiyo, অবিবাহিতদের`,
  women: `
    mohila, মহিলা, meye, মেয়ে, কর্মজীবী মহিলা, meyeder, মেয়েদের, মহিলাদের, লেডিস, ledis, mohilader,
    বোন, meyeder jonno, উইমেন, ওমেন, গার্লস, গার্ল`,
  'women student': 'ছাত্রী, ছাত্রীর, ছাত্রীদের, chatri, chhatri, chhatrir, chhatrider',
  'pets welcome': `
    পোষা, পোষ্য, কুকুর, posha, kukur, pet ache, pets ache, পোষা প্রাণী, পোষ্য প্রাণী, কুকুর বিড়াল,
    biral, বিড়াল, poshyo, poshya`,
  vegetarian: 'niramish, নিরামিষ, নিরামিষাশী, নিরামিষভোজী, niramish bhoji, veg family, নিরামিষ পরিবার',
  nonveg: '(machh/mach) (/o) (mangsho/mangso) (/ranna) (/korle), amish, আমিষ, মাছ মাংস, নন ভেজ',
  water: `
    jol, জল, পানি, pani, joler subidha, জলের সুবিধা, পানীয় জল, খাবার জল, khabar jol, paniyo jol, 24 ghonta jol, jol er`,
  flood: `
    (/borsay/borshay/bristite) (jol/pani) (jome/jome jay/dhoke/uthe/othe) (/na/nai),
    জল (জমে/ঢোকে/ওঠে) (/না), bonna, bonya, বন্যা`,
  glass: '(/kancher/kacher/kach) front, kancher, kacher, কাঁচের (/ফ্রন্ট), কাচের (/ফ্রন্ট)',
  inverter: 'ইনভার্টার, জেনারেটর',
  kitchen: 'rannaghor, রান্নাঘর, rannaghar, রান্না ঘর',
  quiet: `
    nirjhonjhat, নিরিবিলি, শান্ত, niribili, shanto, nirjon, নির্জন, shanto elaka, nirob, নীরব,
    শান্তিপূর্ণ, santo, কোলাহলমুক্ত, nirjhonjhat elaka, হইচই নেই`,
  internet: 'ওয়াইফাই, ইন্টারনেট',
  loan: 'rin, ঋণ, লোন',
  boundary: 'পাঁচিল, প্রাচীর, pachil, seemana, বাউন্ডারি',
  guard: `
    পাহারা, নিরাপদ, নিরাপত্তা, সিকিউরিটি, nirapotta, nirapod, গার্ড, surakkhito, সুরক্ষিত, nirapad,
    নিরাপদ এলাকা, দারোয়ান, daroan, darwan, cctv ache`,
  sun: 'রোদ, rod, দক্ষিণমুখী, রৌদ্র, dokkhin mukhi',
  homestay: `
    হোমস্টে, হোম স্টে, গেস্ট হাউস, গেস্টহাউস, অতিথিশালা, হোমস্টেই, homeste, hom ste, homstay,
    গেষ্ট হাউস, হোম স্টে তে, অতিথি, otithi, ghurte, ঘুরতে, berate, বেড়াতে,
    ট্যুরিস্ট, টুরিস্ট, পর্যটক, লজ`,
  papers: 'রেজিস্ট্রি, খতিয়ান, kagoj, কাগজ, দলিল, dolil, কাগজপত্র, পরচা',
  ac: 'এসি',
  geyser: 'গিজার, গরম জল, gorom jol',
  broker: `
    dalal, dalali, dalaal, দালাল, দালালি, দালালের, ব্রোকার, ব্রোকারেজ, broker er, কমিশন,
    মধ্যস্থতাকারী, sorasori malik, সরাসরি মালিক, মালিকের কাছ থেকে, maliker kach theke, malik theke`,
  salami: 'সালামি, সেলামী, পাগড়ি, ছালামি, selami, সেলামি',
  'first floor': `
    prothom tola, prothom tala, prothom tolay, dotola, dotolay, dotala, dotalay, do tola, doti tola,
    প্রথম তলা, প্রথম তলায়, ফার্স্ট ফ্লোর, দুই তলা, দোতালা`,
  'second floor': `
    ditiyo tola, ditiyo tala, dwitiyo tala, tin tola, tin tolay, tintola, দ্বিতীয় তলা,
    দ্বিতীয় তলায়, তিনতলা, তিনতলায়, তিন তলা, সেকেন্ড ফ্লোর`,
  'third floor': 'tritiyo tola, tritiyo tala, তৃতীয় তলা, char tola, চারতলা, চার তলা',
  'working people': `
    chakuri jibi, chakri kori, chakri kore, chakrirato, chakurirato, চাকরি, চাকুরি, চাকরি করি,
    চাকরিরত, কর্মরত, office kori, অফিস করি, chakri, chakuri, chakri wala, চাকরিওয়ালা, কর্মজীবী,
    kormojibi, সার্ভিস হোল্ডার, চাকুরিজীবী, চাকরিজীবী, chakurijibi, chakrijibi, চাকুরে`,
  'working women': `
    kormojibi mohila, chakurijibi mohila, চাকরিজীবী মহিলা, চাকুরিজীবী মহিলা, কর্মরত মহিলা,
    কর্মজীবী মেয়ে, ওয়ার্কিং (উইমেন/ওমেন/লেডিস/মহিলা/গার্ল/গার্লস), (chakrijibi/chakurijibi) (meye/meyeder), (চাকরিজীবী/চাকুরিজীবী) (মেয়ে/মেয়েদের)`,
  'office staff': `
    ব্যাংক কর্মী, ব্যাঙ্ক কর্মী, অফিস কর্মী, bank kormi, সরকারি কর্মচারী, sorkari kormochari,
    sorkari chakri, সরকারি চাকরি`,
  'view of the hills': `
    pahar dekha jay, পাহাড় দেখা যায়, পাহাড়ের ভিউ, paharer view, pahar view, পাহাড়মুখী,
    pahar dekha, পাহাড় দেখা, পাহাড়ের দৃশ্য`,
  'tea garden': 'cha bagan, chaa bagan, chabagan, চা বাগান, চাবাগান, চা বাগানের, cha baganer',
  'thakur ghar': `
    thakur ghor, thakurghar, puja ghor, pujar ghor, ঠাকুরঘর, ঠাকুর ঘর, পুজোর ঘর, পূজার ঘর, পূজা ঘর`,
  'modular kitchen': `
    modular rannaghor, মডুলার কিচেন, মডিউলার কিচেন, আধুনিক রান্নাঘর, মডুলার রান্নাঘর,
    adhunik rannaghor, মডার্ন কিচেন`,
  'clear papers': `
    kagoj thik, kagoj clear, kagojpotro thik, কাগজ ঠিক, কাগজপত্র ঠিক, কাগজ পরিষ্কার, clear kagoj,
    poriskar kagoj, পরিষ্কার কাগজ`,
  'bank loans': `
    হোম লোন, লোন পাওয়া যাবে, bank lon, lone, lon, loan pabo, loan hobe, loan paoa jabe, লোন হবে,
    ব্যাংক লোন, ব্যাঙ্ক লোন`,
  'boundary wall': `
    boundary deoa, pachil deoa, পাঁচিল দেওয়া, প্রাচীর দেওয়া, বাউন্ডারি ওয়াল, পাঁচিল ঘেরা, prachir`,
  tree: 'gach, gachh, গাছ, গাছপালা, ফলের গাছ, foler gach, gachpala',
  mango: 'aam gach, am gach, আম গাছ, আমগাছ, আম বাগান, aam bagan',
  'morning sun': 'sokaler rod, সকালের রোদ, পুবমুখী, পূর্বমুখী, পূর্ব মুখী, purbo mukhi, pub mukhi',
  south: 'dokkhin khola, দক্ষিণ খোলা, দক্ষিণ দিক খোলা, দক্ষিনমুখী, dokkhin dik khola',
  'open sides': 'alo batas, আলো বাতাস, আলোবাতাস, khola batas, খোলা হাওয়া, hawa batas, হাওয়া বাতাস',
  ready: 'redi, রেডি, সঙ্গে সঙ্গে',
  couple: 'swami stri, স্বামী স্ত্রী, দম্পতি, dompoti, কাপল',
  'electric meter': `
    (current/bidyut/karent) (/er) (/alada) meter, (alada/nijer) (/current/bidyut) (/er) meter, আলাদা (/বিদ্যুতের/কারেন্টের) মিটার, মিটার`,
  'freshly painted': '(notun/sodyo) rong (/kora), rong kora',
  'paying tenant': `
    bharatia (ache/achhe/thake/soho/shoho), ভাড়াটিয়া (আছে/থাকে/সহ), ভাড়াটে (আছে/থাকে/সহ), ভাড়াটিয়া`,
  wood: 'কাঠের, kather, kaather',
  receipt: 'রসিদ, roshid, rosid',
  vacant: '(ekhoni/ekhon) khali, (এখনই/এখন) খালি',
  books: 'বই, boi, boi khata, বই খাতা',
  monsoon: 'brishti, বৃষ্টি, bristi, borsha, borshakal, বর্ষা, বর্ষাকাল',
};
